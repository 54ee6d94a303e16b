/// Combines many steps, each of which only exchanges a row for a parallel one, or one that is effectively parallel.
///
/// In a stack view that is too short, every member gives up its content's height, one step each: the active row "at
/// least 20 high" is exchanged for the row "at least 0 high", and back once the stack view's own height has been given
/// up. Such a step leaves the basis matrix unchanged, so that any number of them takes the two passes over the factors
/// that a single step takes (the long step of bounded simplex methods: Maros, Computational Techniques of the Simplex
/// Method, 2003).
///
/// "A tenth of the stack view's height" and "at least 0 high" are effectively parallel if the stack view's height does
/// not move, which is known only after the step. Then the basis matrix is factorized again, once for all of them.
extension Component {
  /// The exchange of an active row for a parallel row that stops it.
  private struct Flip {
    var position: Int
    /// The direction in which the position moves.
    var sign: Double
    /// The distance that it moves.
    var time: Double
    /// The row that becomes active.
    var row: Int32
    /// Whether it has the same left-hand side, so that the basis matrix is unchanged.
    var isParallel: Bool
    /// The decrease of the objective along the way.
    var gain: Double
    var priority: Double
    var slope: Double
  }

  /// A smaller number is handled by ordinary steps, whose order decides among equally good solutions.
  private static let fewestFlips = 64
  /// Columns in more rows than this are not searched for parallel ones.
  private static let mostParallels = 16
  /// Rows with more terms than this are not searched.
  private static let mostTerms = 2

  /// Performs steps toward an aim that are exchanges of parallel rows, those of low priority first, as long as nothing
  /// else stops them and, if the aim is a required row, the row is missed.
  func flipMany(_ aim: Aim) -> Bool {
    guard iterations >= nextFlips, size >= Component.fewestFlips, !isProbing(aim) else { return false }
    var flips = possibleFlips(aim)
    guard flips.count >= Component.fewestFlips else {
      if case .level = aim { nextFlips = iterations + 8 }
      return false
    }
    flips.sort {
      ($0.priority, $0.slope, $0.position) < ($1.priority, $1.slope, $1.position)
    }
    var count = 0
    if case .required(let target) = aim {
      var missing = abs(residual[target]) - tolerance
      while count < flips.count, flips[count].gain < missing {
        missing -= flips[count].gain
        count += 1
      }
    } else {
      count = flips.count
    }
    while count >= Component.fewestFlips {
      if perform(flips[..<count], aim) { return true }
      count /= 2
    }
    // Nothing stops those that move nothing.
    flips.removeAll { $0.time > tolerance }
    if flips.count >= Component.fewestFlips, perform(flips[...], aim) { return true }
    nextFlips = iterations + 64
    return false
  }

  /// The lowest priority of rows that stop a step toward an aim.
  private func leastStop(_ aim: Aim) -> Double {
    if case .level(let level) = aim { level } else { LinearConstraint.required }
  }

  private func possibleFlips(_ aim: Aim) -> [Flip] {
    var flips: [Flip] = []
    var taken: Set<Int32> = []
    let least = -pricingTolerance()
    for p in 0..<size where reducedCost.base[p] != 0 {
      let row = liveRow(at: p)
      guard row >= 0, matrix.range(of: row).count <= Component.mostTerms else { continue }
      let (up, down) = slopes(aim, p)
      let slope = min(up, down)
      guard slope < least, let stop = stop(aim, row, up: up < down, slope),
        taken.insert(stop.row).inserted
      else { continue }
      flips.append(
        Flip(
          position: p, sign: up < down ? 1 : -1, time: stop.time, row: stop.row, isParallel: stop.isParallel,
          gain: -slope * stop.time, priority: priority[row], slope: slope))
    }
    return flips
  }

  /// A row that ends the step of another one, provided that only a common column moves.
  private struct RowStop {
    var row: Int32
    /// Its distance.
    var time: Double
    /// Its movement when the other one moves by 1.
    var rate: Double
    var isParallel: Bool
  }

