import Diagnostics
import Views

// The effects of taps and segues.
extension FlowMachine {
  /// Taps something on the visible screen or in the bars around it.
  mutating func tap(_ name: String) throws(FlowFault) {
    chooseColumn { path, world in
      let targets = path.last.map { world[$0.controller].targets } ?? []
      return targets.contains { $0.id == name || $0.names.contains(name) }
    }
    let found = visible.targets.filter { $0.id == name || $0.names.contains(name) }
    let enabled = found.filter { $0.isEnabled && (!$0.isInBar || state.showsBar(world)) }
    if let target = enabled.first {
      let isClear = enabled.allSatisfy { $0.segues == target.segues && $0.actions == target.actions }
      guard isClear else {
        let ids = enabled.map(\.id).joined(separator: ", ")
        throw FlowFault(
          "\(enabled.count) views of \"\(visible.name)\" are called \"\(name)\"; their ids are \(ids)")
      }
      return try tap(target, name)
    }
    if let target = found.first {
      throw FlowFault(
        target.isEnabled
          ? "\"\(name)\" is in the navigation bar, which is hidden" : "\"\(name)\" is disabled")
    }
    if try tapBar(name) { return }
    if visible.otherViews.contains(name) {
      throw FlowFault("nothing happens when \"\(name)\" is tapped: it has neither segue nor action")
    }
    let targets = visible.targets.flatMap { $0.names.isEmpty ? [$0.id] : $0.names }
    let names = targets + visible.otherViews
    throw FlowFault(
      "\"\(visible.name)\" has nothing called \"\(name)\" to tap; \(FlowWorld.hint(name, among: names))")
  }

  private mutating func tap(_ target: FlowTarget, _ name: String) throws(FlowFault) {
    let place = state.visible(world).controller
    for selector in target.actions where try !run(selector) {
      note(.ignoredAction(selector, of: name))
    }
    // The segue belongs to the tapped screen; an action may have left it.
    guard let segue = target.segues.first, state.visible(world).controller == place else { return }
    try follow(segue)
  }

  /// Taps the back button or a tab; false if neither has the name.
  private mutating func tapBar(_ name: String) throws(FlowFault) -> Bool {
    if state.hasBackButton(world), let stack = state.navigation(world)?.children, stack.count > 1 {
      let previous = stack[stack.count - 2].shownPath(world).last
      let title = previous.map { world[$0.controller].titleForBack } ?? "Back"
      if name == title || name == "Back" {
        try goBack(.one, isAnimated: true)
        return true
      }
    }
    guard let tabs = state.shownPath(world).last(where: { world[$0.controller].kind == .tabs }),
      tabNames(of: tabs).contains(where: { $0.first == name })
    else { return false }
    try select(name)
    return true
  }

  /// Performs a segue of the visible controller, or of one that contains it, by its identifier.
  mutating func perform(_ identifier: String) throws(FlowFault) {
    func segues(_ path: [FlowNode], _ world: FlowWorld) -> [FlowSegue] {
      path.reversed().map { world[$0.controller] }.flatMap { $0.segues + $0.targets.flatMap(\.segues) }
    }
    chooseColumn { path, world in segues(path, world).contains { $0.identifier == identifier } }
    let segues = segues(state.shownPath(world), world)
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      let hint = FlowWorld.hint(identifier, among: segues.compactMap(\.identifier))
      throw FlowFault("\"\(visible.name)\" has no segue called \"\(identifier)\"; \(hint)")
    }
    try follow(segue)
  }

  /// Follows a segue to its destination.
  mutating func follow(_ segue: FlowSegue) throws(FlowFault) {
    switch segue.destination {
    case .nowhere(let words):
      let note = Finding.Note("the segue is here", at: segue.location)
      throw FlowFault("the segue leads to \(words)", notes: [note])
    case .exit(let action): try unwind(action, isAnimated: segue.isAnimated)
    case .controller(let id): try follow(segue, to: id)
    }
  }

  private mutating func follow(_ segue: FlowSegue, to id: ControllerID) throws(FlowFault) {
    switch segue.kind {
    case .show, .push, .custom, .unwind:
      if segue.kind == .custom { note(.customSegue(segue.identifier ?? world[id].name)) }
      let isPushed = state.navigation(world) != nil && world[id].kind != .navigation
      if isPushed {
        try push(id, isAnimated: segue.isAnimated, fades: segue.fades)
      } else {
        try present(id, segue.presentation, isAnimated: segue.isAnimated, fades: segue.fades)
      }
    case .showDetail: try showDetail(id, segue.presentation, isAnimated: segue.isAnimated)
    case .presentation, .modal, .popover, .popoverPresentation:
      try present(id, segue.presentation, isAnimated: segue.isAnimated, fades: segue.fades)
    case .replace: try replace(by: id, isAnimated: segue.isAnimated)
    case .embed, .relationship:
      throw FlowFault("\"\(world[id].name)\" is in its container from the beginning; no tap leads to it")
    }
  }

  /// Goes back to the target of an unwind segue: using the script's definition of its action, else one step.
  private mutating func unwind(_ action: String?, isAnimated: Bool) throws(FlowFault) {
    if let action, try run(action) { return }
    if let stack = state.navigation(world)?.children, stack.count > 1 {
      return try goBack(.one, isAnimated: isAnimated)
    }
    guard state.layers.count > 1 else {
      throw FlowFault("there is nothing to unwind to from \"\(visible.name)\"")
    }
    try dismiss(isAnimated: isAnimated)
  }
}
