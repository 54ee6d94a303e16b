import Glibc
import InterfaceXML

/// The controllers of a storyboard that a running app shows in a navigation controller, and the scenes of other
/// storyboards where navigation continues from there.
public struct StoryboardReferences: Sendable {
  /// A scene of another storyboard, as specified by a reference.
  public struct Reference: Hashable, Sendable {
    /// The storyboard's name, without extension.
    public let storyboard: String
    /// The scene's storyboard ID; nil for the initial one.
    public let identifier: String?
  }

  private let root: Element
  /// The references in document order, each with the object ID of its placeholder.
  private let references: [(id: String, reference: Reference)]

  /// Reads the references of a document.
  ///
  /// - Parameter document: A storyboard; placeholders without an ID or a storyboard's name are left out.
  public init(_ document: InterfaceDocument) {
    root = document.root
    references = document.root.elements(named: BarInference.placeholder).compactMap { element in
      guard let id = element.peek("id"), let storyboard = element.peek("storyboardName") else { return nil }
      let identifier = element.peek("referencedIdentifier")
      return (id, Reference(storyboard: storyboard, identifier: identifier))
    }
  }

  /// Returns whether bytes may be a document with references to others, without parsing them.
  ///
  /// - Parameter bytes: The contents of a file.
  public static func mayBe(in bytes: [UInt8]) -> Bool {
    let tag = Array("<\(BarInference.placeholder)".utf8)
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

  /// Returns the object ID of the controller with a storyboard ID.
  ///
  /// - Parameter identifier: The storyboard ID; nil for the initial controller.
  /// - Returns: The object ID; nil if the document has no such controller.
  public func controller(identified identifier: String?) -> String? {
    guard let identifier else { return root.peek("initialViewController") }
    return root.elements { $0.name.hasSuffix("Controller") }
      .first { $0.peek("storyboardIdentifier") == identifier }?.peek("id")
  }

  /// Returns the controllers shown in a navigation controller if other storyboards show or push some of the controllers
  /// in one.
  ///
  /// - Parameter entered: The object IDs of those controllers.
  /// - Returns: The object IDs of all that have a navigation bar then, and the references that get one.
  public func contained(entering entered: Set<String>) -> (controllers: Set<String>, references: [Reference])
  {
    let bars = BarInference(root: root, pushed: entered)
    let led = references.filter { bars.bars(of: $0.id).hasNavigationBar }
    return (bars.withNavigationBar, led.map(\.reference))
  }
}

extension Element {
  /// The elements with a name in the document, in its order.
  fileprivate func elements(named name: String) -> [Element] { elements { $0.name == name } }

  fileprivate func elements(where isWanted: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var waiting = [self]
    while let element = waiting.popLast() {
      if isWanted(element) { found.append(element) }
      waiting += element.children.reversed()
    }
    return found
  }
}
