/// The hierarchy, from high to low.
extension Component {
  /// Brings values up to date. From the basis of the last time, so that a suggestion costs one pass over the factors
  /// and as many steps as it makes rows change places.
  func solve() {
    guard isDirty else { return }
    isDirty = false
    isUnfinished = false
    restoreDropped()
    // Once. Again where rounding spoilt it: the values computed afresh from the bounds do not meet what they met.
    for _ in 0..<3 {
      let before = iterations
      if factor.isWorn || isImprecise { refactor() }
      barred.reset(size, to: 0)
      recomputeValues()
      if freed.count > 0 {
        fillFreedPositions()
        recomputeValues()
      }
      for row in 0..<rows where position.base[row] < 0 && state.base[row] == State.live {
        piece.base[row] = piece(of: row, at: residual.base[row])
      }
      settleRequired()
      for level in levels.indices { optimise(level) }
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

  /// Optimises a level and bars what would make it worse.
  private func optimise(_ level: Int) {
    let priority = levels[level]
    let isRequired = priority >= LinearConstraint.required
    var isMet = true
    for row in rowsOfLevel[level] where position.base[Int(row)] < 0 && state.base[Int(row)] == State.live {
      let now = piece(of: Int(row), at: residual.base[Int(row)])
      piece.base[Int(row)] = now
      if now != 0 { isMet = false }
    }
    if isMet || isRequired {
      // Nothing is paid at this level: its active rows may not leave what they demand, that is all.
      for row in rowsOfLevel[level] where position.base[Int(row)] >= 0 && state.base[Int(row)] == State.live {
        barred.base[Int(position.base[Int(row)])] |= outward(Int(row))
      }
      return
    }
    _ = run(.level(priority))
    bar(priority)
  }

  /// Bars the directions whose reduced cost at the level just optimised is not zero.
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

  /// Computes the values once more from the bounds, without what the steps have added up in rounding.
  private func polish() {
    if factor.etaCount > 16 || isImprecise { refactor() }
    recomputeValues()
  }
}
