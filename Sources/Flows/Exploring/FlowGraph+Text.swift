extension FlowGraph {
  /// Returns the graph as lines: each state with the steps from it. `world`: the world that was explored, whose
  /// controllers name the states.
  package func text(_ world: FlowWorld) -> String {
    var lines = ""
    var leaving: [[Edge]] = Array(repeating: [], count: nodes.count)
    for edge in edges { leaving[edge.from].append(edge) }
    for (index, node) in nodes.enumerated() {
      let state = node.state
      let bar = state.navigation(world) == nil ? "" : state.showsBar(world) ? ", bar" : ", no bar"
      lines += "\(index)  \(state.orientation.rawValue)\(bar)  \(state.stackText(world))\n"
      for edge in leaving[index] { lines += "     \(edge.step.words) → \(edge.to)\n" }
    }
    return lines
  }
}
