import Files
import Goldens
import Motion
import MotionExport

/// Screens that have goldens and are gone from the project, with or without their documents.
///
/// A screen that is still in its document, or in a document that the configuration passes over now, is not gone: it is
/// only not drawn any more.
struct RemovedScreens {
  private let configuration: GoldenConfiguration
  private let store: GoldenStore
  /// The documents that have goldens, by their folders.
  private let documents: [String: GoldenDocuments.Document]
  /// The screens that the documents have.
  private let present: Set<GoldenScene>

  init(
    _ configuration: GoldenConfiguration, _ store: GoldenStore, documents: [GoldenDocuments.Document],
    present: Set<GoldenScene>
  ) {
    (self.configuration, self.store, self.present) = (configuration, store, present)
    self.documents = Dictionary(documents.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a failure for each golden of a screen that is gone. The paths are those of goldens that belong to no
  /// screen, sorted.
  func failures(among paths: [String]) -> [GoldenFailure] {
    var order: [GoldenScene] = []
    var goldens: [GoldenScene: [String]] = [:]
    for path in paths where path.hasSuffix(GoldenPath.picture) {
      let scene = GoldenScene.split(path).scene
      if present.contains(scene) { continue }
      if goldens[scene] == nil { order.append(scene) }
      goldens[scene, default: []].append(path)
    }
    return order.flatMap { failures(of: $0, goldens[$0]!) }
  }

  private func failures(of scene: GoldenScene, _ paths: [String]) -> [GoldenFailure] {
    let record = paths.lazy.compactMap { store.tree($0) }.first
    let document = documents[scene.folder]
    let former = document?.relativePath ?? RecordedDocument(scene.folder, record, configuration).path
    // A document that is there and has no goldens any more was taken out of the configuration.
    if document == nil, FileSystem.untraced.exists(configuration.path(former)) { return [] }
    let name = record?.screen ?? scene.name
    return paths.map { path in
      var failure = GoldenFailure(
        path: path, reason: .removed, document: configuration.path(former), scene: name,
        variant: Self.words(GoldenScene.split(path).rest), actual: nil, tree: "", renderer: "")
      failure.isOfWholeDocument = document == nil
      // What is gone does not say how it was saved: most screens are, in portrait.
      failure.distance = failure.variant.contains("landscape") ? 1 : 0
      failure.changes = [.removal(ofScreen: name, root: record?.nodes.first)]
      return failure
    }
  }

  /// What distinguishes the golden from the screen's others, by the end of its name.
  private static func words(_ rest: String) -> String {
    let parts = rest.dropLast(GoldenPath.picture.count).split(separator: "/")
    let words = (parts.first ?? "").split(separator: ".").joined(separator: " ")
    return parts.count > 1 ? "\(words), frame \(Int(parts[1]) ?? 0)" : words
  }
}

/// The document that the goldens of a folder were recorded of.
struct RecordedDocument {
  /// The path relative to the project's root: as its goldens' trees record it, else the name of their folder.
  let path: String

  init(_ folder: String, _ record: TreeRecord?, _ configuration: GoldenConfiguration) {
    let recorded = record?.document
    // Goldens that were moved still record the earlier name.
    if let recorded, GoldenDocuments.folder(of: recorded) == folder {
      path = recorded
    } else {
      let kinds = [".storyboard", ".xib", ".scene.json", ".flow.json"]
      path = kinds.map { folder + $0 }.first { FileSystem.untraced.exists(configuration.path($0)) } ?? folder
    }
  }

  /// The documents of all goldens in a store, sorted by their folders.
  static func all(in store: GoldenStore, _ lock: GoldenLock, _ configuration: GoldenConfiguration) -> [String]
  {
    var folders: Set<String> = []
    return lock.paths.compactMap { path in
      let folder = GoldenScene.split(path).scene.folder
      guard folders.insert(folder).inserted else { return nil }
      return RecordedDocument(folder, store.tree(path), configuration).path
    }
  }
}
