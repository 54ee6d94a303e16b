import Glibc

/// What a running app shows around the controllers of a storyboard, and around the scenes of other storyboards that its
/// references lead to.
package struct StoryboardReferences: Sendable {
  /// A scene of another storyboard, as specified by a reference.
  package struct Reference: Hashable, Sendable {
    /// The storyboard's name, without extension.
    package let storyboard: String
    /// The scene's storyboard ID; nil for the initial one.
    package let identifier: String?
  }

  /// A tab bar controller, and the child in whose tab a controller is.
  package struct TabPlace: Hashable, Sendable {
    /// The path of the tab bar controller's storyboard; nil for the one that is read.
    package var storyboard: String?
    /// The object ID of the tab bar controller.
    package let controller: String
    /// The object ID of its child, or of the reference to it.
    package let child: String
  }

  /// What surrounds a controller in a running app.
  package struct Surroundings: Hashable, Sendable {
    /// Whether it is in a navigation controller with a bar.
    package var isInNavigation = false
    /// Whether another controller pushes it.
    package var isPushed = false
    /// The tab bar below it; nil if there is none.
    package var tabs: TabPlace?

    /// Whether there is nothing.
    var isEmpty: Bool { !isInNavigation && tabs == nil }

    /// Adds what surrounds the controller where another reference leads to it. The first tab bar counts.
    package mutating func add(_ other: Surroundings) {
      isInNavigation = isInNavigation || other.isInNavigation
      guard tabs == nil, other.tabs != nil else { return }
      (isPushed, tabs) = (other.isPushed, other.tabs)
    }
  }

  private let graph: ControllerGraph
  /// The object IDs of controllers by their storyboard IDs.
  private let identified: [String: String]

  package init(_ document: InterfaceDocument) {
    graph = document.graph
    let named = graph.controllers.compactMap { controller in
      controller.storyboardIdentifier.map { ($0, controller.id) }
    }
    identified = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

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
    identifier.map { identified[$0] } ?? graph.initial
  }

  /// Returns what surrounds the controllers, by object ID, and the scenes that references lead to, in document order, if
  /// other storyboards surround those that are `entered`. `path` is the storyboard's own.
  package func surroundings(entering entered: [String: Surroundings], path: String) -> (
    controllers: [String: Surroundings], references: [(reference: Reference, surroundings: Surroundings)]
  ) {
    let bars = BarInference(graph, entered: entered)
    func around(_ id: String) -> Surroundings {
      var around = bars.surroundings(of: id)
      if around.tabs?.storyboard == nil { around.tabs?.storyboard = path }
      return around
    }
    func place(_ reference: String) -> Int { graph.placeholders[reference]?.number ?? 0 }
    let controllers = graph.controllers.map { ($0.id, around($0.id)) }.filter { !$0.1.isEmpty }
    let led = graph.references.sorted { place($0.key) < place($1.key) }.map {
      ($0.value, around($0.key))
    }
    return (
      Dictionary(controllers, uniquingKeysWith: { first, _ in first }), led.filter { !$0.1.isEmpty }
    )
  }

  /// Whether a tab bar controller has references among its tabs.
  package func hasReferences(inTabsOf controller: String) -> Bool {
    graph.controllers.first { $0.id == controller }?.children.contains { graph.references[$0] != nil }
      ?? false
  }
}
