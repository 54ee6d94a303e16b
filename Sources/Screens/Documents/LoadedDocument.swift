import Diagnostics
import Files
import InterfaceFile
import Localization
import Views

/// A document read and instantiated, with the layouts of its companion files attached.
public struct LoadedDocument {
  /// The file as the user named it.
  package let path: String
  /// What files written for it begin with.
  package private(set) var name: String
  /// The file beside the document whose layouts were taken, by convention.
  package private(set) var companion: String?
  /// Whether there is something in the language that was asked for.
  package private(set) var knowsLanguage = true
  /// The screens, in the file's order.
  public var scenes: [Scene]
  /// What was found, in the order of reading.
  package var findings: [Finding]

  /// Where the two layouts come from, beside the document itself.
  public struct Companions: Sendable {
    /// A file that keeps the portrait layout.
    package var portrait: String?
    /// A file that keeps the landscape layout.
    package var landscape: String?
    /// Whether a file beside the document is looked for by its name.
    package var followsConventions = true

    /// No files given; conventions are followed.
    public init() {}

    /// The file beside a document that keeps its landscape layout, where conventions are followed.
    package func conventional(for path: String) -> String? {
      followsConventions && path != "-" ? LayoutCompanion.landscape(of: path) : nil
    }

    /// What files written for a document begin with: its name, without `-portrait` where a companion is known.
    package func documentName(of path: String) -> String {
      let name = InputFile(path: path == "-" ? "<stdin>" : path, bytes: []).documentName
      return landscape != nil || conventional(for: path) != nil ? LayoutCompanion.plainName(name) : name
    }
  }

  /// Reads and instantiates a document.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - companions: where the two layouts come from.
  ///   - traits: what it is read for. In another language scenes keep the names that they have in the document's own.
  /// - Throws: `FileError`, `ReadError` or `LocalizationError`, of the document, of a companion or of texts for them.
  public static func load(
    _ path: String, companions: Companions = Companions(), for traits: ReadingTraits = ReadingTraits()
  ) throws -> LoadedDocument {
    var parsed = ParsedDocuments()
    return try load(path, companions: companions, for: traits, parsed: &parsed)
  }

  /// Instantiates a document, which is read where it was not before.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - companions: where the two layouts come from.
  ///   - traits: what it is read for.
  ///   - parsed: the documents that were read; takes those that are read now, companions included.
  /// - Throws: `FileError`, `ReadError` or `LocalizationError`, of the document, of a companion or of texts for them.
  package static func load(
    _ path: String, companions: Companions = Companions(), for traits: ReadingTraits = ReadingTraits(),
    parsed: inout ParsedDocuments
  ) throws -> LoadedDocument {
    let language = traits.language
    func load(_ path: String) throws -> LoadedDocument {
      let source = try LocalizedSource(path, language)
      let document = try parsed.document(at: source.document)
      let (texts, found) = source.texts(for: document)
      var loaded = try LoadedDocument(document, texts: texts, for: traits)
      loaded.findings += (language.map { source.missing($0, document) } ?? []) + found
      loaded.knowsLanguage = source.isKnown
      if language != nil, source.document == path {
        let plain = try document.instantiate(
          textSize: traits.textSize, embedding: traits.embedsScenes
        ).scenes
        for (index, scene) in plain.enumerated() where index < loaded.scenes.count {
          loaded.scenes[index].name = scene.name
          loaded.scenes[index].aliases += scene.aliases
        }
      }
      return loaded
    }
    var document = try load(path)
    document.name = companions.documentName(of: path)
    if let portrait = companions.portrait {
      document.attach(try load(portrait), as: .portrait)
    }
    if let landscape = companions.landscape {
      document.attach(try load(landscape), as: .landscape)
    } else if let landscape = companions.conventional(for: path) {
      document.attach(try load(landscape), as: .landscape, replaces: false)
      document.companion = landscape
    }
    return document
  }

  /// Reads and instantiates bytes.
  ///
  /// - Parameters:
  ///   - input: the bytes, and the name of the file for messages.
  ///   - traits: what it is read for; texts stay in the document's own language, as nothing lies beside bytes.
  /// - Throws: `ReadError`.
  package static func load(
    _ input: InputFile, for traits: ReadingTraits = ReadingTraits()
  ) throws(ReadError) -> LoadedDocument {
    let document = try InterfaceDocument.read(input.bytes, file: input.path)
    return try LoadedDocument(document, texts: TextOverlay(), for: traits)
  }

  /// Instantiates a document: for the size classes of its canvas, and once for each group of other classes that it tells
  /// apart.
  private init(
    _ document: InterfaceDocument, texts: TextOverlay, for traits: ReadingTraits
  ) throws(ReadError) {
    path = document.file
    name = InputFile.documentName(of: document.file)
    (scenes, findings) = try document.instantiate(
      texts: texts, textSize: traits.textSize, embedding: traits.embedsScenes)
    for group in document.sizeClassGroups where group.count < SizeClasses.all.count {
      guard let design = scenes.first?.canvas.sizeClasses, !group.contains(design) else { continue }
      // What is found there was reported before.
      let again = try document.instantiate(
        for: group[0], texts: texts, textSize: traits.textSize, embedding: traits.embedsScenes)
      add(again.scenes, of: group)
    }
  }

  /// Takes the trees of scenes that were read for size classes which are not their canvas'.
  private mutating func add(_ again: [Scene], of group: [SizeClasses]) {
    guard again.count == scenes.count else { return }
    for (index, scene) in again.enumerated() {
      func variant(_ tree: ViewTree?) -> [SizeClassTree] {
        // A template that is the live tree itself varies with that.
        guard let tree, tree !== scene.tree else { return [] }
        return [SizeClassTree(classes: group, tree: tree)]
      }
      scenes[index].sizeClassTrees.append(SizeClassTree(classes: group, tree: scene.tree))
      scenes[index].portraitVariants += variant(scene.portraitTemplate)
      scenes[index].landscapeVariants += variant(scene.landscapeTemplate)
      for (template, other) in scene.constraintTemplates.enumerated()
      where template < scenes[index].constraintTemplates.count {
        scenes[index].constraintTemplates[template].variants += variant(other.tree)
      }
    }
  }

  /// Takes the layouts of another document's scenes for an orientation of this one's.
  ///
  /// Scenes are paired by title, storyboard id, class or object id; the only scenes of two documents are a pair, and
  /// so are those that are left where both have as many. The orientation that nobody gave is the document's own
  /// layout. A layout that finds no scene is a finding.
  ///
  /// - Parameters:
  ///   - other: the document that keeps the layouts.
  ///   - orientation: what they are for.
  ///   - replaces: whether they stand in for layouts that the document's own outlets give.
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

  /// The scene of this document that each of the other's is a layout of; none is taken twice.
  private func partners(of other: LoadedDocument) -> [Int?] {
    if scenes.count == 1, other.scenes.count == 1 { return [0] }
    var free = Set(scenes.indices)
    var result = other.scenes.map { scene -> Int? in
      let found = partner(of: scene).flatMap { free.remove($0) }
      return found
    }
    guard scenes.count == other.scenes.count else { return result }
    for index in result.indices where result[index] == nil { result[index] = free.remove(index) }
    return result
  }

  private func partner(of scene: Scene) -> Int? {
    for alias in [scene.name] + scene.aliases {
      let found = scenes.indices.filter { scenes[$0].name == alias || scenes[$0].aliases.contains(alias) }
      if found.count == 1 { return found[0] }
    }
    return nil
  }
}

extension Scene {
  /// Takes a scene's tree for the layout of an orientation; its own tree is that of the other one, unless that is given.
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
