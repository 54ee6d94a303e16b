import Views

@testable import InterfaceFile
@testable import SceneFile

extension FuzzTarget {
  /// Documents of both generations; they differ in their seed corpus.
  static let documents =
    ["documents", "archives"].map { name in
      FuzzTarget(name: name) { bytes in
        guard let document = try? InterfaceDocument.read(bytes, file: "fuzz.xib") else { return }
        check(document)
      }
    } + [
      FuzzTarget(name: "scenes") { bytes in
        let document = try? SceneFormat.read(bytes, file: "fuzz.scene.json") {
          path throws(SceneFileError.Unreadable) in
          (path == "again" ? bytes : Array("{\"scene\": 1}".utf8), path)
        }
        if let document { check(document) }
      }
    ]

  private static func check(_ document: InterfaceDocument) {
    guard let (scenes, _) = try? document.instantiate() else { return }
    for scene in scenes { check(scene.tree) }
  }

  private static func check(_ tree: ViewTree) {
    for view in tree.views {
      precondition(view.frame.isFinite, "a frame is not finite")
      precondition(view.frame.size.width >= 0 && view.frame.size.height >= 0, "a size is negative")
    }
  }
}
