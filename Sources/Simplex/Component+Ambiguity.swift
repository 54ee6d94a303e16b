/// Detection of values that the constraints do not determine.
extension Component {
  /// Marks the columns that have a different value in another optimal solution.
  ///
  /// The optimal solutions are those reachable without moving in a barred direction. First, random walks along all open
  /// positions at once identify the columns that none of them moves, which are most, and those that move freely. The
  /// others are probed with an additional objective below all levels, the column itself, after which the basis is
  /// restored. Only columns that move further than `slack` are marked.
  func markAmbiguous(_ isAmbiguous: inout [Bool], slack: Double) {
    let slack = max(slack, 10 * tolerance)
    barAgainstParallels()
    var candidates: [Int] = []
    walk(&isAmbiguous, &candidates, slack)
    for column in candidates where !isAmbiguous[column] {
      for sign in [1.0, -1.0] where !isAmbiguous[column] && !budget.isExhausted {
        probe(column, sign, slack, &isAmbiguous)
      }
    }
  }

  /// How often a walk stopped by a row is turned along that row.
  private static let turns = 24
  /// A smaller number of columns is probed one after another.
  private static let fewestOpen = 8

  /// Marks columns that move along with all open positions at once, and lists those that might.
  ///
  /// Between two kinks the costs of all levels are linear, and along unbarred directions constant: any combination of
  /// these leads to other optimal solutions, up to the first row that reaches its bound. The speed of the positions
  /// that drive the walk against that row is then reduced until the row no longer moves. Where many share little room,
  /// further walks give it to some at a time.
  private func walk(_ isAmbiguous: inout [Bool], _ candidates: inout [Int], _ slack: Double) {
    guard (0..<size).contains(where: { barred[$0] != Direction.both }) else { return }
    let start = randomPaces()
    stepAlong(start)
    for c in 0..<size where abs(step[c]) > Tolerance.epsilon { candidates.append(c) }
    let isWanted = Slab<Bool>(count: size, repeating: true)
    var most = size
    while !budget.isExhausted {
      let isMarked = walk(Slab(copying: start), isWanted, candidates, &isAmbiguous, slack)
      let left = (0..<size).filter { p in
        guard start[p] != 0, symbol[p] >= 0, matrix.range(of: Int(symbol[p])).count == 1 else { return false }
        return !isAmbiguous[Int(matrix.column[matrix.range(of: Int(symbol[p])).lowerBound])]
      }
      most = min(isMarked ? most : most / 4, left.count)
      guard most >= Component.fewestOpen else { return }
      for p in 0..<size { isWanted[p] = false }
      for p in left.prefix(most) { isWanted[p] = true }
    }
  }

  /// A speed for each open position, in a direction that is not barred.
  private func randomPaces() -> Slab<Double> {
    let pace = Slab<Double>(count: size, repeating: 0)
    var paces = Paces()
    for p in 0..<size where barred[p] != Direction.both {
      let next = paces.next()
      let isUp = barred[p] & Direction.up == 0 && (barred[p] & Direction.down != 0 || next > 0)
      pace[p] = abs(next) * (isUp ? 1 : -1)
    }
    return pace
  }

  /// Computes how columns move with the positions.
  private func stepAlong(_ pace: borrowing Slab<Double>) {
    byPosition.reset(size, to: 0)
    step.reset(size, to: 0)
    for p in 0..<size { byPosition[p] = pace[p] }
    factor.solve(byPosition.base, into: step.base)
    budget.spend(size + factor.entryCount)
  }

  /// Marks candidates that move, until some have moved. Returns whether any did.
  private func walk(
    _ pace: consuming Slab<Double>, _ isWanted: borrowing Slab<Bool>, _ candidates: [Int],
    _ isAmbiguous: inout [Bool], _ slack: Double
  ) -> Bool {
    for _ in 0..<Component.turns where !budget.isExhausted {
      stepAlong(pace)
      touchRows(least: Tolerance.epsilon)
      budget.spend(touched.count)
      let (stop, time) = firstStop()
      clearTouched()
      var isMarked = false
      for c in candidates where !isAmbiguous[c] && abs(step[c]) * time > slack {
        isAmbiguous[c] = true
        isMarked = true
      }
      if isMarked { return true }
      guard stop >= 0, turnAlong(stop, pace, isWanted) else { return false }
    }
    return false
  }

  /// The first of the touched rows that reaches its bound, or −1, and the time.
  private func firstStop() -> (row: Int, time: Double) {
    var first = (row: -1, time: Double.infinity)
    for i in 0..<touched.count {
      let row = Int(touched[i])
      guard abs(rate[row]) > Tolerance.epsilon, meetsKink(row, up: rate[row] > 0) else { continue }
      let time = abs(residual[row]) > tolerance ? abs(residual[row] / rate[row]) : 0
      if time < first.time { first = (row, time) }
    }
    return first
  }

