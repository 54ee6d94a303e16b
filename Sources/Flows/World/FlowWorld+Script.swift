import Diagnostics
import Views

extension FlowWorld {
  /// Applies a script: the start, the behavior of controllers, the rules and the actions. `script`: the script; if it
  /// has no rules, those suggested by names are used. Throws `FlowScriptError` with all unknown controller names and
  /// their locations.
  package mutating func apply(_ script: FlowScript) throws(FlowScriptError) {
    var findings: [Finding] = []
    func find(_ name: FlowName) -> ControllerID? {
      do throws(FlowFault) { return try controller(named: name.text) } catch {
        findings.append(Finding(.error, .flow, error.message, at: name.place, notes: error.notes))
        return nil
      }
    }
    let start = script.start.flatMap(find)
    let tabs = script.tabs.compactMap(find)
    let customs = script.controllers.map { ($0, find($0.controller)) }
    let alternates = script.alternates?.map { ($0, find($0.portrait), find($0.landscape)) }
    actions = script.actions.map { action in
      FlowActionCode(
        selector: action.selector.text, controller: action.controller.flatMap(find), steps: action.steps)
    }
    let selectors = Set(controllers.flatMap { $0.targets.flatMap(\.actions) + $0.exitActions })
    for action in script.actions where !selectors.contains(action.selector.text) {
      let hint = Self.hint(action.selector.text, among: selectors.sorted())
      let message = "nothing sends the action \"\(action.selector.text)\"; \(hint)"
      findings.append(Finding(.error, .flow, message, at: action.selector.place))
    }
    guard findings.isEmpty else { throw FlowScriptError(findings) }
    for (custom, id) in customs { if let id { apply(custom, to: id) } }
    if let start { self.start = start }
    contain(tabs: tabs, inNavigation: script.beginsInNavigation)
    rules = alternates.map { rules in rules.compactMap { rule($0, $1, $2) } } ?? rulesFoundFromNames()
  }

  private mutating func apply(_ customs: FlowCustoms, to id: ControllerID) {
    if let bar = customs.bar { controllers[id.index].barWish = bar }
    if let bar = customs.tabBar { controllers[id.index].hidesTabBar = bar == .hidden }
    if let orientations = customs.orientations { controllers[id.index].orientations = orientations }
    if let presentation = customs.presentation { controllers[id.index].presentation = presentation }
    if let title = customs.title { controllers[id.index].title = title }
  }

  private func rule(_ given: FlowAlternate, _ portrait: ControllerID?, _ landscape: ControllerID?)
    -> AlternateRule?
  {
    guard let portrait, let landscape else { return nil }
    let isLandscapeFirst = given.base == .landscape
    let (base, alternate) = isLandscapeFirst ? (landscape, portrait) : (portrait, landscape)
    var rule = AlternateRule(
      base: base, alternate: alternate, orientation: isLandscapeFirst ? .portrait : .landscape,
      means: given.means ?? means(for: base, alternate))
    rule.occasions = given.occasions ?? AlternateRule.Occasion.allCases
    rule.isAnimated = given.isAnimated
    rule.sharesModel = given.sharesModel
    rule.place = given.place
    return rule
  }

  /// Puts the start into containers created by code.
  private mutating func contain(tabs: [ControllerID], inNavigation: Bool) {
    func inside(_ id: ControllerID) -> ControllerID {
      guard inNavigation, controllers[id.index].kind == .content else { return id }
      return add(.navigation, "Navigation Controller", children: [id])
    }
    if tabs.isEmpty {
      start = inside(start)
    } else {
      start = add(.tabs, "Tab Bar Controller", children: tabs.map(inside))
    }
  }

  private mutating func add(
    _ kind: FlowController.Kind, _ name: String, children: [ControllerID]
  ) -> ControllerID {
    var controller = FlowController(id: "code-\(controllers.count)", name: name, kind: kind)
    controller.children = children
    controllers.append(controller)
    return ControllerID(controllers.count - 1)
  }
}

extension FlowController {
  /// The actions of the unwind segues among its segues.
  fileprivate var exitActions: [String] {
    (segues + targets.flatMap(\.segues)).compactMap { segue in
      if case .exit(let action) = segue.destination { action } else { nil }
    }
  }
}
