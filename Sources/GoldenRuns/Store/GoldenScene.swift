import Motion
import MotionExport

/// The goldens of one screen: what begins with the document's folder and the screen's name.
struct GoldenScene: Hashable, Sendable, Comparable {
  /// The document's folder below the goldens' folder.
  var folder: String
  /// The screen's part of the names.
  var name: String

  /// Splits the path of a golden, a still or a frame of a transition, into its screen and the rest.
  static func split(_ path: String) -> (scene: GoldenScene, rest: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var last = parts.removeLast()
    if FrameSchedule.number(ofFile: last) != nil, let motion = parts.popLast() { last = "\(motion)/\(last)" }
    let name = String(last.prefix { $0 != "." })
    return (
      GoldenScene(folder: parts.joined(separator: "/"), name: name), String(last.dropFirst(name.count))
    )
  }

  /// The path of one of its goldens.
  func path(_ rest: String) -> String { (folder.isEmpty ? "" : folder + "/") + name + rest }

  static func < (left: GoldenScene, right: GoldenScene) -> Bool {
    (left.folder, left.name) < (right.folder, right.name)
  }
}

/// Where the goldens of screens are stored whose documents, or who themselves, were renamed or moved.
struct GoldenOrigins: Sendable {
  /// The screens as they were when their goldens were recorded; nil for new screens whose names others had.
  private(set) var scenes: [GoldenScene: GoldenScene?] = [:]

  /// All goldens are where they belong.
  init() {}

  init(_ scenes: [GoldenScene: GoldenScene?]) { self.scenes = scenes }

  /// Returns the path that a golden was recorded under; nil for one that was not.
  func origin(of path: String) -> String? {
    if scenes.isEmpty { return path }
    let (scene, rest) = GoldenScene.split(path)
    guard let origin = scenes[scene] else { return path }
    return origin?.path(rest)
  }
}
