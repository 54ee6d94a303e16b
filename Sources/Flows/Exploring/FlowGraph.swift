import Views

/// All states that a user can reach, and the steps between them.
package struct FlowGraph: Sendable {
  /// A reached state.
  package struct Node: Sendable {
    package var state: FlowState
    /// The number of steps to it.
    package var depth: Int
    /// The edge that first reached it; nil for the start.
    package var entrance: Int?
    /// Whether its outgoing steps were followed; otherwise a limit was reached before.
    package var isFollowed = false
  }

  /// A step from one state to another.
  package struct Edge: Sendable {
    /// The indices of the nodes.
    package var from, to: Int
    package var step: FlowStep
    package var events: [FlowEvent]
  }

  /// An impossible step that the screen offers.
  package struct Refusal: Sendable {
    /// The index of the node.
    package var node: Int
    package var step: FlowStep
    /// The reason.
    package var fault: FlowFault
  }

  /// The states in the order in which they were reached, beginning with the start.
  package internal(set) var nodes: [Node] = []
  /// The edges in the order in which they were followed.
  package internal(set) var edges: [Edge] = []
  /// The impossible steps.
  package internal(set) var refusals: [Refusal] = []

  /// Whether a limit left states unfollowed.
  package var isCut: Bool { nodes.contains { !$0.isFollowed } }

  /// Returns the steps that first reached a node. `node`: an index into `nodes`. The result: the steps from the start,
  /// in order; none for the start itself.
  package func way(to node: Int) -> [FlowStep] {
    var steps: [FlowStep] = []
    var node = node
    while let entrance = nodes[node].entrance {
      steps.append(edges[entrance].step)
      node = edges[entrance].from
    }
    return steps.reversed()
  }

  /// Returns the steps that reach a node, as text. `node`: an index into `nodes`.
  package func wayText(to node: Int) -> String {
    let words = way(to: node).map(\.words)
    return words.isEmpty ? "at the start" : "after " + words.joined(separator: ", ")
  }
}

