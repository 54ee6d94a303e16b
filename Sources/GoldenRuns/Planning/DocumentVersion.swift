import Diagnostics
import InterfaceFile
import Screens
import Typography

/// A document read in one language and text size.
struct DocumentVersion {
  /// The file that was read, which may be specific to the language.
  let path: String
  /// Whether the document has texts in the language.
  let knowsLanguage: Bool
  let screens: [Screen]
  /// The images, colors and fonts of each screen.
  private let resources: [ObjectIdentifier: DocumentResources]
  /// The texts of the language, by object id.
  let translations: [String: [LocalizedText]]
  let findings: [Finding]

  /// The images, colors and fonts of one of the screens.
  func resources(of screen: Screen) -> DocumentResources { resources[ObjectIdentifier(screen)]! }

  /// Returns the screen that corresponds to one of another version; a language's own document may order its scenes
  /// differently.
  func counterpart(of screen: Screen, at index: Int) -> Screen? {
    if index < screens.count, screens[index].id == screen.id { return screens[index] }
    return screens.first { $0.id == screen.id } ?? screens.first { $0.name == screen.name }
  }

  /// Reads a version.
  ///
  /// - Throws: What reading the document throws.
  init(
    _ document: GoldenDocuments.Document, _ reading: ReadingTraits, in project: GoldenProject,
    _ parsed: inout ParsedDocuments
  ) throws {
    let (configuration, subject) = (project.configuration, project.subject)
    let name = document.relativePath
    var loaded =
      try subject.described(name).map {
        try LoadedDocument(described: $0, named: document.path, for: reading, fonts: project.fonts)
      } ?? LoadedDocument.load(document.path, for: reading, parsed: &parsed)
    if let canvases = subject.canvases[name] {
      for index in loaded.scenes.indices {
        if let canvas = canvases[loaded.scenes[index].id] { loaded.scenes[index].canvas.era = canvas.era }
      }
    }
    var byFolders: [[String]: DocumentResources] = [:]
    var resources: [DocumentResources] = []
    let settings = loaded.scenes.map { SceneSettings(configuration, of: name, $0.answers(to:)) }
    for (scene, settings) in zip(loaded.scenes, settings) {
      let folders = settings.assets
      let own =
        byFolders[folders]
        ?? DocumentResources(
          document: document.path, library: project.libraries.library(of: folders, in: parsed.files),
          in: parsed.files)
      byFolders[folders] = own
      own.giveSizes(to: [scene])
      resources.append(own)
    }
    resources.first?.followReferences(to: &loaded.scenes, among: project.storyboards)
    let scenes = zip(loaded.scenes, zip(settings, resources)).filter { !$0.0.isConstraintTemplate }
    loaded.scenes = []
    screens = scenes.map { scene, own in
      Screen(
        scene, options: own.0.matching, templateAttributes: subject.stateAttributes,
        customArrangements: subject.customArrangements)
    }
    self.resources = Dictionary(
      zip(screens, scenes).map { (ObjectIdentifier($0), $1.1.1) },
      uniquingKeysWith: { first, _ in first })
    findings = loaded.findings
    path = loaded.path
    translations = loaded.translations
    knowsLanguage = loaded.knowsLanguage
  }
}
