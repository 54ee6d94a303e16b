/// The steps of the simplex method over the active rows.
extension Component {
  /// The quantity that a run of steps minimizes.
  enum Aim {
    /// The error of one required row, while the required rows that hold continue to hold.
    case required(row: Int)
    /// The sum of the errors of a level, without worsening higher levels.
    case level(Double)
    /// A column, multiplied by a sign, without leaving the set of optimal solutions, until it is further from where it
    /// started than `slack`.
    case probe(column: Int, sign: Double, start: Double, slack: Double)
  }

  enum Outcome {
    /// The minimum is reached.
    case optimal
    /// The required row holds.
    case reached
    /// The quantity is unbounded.
    case unbounded
    /// The probed column moved.
    case moved
    /// The run ended at the iteration limit.
    case unfinished
  }

  /// The time at which a moving row's cost changes slope.
  struct Kink {
    var time: Double
    var row: Int32
    /// The increase of the objective's slope beyond it.
    var rise: Double
  }

  private struct Entering {
    var position: Int
    var sign: Double
    var slope: Double
  }

  /// The number of steps without progress after which Bland's rule is used (Bland 1977), which prevents cycling.
  private static let patience = 40

  /// Minimizes the aim.
  func run(_ aim: Aim) -> Outcome {
    stalled = 0
    nextFlips = iterations
    var left = 20 * (size + rows) + 1000
    while true {
      if factor.isWorn || isImprecise, !isProbing(aim) {
        refactor()
        recomputeValues()
      }
      if budget.isExhausted {
        isUnfinished = true
        return .unfinished
      }
      price(aim)
      if flipMany(aim) { continue }
      guard let entering = chooseEntering(aim) else { return .optimal }
      if left == 0 {
        isUnfinished = true
        return .unfinished
      }
      left -= 1
      iterations += 1
      computeStep(entering)
      budget.spend(size + touched.count + factor.entryCount)
      let (time, leaving) = chooseLeaving(aim, entering)
      if leaving < 0 {
        clearTouched()
        return .unbounded
      }
      let hasMoved = move(aim, entering, by: time)
      let isDone = exchange(aim, entering, leaving: leaving, by: time)
      clearTouched()
      if hasMoved { return .moved }
      if isDone { return .reached }
      stalled = time > tolerance ? 0 : stalled + 1
    }
  }

  func isProbing(_ aim: Aim) -> Bool {
    if case .probe = aim { return true }
    return false
  }

  /// Computes the reduced costs of all positions: the gradient of the aim in terms of the active rows.
  private func price(_ aim: Aim) {
    byColumn.reset(size, to: 0)
    reducedCost.reset(size, to: 0)
    let gradient = byColumn.base
    pricingScale = 0
    func add(_ row: Int, _ factor: Double) {
      pricingScale = max(pricingScale, abs(factor))
      for e in matrix.range(of: row) { gradient[Int(matrix.column.base[e])] += factor * matrix.value.base[e] }
    }
    switch aim {
    case .required(let row): add(row, Double(piece[row]))
    case .probe(let column, let sign, _, _):
      gradient[column] = sign
      pricingScale = 1
    case .level(let level):
      guard let index = levels.firstIndex(of: level) else { return }
      for row in rowsOfLevel[index] {
        let row = Int(row)
        if piece[row] != 0, position[row] < 0, state[row] == State.live {
          add(row, Double(piece[row]) * weight[row])
        }
      }
    }
    if pricingScale > 0 { factor.solveTransposed(gradient, into: reducedCost.base) }
  }

  /// Returns the threshold above which a reduced cost is significant.
  func pricingTolerance() -> Double {
    var greatest = 0.0
    let cost = reducedCost.base
    for p in 0..<size { greatest = max(greatest, abs(cost[p])) }
    return Tolerance.epsilon * max(greatest, pricingScale)
  }

  /// Returns the slopes of the aim when a position moves up and down; infinite if it may not.
  @inline(__always) func slopes(_ aim: Aim, _ p: Int) -> (up: Double, down: Double) {
    let cost = reducedCost.base[p]
    var (up, down) = (cost, -cost)
    let row = liveRow(at: p)
    var closed = barred.base[p]
    if case .required = aim {
      closed = row >= 0 && isRequired(row) ? outward(row) : 0
    } else if case .level(let level) = aim, row >= 0, priority.base[row] == level {
      let out = outward(row)
      if out & Direction.up != 0 { up += weight.base[row] }
      if out & Direction.down != 0 { down += weight.base[row] }
    }
    if closed & Direction.up != 0 { up = .infinity }
    if closed & Direction.down != 0 { down = .infinity }
    return (up, down)
  }