/// Follows all steps from a world's start, breadth first and within limits; the same world gives the same graph.
package struct FlowExplorer {
  /// The limits.
  package struct Limits: Sendable {
    /// The maximum number of steps from the start.
    package var depth = 8
    /// The maximum number of states.
    package var states = 500

    /// The default limits.
    package init() {}
  }

  private let world: FlowWorld
  private let limits: Limits
  private let states: (ControllerID) -> [String]

  /// `states`: the names of the states of a controller's screen that are applied to it, one at a time; none unless given, as
  /// code decides when.
  package init(
    _ world: FlowWorld, limits: Limits = Limits(), states: @escaping (ControllerID) -> [String] = { _ in [] }
  ) {
    (self.world, self.limits, self.states) = (world, limits, states)
  }

  /// Explores from the start. `isOver`: called before each state; returns whether time is up. The result: the states in
  /// the order in which they were reached, without those beyond a limit. Throws `FlowFault` if the start cannot be
  /// shown.
  package func explore(from orientation: Orientation, isOver: () -> Bool = { false }) throws(FlowFault)
    -> FlowGraph
  {
    let start = try FlowMachine(world, orientation: orientation).state
    var graph = FlowGraph()
    graph.nodes = [FlowGraph.Node(state: start, depth: 0)]
    var known = [start: 0]
    var next = 0
    while next < graph.nodes.count, !isOver() {
      defer { next += 1 }
      guard graph.nodes[next].depth < limits.depth else { continue }
      var isWhole = true
      for step in steps(in: graph.nodes[next].state) {
        var machine = FlowMachine(world, at: graph.nodes[next].state)
        do throws(FlowFault) { try machine.take(step) } catch {
          graph.refusals.append(.init(node: next, step: step, fault: error))
          continue
        }
        let events = machine.takeEvents()
        if let index = known[machine.state] {
          graph.edges.append(.init(from: next, to: index, step: step, events: events))
        } else if graph.nodes.count < limits.states {
          let index = graph.nodes.count
          known[machine.state] = index
          graph.edges.append(.init(from: next, to: index, step: step, events: events))
          graph.nodes.append(
            .init(state: machine.state, depth: graph.nodes[next].depth + 1, entrance: graph.edges.count - 1))
        } else {
          isWhole = false
        }
      }
      graph.nodes[next].isFollowed = isWhole
    }
    return graph
  }

  /// Returns the steps that a user can take in a state, and those that code can take through the controller's own
  /// segues. The result: steps that the screen offers; they may still fail.
  package func steps(in state: FlowState) -> [FlowStep] {
    var steps: [FlowStep] = []
    if FlowMachine(world, at: state).canTurn(to: state.device.other) {
      steps.append(FlowStep(.rotate(state.device.other)))
    }
    for path in state.columns(world) { steps += self.steps(on: path) }
    if state.hasBackButton(world) { steps.append(FlowStep(.back(.one))) }
    if state.layers.count > 1, state.layers[state.layers.count - 1].presentation == .sheet {
      steps.append(FlowStep(.dismiss))
    }
    return steps + tabSteps(in: state) + stateSteps(in: state)
  }

  /// The states of the visible screen; from one of them back to the screen without any.
  private func stateSteps(in state: FlowState) -> [FlowStep] {
    let visible = state.visible(world)
    let names = visible.states.isEmpty ? states(visible.controller) : ["initial"]
    return names.map { FlowStep(.state($0)) }
  }

  /// The steps on the screen at the end of a path: taps, and segues of the controller.
  private func steps(on path: [FlowNode]) -> [FlowStep] {
    guard let id = path.last?.controller else { return [] }
    let visible = world[id]
    var steps: [FlowStep] = []
    for target in visible.targets
    where target.isEnabled && (!target.isInBar || FlowState.showsBar(path, world)) {
      let acts = !target.segues.isEmpty || target.actions.contains { hasCode($0, id) }
      if acts { steps.append(FlowStep(.tap(name(of: target, on: visible)))) }
    }
    let twins = world.rules.compactMap { $0.twin(of: id) }
    for segue in visible.segues {
      guard let identifier = segue.identifier, segue.kind != .relationship, segue.kind != .embed else {
        continue
      }
      // Twins are shown by their rule.
      if case .controller(let id) = segue.destination, twins.contains(id) { continue }
      if case .exit = segue.destination, !twins.isEmpty { continue }
      steps.append(FlowStep(.segue(identifier)))
    }
    return steps
  }

  private func hasCode(_ selector: String, _ controller: ControllerID) -> Bool {
    return world.actions.contains {
      $0.selector == selector && ($0.controller == nil || $0.controller == controller)
    }
  }

  /// A name that identifies only this target.
  private func name(of target: FlowTarget, on controller: FlowController) -> String {
    let others = controller.targets.filter { $0.id != target.id }
    return target.names.first { name in !others.contains { $0.names.contains(name) || $0.id == name } }
      ?? target.id
  }

  private func tabSteps(in state: FlowState) -> [FlowStep] {
    guard state.showsTabBar(world),
      let tabs = state.shownPath(world).last(where: { world[$0.controller].kind == .tabs })
    else { return [] }
    let names = FlowMachine(world, at: state).tabNames(of: tabs)
    return names.indices.filter { $0 != tabs.selected }.map { index in
      let name = names[index].first { name in names.count { $0.contains(name) } == 1 }
      return FlowStep(.select(name ?? "\(index + 1)"))
    }
  }
}

extension FlowState {
  /// Returns whether a tab bar is visible; a controller on a stack may cover it.
  package func showsTabBar(_ world: FlowWorld) -> Bool {
    let path = shownPath(world)
    guard let place = path.lastIndex(where: { world[$0.controller].kind == .tabs }),
      !world[path[place].controller].hidesTabBar
    else { return false }
    return !path[place...].contains { $0.hidesBottomBar(world) }
  }
}

extension FlowNode {
  /// Whether it is a navigation controller with a controller on its stack that hides what is at the bottom.
  package func hidesBottomBar(_ world: FlowWorld) -> Bool {
    world[controller].kind == .navigation
      && children.dropFirst().contains { world[$0.controller].hidesBottomBar }
  }
}
