import Diagnostics
import Files
import InterfaceFile
import InterfaceXML
import Localization
import Views

/// A document read and instantiated, with the layouts of its companion files attached.
package struct LoadedDocument {
  /// The file as the user named it.
  package let path: String
  /// The base name of the output files for this document.
  package private(set) var name: String
  /// The companion file next to the document whose layouts were attached by naming convention.
  package private(set) var companion: String?
  /// Whether the requested language exists in the document or its string tables.
  package private(set) var knowsLanguage = true
  /// The texts of another language that the document has, by object id.
  package private(set) var translations: [String: [LocalizedText]] = [:]
  /// The screens, in the file's order.
  package var scenes: [Scene]
  /// What was found, in the order of reading.
  package var findings: [Finding]

  /// Where the two layouts come from, beside the document itself.
  package struct Companions: Sendable {
    /// A file that keeps the portrait layout.
    package var portrait: String?
    /// The file that holds the landscape layout.
    package var landscape: String?
    /// Whether to look for a companion file next to the document by naming convention.
    package var followsConventions = true

    /// No files given; conventions are followed.
    package init() {}

    /// Returns the companion file with the landscape layout found by naming convention, or nil if conventions are off.
    package func conventional(for path: String, in files: FileSystem) -> String? {
      followsConventions && path != "-" ? LayoutCompanion.landscape(of: path, in: files) : nil
    }

    /// Returns the base name of a document's output files: its name, without `-portrait` if it has a companion.
    package func documentName(of path: String, in files: FileSystem) -> String {
      let name = InputFile(path: path == "-" ? "<stdin>" : path, bytes: []).documentName
      return landscape != nil || conventional(for: path, in: files) != nil
        ? LayoutCompanion.plainName(name) : name
    }
  }

  /// Reads and instantiates a document. In another language scenes keep the names that they have in the document's own.
  /// Throws `FileError`, `ReadError` or `LocalizationError`, of the document, of a companion or of texts for them.
  package static func load(
    _ path: String, companions: Companions = Companions(), for traits: ReadingTraits = ReadingTraits()
  ) throws -> LoadedDocument {
    var parsed = ParsedDocuments(in: .untraced)
    return try load(path, companions: companions, for: traits, parsed: &parsed)
  }

  /// Instantiates a document, reading it only if it is not already in `parsed`, to which newly read ones, including
  /// companions, are added.
  package static func load(
    _ path: String, companions: Companions = Companions(), for traits: ReadingTraits = ReadingTraits(),
    parsed: inout ParsedDocuments
  ) throws -> LoadedDocument {
    let (language, files) = (traits.language, parsed.files)
    var traits = traits
    // Scenes of several files are paired by what all of them have.
    if companions.portrait ?? companions.landscape ?? companions.conventional(for: path, in: files) != nil {
      traits.scenes = nil
    }
    func load(_ path: String) throws -> LoadedDocument {
      let localized = try LocalizedDocument(path, language, parsed: &parsed)
      let (source, document) = (localized.source, localized.document)
      var loaded = try LoadedDocument(document, texts: localized.texts, for: traits)
      loaded.findings += (language.map { source.missing($0, document) } ?? []) + localized.findings
      loaded.findings += language.map { LocalizedSource.systemWords($0, document) } ?? []
      if traits.textSize != nil { loaded.findings += document.fixedTextStyles }
      loaded.knowsLanguage = source.isKnown
      loaded.translations = source.translations
      if language != nil, source.document == path {
        let plain = try document.instantiate(
          textSize: traits.textSize, embedding: traits.embedsScenes, only: traits.scenes(of: document)
        ).scenes
        for (index, scene) in plain.enumerated() where index < loaded.scenes.count {
          loaded.scenes[index].name = scene.name
          loaded.scenes[index].aliases += scene.aliases
        }
      }
      return loaded
    }
    var document = try load(path)
    document.name = companions.documentName(of: path, in: files)
    if let portrait = companions.portrait {
      document.attach(try load(portrait), as: .portrait)
    }
    if let landscape = companions.landscape {
      document.attach(try load(landscape), as: .landscape)
    } else if let landscape = companions.conventional(for: path, in: files) {
      document.attach(try load(landscape), as: .landscape, replaces: false)
      document.companion = landscape
    } else if companions.followsConventions, path != "-",
      let link = LayoutCompanion.landscape(of: path, in: files, leadsOut: true)
    {
      document.findings.append(.leadsOut(link))
    }
    return document
  }

  /// Reads and instantiates a document from bytes. Texts stay in the document's own language, because there are no
  /// string tables next to in-memory bytes. Throws `ReadError` or `SceneFileError`.
  package static func load(
    _ input: InputFile, for traits: ReadingTraits = ReadingTraits()
  ) throws -> LoadedDocument {
    let document = try InterfaceDocument.read(input, in: .untraced)
    return try LoadedDocument(document, texts: TextOverlay(), for: traits)
  }

  /// A document that is no file: its screens are made in code.
  init(path: String, scenes: [Scene]) {
    self.path = path
    name = InputFile.documentName(of: path)
    self.scenes = scenes
    findings = []
  }

  /// Instantiates a document for the size classes of its canvas, and once more for each group of other size classes
  /// that the document distinguishes.
  init(
    _ document: InterfaceDocument, texts: TextOverlay, for traits: ReadingTraits
  ) throws(ReadError) {
    path = document.file
    name = InputFile.documentName(of: document.file)
    (scenes, findings) = try document.instantiate(
      texts: texts, textSize: traits.textSize, embedding: traits.embedsScenes,
      only: traits.scenes(of: document))
    for group in document.sizeClassGroups where group.count < SizeClasses.all.count {
      guard let design = scenes.first?.canvas.sizeClasses, !group.contains(design) else { continue }
      // The findings of this pass were already reported by the first one.
      let again = try document.instantiate(
        for: group[0], texts: texts, textSize: traits.textSize, embedding: traits.embedsScenes,
        only: traits.scenes(of: document))
      add(again.scenes, of: group)
    }
    for layout in document.layouts { try add(layout, texts: texts, for: traits) }
    for index in scenes.indices {
      if let supported = document.supportedOrientations[scenes[index].tree.root.objectID] {
        scenes[index].canvas.supportedOrientations = supported
      }
      scenes[index].canvas.presentation = document.presentations[scenes[index].tree.root.objectID]
    }
  }

  /// Adds the trees of scenes that were instantiated for size classes other than those of their canvas.
  private mutating func add(_ again: [Scene], of group: [SizeClasses]) {
    guard again.count == scenes.count else { return }
    for (index, scene) in again.enumerated() {
      func variant(_ tree: ViewTree?) -> [SizeClassTree] {
        // A template that is the live tree itself has the live tree's variants.
        guard let tree, tree !== scene.tree else { return [] }
        return [SizeClassTree(classes: group, tree: tree)]
      }
      scenes[index].sizeClassTrees.append(SizeClassTree(classes: group, tree: scene.tree))
      scenes[index].portraitVariants += variant(scene.portraitTemplate)
      scenes[index].landscapeVariants += variant(scene.landscapeTemplate)
      for (template, other) in scene.constraintTemplates.enumerated()
      where template < scenes[index].constraintTemplates.count {
        let own = scenes[index].constraintTemplates[template]
        if let variant = own.variant(in: other.tree, for: group) {
          scenes[index].constraintTemplates[template].variants.append(variant)
        }
      }
    }
  }

  /// Attaches the layouts of another document's scenes as the layouts of an orientation; if it `replaces`, instead of
  /// those provided by the document's own outlets.
  ///
  /// Scenes are paired by title, storyboard ID, class or object ID. If both documents have a single scene, the two are
  /// paired; so are the remaining scenes if both documents have the same number of scenes. The orientation without an
  /// explicit layout uses the document's own layout. A layout without a matching scene is reported as a finding.
  package mutating func attach(_ other: LoadedDocument, as orientation: Orientation, replaces: Bool = true) {
    findings += other.findings
    for (scene, target) in zip(other.scenes, partners(of: other)) {
      guard let target else {
        findings.append(.noCounterpart(of: scene, in: path))
        continue
      }
      if !replaces, scenes[target].template(for: orientation) != nil {
        findings.append(.secondLayout(of: scenes[target], orientation, in: other.path))
        continue
      }
      scenes[target].attach(scene, as: orientation)
    }
  }

  /// Returns, for each scene of the other document, the index of its counterpart; no scene is paired twice.
  private func partners(of other: LoadedDocument) -> [Int?] {
    if scenes.count == 1, other.scenes.count == 1 { return [0] }
    var free = Set(scenes.indices)
    /// The scenes of each name or alias.
    var owners: [String: [Int]] = [:]
    for (index, scene) in scenes.enumerated() {
      for name in Set([scene.name] + scene.aliases) { owners[name, default: []].append(index) }
    }
    var result = other.scenes.map { scene -> Int? in
      let only = ([scene.name] + scene.aliases).lazy.compactMap { owners[$0] }.first { $0.count == 1 }
      return only.flatMap { free.remove($0[0]) }
    }
    guard scenes.count == other.scenes.count else { return result }
    for index in result.indices where result[index] == nil { result[index] = free.remove(index) }
    return result
  }
}

