import Diagnostics
import Views

// Movements from one controller to another.
extension FlowMachine {
  /// Rotates the device.
  ///
  /// If the visible controller does not rotate, the interface stays as it is, and a rule based on the device may show a
  /// controller that does: a portrait screen with an alternate for landscape.
  mutating func rotate(to orientation: Orientation) throws(FlowFault) {
    if !visible.orientations.contains(orientation), canTurn(to: orientation) {
      state.device = orientation
      try check(.rotation)
      return try checkHiddenStacks()
    }
    guard visible.orientations.contains(orientation) else {
      let names = visible.orientations.map(\.rawValue).joined(separator: " and ")
      throw FlowFault(
        "\"\(visible.name)\" supports \(names) only; it does not turn to \(orientation.rawValue)")
    }
    guard orientation != state.device || orientation != state.orientation else { return }
    (state.device, state.orientation) = (orientation, orientation)
    note(.moved(FlowMovement(.rotation, isAnimated: true), to: state))
    try check(.rotation)
    try checkHiddenStacks()
  }

  /// Whether the interface can rotate: the visible controller does, or a rule shows one that does.
  func canTurn(to orientation: Orientation) -> Bool {
    if visible.orientations.contains(orientation) { return true }
    var turned = self
    turned.state.device = orientation
    return turned.twinDue(on: .rotation).map { world[$0].orientations.contains(orientation) } ?? false
  }

  /// Pushes a new instance of a controller.
  mutating func push(_ id: ControllerID, isAnimated: Bool, fades: Bool = false) throws(FlowFault) {
    guard world[id].kind != .navigation else {
      throw FlowFault(
        "\"\(world[id].name)\" is a navigation controller, which cannot be pushed; present shows it")
    }
    guard state.navigation(world) != nil else { throw noNavigation("push:\(world[id].name)") }
    try push([try make(id)], FlowMovement(.push, isAnimated: isAnimated, fades: fades))
  }

  private mutating func push(_ nodes: [FlowNode], _ movement: FlowMovement) throws(FlowFault) {
    _ = updateContainer(.navigation) { $0.children += nodes }
    try show(movement)
  }

  /// Shows a new instance of a controller as the detail of the split view controller around the visible one.
  ///
  /// Where there is room for columns it replaces the secondary one. Otherwise the primary column shows it: a stack
  /// pushes it, and of a navigation controller what is on its stack, whose items the outer bar shows then. A controller
  /// that is in no split view controller presents it.
  mutating func showDetail(
    _ id: ControllerID, _ presentation: FlowController.Presentation?, isAnimated: Bool
  ) throws(FlowFault) {
    guard let split = container(.split) else {
      return try present(id, presentation, isAnimated: isAnimated)
    }
    if world.showsColumns {
      let node = try make(id)
      update(split) { split in
        split.children = split.children.prefix(1) + [node]
        split.selected = split.children.count - 1
      }
      return try show(FlowMovement(.replace, isAnimated: false))
    }
    guard let stack = container(.navigation), stack.count > split.count else {
      return try present(id, presentation, isAnimated: isAnimated)
    }
    let node = try make(id)
    let isStack = world[id].kind == .navigation && !node.children.isEmpty
    try push(isStack ? node.children : [node], FlowMovement(.push, isAnimated: isAnimated))
  }

  // MARK: Columns

  /// The outermost container on the way to the visible controller that shows several columns, and its child indices;
  /// nil if there is none.
  var columnContainer: (place: [Int], node: FlowNode)? {
    let path = state.shownPath(world)
    guard let place = path.firstIndex(where: { $0.columnCount(world) > 1 }) else { return nil }
    return (Array(shownIndices(below: path[0]).prefix(place)), path[place])
  }

  /// Makes the first column that has something the one that steps are taken in, unless the current one has it.
  mutating func chooseColumn(where has: (_ path: [FlowNode], FlowWorld) -> Bool) {
    guard let split = columnContainer, !has(state.shownPath(world), world),
      let column = state.columns(world).firstIndex(where: { has($0, world) })
    else { return }
    update(split.place) { $0.selected = column }
  }

  private func noNavigation(_ words: String) -> FlowFault {
    FlowFault("\(words) needs a navigation controller, and \"\(visible.name)\" is in none")
  }

  /// Replaces the visible controller with a new instance of another.
  mutating func replace(by id: ControllerID, isAnimated: Bool) throws(FlowFault) {
    let node = try make(id)
    updateVisible { $0 = node }
    try show(FlowMovement(.replace, isAnimated: isAnimated))
  }