  /// Chooses the steepest descent (Dantzig's rule), or the lowest symbol if steps stall (Bland's rule).
  private func chooseEntering(_ aim: Aim) -> Entering? {
    let least = -pricingTolerance()
    let isCareful = stalled > Component.patience
    var best: Entering?
    var bestKey = Int.max
    var bestSlope = least
    for p in 0..<size {
      if reducedCost.base[p] == 0 { continue }
      let (up, down) = slopes(aim, p)
      let slope = min(up, down)
      guard slope < (isCareful ? least : bestSlope) else { continue }
      if isCareful {
        let key = symbol[p] >= 0 ? Int(symbol[p]) : rows + Int(~symbol[p])
        guard key < bestKey else { continue }
        bestKey = key
      }
      bestSlope = slope
      best = Entering(position: p, sign: up < down ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Computes how the columns and the inactive rows move with the entering position.
  private func computeStep(_ entering: Entering) {
    byPosition.reset(size, to: 0)
    byPosition[entering.position] = entering.sign
    moveColumns()
  }

  /// Computes how the columns and the inactive rows move with the positions of `byPosition`.
  private func moveColumns() {
    step.reset(size, to: 0)
    factor.solve(byPosition.base, into: step.base)
    var greatest = 0.0
    for c in 0..<size { greatest = max(greatest, abs(step.base[c])) }
    touchRows(least: greatest * 1e-12)
    for i in 0..<touched.count where abs(rate[touched[i]]) <= greatest * Tolerance.epsilon {
      rate[touched[i]] = 0
    }
  }

  /// Computes how the inactive rows move with the columns; columns that move by less than `least` do not.
  func touchRows(least: Double = 0) {
    if rate.count < rows {
      rate.reset(rows, to: 0)
      isTouched.reset(rows, to: false)
    }
    touched.truncate(to: 0)
    for c in 0..<size {
      guard abs(step.base[c]) > least else {
        step.base[c] = 0
        continue
      }
      var e = Int(matrix.first[c])
      while e >= 0 {
        let row = Int(matrix.row.base[e])
        if position.base[row] < 0, state.base[row] == State.live {
          if !isTouched.base[row] {
            isTouched.base[row] = true
            touched.append(Int32(row))
          }
          rate.base[row] += matrix.value.base[e] * step.base[c]
        }
        e = Int(matrix.next.base[e])
      }
    }
  }

  func clearTouched() {
    for i in 0..<touched.count {
      rate[touched[i]] = 0
      isTouched[touched[i]] = false
    }
    touched.truncate(to: 0)
  }

  /// Whether a row that moves up or down reaches its bound from the side given by its piece.
  @inline(__always) func meetsKink(_ row: Int, up: Bool) -> Bool {
    let piece = piece.base[row]
    switch relation.base[row] {
    case 0: return up ? piece <= 0 : piece >= 0
    case 1: return up ? piece < 0 : piece == 0
    default: return up ? piece == 0 : piece > 0
    }
  }

  /// The ratio test: determines how far to go, and the row that becomes active there (−1 for none).
  ///
  /// The step continues past kinks of the aim's own level while the aim still decreases; rows of higher levels stop it.
  private func chooseLeaving(_ aim: Aim, _ entering: Entering) -> (time: Double, row: Int) {
    kinks.removeAll(keepingCapacity: true)
    let isCareful = stalled > Component.patience
    var level = -Double.infinity
    var target = -1
    switch aim {
    case .level(let own): level = own
    case .required(let row): (level, target) = (LinearConstraint.required, row)
    case .probe: break
    }
    var stop = Stop()
    for i in 0..<touched.count {
      let row = Int(touched[i])
      let rate = rate.base[row]
      guard rate != 0, priority.base[row] >= level, meetsKink(row, up: rate > 0) else { continue }
      let time = max(0, -residual.base[row] / rate)
      let blocks: Bool
      if target >= 0 {
        if piece.base[row] != 0, row != target { continue }
        blocks = true
      } else {
        blocks = priority.base[row] > level || isCareful
      }
      if blocks {
        stop.earliest = min(stop.earliest, time)
        stop.latest = min(stop.latest, time + tolerance / (2 * abs(rate)))
      }
      let sides = relation.base[row] == 0 && piece.base[row] != 0 ? 2.0 : 1.0
      kinks.append(
        Kink(time: time, row: Int32(row), rise: blocks ? .infinity : sides * weight.base[row] * abs(rate)))
    }
    return passKinks(entering, stop: stop, isCareful: isCareful)
  }

  /// The time when blocking rows end the step, and when the first of them would exceed its bound by half the tolerance.
  private struct Stop {
    var earliest = Double.infinity
    var latest = Double.infinity
  }

  private func passKinks(_ entering: Entering, stop: Stop, isCareful: Bool) -> (time: Double, row: Int) {
    kinks.removeAll { $0.time > ($0.rise == .infinity ? stop.latest : stop.earliest) }
    if kinks.count > 1 {
      kinks.sort { $0.time != $1.time ? $0.time < $1.time : $0.row < $1.row }
    }
    var slope = entering.slope
    var index = 0
    while index < kinks.count {
      let kink = kinks[index]
      slope += kink.rise
      if slope >= entering.slope * Tolerance.epsilon { break }
      let row = Int(kink.row)
      // Past its kink, the row is on the next piece; an equation is on the other side immediately.
      let isUp: Int8 = rate[row] > 0 ? 1 : -1
      piece[row] = relation[row] == 0 ? isUp : (relation[row] == isUp ? 0 : isUp)
      index += 1
    }
    guard index < kinks.count else { return (.infinity, -1) }
    var chosen = kinks[index]
    guard chosen.rise == .infinity else { return (chosen.time, Int(chosen.row)) }
    // Of the rows that stop the step at the same point, choose the one with the most stable pivot (Harris 1973); under
    // Bland's rule, the lowest one that is stable enough.
    for kink in kinks[(index + 1)...] where kink.rise == .infinity {
      let (size, best) = (abs(rate[kink.row]), abs(rate[chosen.row]))
      if isCareful, kink.time > stop.earliest { continue }
      if isCareful ? (kink.row < chosen.row && size > 1e-3 * best) || size > 1e6 * best : size > 1.5 * best {
        chosen = kink
      }
    }
    return (chosen.time, Int(chosen.row))
  }

  /// Performs the step. Returns whether a probed column moved.
  private func move(_ aim: Aim, _ entering: Entering, by time: Double) -> Bool {
    held[entering.position] += entering.sign * time
    for c in 0..<size { x.base[c] += time * step.base[c] }
    for i in 0..<touched.count {
      let row = Int(touched[i])
      residual[row] += time * rate[row]
    }
    if case .probe(let column, _, let start, let slack) = aim { return abs(x[column] - start) > slack }
    return false
  }

  /// Makes the row that stopped the step active in place of the entering position's row. Returns whether that was the
  /// aim.
  private func exchange(_ aim: Aim, _ entering: Entering, leaving row: Int, by time: Double) -> Bool {
    let p = entering.position
    byColumn.reset(size, to: 0)
    for e in matrix.range(of: row) { byColumn[matrix.column[e]] += matrix.value[e] }
    byPosition.reset(size, to: 0)
    factor.solveTransposed(byColumn.base, into: byPosition.base)
    for q in 0..<size where abs(byPosition[q]) < Tolerance.rounding { byPosition[q] = 0 }
    checkPivot(byPosition[p], expected: entering.sign * rate[row])
    if byPosition[p] == 0 { byPosition[p] = entering.sign * rate[row] }
    factor.replace(position: p, alpha: byPosition.base)

    let old = symbol[p]
    if old >= 0 {
      position[old] = -1
      residual[old] = entering.sign * time
      let sign: Int8 = entering.sign > 0 ? 1 : -1
      piece[old] = relation[old] == 0 ? sign : (relation[old] == sign ? 0 : sign)
    }
    symbol[p] = Int32(row)
    position[row] = Int32(p)
    held[p] = bound[row]
    barred[p] = 0
    if case .level(let level) = aim, priority[row] > level {
      let crossing = rate[row] > 0 ? Direction.up : Direction.down
      barred[p] = relation[row] == 0 && piece[row] == 0 ? Direction.both : crossing
    }
    if case .probe = aim {
      let crossing = rate[row] > 0 ? Direction.up : Direction.down
      barred[p] = relation[row] == 0 && piece[row] == 0 ? Direction.both : crossing
    }
    residual[row] = 0
    if case .required(let target) = aim { return row == target }
    return false
  }

  /// Assigns the positions of removed rows to rows that are at their bounds anyway, by descending priority: a row that
  /// is removed and added again is active again, and what is no longer constrained stays open.
  func fillFreedPositions() {
    var open: [Int] = []
    for i in 0..<freed.count {
      let p = Int(position[freed[i]])
      guard p >= 0, Int(symbol[p]) == Int(freed[i]), state[freed[i]] == State.removed else { continue }
      if !fillWithParallel(p) { open.append(p) }
    }
    fill(open[...])
    freed.truncate(to: 0)
  }

  /// Fills open positions one after another, without checking each if all together move no row from its bound.
  private func fill(_ open: ArraySlice<Int>) {
    guard let p = open.first, !budget.isExhausted else { return }
    if open.count == 1 {
      let entering = Entering(position: p, sign: 1, slope: 0)
      computeStep(entering)
      budget.spend(size + touched.count + factor.entryCount)
      var best = -1
      for j in 0..<touched.count {
        let row = Int(touched[j])
        guard abs(residual[row]) <= tolerance, abs(rate[row]) > 0.01 else { continue }
        if best < 0 || priority[row] > priority[best] { best = row }
      }
      if best >= 0 { _ = exchange(.required(row: -1), entering, leaving: best, by: 0) }
      clearTouched()
    } else if movesRowsAtBounds(open) {
      let middle = open.startIndex + open.count / 2
      fill(open[..<middle])
      fill(open[middle...])
    }
  }

  /// Whether some row leaves its bound when all of the positions move, each at its own speed.
  private func movesRowsAtBounds(_ open: ArraySlice<Int>) -> Bool {
    byPosition.reset(size, to: 0)
    var paces = Paces()
    for p in open { byPosition[p] = paces.next() }
    moveColumns()
    budget.spend(size + touched.count + factor.entryCount)
    var result = false
    for j in 0..<touched.count where !result {
      result = abs(residual[touched[j]]) <= tolerance && abs(rate[touched[j]]) > Tolerance.epsilon
    }
    clearTouched()
    return result
  }

  /// Assigns the position of a removed row of one column to a required row of that column which is at its bound. The
  /// basis matrix is unchanged.
  private func fillWithParallel(_ p: Int) -> Bool {
    let old = Int(symbol[p])
    let range = matrix.range(of: old)
    guard range.count == 1, let entry = range.first else { return false }
    var e = Int(matrix.first[matrix.column[entry]])
    while e >= 0 {
      let row = Int(matrix.row[e])
      if position[row] < 0, state[row] == State.live, isRequired(row), matrix.range(of: row).count == 1,
        matrix.value[e] == matrix.value[entry], abs(residual[row]) <= tolerance
      {
        position[old] = -1
        residual[old] = held[p] - bound[old]
        symbol[p] = Int32(row)
        position[row] = Int32(p)
        held[p] = bound[row]
        barred[p] = 0
        residual[row] = 0
        return true
      }
      e = Int(matrix.next[e])
    }
    return false
  }

  /// Compares two computations of a pivot, which should agree and not be too small relative to the rest of the row;
  /// otherwise it is better not to keep the eta row.
  private func checkPivot(_ pivot: Double, expected: Double) {
    var greatest = 0.0
    for q in 0..<size { greatest = max(greatest, abs(byPosition.base[q])) }
    if abs(pivot - expected) > 1e-7 * abs(expected) || abs(pivot) < 1e-4 * greatest { isImprecise = true }
  }

  /// Computes all values and residuals from the bounds.
  func recomputeValues() {
    byPosition.reset(size, to: 0)
    for p in 0..<size { byPosition.base[p] = held.base[p] }
    factor.solve(byPosition.base, into: x.base)
    var greatest = 0.0
    refineValues()
    for c in 0..<size {
      greatest = max(greatest, abs(x.base[c]))
      if abs(x.base[c]) < Tolerance.epsilon { x.base[c] = 0 }
    }
    tolerance = Tolerance.feasibility(size: greatest.isFinite ? greatest : 1)
    for row in 0..<rows where position.base[row] < 0 && state.base[row] != State.removed {
      residual.base[row] = matrix.product(row, x.base) - bound.base[row]
    }
  }

  /// Performs a step of iterative refinement (Wilkinson 1963) if any active row misses its bound by more than rounding.
  private func refineValues() {
    byPosition.reset(size, to: 0)
    var greatest = 0.0
    for p in 0..<size {
      let row = Int(symbol.base[p])
      let value = row >= 0 ? matrix.product(row, x.base) : x.base[~row]
      let miss = held.base[p] - value
      byPosition.base[p] = miss
      greatest = max(greatest, abs(miss))
    }
    guard greatest > Tolerance.epsilon / 100 else { return }
    step.reset(size, to: 0)
    factor.solve(byPosition.base, into: step.base)
    for c in 0..<size { x.base[c] += step.base[c] }
    if greatest > Tolerance.epsilon { isImprecise = true }
  }
}
