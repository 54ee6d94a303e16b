import Diagnostics
import InterfaceFile
import Screens

/// A document read in one language and text size, with the values that the configuration sets.
struct DocumentVersion {
  /// A screen of the document.
  struct Entry {
    private(set) var screen: Screen
    /// Its images, colors and fonts.
    let resources: DocumentResources
    let settings: SceneSettings
    /// The values to set, each with the reason why it could not be set.
    private(set) var changes: [(change: StateChange, failure: StateChange.Failure?)] = []

    init(_ screen: Screen, _ resources: DocumentResources, _ settings: SceneSettings) {
      (self.screen, self.resources, self.settings) = (screen, resources, settings)
      for change in settings.changes {
        let (changed, failure) = self.screen.making(change)
        self.screen = changed
        changes.append((change, failure))
      }
    }
  }

  /// The file that was read, which may be specific to the language.
  let path: String
  /// Whether the document has texts in the language.
  let knowsLanguage: Bool
  let entries: [Entry]
  /// The texts of the language, by object id.
  let translations: [String: [LocalizedText]]
  let findings: [Finding]

  /// Returns the screen that corresponds to one of another version; a language's own document may order its scenes
  /// differently.
  func counterpart(of screen: Screen, at index: Int) -> Entry? {
    if index < entries.count, entries[index].screen.id == screen.id { return entries[index] }
    return entries.first { $0.screen.id == screen.id } ?? entries.first { $0.screen.name == screen.name }
  }

  /// Reads a version.
  ///
  /// - Throws: What reading the document throws.
  init(
    _ document: GoldenDocuments.Document, _ reading: ReadingTraits, in project: GoldenProject,
    _ parsed: inout ParsedDocuments
  ) throws {
    let (subject, name) = (project.subject, document.relativePath)
    if case .screen(let screen, let resources) = subject.documents {
      guard reading == ReadingTraits() else { throw GoldenRunError.readAlready(screen.name) }
      let settings = SceneSettings(project.configuration, of: name, screen.answers(to:))
      entries = [Entry(screen, resources, settings)]
      (path, findings, translations, knowsLanguage) = (document.path, screen.findings, [:], true)
      return
    }
    var loaded =
      try subject.described(name).map {
        try LoadedDocument(described: $0, named: document.path, for: reading, fonts: project.fonts)
      } ?? LoadedDocument.load(document.path, for: reading, parsed: &parsed)
    if let contents = subject.sharedInputs[name] {
      for place in loaded.scenes.indices {
        contents.apply(to: &loaded.scenes[place], isTranslated: reading.language != nil)
      }
    }
    if let canvases = subject.canvases[name] {
      for index in loaded.scenes.indices {
        if let canvas = canvases[loaded.scenes[index].id] { loaded.scenes[index].canvas.share(canvas) }
      }
    }
    var byFolders: [[String]: DocumentResources] = [:]
    let settings = loaded.scenes.map { SceneSettings(project.configuration, of: name, $0.answers(to:)) }
    let resources = settings.enumerated().map { index, settings in
      let library = project.libraries.library(of: settings.assets, in: parsed.files)
      let own =
        byFolders[settings.assets]
        ?? DocumentResources(document: document.path, library: library, in: parsed.files)
      byFolders[settings.assets] = own
      var scene = [loaded.scenes[index]]
      own.complete(&scene, for: reading)
      loaded.scenes[index] = scene[0]
      return own
    }
    resources.first?.followReferences(to: &loaded.scenes, for: reading, among: project.storyboards)
    let scenes = zip(loaded.scenes, zip(settings, resources)).filter { !$0.0.isConstraintTemplate }
    loaded.scenes = []
    entries = scenes.map { scene, own in
      let screen = Screen(
        scene, options: own.0.matching, templateAttributes: subject.stateAttributes,
        customArrangements: subject.customArrangements)
      return Entry(screen, own.1, own.0)
    }
    (path, findings) = (loaded.path, loaded.findings)
    (translations, knowsLanguage) = (loaded.translations, loaded.knowsLanguage)
  }
}
