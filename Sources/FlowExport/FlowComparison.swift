import Flows

/// Compares two implementations of the same flow: their costs, and where their pictures differ.
package struct FlowComparison {
  private let rows: [(name: String, one: String, other: String)]
  /// The indices of differing pictures, with their steps.
  package let differing: [(picture: Int, one: String, other: String)]

  /// Compares two walks, picture by picture. Throws `FlowFault` if a picture cannot be drawn.
  package init(_ one: (walk: FlowWalk, stage: FlowStage), _ other: (walk: FlowWalk, stage: FlowStage))
    throws(FlowFault)
  {
    func row(_ name: String, _ value: (FlowWalk) -> Int) -> (name: String, one: String, other: String) {
      (name, "\(value(one.walk))", "\(value(other.walk))")
    }
    func most(_ walk: FlowWalk, _ value: (FlowState) -> Int) -> Int {
      walk.moments.map { value($0.state) }.max() ?? 0
    }
    rows = [
      row("steps") { $0.moments.count - 1 },
      row("controllers created") { $0.createdCount },
      row("controllers alive at most") { walk in most(walk) { $0.alive.count } },
      row("views alive at most") { walk in most(walk) { FlowWalk.viewCount($0, walk.world) } },
      row("values carried to twins") { $0.syncedCount },
      row("expectations that do not hold") { $0.moments.reduce(0) { $0 + $1.failures.count } },
    ]
    let (left, right) = (one.walk.moments.filter(\.isPicture), other.walk.moments.filter(\.isPicture))
    var differing: [(picture: Int, one: String, other: String)] = []
    for index in 0..<max(left.count, right.count) {
      guard index < left.count, index < right.count else {
        differing.append(
          (
            index, index < left.count ? left[index].words : "none",
            index < right.count ? right[index].words : "none"
          ))
        continue
      }
      let (a, b) = (
        try one.stage.pixmap(of: left[index].state), try other.stage.pixmap(of: right[index].state)
      )
      if !FlowPlay.areEqual(a, b) { differing.append((index, left[index].words, right[index].words)) }
    }
    self.differing = differing
  }

  /// The comparison as a table.
  package func text(_ names: (one: String, other: String)) -> String {
    let all = [("", names.one, names.other)] + rows.map { ($0.name, $0.one, $0.other) }
    let widths = (all.map { $0.0.count }.max() ?? 0, all.map { $0.1.count }.max() ?? 0)
    var text = ""
    for (name, one, other) in all {
      text += name + String(repeating: " ", count: widths.0 - name.count + 2)
      text += one + String(repeating: " ", count: widths.1 - one.count + 2) + other + "\n"
    }
    if differing.isEmpty { return text + "all pictures are equal\n" }
    text += "pictures that differ: \(differing.count)\n"
    for (picture, one, other) in differing {
      text += "  \(picture): \(one)" + (one == other ? "" : " and \(other)") + "\n"
    }
    return text
  }
}