  /// Slows down what drives a row against its bound, unwanted positions first. Returns whether anything still moves.
  private func turnAlong(_ row: Int, _ pace: borrowing Slab<Double>, _ isWanted: borrowing Slab<Bool>) -> Bool
  {
    byColumn.reset(size, to: 0)
    for e in matrix.range(of: row) { byColumn[matrix.column[e]] += matrix.value[e] }
    byPosition.reset(size, to: 0)
    factor.solveTransposed(byColumn.base, into: byPosition.base)
    var sum = 0.0
    for p in 0..<size { sum += byPosition[p] * pace[p] }
    // The parts of a row's movement in its direction: by wanted positions, and by others.
    var (wanted, others) = (0.0, 0.0)
    let sign = sum < 0 ? -1.0 : 1.0
    for p in 0..<size {
      let share = byPosition[p] * pace[p] * sign
      if share > 0, isWanted[p] { wanted += share } else if share > 0 { others += share }
    }
    guard wanted + others > 0 else { return false }
    let scaleOfOthers = others > 0 ? max(0, (others - abs(sum)) / others) : 1
    let scale = wanted > 0 ? min(1, max(0, (wanted + others - abs(sum)) / wanted)) : 1
    var isMoving = false
    for p in 0..<size where pace[p] != 0 {
      if byPosition[p] * pace[p] * sign > 0 { pace[p] *= isWanted[p] ? scale : scaleOfOthers }
      if pace[p] != 0 { isMoving = true }
    }
    return isMoving
  }

  /// Bars directions that an inactive row with the same left-hand side blocks, such as when "at most 60" is active and
  /// "at least 60" holds because of it. Labels have many such pairs; without this, each probe would swap all of them.
  private func barAgainstParallels() {
    for p in 0..<size where barred[p] != Direction.both && symbol[p] >= 0 {
      let active = matrix.range(of: Int(symbol[p]))
      guard active.count > 0 else { continue }
      var e = Int(matrix.first[matrix.column[active.lowerBound]])
      while e >= 0 {
        let row = Int(matrix.row[e])
        let factor = matrix.value[e] / matrix.value[active.lowerBound]
        if position[row] < 0, state[row] == State.live, abs(residual[row]) <= tolerance,
          isParallel(row, active, factor)
        {
          if meetsKink(row, up: factor > 0) { barred[p] |= Direction.up }
          if meetsKink(row, up: factor < 0) { barred[p] |= Direction.down }
        }
        e = Int(matrix.next[e])
      }
    }
  }

  /// Whether a row is `factor` times the active one, with its terms in any order.
  private func isParallel(_ row: Int, _ active: Range<Int>, _ factor: Double) -> Bool {
    let range = matrix.range(of: row)
    guard range.count == active.count, range.count <= 8 else { return false }
    return range.allSatisfy { e in
      active.contains {
        matrix.column[$0] == matrix.column[e]
          && abs(matrix.value[e] - factor * matrix.value[$0]) <= Tolerance.epsilon
      }
    }
  }

  private func probe(_ column: Int, _ sign: Double, _ slack: Double, _ isAmbiguous: inout [Bool]) {
    let saved = Basis(self)
    budget.spend(rows)
    let outcome = run(.probe(column: column, sign: sign, start: x[column], slack: slack))
    switch outcome {
    case .moved, .unbounded:
      isAmbiguous[column] = true
      // Columns that moved along with it are equally undetermined.
      for c in 0..<size where abs(step[c]) > Tolerance.epsilon {
        if outcome == .unbounded || abs(x[c] - saved.x[c]) > slack { isAmbiguous[c] = true }
      }
    default: break
    }
    saved.restore(self)
  }

  /// The state that steps modify.
  private struct Basis: ~Copyable {
    let x: Slab<Double>
    let symbol: Slab<Int32>
    let held: Slab<Double>
    let barred: Slab<UInt8>
    let position: Slab<Int32>
    let piece: Slab<Int8>
    let residual: Slab<Double>
    let etas: Int
    let isUnfinished: Bool
    let isImprecise: Bool

    init(_ component: Component) {
      x = Slab(copying: component.x)
      symbol = Slab(copying: component.symbol)
      held = Slab(copying: component.held)
      barred = Slab(copying: component.barred)
      position = Slab(copying: component.position)
      piece = Slab(copying: component.piece)
      residual = Slab(copying: component.residual)
      etas = component.factor.etaCount
      isUnfinished = component.isUnfinished
      isImprecise = component.isImprecise
    }

    consuming func restore(_ component: Component) {
      component.x = Slab(copying: x)
      component.symbol = Slab(copying: symbol)
      component.held = Slab(copying: held)
      component.barred = Slab(copying: barred)
      component.position = Slab(copying: position)
      component.piece = Slab(copying: piece)
      component.residual = Slab(copying: residual)
      component.factor.truncateEtas(to: etas)
      component.isUnfinished = isUnfinished
      component.isImprecise = isImprecise
    }
  }
}

/// Numbers between 1 and 2 and between −1 and −2 that hardly ever cancel each other out; always the same ones.
struct Paces {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    // Knuth's linear congruential generator, MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (1 + Double(state >> 40) / Double(1 << 24)) * (state >> 62 & 1 == 0 ? 1 : -1)
  }
}
