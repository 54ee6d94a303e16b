/// Many steps at once, where each only exchanges a row for a parallel one.
///
/// Of a stack view that is too short, every member gives up its content's height, one step each: the active row "at least
/// 20 high" is exchanged for the row "at least 0 high". Such a step leaves the basis matrix as it is, so that any number of
/// them takes the two passes over the factors that a single step takes (the long step of bounded simplex methods: Maros,
/// Computational Techniques of the Simplex Method, 2003).
extension Component {
  /// The exchange of an active row for a parallel row that stops it.
  private struct Flip {
    var position: Int
    /// The direction in which the position moves.
    var sign: Double
    /// How far it moves.
    var time: Double
    /// The row that becomes active.
    var row: Int32
    /// By how much the aim falls on the way.
    var gain: Double
    var priority: Double
    var slope: Double
  }

  /// Fewer of them are steps like any other, whose order decides among equally good solutions.
  private static let fewestFlips = 64
  /// Columns in more rows than this are not searched for parallel ones.
  private static let mostParallels = 16

  /// Performs steps toward a required row that are exchanges of parallel rows, those of low priority first, as long as the
  /// row is missed and nothing else stops them.
  ///
  /// - Returns: Whether anything was done.
  func flipMany(_ aim: Aim, target: Int) -> Bool {
    guard canFlip, size >= Component.fewestFlips else { return false }
    var flips = possibleFlips(aim)
    guard flips.count >= Component.fewestFlips else { return false }
    flips.sort {
      ($0.priority, $0.slope, $0.position) < ($1.priority, $1.slope, $1.position)
    }
    var missing = abs(residual[target]) - tolerance
    var count = 0
    while count < flips.count, flips[count].gain < missing {
      missing -= flips[count].gain
      count += 1
    }
    while count >= Component.fewestFlips {
      if perform(flips[..<count]) { return true }
      count /= 2
    }
    canFlip = false
    return false
  }

  private func possibleFlips(_ aim: Aim) -> [Flip] {
    var flips: [Flip] = []
    let least = -pricingTolerance()
    for p in 0..<size where reducedCost.base[p] != 0 {
      let row = liveRow(at: p)
      guard row >= 0, matrix.range(of: row).count == 1 else { continue }
      let (up, down) = slopes(aim, p)
      let slope = min(up, down)
      guard slope < least, let (stop, time) = parallelStop(row, up: up < down) else { continue }
      flips.append(
        Flip(
          position: p, sign: up < down ? 1 : -1, time: time, row: stop, gain: -slope * time,
          priority: priority[row], slope: slope))
    }
    return flips
  }

  /// The required row with the same left-hand side that a row of one column meets first, and how far it is.
  private func parallelStop(_ row: Int, up: Bool) -> (row: Int32, time: Double)? {
    let entry = matrix.range(of: row).lowerBound
    var found: (row: Int32, time: Double)?
    var seen = 0
    var e = Int(matrix.first[matrix.column[entry]])
    while e >= 0 {
      seen += 1
      if seen > Component.mostParallels { return nil }
      let other = Int(matrix.row[e])
      if other != row, position[other] < 0, state[other] == State.live, isRequired(other), piece[other] == 0,
        matrix.range(of: other).count == 1, matrix.value[e] == matrix.value[entry], meetsKink(other, up: up)
      {
        let time = abs(residual[other])
        if time < found?.time ?? .infinity || (time == found?.time && other < Int(found!.row)) {
          found = (Int32(other), time)
        }
      }
      e = Int(matrix.next[e])
    }
    return found
  }

  /// Performs some exchanges, unless a row that is not among them would be violated; returns whether it did.
  private func perform(_ flips: ArraySlice<Flip>) -> Bool {
    byPosition.reset(size, to: 0)
    step.reset(size, to: 0)
    for flip in flips { byPosition[flip.position] = flip.sign * flip.time }
    factor.solve(byPosition.base, into: step.base)
    touchRows()
    budget.spend(size + touched.count)
    defer { clearTouched() }
    for i in 0..<touched.count {
      let row = Int(touched[i])
      guard isRequired(row), piece[row] == 0 else { continue }
      if piece(of: row, at: residual[row] + rate[row]) != 0 { return false }
    }
    for c in 0..<size { x.base[c] += step.base[c] }
    for i in 0..<touched.count { residual[touched[i]] += rate[touched[i]] }
    for flip in flips { exchange(flip) }
    iterations += flips.count
    stalled = 0
    return true
  }

  private func exchange(_ flip: Flip) {
    let old = Int(symbol[flip.position])
    let sign: Int8 = flip.sign > 0 ? 1 : -1
    position[old] = -1
    residual[old] = flip.sign * flip.time
    piece[old] = relation[old] == 0 ? sign : (relation[old] == sign ? 0 : sign)
    symbol[flip.position] = flip.row
    position[flip.row] = Int32(flip.position)
    held[flip.position] = bound[flip.row]
    barred[flip.position] = 0
    residual[flip.row] = 0
  }
}
