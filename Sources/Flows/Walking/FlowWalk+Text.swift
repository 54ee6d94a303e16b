import Views

extension FlowWalk {
  /// The walk as a table of lines: number, step, orientation, visible controllers, and other events.
  package var text: String {
    let rows = moments.map { moment in
      let state = moment.subject.map { moments[$0].state } ?? moment.state
      return [
        moment.isPicture ? "\(moment.number)" : "", moment.words, state.orientation.rawValue,
        state.stackText(world), barText(state), eventText(moment),
      ]
    }
    let widths = (0..<5).map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let room = column < 5 ? widths[column] - cell.count : 0
        let blanks = String(repeating: " ", count: room)
        line += (column == 0 ? blanks + cell : cell + blanks) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func barText(_ state: FlowState) -> String {
    guard state.navigation(world) != nil else { return "" }
    return state.showsBar(world) ? "bar" : "no bar"
  }

  /// Returns the events at a moment that its step does not imply. The result: phrases separated by semicolons, failed
  /// expectations last; empty if there are none.
  package func eventText(_ moment: FlowMoment) -> String {
    var words: [String] = []
    for event in moment.events {
      switch event {
      case .swapped(let index, let id, let occasion):
        words.append(
          "\(world.rules[index].means.rawValue) rule shows \(world[id].name) on \(occasion.rawValue)")
      case .synced(let count, _, let id):
        words.append("\(count) \(count == 1 ? "value" : "values") carried to \(world[id].name)")
      case .changed(let step, let node):
        if case .state = step.action, step != moment.step {
          words.append("state \(node.stateName ?? StatePart.initialState)")
        }
      default: break
      }
    }
    if case .expect? = moment.step?.action { words.append(moment.failures.isEmpty ? "holds" : "fails") }
    return (words + moment.failures).joined(separator: "; ")
  }
}
