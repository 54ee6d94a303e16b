/// Solving the constraint hierarchy, from high to low.
extension Component {
  /// Updates the values, starting from the previous basis: one pass over the factors, plus as many steps as rows change
  /// places.
  func solve() {
    guard isDirty else { return }
    isDirty = false
    isUnfinished = false
    restoreDropped()
    // Once, or again if rounding errors accumulated: the values recomputed from the bounds violate constraints that
    // held before.
    for _ in 0..<3 {
      let before = iterations
      if factor.isWorn || isImprecise { refactor() }
      barred.reset(size, to: 0)
      recomputeValues()
      if freed.count > 0 {
        fillFreedPositions()
        recomputeValues()
      }
      repairChoice()
      for row in 0..<rows where position.base[row] < 0 && state.base[row] == State.live {
        piece.base[row] = piece(of: row, at: residual.base[row])
      }
      settleRequired()
      for level in levels.indices where !budget.isExhausted { optimize(level) }
      if budget.isExhausted { return }
      if iterations == before { break }
      polish()
      if requiredRowsHold() { break }
    }
  }

  private func requiredRowsHold() -> Bool {
    guard let first = levels.first, first >= LinearConstraint.required else { return true }
    return rowsOfLevel[0].allSatisfy { row in
      position[row] >= 0 || state[row] != State.live || piece(of: Int(row), at: residual[row]) == 0
    }
  }

  /// Optimizes a level and bars all directions that would worsen it.
  private func optimize(_ level: Int) {
    let priority = levels[level]
    let isRequired = priority >= LinearConstraint.required
    var isMet = true
    for row in rowsOfLevel[level] where position.base[Int(row)] < 0 && state.base[Int(row)] == State.live {
      let now = piece(of: Int(row), at: residual.base[Int(row)])
      piece.base[Int(row)] = now
      if now != 0 { isMet = false }
    }
    if isMet || isRequired {
      // The cost of this level is zero: it suffices that its active rows do not leave their bounds.
      for row in rowsOfLevel[level] where position.base[Int(row)] >= 0 && state.base[Int(row)] == State.live {
        barred.base[Int(position.base[Int(row)])] |= outward(Int(row))
      }
      return
    }
    _ = run(.level(priority))
    bar(priority)
  }

  /// Bars the directions with a nonzero reduced cost at the level that was just optimized.
  private func bar(_ level: Double) {
    let least = pricingTolerance()
    for p in 0..<size {
      var (up, down) = (reducedCost[p], -reducedCost[p])
      let row = liveRow(at: p)
      if row >= 0, priority[row] == level {
        let out = outward(row)
        if out & Direction.up != 0 { up += weight[row] }
        if out & Direction.down != 0 { down += weight[row] }
      }
      if up > least { barred[p] |= Direction.up }
      if down > least { barred[p] |= Direction.down }
    }
  }

  /// Recomputes the values from the bounds, without the accumulated rounding errors of the steps.
  private func polish() {
    if factor.etaCount > 16 || isImprecise { refactor() }
    recomputeValues()
  }
}
