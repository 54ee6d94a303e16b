import Views

/// Performs actions: the only code that models what UIKit's containers do with them.
///
/// An impossible action throws and leaves an undefined state; callers keep the previous one.
package struct FlowMachine: Sendable {
  /// The controllers and rules.
  package let world: FlowWorld
  package var state: FlowState
  /// The events since the last call of `takeEvents()`.
  private(set) var events: [FlowEvent] = []
  /// The nesting depth of actions defined by the script.
  private var depth = 0

  /// How deep containers may stand in one another, and actions may call others.
  static let deepest = 16
  /// How many controllers may be alive at a time: every state of a walk tells all of them.
  static let mostAlive = 256

  /// Creates a machine that shows the world's start. Throws `FlowFault` if the start contains itself or rules never
  /// settle.
  package init(_ world: FlowWorld, orientation: Orientation) throws(FlowFault) {
    self.world = world
    // The node is created by the machine, so that its controllers are counted.
    state = FlowState(orientation: orientation, layers: [FlowLayer(FlowNode(world.start))])
    state.layers[0].node = try make(world.start)
    _ = settle(.present)
    appear()
    try check(.show)
  }

  /// Creates a machine in the middle of a flow. `state`: the state to continue from, without events.
  package init(_ world: FlowWorld, at state: FlowState) { (self.world, self.state) = (world, state) }

  /// Returns the events, and clears them.
  package mutating func takeEvents() -> [FlowEvent] {
    defer { events = [] }
    return events
  }

  mutating func note(_ event: FlowEvent) { events.append(event) }

  var visible: FlowController { world[state.visible(world).controller] }

  /// Performs an action. `step`: the step; one that waits, expects or takes a picture has no effect here. Throws
  /// `FlowFault` if it is impossible.
  package mutating func take(_ step: FlowStep) throws(FlowFault) {
    switch step.action {
    case .rotate(let orientation): try rotate(to: orientation ?? state.device.other)
    case .tap(let name): try tap(name)
    case .push(let name): try push(world.controller(named: name), isAnimated: step.isAnimated)
    case .replace(let name): try replace(by: world.controller(named: name), isAnimated: step.isAnimated)
    case .back(let back): try goBack(back, isAnimated: step.isAnimated)
    case .present(let name, let presentation):
      try present(world.controller(named: name), presentation, isAnimated: step.isAnimated)
    case .dismiss: try dismiss(isAnimated: step.isAnimated)
    case .segue(let identifier): try perform(identifier)
    case .select(let name): try select(name)
    case .set(let settings):
      for setting in settings { set(setting) }
      note(.changed(step, state.visible(world)))
    case .state(let name):
      try apply(name, isAnimated: step.isAnimated)
      note(.changed(step, state.visible(world)))
    case .scroll(let scroll):
      self.scroll(scroll)
      note(.changed(step, state.visible(world)))
    case .bar(let wish): try setBar(wish)
    case .wait, .snapshot, .expect: break
    case .repeated(let count, let steps):
      for _ in 0..<count { for step in steps { try take(step) } }
    }
  }

  // MARK: Creating controllers

  /// A new instance of a controller, with its initial children.
  mutating func make(_ id: ControllerID, depth: Int = 0) throws(FlowFault) -> FlowNode {
    guard depth < Self.deepest else {
      throw FlowFault("\"\(world[id].name)\" contains itself")
    }
    note(.created(id))
    var node = FlowNode(id)
    node.isBarHidden = world[id].beginsWithoutBar
    for child in world[id].children { node.children.append(try make(child, depth: depth + 1)) }
    return node
  }

  // MARK: Finding nodes

  /// The child indices from the topmost layer's root to the visible node.
  private var shownIndices: [Int] { shownIndices(below: state.layers[state.layers.count - 1].node) }

  /// The child indices from a node to the content that it shows.
  func shownIndices(below node: FlowNode) -> [Int] {
    var indices: [Int] = []
    var node = node
    while let index = node.shownIndex(world) {
      indices.append(index)
      node = node.children[index]
    }
    return indices
  }

  /// The indices to the innermost container of a kind around the visible node; nil if there is none.
  func container(_ kind: FlowController.Kind) -> [Int]? {
    let nodes = state.shownPath(world)
    guard let place = nodes.lastIndex(where: { world[$0.controller].kind == kind }) else { return nil }
    return Array(shownIndices.prefix(place))
  }

  /// Changes a node of the topmost layer.
  mutating func update<R>(_ indices: [Int], _ change: (inout FlowNode) -> R) -> R {
    state.layers[state.layers.count - 1].node.update(at: indices[...], change)
  }

  /// Changes the innermost container of a kind around the visible node; nil if there is none.
  mutating func updateContainer<R>(_ kind: FlowController.Kind, _ change: (inout FlowNode) -> R) -> R? {
    container(kind).map { update($0, change) }
  }

  /// Changes the visible content node.
  mutating func updateVisible<R>(_ change: (inout FlowNode) -> R) -> R { update(shownIndices, change) }

  // MARK: After a movement

  /// Lets the visible controller appear: settles the bar, the orientation, and whether a rule has a better one.
  mutating func show(_ movement: FlowMovement) throws(FlowFault) {
    arrive(movement)
    guard state.alive.count <= Self.mostAlive else {
      throw FlowFault("more than \(Self.mostAlive) controllers are alive at the same time")
    }
    try check(.show)
  }

  /// Lets the visible controller appear, and notes the movement with the state that it ends in. A controller that turns
  /// the interface does so while it appears.
  mutating func arrive(_ movement: FlowMovement, as kind: FlowMovement.Kind? = nil) {
    let turns = settle(kind ?? movement.kind)
    appear()
    note(.moved(movement, to: state))
    if turns { note(.moved(FlowMovement(.rotation, isAnimated: true), to: state)) }
  }

  /// Applies the visible controllers' effects on their bars when they are about to appear.
  mutating func appear() {
    guard let split = columnContainer else { return appearInBar() }
    let (place, selected, count) = (split.place, split.node.selected, split.node.children.count)
    for column in 0..<count {
      update(place) { $0.selected = column }
      appearInBar()
    }
    update(place) { $0.selected = selected }
  }

  private mutating func appearInBar() {
    guard let wish = visible.barWish else { return }
    _ = updateContainer(.navigation) { $0.isBarHidden = wish == .hidden }
  }

  /// Rotates the interface if a presented or uncovered controller requires it, and returns whether it did; others are
  /// shown as they are.
  private mutating func settle(_ kind: FlowMovement.Kind) -> Bool {
    let supported = visible.orientations
    let turns = kind == .present || kind == .dismiss
    let isSupported = supported.contains(state.orientation)
    if !turns {
      if !isSupported { note(.unsupported(state.visible(world).controller, state.orientation)) }
      return false
    }
    let wanted = supported.contains(state.device) ? state.device : supported.first ?? state.device
    guard wanted != state.orientation, !isSupported || wanted == state.device else { return false }
    state.orientation = wanted
    return true
  }

  // MARK: Actions of the script

  /// Takes the steps that the script defines for an action; false if it defines none.
  mutating func run(_ selector: String) throws(FlowFault) -> Bool {
    let controller = state.visible(world).controller
    let code =
      world.actions.first { $0.selector == selector && $0.controller == controller }
      ?? world.actions.first { $0.selector == selector && $0.controller == nil }
    guard let code else { return false }
    guard depth < Self.deepest else { throw FlowFault("the action \"\(selector)\" calls itself") }
    depth += 1
    defer { depth -= 1 }
    for step in code.steps { try take(step) }
    return true
  }
}
