import Diagnostics
import InterfaceFile
import Views

/// A document read and instantiated, with the layouts of its companion files attached.
public struct LoadedDocument {
  /// The file as the user named it.
  public let path: String
  /// What files written for it begin with.
  public let name: String
  /// The screens, in the file's order.
  public var scenes: [Scene]
  /// What was found, in the order of reading.
  public var findings: [Finding]

  /// Where the two layouts come from, beside the document itself.
  public struct Companions: Sendable {
    /// A file that keeps the portrait layout.
    public var portrait: String?
    /// A file that keeps the landscape layout.
    public var landscape: String?
    /// Whether a file beside the document is looked for by its name.
    public var followsConventions = true

    /// No files given; conventions are followed.
    public init() {}
  }

  /// Reads and instantiates a document.
  ///
  /// - Throws: `FileError` or `ReadError`, of the document or of a companion.
  public static func load(
    _ path: String, companions: Companions = Companions()
  ) throws -> LoadedDocument {
    var document = try load(InputFile.read(path))
    let found = companions.followsConventions && path != "-" ? LayoutCompanion.landscape(of: path) : nil
    let landscape = companions.landscape ?? found
    if let portrait = companions.portrait {
      document.attach(try load(InputFile.read(portrait)), as: .portrait)
    }
    if let landscape { document.attach(try load(InputFile.read(landscape)), as: .landscape) }
    return document
  }

  /// Reads and instantiates bytes.
  public static func load(_ input: InputFile) throws(ReadError) -> LoadedDocument {
    let document = try InterfaceDocument.read(input.bytes, file: input.path)
    let (scenes, findings) = try document.instantiate()
    return LoadedDocument(
      path: input.path, name: LayoutCompanion.plainName(input.documentName), scenes: scenes,
      findings: findings)
  }

  /// Takes the layouts of another document's scenes for an orientation of this one's.
  ///
  /// Scenes are paired by storyboard id, controller class or name; the only scenes of two documents are a pair. The
  /// orientation that nobody gave is the document's own layout. A layout that finds no scene is a finding.
  mutating func attach(_ other: LoadedDocument, as orientation: Orientation) {
    findings += other.findings
    for (index, scene) in other.scenes.enumerated() {
      guard let target = partner(of: scene, at: index, in: other) else {
        findings.append(
          Finding(
            .warning, .unmatched, "scene \"\(scene.name)\" has no counterpart in \(path)", at: scene.location)
        )
        continue
      }
      if orientation == .portrait { scenes[target].portraitTemplate = scene.tree }
      if orientation == .landscape { scenes[target].landscapeTemplate = scene.tree }
      let isFree =
        orientation == .portrait
        ? scenes[target].landscapeTemplate == nil : scenes[target].portraitTemplate == nil
      if isFree {
        if orientation == .portrait { scenes[target].landscapeTemplate = scenes[target].tree }
        if orientation == .landscape { scenes[target].portraitTemplate = scenes[target].tree }
      }
    }
  }

  private func partner(of scene: Scene, at index: Int, in other: LoadedDocument) -> Int? {
    if scenes.count == 1, other.scenes.count == 1 { return 0 }
    for alias in [scene.name] + scene.aliases {
      let found = scenes.indices.filter { scenes[$0].name == alias || scenes[$0].aliases.contains(alias) }
      if found.count == 1 { return found[0] }
    }
    return scenes.count == other.scenes.count ? index : nil
  }
}