  /// The row that ends the step of a row with few terms; nil if there is none.
  private func stop(_ aim: Aim, _ row: Int, up: Bool, _ slope: Double) -> RowStop? {
    for entry in matrix.range(of: row) {
      if let stop = stop(aim, row, entry, up: up, slope) { return stop }
    }
    return nil
  }

  /// The first row reached if only the column of one of the row's entries moves; nil if there is none or the aim
  /// decreases beyond it.
  private func stop(_ aim: Aim, _ row: Int, _ entry: Int, up: Bool, _ slope: Double) -> RowStop? {
    let least = leastStop(aim)
    let isAlone = matrix.range(of: row).count == 1
    var found: RowStop?
    var seen = 0
    var e = Int(matrix.first[matrix.column[entry]])
    while e >= 0 {
      seen += 1
      if seen > Component.mostParallels { return nil }
      let other = Int(matrix.row[e])
      let rate = matrix.value[e] / matrix.value[entry]
      let terms = matrix.range(of: other).count
      if other != row, position[other] < 0, state[other] == State.live, priority[other] >= least,
        terms <= Component.mostTerms, isRequired(other) ? piece[other] == 0 : true,
        meetsKink(other, up: up == (rate > 0))
      {
        let time = abs(residual[other] / rate)
        if time < found?.time ?? .infinity || (time == found?.time && other < Int(found!.row)) {
          found = RowStop(
            row: Int32(other), time: time, rate: rate, isParallel: isAlone && terms == 1 && rate == 1)
        }
      }
      e = Int(matrix.next[e])
    }
    guard let found, priority[found.row] == least, !isRequired(Int(found.row)) else { return found }
    // Beyond a row of the aim's own level, the aim may decrease further.
    let sides = relation[found.row] == 0 && piece[found.row] != 0 ? 2.0 : 1.0
    return slope + sides * weight[found.row] * abs(found.rate) >= slope * Tolerance.epsilon ? found : nil
  }

  /// Performs some exchanges, unless another row would pass its bound; returns whether it did.
  private func perform(_ flips: ArraySlice<Flip>, _ aim: Aim) -> Bool {
    let least = leastStop(aim)
    byPosition.reset(size, to: 0)
    step.reset(size, to: 0)
    for flip in flips { byPosition[flip.position] = flip.sign * flip.time }
    factor.solve(byPosition.base, into: step.base)
    touchRows()
    budget.spend(size + touched.count)
    defer { clearTouched() }
    for flip in flips where abs(residual[flip.row] + rate[flip.row]) > tolerance { return false }
    for i in 0..<touched.count {
      let row = Int(touched[i])
      guard priority[row] >= least, !isRequired(row) || piece[row] == 0 else { continue }
      let after = residual[row] + rate[row]
      if piece(of: row, at: after) != piece[row], abs(after) > tolerance { return false }
    }
    for c in 0..<size { x.base[c] += step.base[c] }
    for i in 0..<touched.count {
      let row = Int(touched[i])
      residual[row] += rate[row]
      if priority[row] >= least, !isRequired(row) { piece[row] = piece(of: row, at: residual[row]) }
    }
    for flip in flips { exchange(flip, least) }
    if flips.contains(where: { !$0.isParallel }) { refactor() }
    iterations += flips.count
    if flips.contains(where: { $0.time > tolerance }) { stalled = 0 }
    return true
  }

  private func exchange(_ flip: Flip, _ level: Double) {
    let old = Int(symbol[flip.position])
    let sign: Int8 = flip.sign > 0 ? 1 : -1
    position[old] = -1
    residual[old] = flip.sign * flip.time
    piece[old] = relation[old] == 0 ? sign : (relation[old] == sign ? 0 : sign)
    symbol[flip.position] = flip.row
    position[flip.row] = Int32(flip.position)
    held[flip.position] = bound[flip.row]
    barred[flip.position] = 0
    if level < LinearConstraint.required, priority[flip.row] > level {
      let isLeft = relation[flip.row] == 0 && piece[flip.row] == 0
      let isUp = rate[flip.row] > 0
      barred[flip.position] = isLeft ? Direction.both : isUp ? Direction.up : Direction.down
    }
    residual[flip.row] = 0
  }
}
