/// Required constraints, and what is given up where they cannot hold together.
extension Component {
  /// Takes back the required rows that earlier solutions gave up: the answer depends on the constraints, not on their
  /// history.
  func restoreDropped() {
    for conflict in conflicts where state[conflict.broken] == State.dropped {
      state[conflict.broken] = State.live
    }
    conflicts.removeAll()
  }

  /// Makes required rows hold, one at a time, the first in `precedes` order first.
  ///
  /// A row whose error cannot become zero while the others hold is a positive combination of active rows at their
  /// bounds (Farkas 1902). Active rows are independent, so that no smaller set conflicts. Of the set the last in
  /// order is given up; where that is not the row at hand it gets its own turn later, and what is given up is what
  /// adding the rows in order would have refused, whatever the basis was.
  func settleRequired() {
    guard let first = levels.first, first >= LinearConstraint.required else { return }
    for _ in 0..<3 {
      var queue: [Int] = []
      for row in rowsOfLevel[0] where position[row] < 0 && state[row] == State.live {
        piece[row] = piece(of: Int(row), at: residual[row])
        if piece[row] != 0 { queue.append(Int(row)) }
      }
      if queue.isEmpty { break }
      queue.sort { precedes($1, $0) }
      while let row = queue.popLast() { settle(row, &queue) }
      if isUnfinished { break }
    }
  }

  /// Whether `a` is kept rather than `b`.
  private func precedes(_ a: Int, _ b: Int) -> Bool {
    rank[a] != rank[b] ? rank[a] > rank[b] : ids[a] < ids[b]
  }

  /// Makes one required row hold, or gives up another. `queue` has the rows still to be settled, the next one last.
  private func settle(_ row: Int, _ queue: inout [Int]) {
    if state[row] == State.dropped {
      // Steps leave dropped rows out.
      state[row] = State.live
      if position[row] < 0 { residual[row] = matrix.product(row, x.base) - bound[row] }
    }
    var checks = 0
    while position[row] < 0 {
      piece[row] = piece(of: row, at: residual[row])
      if piece[row] == 0 { return }
      switch run(.required(row: row)) {
      case .reached: return
      case .optimal:
        // It may have stopped at its bound together with a row that became active there.
        if piece(of: row, at: residual[row]) == 0 { continue }
        if factor.etaCount > 0, checks < 3 {
          checks += 1
          // Nothing is given up on the word of worn factors.
          refactor()
          recomputeValues()
          continue
        }
      default:
        isUnfinished = true
        state[row] = State.dropped
        conflicts.append((members: [Int32(row)], broken: Int32(row)))
        return
      }
      let members = conflictMembers(with: row)
      let broken = members.max { precedes(Int($0), Int($1)) } ?? Int32(row)
      state[broken] = State.dropped
      if broken == Int32(row) {
        conflicts.append((members: members.sorted { ids[$0] < ids[$1] }, broken: broken))
        return
      }
      let place = queue.firstIndex { precedes($0, Int(broken)) } ?? queue.count
      queue.insert(Int(broken), at: place)
    }
  }

  /// The rows that keep `row` from holding, and itself.
  private func conflictMembers(with row: Int) -> [Int32] {
    let least = pricingTolerance()
    var members = [Int32(row)]
    for p in 0..<size where abs(reducedCost[p]) > least {
      let other = liveRow(at: p)
      if other >= 0, isRequired(other) { members.append(Int32(other)) }
    }
    return members
  }
}