extension Scene {
  /// Uses the tree of another scene as the layout of an orientation; the scene's own tree becomes the layout of the
  /// other orientation unless that is already set.
  fileprivate mutating func attach(_ layout: Scene, as orientation: Orientation) {
    switch orientation {
    case .portrait:
      portraitTemplate = layout.tree
      portraitVariants = layout.sizeClassTrees
      if landscapeTemplate == nil { landscapeTemplate = tree }
    case .landscape:
      landscapeTemplate = layout.tree
      landscapeVariants = layout.sizeClassTrees
      if portraitTemplate == nil { portraitTemplate = tree }
    }
  }
}

extension Finding {
  fileprivate static func noCounterpart(of scene: Scene, in path: String) -> Finding {
    Finding(
      .warning, .unmatched, "scene \"\(scene.name)\" has no counterpart in \(path)", at: scene.location)
  }

  fileprivate static func secondLayout(
    of scene: Scene, _ orientation: Orientation, in path: String
  ) -> Finding {
    Finding(
      .warning, .outlet,
      "\"\(scene.name)\" has a \(orientation.rawValue) layout of its own; that of \(path) is not used",
      at: scene.location, notes: [Finding.Note("--\(orientation.rawValue) \(path) uses it all the same")])
  }
}

extension ReadingTraits {
  /// The scenes of a document that are read; nil for all, as where a document has layouts of its own for each.
  fileprivate func scenes(of document: InterfaceDocument) -> Set<String>? {
    document.layouts.isEmpty ? scenes : nil
  }
}
