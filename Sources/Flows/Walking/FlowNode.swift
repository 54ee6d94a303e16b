import Views

/// A controller that is alive, with those that it contains.
public struct FlowNode: Hashable, Sendable {
  /// Which controller it is an instance of.
  public var controller: ControllerID
  /// The stack of a navigation controller from its root on, the controllers of the tabs, or none.
  public var children: [FlowNode] = []
  /// The tab that is chosen, from 0.
  public var selected = 0
  /// Whether a navigation controller's bar is hidden.
  public var isBarHidden = false
  /// What was set on the screen, each key once, in the order of setting.
  public var model: [FlowSetting] = []
  /// How far scroll views were scrolled, each once.
  public var scrolls: [FlowScroll] = []

  /// An instance with nothing set.
  ///
  /// - Parameter controller: The controller that it is an instance of; children have to be added.
  public init(_ controller: ControllerID) { self.controller = controller }

  /// Returns the place among `children` of the one that shows; nil for content.
  ///
  /// - Parameter world: The world that the node's controllers are of.
  public func shownIndex(_ world: FlowWorld) -> Int? {
    if children.isEmpty { return nil }
    switch world[controller].kind {
    case .content: return nil
    case .navigation: return children.count - 1
    case .tabs: return min(selected, children.count - 1)
    case .split: return 0
    }
  }

  /// Returns the nodes from this one to the one that shows content.
  ///
  /// - Parameter world: The world that the node's controllers are of.
  public func shownPath(_ world: FlowWorld) -> [FlowNode] {
    var path = [self]
    while let last = path.last, let index = last.shownIndex(world) { path.append(last.children[index]) }
    return path
  }

  /// Returns the nodes from this one to the content at the root of its stacks, which name a tab.
  ///
  /// - Parameter world: The world that the node's controllers are of.
  public func rootPath(_ world: FlowWorld) -> [FlowNode] {
    var path = [self]
    while let last = path.last, !last.children.isEmpty {
      let index = world[last.controller].kind == .tabs ? min(last.selected, last.children.count - 1) : 0
      path.append(last.children[index])
    }
    return path
  }

  /// Calls `change` with the node at the end of a path of child indices.
  mutating func update<R>(at path: ArraySlice<Int>, _ change: (inout FlowNode) -> R) -> R {
    guard let first = path.first else { return change(&self) }
    return children[first].update(at: path.dropFirst(), change)
  }

  /// This node and all below, parents first.
  public var all: [FlowNode] { [self] + children.flatMap(\.all) }
}

/// A value set on a screen: `Name.text` and what it became.
public struct FlowSetting: Hashable, Sendable {
  /// The view's name and the property, such as `Name.text`.
  public var key: String
  /// The value, as written.
  public var value: String

  /// A setting from its parts.
  ///
  /// - Parameters:
  ///   - key: The view's name and the property, such as `Name.text`.
  ///   - value: The value, as written.
  public init(key: String, value: String) { (self.key, self.value) = (key, value) }

  /// The setting as `--set` takes it.
  public var text: String { "\(key)=\(value)" }
}

/// How far a scroll view is scrolled.
public struct FlowScroll: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The content offset, points.
  public var x, y: Double

  /// An offset from its parts.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - x: The horizontal content offset, in points.
  ///   - y: The vertical content offset, in points.
  public init(view: String, x: Double, y: Double) { (self.view, self.x, self.y) = (view, x, y) }
}

/// What stands over the window: the root controller, or a presented one.
public struct FlowLayer: Hashable, Sendable {
  /// The controller with all that it contains.
  public var node: FlowNode
  /// How it is presented; the root fills the screen.
  public var presentation = FlowController.Presentation.fullScreen
  /// Whether it comes and goes by fading.
  public var fades = false

  /// A layer that fills the screen.
  ///
  /// - Parameter node: The controller with all that it contains.
  public init(_ node: FlowNode) { self.node = node }
}

/// Everything that a flow remembers at a moment.
public struct FlowState: Hashable, Sendable {
  /// Which way up the interface is.
  public var orientation: Orientation
  /// Which way up the device is held: otherwise, where a presented controller turned the interface.
  public var device: Orientation
  /// The root controller and what is presented over it, lowest first.
  public var layers: [FlowLayer]

  /// A state from its parts.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the interface, and the way up in which the device is held.
  ///   - layers: The root controller and what is presented over it, lowest first; at least one.
  public init(orientation: Orientation, layers: [FlowLayer]) {
    (self.orientation, device, self.layers) = (orientation, orientation, layers)
  }

  /// Returns the nodes of the uppermost layer from its root to what shows content.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func shownPath(_ world: FlowWorld) -> [FlowNode] { layers[layers.count - 1].node.shownPath(world) }

  /// Returns the node that shows content.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func visible(_ world: FlowWorld) -> FlowNode {
    let path = shownPath(world)
    return path[path.count - 1]
  }

  /// Returns the innermost navigation controller around what is visible.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  /// - Returns: The node; nil if no navigation controller of the uppermost layer contains it.
  public func navigation(_ world: FlowWorld) -> FlowNode? {
    shownPath(world).last { world[$0.controller].kind == .navigation }
  }

  /// Returns whether a navigation bar shows over what is visible.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func showsBar(_ world: FlowWorld) -> Bool { navigation(world).map { !$0.isBarHidden } ?? false }

  /// Returns whether the visible controller has a back button.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func hasBackButton(_ world: FlowWorld) -> Bool {
    guard let navigation = navigation(world), !navigation.isBarHidden, navigation.children.count > 1,
      let top = navigation.children.last
    else { return false }
    return !world[top.controller].hidesBackButton
  }

  /// All nodes that are alive, lowest layer first.
  public var alive: [FlowNode] { layers.flatMap(\.node.all) }

  /// Returns the names from the root of a layer to what shows, for people: `A › B`, layers separated by ` + `.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func stackText(_ world: FlowWorld) -> String {
    layers.map { text(of: $0.node, world) }.joined(separator: " + ")
  }

  private func text(of node: FlowNode, _ world: FlowWorld) -> String {
    switch world[node.controller].kind {
    case .content: return world[node.controller].name
    case .navigation: return node.children.map { text(of: $0, world) }.joined(separator: " › ")
    case .split: return node.children.first.map { text(of: $0, world) } ?? world[node.controller].name
    case .tabs:
      guard let index = node.shownIndex(world) else { return world[node.controller].name }
      return "tab \(index + 1): " + text(of: node.children[index], world)
    }
  }

  /// Returns the names of the stack that shows: of a navigation controller all of it, else the visible controller
  /// alone.
  ///
  /// - Parameter world: The world that the state's controllers are of.
  public func stack(_ world: FlowWorld) -> [String] {
    let nodes = navigation(world)?.children ?? [visible(world)]
    return nodes.map { world[$0.shownPath(world).last?.controller ?? $0.controller].name }
  }
}
