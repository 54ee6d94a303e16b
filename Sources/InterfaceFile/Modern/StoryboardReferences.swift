import Glibc

/// The controllers of a storyboard that a running app shows in a navigation controller, and the scenes of other
/// storyboards where navigation continues from there.
package struct StoryboardReferences: Sendable {
  /// A scene of another storyboard, as specified by a reference.
  package struct Reference: Hashable, Sendable {
    /// The storyboard's name, without extension.
    package let storyboard: String
    /// The scene's storyboard ID; nil for the initial one.
    package let identifier: String?
  }

  private let graph: ControllerGraph

  package init(_ document: InterfaceDocument) { graph = document.graph }

  /// Returns whether the bytes of a file may be a document with references to others, without parsing them.
  package static func mayBe(in bytes: [UInt8]) -> Bool {
    let tag = Array("<\(ControllerGraph.placeholder)".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var place = 0
      while bytes.count - place >= tag.count,
        let found = memchr(start + place, Int32(tag[0]), bytes.count - place - tag.count + 1)
      {
        if memcmp(found, tag, tag.count) == 0 { return true }
        place = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
      }
      return false
    }
  }

  /// Returns the object ID of the controller with a storyboard ID, nil for the initial one; nil if there is no such
  /// controller.
  package func controller(identified identifier: String?) -> String? {
    guard let identifier else { return graph.initial }
    return graph.controllers.first { $0.storyboardIdentifier == identifier }?.id
  }

  /// Returns the object IDs of all controllers that have a navigation bar if other storyboards show or push those that
  /// are `entered` in a navigation controller, and the references that get one.
  package func contained(entering entered: Set<String>) -> (
    controllers: Set<String>, references: Set<Reference>
  ) {
    let bars = BarInference(graph, pushed: entered)
    let led = graph.references.filter { bars.bars(of: $0.key).hasNavigationBar }
    return (bars.withNavigationBar, Set(led.values))
  }
}
