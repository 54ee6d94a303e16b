import Views

@testable import InterfaceFile

extension FuzzTarget {
  /// Documents of both generations; they differ in what their fuzzing starts from.
  static let documents = ["documents", "archives"].map { name in
    FuzzTarget(name: name) { bytes in
      guard let document = try? InterfaceDocument.read(bytes, file: "fuzz.xib"),
        let (scenes, _) = try? document.instantiate()
      else { return }
      for scene in scenes { check(scene.tree) }
    }
  }

  private static func check(_ tree: ViewTree) {
    for view in tree.views {
      precondition(view.frame.isFinite, "a frame is not finite")
      precondition(view.frame.size.width >= 0 && view.frame.size.height >= 0, "a size is negative")
    }
  }
}
