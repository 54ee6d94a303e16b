import Views

/// A controller instance with its children.
package struct FlowNode: Hashable, Sendable {
  package var controller: ControllerID
  /// The stack of a navigation controller, root first, the controllers of the tabs, or none.
  package var children: [FlowNode] = []
  /// The index of the selected tab, or of the column that the last step was taken in.
  package var selected = 0
  /// Whether a navigation controller's bar is hidden.
  package var isBarHidden = false
  /// The values set on the screen, one for each key, in the order of setting.
  package var model: [FlowSetting] = []
  /// The offsets of scroll views, one for each view.
  package var scrolls: [FlowScroll] = []
  /// The states that were applied to the screen, one on top of the other.
  package var states: [StatePart] = []

  /// Creates an instance without values. `controller`: its controller; children have to be added.
  package init(_ controller: ControllerID) { self.controller = controller }

  /// Returns the index of the visible child; nil for content.
  package func shownIndex(_ world: FlowWorld) -> Int? {
    if children.isEmpty { return nil }
    switch world[controller].kind {
    case .content: return nil
    case .navigation: return children.count - 1
    case .tabs: return min(selected, children.count - 1)
    case .split: return world.showsColumns ? min(selected, children.count - 1) : 0
    }
  }

  /// Returns the number of columns that it shows next to one another; 1 for all but split view controllers.
  package func columnCount(_ world: FlowWorld) -> Int {
    world[controller].kind == .split && world.showsColumns ? max(1, children.count) : 1
  }

  /// Returns the nodes from this one to the visible content.
  package func shownPath(_ world: FlowWorld) -> [FlowNode] {
    var path = [self]
    while let last = path.last, let index = last.shownIndex(world) { path.append(last.children[index]) }
    return path
  }

  /// Returns the nodes from this one to the content at the root of its stacks, which determine a tab's name.
  package func rootPath(_ world: FlowWorld) -> [FlowNode] {
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

  /// The words for the states that were applied; nil for the initial state.
  package var stateName: String? {
    states.isEmpty ? nil : states.map(\.text).joined(separator: ",")
  }

  /// This node and its descendants, parents first.
  package var all: [FlowNode] { [self] + children.flatMap(\.all) }
}

/// A value set on a screen: `Name.text` and its new value.
package struct FlowSetting: Hashable, Sendable {
  /// The view's name and the property, such as `Name.text`.
  package var key: String
  /// The value, as written.
  package var value: String

  /// The setting in the syntax of `--set`.
  package var text: String { "\(key)=\(value)" }
}

/// The offset of a scroll view.
package struct FlowScroll: Hashable, Sendable {
  /// The view's name.
  package var view: String
  /// The content offset, points.
  package var x, y: Double
}

/// A layer over the window: the root controller, or a presented one.
package struct FlowLayer: Hashable, Sendable {
  /// The controller with its children.
  package var node: FlowNode
  /// How it is presented; the root fills the screen.
  package var presentation = FlowController.Presentation.fullScreen
  package var fades = false

  /// Creates a layer that fills the screen.
  package init(_ node: FlowNode) { self.node = node }
}

/// The complete state of a flow at a moment.
package struct FlowState: Hashable, Sendable {
  /// The orientation of the interface.
  package var orientation: Orientation
  /// The orientation of the device: different if a presented controller rotated the interface.
  package var device: Orientation
  /// The root controller and the presented ones, lowest first.
  package var layers: [FlowLayer]

  /// Creates a state. `layers`: the root controller and the presented ones, lowest first; at least one.
  package init(orientation: Orientation, layers: [FlowLayer]) {
    (self.orientation, device, self.layers) = (orientation, orientation, layers)
  }

  /// Returns the nodes of the topmost layer from its root to the visible content.
  package func shownPath(_ world: FlowWorld) -> [FlowNode] { layers[layers.count - 1].node.shownPath(world) }

  /// Returns the paths from the root of a layer to the content of each column that it shows, from the left: one, or both
  /// of a split view controller. `layer`: an index into `layers`; nil for the topmost.
  package func columns(_ world: FlowWorld, layer: Int? = nil) -> [[FlowNode]] {
    let path = layers[layer ?? layers.count - 1].node.shownPath(world)
    guard let place = path.firstIndex(where: { $0.columnCount(world) > 1 }) else { return [path] }
    return path[place].children.map { path[...place] + $0.shownPath(world) }
  }

  /// Returns the visible content node: where there are several columns, that of the last step.
  package func visible(_ world: FlowWorld) -> FlowNode {
    let path = shownPath(world)
    return path[path.count - 1]
  }

  /// Returns the innermost navigation controller around the visible content. The result: the node; nil if the topmost
  /// layer has no navigation controller around it.
  package func navigation(_ world: FlowWorld) -> FlowNode? {
    shownPath(world).last { world[$0.controller].kind == .navigation }
  }

  /// Returns whether a navigation bar is visible.
  package func showsBar(_ world: FlowWorld) -> Bool { Self.showsBar(shownPath(world), world) }

  /// Returns whether a navigation bar is visible over the last node of a path.
  package static func showsBar(_ path: [FlowNode], _ world: FlowWorld) -> Bool {
    path.last { world[$0.controller].kind == .navigation }.map { !$0.isBarHidden } ?? false
  }

  /// Returns whether the visible controller has a back button.
  package func hasBackButton(_ world: FlowWorld) -> Bool {
    guard let navigation = navigation(world), !navigation.isBarHidden, navigation.children.count > 1,
      let top = navigation.children.last
    else { return false }
    return !world[top.controller].hidesBackButton
  }

  /// All nodes, lowest layer first.
  package var alive: [FlowNode] { layers.flatMap(\.node.all) }

  /// Returns the names from the root of each layer to the visible content, in readable form: `A › B`, layers separated
  /// by ` + `, columns by ` | `, states that were applied in parentheses.
  package func stackText(_ world: FlowWorld) -> String {
    layers.map { text(of: $0.node, world) }.joined(separator: " + ")
  }

  private func text(of node: FlowNode, _ world: FlowWorld) -> String {
    switch world[node.controller].kind {
    case .content: return world[node.controller].name + (node.stateName.map { " (\($0))" } ?? "")
    case .navigation: return node.children.map { text(of: $0, world) }.joined(separator: " › ")
    case .split:
      let columns = node.columnCount(world) > 1 ? node.children[...] : node.children.prefix(1)
      let texts = columns.map { text(of: $0, world) }
      return texts.isEmpty ? world[node.controller].name : texts.joined(separator: " | ")
    case .tabs:
      guard let index = node.shownIndex(world) else { return world[node.controller].name }
      return "tab \(index + 1): " + text(of: node.children[index], world)
    }
  }

  /// Returns the names on the visible stack of a navigation controller, else the visible controller's alone. `layer`: an
  /// index into `layers`; nil for the topmost.
  package func stack(_ world: FlowWorld, layer: Int? = nil) -> [String] {
    let path = layers[layer ?? layers.count - 1].node.shownPath(world)
    let navigation = path.last { world[$0.controller].kind == .navigation }
    let nodes = navigation?.children ?? path.suffix(1)
    return nodes.map { world[$0.shownPath(world).last?.controller ?? $0.controller].name }
  }
}
