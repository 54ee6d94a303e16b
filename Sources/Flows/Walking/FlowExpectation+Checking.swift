extension FlowExpectation {
  /// The failed expectations, one sentence each. Throws `FlowFault` for unknown names, which are errors in the script
  /// rather than in the walk.
  func failures(in state: FlowState, _ world: FlowWorld, _ sight: some FlowSight) throws(FlowFault)
    -> [String]
  {
    var failures: [String] = []
    func expect(_ what: String, _ wanted: String, _ found: String) {
      if wanted != found { failures.append("\(what) is \(found), not \(wanted)") }
    }
    if let visible {
      let wanted = try world.controller(named: visible)
      let found = state.visible(world).controller
      if !state.columns(world).contains(where: { $0.last?.controller == wanted }) {
        expect("the visible controller", "\"\(visible)\"", "\"\(world[found].name)\"")
      }
    }
    if let stack {
      var wanted: [String] = []
      for name in stack { wanted.append(world[try world.controller(named: name)].name) }
      expect("the stack", wanted.joined(separator: " › "), state.stack(world).joined(separator: " › "))
    }
    if let orientation { expect("the orientation", orientation.rawValue, state.orientation.rawValue) }
    if let bar {
      let found = state.showsBar(world) ? FlowController.BarWish.shown : .hidden
      expect("the navigation bar", bar.rawValue, found.rawValue)
    }
    if let title {
      let found = state.showsBar(world) ? world[state.visible(world).controller].title ?? "" : ""
      expect("the title", "\"\(title)\"", "\"\(found)\"")
    }
    if let backTitle {
      expect("the back button", "\"\(backTitle)\"", "\"\(sight.backTitle(in: state) ?? "")\"")
    }
    if let presented {
      expect("the number of presented controllers", "\(presented)", "\(state.layers.count - 1)")
    }
    failures += try contentFailures(in: state, world, sight)
    return failures
  }

  private func contentFailures(
    in state: FlowState, _ world: FlowWorld, _ sight: some FlowSight
  ) throws(FlowFault) -> [String] {
    var failures: [String] = []
    if !texts.isEmpty || !absentTexts.isEmpty {
      let shown = try sight.texts(in: state)
      for text in texts where !shown.contains(text) {
        failures.append("the text \"\(text)\" is not shown; \(FlowWorld.hint(text, among: shown))")
      }
      for text in absentTexts where shown.contains(text) {
        failures.append("the text \"\(text)\" is shown")
      }
    }
    for (names, wanted) in [(views, true), (absentViews, false)] {
      for name in names {
        let isVisible = try sight.isVisible(name, in: state)
        if wanted, isVisible == nil {
          let names = sight.viewNames(in: state)
          failures.append("there is no view \"\(name)\"; \(FlowWorld.hint(name, among: names))")
        } else if (isVisible ?? false) != wanted {
          failures.append("the view \"\(name)\" is \(wanted ? "not " : "")visible")
        }
      }
    }
    if let golden, let difference = try sight.difference(from: golden, in: state) {
      failures.append("the screen differs from \(golden): \(difference)")
    }
    return failures
  }
}
