/// Required constraints, and the resolution of their conflicts.
extension Component {
  /// Restores the required rows that earlier solutions dropped: the result depends on the constraints, not on their
  /// history.
  func restoreDropped() {
    for conflict in conflicts where state[conflict.broken] == State.dropped {
      state[conflict.broken] = State.live
    }
    conflicts.removeAll()
  }

  /// Satisfies the required rows, one at a time, in `precedes` order.
  ///
  /// A row whose error cannot become zero while the others hold is a positive combination of active rows at their
  /// bounds (Farkas 1902). Active rows are independent, so no smaller set conflicts. The last row of the set in order
  /// is dropped; if that is not the current row, the current one is considered again later. The result is the same as
  /// if the rows were added in order and conflicting ones refused, regardless of the basis.
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
      while !budget.isExhausted, let row = queue.popLast() { settle(row, &queue) }
      if isUnfinished || budget.isExhausted { break }
    }
  }

  /// Whether `a` takes precedence over `b`.
  private func precedes(_ a: Int, _ b: Int) -> Bool {
    rank[a] != rank[b] ? rank[a] > rank[b] : ids[a] < ids[b]
  }

  /// Satisfies one required row, or drops another. `queue` contains the rows still to be settled, the next one last.
  private func settle(_ row: Int, _ queue: inout [Int]) {
    if state[row] == State.dropped {
      // Steps ignore dropped rows.
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
          // Nothing is dropped based on imprecise factors.
          refactor()
          recomputeValues()
          continue
        }
      default:
        isUnfinished = true
        // The search for this row ended at the work limit, so nothing is known about it.
        if budget.isExhausted { return }
        state[row] = State.dropped
        conflicts.append((members: [Int32(row)], broken: Int32(row), gap: .infinity))
        return
      }
      let members = conflictMembers(with: row)
      // Conflicts are kept, so they count as memory, too.
      budget.spend(8 * members.count)
      let broken = members.max { precedes(Int($0), Int($1)) } ?? Int32(row)
      state[broken] = State.dropped
      if broken == Int32(row) {
        let gap = abs(residual[row]) * weight[row]
        conflicts.append((members: members.sorted { ids[$0] < ids[$1] }, broken: broken, gap: gap))
        return
      }
      let place = queue.firstIndex { precedes($0, Int(broken)) } ?? queue.count
      queue.insert(Int(broken), at: place)
    }
  }

  /// Returns the rows that prevent `row` from holding, and `row` itself.
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
