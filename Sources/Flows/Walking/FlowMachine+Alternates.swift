import Diagnostics

// Rules that replace one controller by another.
extension FlowMachine {
  /// How a rule shows the right controller.
  private enum Swap {
    case push, pop, present, dismiss, replace
    case tab(Int)
  }

  /// The maximum number of successive swaps; two conflicting rules would go on forever.
  private static let mostSwaps = 24

  /// Applies rules on an occasion, until none applies any more.
  mutating func check(_ occasion: AlternateRule.Occasion) throws(FlowFault) {
    var occasion = occasion
    var way = [visible.name]
    var used: [Int] = []
    while let (index, swap) = due(on: occasion) {
      used.append(index)
      try take(swap, of: index, occasion)
      way.append(visible.name)
      guard way.count <= Self.mostSwaps else { throw endless(way, used) }
      // The new controller was shown, too.
      occasion = .show
    }
  }

  private func endless(_ way: [String], _ used: [Int]) -> FlowFault {
    let rules = Set(used).sorted().map { world.rules[$0] }
    let notes = rules.map { rule in
      Finding.Note(
        "a rule shows \"\(world[rule.alternate].name)\" instead of \"\(world[rule.base].name)\" in"
          + " \(rule.orientation.rawValue)", at: rule.place)
    }
    return FlowFault(
      "the controllers are swapped without end: \(way.prefix(5).joined(separator: " → ")) → …", notes: notes)
  }

  /// The controller that a rule shows on an occasion; nil if no rule applies.
  func twinDue(on occasion: AlternateRule.Occasion) -> ControllerID? {
    due(on: occasion).map { world.rules[$0.0].right(in: state.device) }
  }

  /// The first rule that applies on an occasion.
  private func due(on occasion: AlternateRule.Occasion) -> (Int, Swap)? {
    let shown = state.visible(world).controller
    for (index, rule) in world.rules.enumerated() where rule.occasions.contains(occasion) {
      let right = rule.right(in: state.device)
      guard rule.twin(of: shown) == right, let swap = swap(rule, to: right) else { continue }
      return (index, swap)
    }
    return nil
  }

  /// How a rule gets from the visible controller to its twin; nil if it cannot, as the twin is not in the expected
  /// place.
  private func swap(_ rule: AlternateRule, to right: ControllerID) -> Swap? {
    let brings = right == rule.alternate
    switch rule.means {
    case .push:
      guard let stack = state.navigation(world)?.children else { return nil }
      if brings { return .push }
      return stack.count > 1 && stack[stack.count - 2].controller == right ? .pop : nil
    case .present:
      if brings { return .present }
      guard state.layers.count > 1 else { return nil }
      let below = state.layers[state.layers.count - 2].node.shownPath(world).last
      return below?.controller == right ? .dismiss : nil
    case .swap: return .replace
    case .tab:
      guard let tabs = state.shownPath(world).last(where: { world[$0.controller].kind == .tabs }),
        let place = tabs.children.firstIndex(where: { $0.shownPath(world).last?.controller == right })
      else { return nil }
      return .tab(place)
    }
  }

  private mutating func take(
    _ swap: Swap, of index: Int, _ occasion: AlternateRule.Occasion
  ) throws(FlowFault) {
    let rule = world.rules[index]
    let old = state.visible(world)
    let right = rule.right(in: state.device)
    let movement: FlowMovement
    switch swap {
    case .push:
      let node = try make(right)
      _ = updateContainer(.navigation) { $0.children.append(node) }
      movement = FlowMovement(.push, isAnimated: rule.isAnimated)
    case .pop:
      _ = updateContainer(.navigation) { $0.children.removeLast() }
      movement = FlowMovement(.pop, isAnimated: rule.isAnimated)
    case .present:
      // A strip of a controller visible above its twin is never intended.
      state.layers.append(FlowLayer(try make(right)))
      movement = FlowMovement(.present, isAnimated: rule.isAnimated)
    case .dismiss:
      state.layers.removeLast()
      movement = FlowMovement(.dismiss, isAnimated: rule.isAnimated)
    case .replace:
      let node = try make(right)
      updateVisible { $0 = node }
      movement = FlowMovement(.replace, isAnimated: rule.isAnimated)
    case .tab(let place):
      _ = updateContainer(.tabs) { $0.selected = place }
      movement = FlowMovement(.select, isAnimated: rule.isAnimated)
    }
    var new = state.visible(world)
    carry(from: old, to: &new, by: rule)
    updateVisible { $0 = new }
    note(.swapped(rule: index, to: right, occasion))
    // A twin for one orientation rotates the interface, however it was shown.
    arrive(movement, as: .present)
  }

  // MARK: Behind other tabs

  /// Lets the stacks that are not shown swap their twins when the device has turned.
  ///
  /// Every controller that is alive is notified of the device's orientation, and each compares itself with the visible
  /// controller of its own navigation controller. One whose stack presents something finds that instead, so only stacks
  /// behind another tab or column are swapped. They appear, and set their bars, when they are selected.
  mutating func checkHiddenStacks() throws(FlowFault) {
    for layer in state.layers.indices {
      var found: [[Int]] = []
      hiddenStacks(in: state.layers[layer].node, [], isShown: true, &found)
      for place in found { try checkHiddenStack(layer, place) }
    }
  }

  /// Finds the paths of child indices to the content that each hidden child would show.
  private func hiddenStacks(in node: FlowNode, _ place: [Int], isShown: Bool, _ found: inout [[Int]]) {
    let shown = node.shownIndex(world)
    if shown == nil, !isShown { return found.append(place) }
    let isSide = [.tabs, .split].contains(world[node.controller].kind)
    for (index, child) in node.children.enumerated() where index == shown || isSide {
      hiddenStacks(in: child, place + [index], isShown: isShown && index == shown, &found)
    }
  }

  private mutating func checkHiddenStack(_ layer: Int, _ place: [Int]) throws(FlowFault) {
    guard let last = place.last else { return }
    var stack = state.layers[layer].node
    for index in place.dropLast() { stack = stack.children[index] }
    guard world[stack.controller].kind == .navigation else { return }
    let old = stack.children[last]
    for (index, rule) in world.rules.enumerated() where rule.occasions.contains(.rotation) {
      let right = rule.right(in: state.device)
      guard rule.twin(of: old.controller) == right else { continue }
      switch rule.means {
      case .push where right == rule.alternate: stack.children.append(try make(right))
      case .push where last > 0 && stack.children[last - 1].controller == right: stack.children.removeLast()
      case .swap: stack.children[last] = try make(right)
      case .push, .present, .tab: continue
      }
      carry(from: old, to: &stack.children[stack.children.count - 1], by: rule)
      state.layers[layer].node.update(at: place.dropLast()[...]) { $0 = stack }
      return note(.swapped(rule: index, to: right, .rotation))
    }
  }

  /// Copies the values set on a controller to its twin, or reports that it lacks them.
  private mutating func carry(from old: FlowNode, to new: inout FlowNode, by rule: AlternateRule) {
    let missing = old.model.filter { !new.model.contains($0) }
    guard !missing.isEmpty else { return }
    if rule.sharesModel {
      new.model = old.model
      note(.synced(missing.count, from: old.controller, to: new.controller))
    } else {
      note(.withoutModel(new.controller, of: old.controller, missing))
    }
  }
}
