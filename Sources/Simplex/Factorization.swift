/// The basis matrix W, whose row p is the p-th active row, as a product of triangular factors and eta rows.
///
/// Position k is pivoted in step k on the column `pivotColumn[k]`. W is inverted in three parts:
/// 1. *Operations* "row `target` −= multiplier · row `source`", in the order in which elimination made them.
/// 2. *Upper rows*: the pivot's inverse and the entries in columns that are pivoted later.
/// 3. *Eta rows*: one for each active row replaced since (the product form of the inverse, Dantzig and Orchard-Hays
///    1954), so that a pivot costs two passes over these parts and no elimination.
///
/// Layouts are nearly triangular: most rows have neither operations nor more than two upper entries, and both passes
/// are O(number of variables).
final class Factorization {
  @exclusivity(unchecked) var pivotColumn = Slab<Int32>()
  @exclusivity(unchecked) var pivotInverse = Slab<Double>()
  /// The start of each step's upper row, with an additional end index.
  @exclusivity(unchecked) var upperStart = Slab<Int32>(count: 1, repeating: 0)
  @exclusivity(unchecked) var upperColumn = Slab<Int32>()
  @exclusivity(unchecked) var upperValue = Slab<Double>()

  @exclusivity(unchecked) var operationTarget = Slab<Int32>()
  @exclusivity(unchecked) var operationSource = Slab<Int32>()
  @exclusivity(unchecked) var operationMultiplier = Slab<Double>()

  @exclusivity(unchecked) var etaPosition = Slab<Int32>()
  @exclusivity(unchecked) var etaInverse = Slab<Double>()
  /// The start of each eta row, with an additional end index.
  @exclusivity(unchecked) var etaStart = Slab<Int32>(count: 1, repeating: 0)
  @exclusivity(unchecked) var etaIndex = Slab<Int32>()
  @exclusivity(unchecked) var etaValue = Slab<Double>()

  /// The number of positions, and of columns.
  var size: Int { pivotColumn.count }
  /// The number of rows replaced since the elimination.
  var etaCount: Int { etaPosition.count }

  /// The number of entries that a pass over the factors reads.
  var entryCount: Int { upperColumn.count + operationTarget.count + etaIndex.count }

  /// Whether the eta rows cost more than a new elimination.
  var isWorn: Bool { etaCount >= 64 || etaIndex.count > 4 * size + upperColumn.count + 256 }

  /// Solves W·x = s: overwrites `s`, by position, and fills `x`, by column.
  func solve(_ s: UnsafeMutablePointer<Double>, into x: UnsafeMutablePointer<Double>) {
    applyEtas(s)
    let target = operationTarget.base
    let source = operationSource.base
    let multiplier = operationMultiplier.base
    for i in 0..<operationTarget.count {
      s[Int(target[i])] -= multiplier[i] * s[Int(source[i])]
    }
    let columns = upperColumn.base
    let values = upperValue.base
    let start = upperStart.base
    let pivots = pivotColumn.base
    let inverse = pivotInverse.base
    var end = Int(start[size])
    for k in stride(from: size - 1, through: 0, by: -1) {
      let begin = Int(start[k])
      var sum = s[k]
      for e in begin..<end { sum -= values[e] * x[Int(columns[e])] }
      end = begin
      x[Int(pivots[k])] = sum * inverse[k]
    }
  }

  /// Solves Wᵀ·y = c: overwrites `c`, by column, and fills `y`, by position.
  func solveTransposed(_ c: UnsafeMutablePointer<Double>, into y: UnsafeMutablePointer<Double>) {
    let columns = upperColumn.base
    let values = upperValue.base
    let start = upperStart.base
    let pivots = pivotColumn.base
    let inverse = pivotInverse.base
    for k in 0..<size {
      let z = c[Int(pivots[k])] * inverse[k]
      y[k] = z
      guard z != 0 else { continue }
      for e in Int(start[k])..<Int(start[k + 1]) { c[Int(columns[e])] -= values[e] * z }
    }
    let target = operationTarget.base
    let source = operationSource.base
    let multiplier = operationMultiplier.base
    for i in stride(from: operationTarget.count - 1, through: 0, by: -1) {
      y[Int(source[i])] -= multiplier[i] * y[Int(target[i])]
    }
    applyEtasTransposed(y)
  }

  private func applyEtas(_ s: UnsafeMutablePointer<Double>) {
    let index = etaIndex.base
    let value = etaValue.base
    for eta in stride(from: etaCount - 1, through: 0, by: -1) {
      let p = Int(etaPosition[eta])
      var sum = s[p]
      for e in Int(etaStart[eta])..<Int(etaStart[eta + 1]) { sum -= value[e] * s[Int(index[e])] }
      s[p] = sum * etaInverse[eta]
    }
  }

  private func applyEtasTransposed(_ y: UnsafeMutablePointer<Double>) {
    let index = etaIndex.base
    let value = etaValue.base
    for eta in 0..<etaCount {
      let p = Int(etaPosition[eta])
      let scaled = y[p] * etaInverse[eta]
      y[p] = scaled
      guard scaled != 0 else { continue }
      for e in Int(etaStart[eta])..<Int(etaStart[eta + 1]) { y[Int(index[e])] -= value[e] * scaled }
    }
  }

  /// Replaces the row at `position` by the combination `alpha` of the current rows.
  func replace(position: Int, alpha: UnsafeMutablePointer<Double>) {
    for q in 0..<size where q != position && alpha[q] != 0 {
      etaIndex.append(Int32(q))
      etaValue.append(alpha[q])
    }
    etaStart.append(Int32(etaIndex.count))
    etaPosition.append(Int32(position))
    etaInverse.append(1 / alpha[position])
  }

  /// Adds a column that occurs in no row, with a row that holds it at its value.
  func appendHold() {
    pivotColumn.append(Int32(size))
    pivotInverse.append(1)
    upperStart.append(Int32(upperColumn.count))
  }

  /// Discards all replaced rows after the first `count`.
  func truncateEtas(to count: Int) {
    etaPosition.truncate(to: count)
    etaInverse.truncate(to: count)
    etaStart.truncate(to: count + 1)
    etaIndex.truncate(to: Int(etaStart[count]))
    etaValue.truncate(to: Int(etaStart[count]))
  }
}
