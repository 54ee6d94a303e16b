/// Detection of values that the constraints do not determine.
extension Component {
  /// Marks the columns that have a different value in another optimal solution.
  ///
  /// The optimal solutions are those reachable without moving in a barred direction. First, a random walk along all
  /// open positions at once identifies the columns that none of them moves, which are most. The others are probed with
  /// an additional objective below all levels, the column itself, after which the basis is restored. Only what moves
  /// further than `slack` is marked.
  func markAmbiguous(_ isAmbiguous: inout [Bool], slack: Double) {
    let slack = max(slack, 10 * tolerance)
    barAgainstParallels()
    var open = false
    byPosition.reset(size, to: 0)
    step.reset(size, to: 0)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for p in 0..<size where barred[p] != Direction.both {
      open = true
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      byPosition[p] = 1 + Double(state >> 40) / Double(1 << 24)
    }
    guard open else { return }
    factor.solve(byPosition.base, into: step.base)
    var candidates: [Int] = []
    for c in 0..<size where abs(step[c]) > Tolerance.epsilon { candidates.append(c) }
    for column in candidates where !isAmbiguous[column] {
      for sign in [1.0, -1.0] where !isAmbiguous[column] && !budget.isExhausted {
        probe(column, sign, slack, &isAmbiguous)
      }
    }
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