  /// Pops controllers from the stack.
  mutating func goBack(_ back: FlowBack, isAnimated: Bool) throws(FlowFault) {
    guard let navigation = state.navigation(world) else { throw noNavigation("back") }
    let stack = navigation.children
    guard stack.count > 1 else {
      let isPresented = state.layers.count > 1
      throw FlowFault(
        "\"\(visible.name)\" is the root of its stack; there is nothing to go back to",
        notes: isPresented ? [Finding.Note("dismiss leaves what is presented")] : [])
    }
    var keep = stack.count - 1
    switch back {
    case .one: break
    case .root: keep = 1
    case .to(let name):
      let id = try world.controller(named: name)
      guard
        let place = stack.lastIndex(where: { node in node.shownPath(world).contains { $0.controller == id } })
      else {
        throw FlowFault("\"\(name)\" is not on the stack \(state.stack(world).joined(separator: " › "))")
      }
      keep = place + 1
    }
    guard keep < stack.count else { return }
    _ = updateContainer(.navigation) { $0.children.removeLast(stack.count - keep) }
    try show(FlowMovement(.pop, isAnimated: isAnimated))
  }

  /// Presents a new instance of a controller over everything.
  mutating func present(
    _ id: ControllerID, _ presentation: FlowController.Presentation?, isAnimated: Bool, fades: Bool = false
  ) throws(FlowFault) {
    var layer = FlowLayer(try make(id))
    layer.presentation = presentation ?? world[id].presentation
    layer.fades = fades
    state.layers.append(layer)
    try show(FlowMovement(.present, isAnimated: isAnimated, fades: fades))
  }

  /// Dismisses the topmost presented controller.
  mutating func dismiss(isAnimated: Bool) throws(FlowFault) {
    guard state.layers.count > 1 else {
      throw FlowFault("nothing is presented over \"\(visible.name)\"; there is nothing to dismiss")
    }
    let layer = state.layers.removeLast()
    try show(FlowMovement(.dismiss, isAnimated: isAnimated, fades: layer.fades))
  }

  /// Selects a tab by its title, its controller's name, or its number.
  mutating func select(_ name: String) throws(FlowFault) {
    guard let tabs = state.shownPath(world).last(where: { world[$0.controller].kind == .tabs }) else {
      if let split = columnContainer,
        let column = tabNames(of: split.node).firstIndex(where: { $0.contains(name) })
      {
        return update(split.place) { $0.selected = column }
      }
      throw FlowFault("select needs a tab bar controller, and \"\(visible.name)\" is in none")
    }
    let names = tabNames(of: tabs)
    guard let place = names.firstIndex(where: { $0.contains(name) }) else {
      throw FlowFault(
        "no tab is called \"\(name)\"; \(FlowWorld.hint(name, among: names.compactMap(\.first)))")
    }
    if place == tabs.selected { return }
    _ = updateContainer(.tabs) { $0.selected = place }
    try show(FlowMovement(.select, isAnimated: false))
  }

  /// The names of each tab: its title first, its number last.
  package func tabNames(of tabs: FlowNode) -> [[String]] {
    tabs.children.enumerated().map { index, child in
      let inside = child.rootPath(world).map { world[$0.controller] }
      let titles = inside.compactMap(\.tabTitle) + inside.compactMap(\.title)
      let names = titles + inside.flatMap { [$0.name] + $0.aliases } + ["\(index + 1)"]
      return names.filter { !$0.isEmpty }
    }
  }

  // MARK: Values

  /// Sets a value on the visible screen, replacing an earlier one with the same key.
  mutating func set(_ setting: FlowSetting) {
    updateVisible { node in
      node.model.removeAll { $0.key == setting.key }
      node.model.append(setting)
    }
  }

  /// The maximum number of states that lie on one another.
  static let mostStates = 64

  /// Applies states to the visible screen, on top of those that it has.
  mutating func apply(_ name: String, isAnimated: Bool) throws(FlowFault) {
    var states = state.visible(world).states
    for part in StatePart.parts(name) {
      part.add(to: &states)
      guard states.count <= Self.mostStates else {
        throw FlowFault("more than \(Self.mostStates) states are applied on top of one another")
      }
    }
    guard states != state.visible(world).states else { return }
    updateVisible { $0.states = states }
    note(.moved(FlowMovement(.state, isAnimated: isAnimated), to: state))
  }

  /// Scrolls a view of the visible screen.
  mutating func scroll(_ scroll: FlowScroll) {
    updateVisible { node in
      node.scrolls.removeAll { $0.view == scroll.view }
      if scroll.x != 0 || scroll.y != 0 { node.scrolls.append(scroll) }
    }
  }

  /// Hides or shows the navigation bar.
  mutating func setBar(_ wish: FlowController.BarWish) throws(FlowFault) {
    guard updateContainer(.navigation, { $0.isBarHidden = wish == .hidden }) != nil else {
      throw noNavigation("bar:\(wish.rawValue)")
    }
  }
}
