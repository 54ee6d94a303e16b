import Diagnostics

extension FlowGraph {
  /// Returns the problems of the states themselves: wrong twins, dead ends, impossible steps.
  package func findings(_ world: FlowWorld) -> [Finding] {
    wrongTwins(world) + deadEnds(world) + refused(world) + events(world)
  }

  /// States in which a rule shows the twin for the other orientation, once for each controller and orientation.
  private func wrongTwins(_ world: FlowWorld) -> [Finding] {
    var told: Set<FlowWorld.WrongTwin> = []
    return nodes.indices.compactMap { index -> Finding? in
      guard let wrong = world.wrongTwin(in: nodes[index].state), told.insert(wrong).inserted else {
        return nil
      }
      return Finding(.warning, .flow, "\(wrong.message), \(wayText(to: index))", at: wrong.place)
    }
  }

  /// Controllers without a way out, each once.
  private func deadEnds(_ world: FlowWorld) -> [Finding] {
    var leaving: [[Int]] = Array(repeating: [], count: nodes.count)
    for edge in edges where edge.from != edge.to { leaving[edge.from].append(edge.to) }
    var told: Set<ControllerID> = []
    return nodes.indices.compactMap { index -> Finding? in
      let shown = nodes[index].state.visible(world).controller
      var same: Set<ControllerID> = [shown]
      for rule in world.rules { if let twin = rule.twin(of: shown) { same.insert(twin) } }
      guard told.isDisjoint(with: same), isDeadEnd(index, same, leaving, world) else { return nil }
      // A flow with a single controller has nowhere to go.
      let isOnly = nodes.allSatisfy { same.contains($0.state.visible(world).controller) }
      if isOnly { return nil }
      told.insert(shown)
      let unknown = unknownActions(of: same, world)
      let unless = unknown.isEmpty ? "" : ", unless its actions do: \(unknown.joined(separator: ", "))"
      return Finding(
        unknown.isEmpty ? .warning : .note, .flow,
        "nothing leads away from \"\(world[shown].name)\", \(wayText(to: index))\(unless)",
        at: world[shown].location)
    }
  }

  /// The actions that the script does not describe, each once.
  private func unknownActions(of controllers: Set<ControllerID>, _ world: FlowWorld) -> [String] {
    var found: [String] = []
    for id in controllers.sorted() {
      for action in world[id].targets.flatMap(\.actions) where !found.contains(action) {
        let isKnown = world.actions.contains {
          $0.selector == action && ($0.controller == nil || $0.controller == id)
        }
        if !isKnown { found.append(action) }
      }
    }
    return found
  }

  private func isDeadEnd(_ index: Int, _ same: Set<ControllerID>, _ leaving: [[Int]], _ world: FlowWorld)
    -> Bool
  {
    var seen: Set<Int> = [index]
    var waiting = [index]
    while let node = waiting.popLast() {
      guard nodes[node].isFollowed, same.contains(nodes[node].state.visible(world).controller) else {
        return false
      }
      for next in leaving[node] where seen.insert(next).inserted { waiting.append(next) }
    }
    return true
  }

  /// Steps that the screen offers but that are impossible; each message once.
  private func refused(_ world: FlowWorld) -> [Finding] {
    var told: Set<String> = []
    return refusals.compactMap { refusal -> Finding? in
      let shown = world[nodes[refusal.node].state.visible(world).controller]
      let message = "\(refusal.step.words) on \"\(shown.name)\": \(refusal.fault.message)"
      guard told.insert(message).inserted else { return nil }
      return Finding(.warning, .flow, message, at: shown.location, notes: refusal.fault.notes)
    }
  }

  /// The findings of events along the edges, each once.
  private func events(_ world: FlowWorld) -> [Finding] {
    FindingSet(
      edges.flatMap { edge in
        FlowWalk.findings(
          edge.events, world, at: world[nodes[edge.from].state.visible(world).controller].location)
      }
    ).elements
  }

  /// Returns pairs of states that show the same controllers in the same orientation but were reached along different
  /// paths. The result: indices of nodes: the first of each group, and one that differs from it.
  package func lookalikes(_ world: FlowWorld) -> [(first: Int, second: Int)] {
    var firsts: [String: Int] = [:]
    var pairs: [(first: Int, second: Int)] = []
    for index in nodes.indices {
      let state = nodes[index].state
      let key = state.orientation.rawValue + " " + state.stackText(world)
      if let first = firsts[key] { pairs.append((first, index)) } else { firsts[key] = index }
    }
    return pairs
  }
}
