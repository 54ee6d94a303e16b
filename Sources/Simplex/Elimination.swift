/// Chooses independent rows, best first, and factorizes them: sparse Gaussian elimination that eliminates a variable as
/// soon as it occurs in only one row.
///
/// Rows come in classes, in descending order of preference for being active. Within a class:
/// 1. A column that occurs in one row of the class and in no previously chosen row is pivoted there, which needs no
///    arithmetic, repeatedly until there is none; chains, stacks and tables are completed here, in O(entries). These
///    steps go *before* all earlier ones, so that their rows may have columns pivoted by earlier classes.
/// 2. In the remaining rows, previously pivoted columns are substituted.
/// 3. Columns that occur in only one row are searched for again.
/// 4. The rest is eliminated in order, pivoting each row on the column that occurs in the fewest rows (after Markowitz
///    1957) among those that are large enough to be numerically stable.
///
/// A row that becomes zero depends on earlier rows and stays inactive.
struct Elimination: ~Copyable {
  /// The row of each step, in the order in which they were found, like all arrays of `factor`.
  private var pivotRows = Slab<Int32>()
  private let factor = Factorization()
  /// The sort key of each step: negative for those of part 1, positive for those of parts 3 and 4.
  private var keys = Slab<Int32>()
  private var leastKey: Int32 = 0
  private var nextKey: Int32 = 0
  /// The columns that occur in a pivoted row.
  private var isUsed: Slab<Bool>

  private let columns: Int
  private var stepOfColumn: Slab<Int32>
  private var sum: Slab<Double>
  private var isInSum: Slab<Bool>
  private var inSum = Slab<Int32>()
  private var heap = StepHeap()
  private var occurrences: Slab<Int32>
  /// The exclusive or of the rows that contain a column, which is the row itself if there is only one.
  private var occurrenceRows: Slab<Int32>
  private var classRows = Slab<Int32>()
  private var classIsPivoted = Slab<Bool>()
  private var classStart = Slab<Int32>()
  private var classColumn = Slab<Int32>()
  private var classValue = Slab<Double>()

  private let budget: WorkBudget

  init(columns: Int, _ budget: WorkBudget) {
    self.budget = budget
    self.columns = columns
    stepOfColumn = Slab(count: columns, repeating: -1)
    isUsed = Slab(count: columns, repeating: false)
    sum = Slab(count: columns, repeating: 0)
    isInSum = Slab(count: columns, repeating: false)
    occurrences = Slab(count: columns, repeating: 0)
    occurrenceRows = Slab(count: columns, repeating: 0)
  }

  /// Whether every column has a row, so that no more rows can be active.
  var isComplete: Bool { factor.size == columns }

  /// Eliminates a class of rows.
  mutating func add(_ rows: borrowing Slab<Int32>, of matrix: borrowing RowMatrix) {
    guard !isComplete, rows.count > 0 else { return }
    classIsPivoted.reset(rows.count, to: false)
    pivotUntouched(rows, of: matrix)
    classRows.truncate(to: 0)
    classStart.reset(1, to: 0)
    classColumn.truncate(to: 0)
    classValue.truncate(to: 0)
    for i in inOrder(rows, of: matrix) {
      if isComplete || budget.isExhausted { break }
      scatter(matrix.column.base, matrix.value.base, matrix.range(of: Int(rows[i])))
      if !gather(reducing: rows[i]) { continue }
      classRows.append(rows[i])
      classStart.append(Int32(classColumn.count))
    }
    guard classRows.count > 0 else { return }
    classIsPivoted.reset(classRows.count, to: false)
    countOccurrences()
    pivotSingletons()
    eliminateRest()
    for e in 0..<classColumn.count {
      occurrences[classColumn[e]] = 0
      occurrenceRows[classColumn[e]] = 0
    }
  }

  /// The rows left over from part 1, short ones first: these are then substituted into the longer ones, which causes
  /// less fill-in. In a stack view whose members are all as high as the first, every position would otherwise be a sum
  /// over all preceding ones.
  private func inOrder(_ rows: borrowing Slab<Int32>, of matrix: borrowing RowMatrix) -> [Int] {
    var short: [Int] = []
    var long: [Int] = []
    for i in 0..<rows.count where !classIsPivoted[i] {
      if matrix.range(of: Int(rows[i])).count <= 2 { short.append(i) } else { long.append(i) }
    }
    // A small number of rows causes little fill-in, and their order decides which of several dependent ones is active.
    return short.count + long.count < Elimination.manyRows ? (short + long).sorted() : short + long
  }

  private static let manyRows = 512

  /// Performs part 1.
  private mutating func pivotUntouched(_ rows: borrowing Slab<Int32>, of matrix: borrowing RowMatrix) {
    let column = matrix.column.base
    let value = matrix.value.base
    for i in 0..<rows.count {
      for e in matrix.range(of: Int(rows[i])) {
        occurrences[column[e]] += 1
        occurrenceRows[column[e]] ^= Int32(i)
      }
    }
    leastKey -= Int32(rows.count)
    var key = leastKey
    let first = factor.upperColumn.count
    var queue = Slab<Int32>()
    for i in 0..<rows.count {
      for e in matrix.range(of: Int(rows[i])) where occurrences[column[e]] == 1 { queue.append(column[e]) }
    }
    var next = 0
    while next < queue.count {
      let wanted = queue[next]
      next += 1
      guard occurrences[wanted] == 1, stepOfColumn[wanted] < 0, !isUsed[wanted] else { continue }
      let i = Int(occurrenceRows[wanted])
      let range = matrix.range(of: Int(rows[i]))
      guard !classIsPivoted[i], let entry = safeEntry(of: wanted, column, value, range) else { continue }
      classIsPivoted[i] = true
      pivot(row: rows[i], key: key, column, value, range, on: entry)
      key += 1
      for e in range where e != entry {
        let other = column[e]
        occurrences[other] -= 1
        occurrenceRows[other] ^= Int32(i)
        if occurrences[other] == 1 { queue.append(other) }
      }
    }
    for e in first..<factor.upperColumn.count { isUsed[factor.upperColumn[e]] = true }
    for i in 0..<rows.count {
      for e in matrix.range(of: Int(rows[i])) {
        occurrences[column[e]] = 0
        occurrenceRows[column[e]] = 0
      }
    }
  }

  /// Returns the entry of a column in a row, unless it is too small relative to the others to pivot on.
  private func safeEntry(
    of wanted: Int32, _ column: UnsafeMutablePointer<Int32>, _ value: UnsafeMutablePointer<Double>,
    _ range: Range<Int>
  ) -> Int? {
    var greatest = 0.0
    var entry = range.lowerBound
    for e in range {
      greatest = max(greatest, abs(value[e]))
      if column[e] == wanted { entry = e }
    }
    return abs(value[entry]) >= 0.05 * greatest ? entry : nil
  }

  /// Returns the factors with their steps in order, and the rows of the first steps; columns without a row get a final
  /// step that holds them.
  consuming func finish(rows: Int) -> (factor: Factorization, rows: [Int32]) {
    let span = Int(nextKey - leastKey)
    let stepAt = Slab<Int32>(count: span, repeating: -1)
    for k in 0..<keys.count { stepAt[keys[k] - leastKey] = Int32(k) }
    let position = Slab<Int32>(count: rows, repeating: -1)
    let result = Factorization()
    result.upperColumn.reserve(factor.upperColumn.count)
    result.upperValue.reserve(factor.upperColumn.count)
    var order: [Int32] = []
    order.reserveCapacity(keys.count)
    for place in 0..<span where stepAt[place] >= 0 {
      let k = Int(stepAt[place])
      position[pivotRows[k]] = Int32(order.count)
      order.append(pivotRows[k])
      result.pivotColumn.append(factor.pivotColumn[k])
      result.pivotInverse.append(factor.pivotInverse[k])
      for e in Int(factor.upperStart[k])..<Int(factor.upperStart[k + 1]) {
        result.upperColumn.append(factor.upperColumn[e])
        result.upperValue.append(factor.upperValue[e])
      }
      result.upperStart.append(Int32(result.upperColumn.count))
    }
    for column in 0..<columns where stepOfColumn[column] < 0 {
      result.pivotColumn.append(Int32(column))
      result.pivotInverse.append(1)
      result.upperStart.append(Int32(result.upperColumn.count))
    }
    for i in 0..<factor.operationTarget.count {
      let target = position[factor.operationTarget[i]]
      guard target >= 0 else { continue }
      result.operationTarget.append(target)
      result.operationSource.append(position[pivotRows[factor.operationSource[i]]])
      result.operationMultiplier.append(factor.operationMultiplier[i])
    }
    return (result, order)
  }

  private mutating func scatter(
    _ column: UnsafeMutablePointer<Int32>, _ value: UnsafeMutablePointer<Double>, _ range: Range<Int>
  ) {
    inSum.truncate(to: 0)
    for e in range { accumulate(column[e], value[e]) }
  }

  @inline(__always) private mutating func accumulate(_ column: Int32, _ value: Double) {
    if isInSum[column] {
      sum[column] += value
    } else {
      isInSum[column] = true
      sum[column] = value
      inSum.append(column)
      let step = stepOfColumn[column]
      if step >= 0 { heap.push(key: keys[step], step: step) }
    }
  }

  /// Substitutes pivoted columns in the scattered row, earliest first, and appends the remainder to the class. The
  /// result: false if the remainder is zero, in which case nothing is appended.
  private mutating func gather(reducing row: Int32) -> Bool {
    let operations = factor.operationTarget.count
    var greatest = 1.0
    while let step = heap.pop() {
      let column = factor.pivotColumn[step]
      let value = sum[column]
      greatest = max(greatest, abs(value))
      guard abs(value) > Tolerance.rounding * greatest else { continue }
      let multiplier = value * factor.pivotInverse[step]
      factor.operationTarget.append(row)
      factor.operationSource.append(step)
      factor.operationMultiplier.append(multiplier)
      budget.spend(Int(factor.upperStart[step + 1] - factor.upperStart[step]))
      for e in Int(factor.upperStart[step])..<Int(factor.upperStart[step + 1]) {
        accumulate(factor.upperColumn[e], -multiplier * factor.upperValue[e])
      }
    }
    let before = classColumn.count
    var left = 0.0
    for i in 0..<inSum.count {
      let column = inSum[i]
      isInSum[column] = false
      if stepOfColumn[column] < 0, abs(sum[column]) > Tolerance.rounding * greatest {
        left = max(left, abs(sum[column]))
        classColumn.append(column)
        classValue.append(sum[column])
      }
    }
    if left > Tolerance.epsilon * greatest { return true }
    classColumn.truncate(to: before)
    classValue.truncate(to: before)
    factor.operationTarget.truncate(to: operations)
    factor.operationSource.truncate(to: operations)
    factor.operationMultiplier.truncate(to: operations)
    return false
  }

  private mutating func countOccurrences() {
    for i in 0..<classRows.count {
      for e in Int(classStart[i])..<Int(classStart[i + 1]) {
        occurrences[classColumn[e]] += 1
        occurrenceRows[classColumn[e]] ^= Int32(i)
      }
    }
  }

  private mutating func pivotSingletons() {
    var queue = Slab<Int32>()
    for e in 0..<classColumn.count where occurrences[classColumn[e]] == 1 { queue.append(classColumn[e]) }
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard occurrences[column] == 1, stepOfColumn[column] < 0 else { continue }
      let i = Int(occurrenceRows[column])
      let range = Int(classStart[i])..<Int(classStart[i + 1])
      guard let entry = safeEntry(of: column, classColumn.base, classValue.base, range) else { continue }
      pivot(classRow: i, range, on: entry)
      for e in range where e != entry {
        let other = classColumn[e]
        occurrences[other] -= 1
        occurrenceRows[other] ^= Int32(i)
        if occurrences[other] == 1 { queue.append(other) }
      }
    }
  }

  private mutating func eliminateRest() {
    let isLarge = classRows.count >= Elimination.manyRows
    for i in 0..<classRows.count where !classIsPivoted[i] {
      if isComplete || budget.isExhausted { return }
      let before = classColumn.count
      scatter(classColumn.base, classValue.base, Int(classStart[i])..<Int(classStart[i + 1]))
      guard gather(reducing: classRows[i]) else { continue }
      let range = before..<classColumn.count
      var greatest = 0.0
      for e in range { greatest = max(greatest, abs(classValue[e])) }
      var best = -1
      for e in range where abs(classValue[e]) >= 0.1 * greatest {
        guard best >= 0 else {
          best = e
          continue
        }
        let (count, least) = (occurrences[classColumn[e]], occurrences[classColumn[best]])
        // Of equivalent columns, in long chains the later one: subsequent rows then refer to the start of the chain
        // instead of link after link.
        let isPreferred =
          isLarge ? classColumn[e] > classColumn[best] : classColumn[e] < classColumn[best]
        if count < least || (count == least && isPreferred) { best = e }
      }
      pivot(classRow: i, range, on: best)
    }
  }

  private mutating func pivot(classRow i: Int, _ range: Range<Int>, on entry: Int) {
    classIsPivoted[i] = true
    for e in range { isUsed[classColumn[e]] = true }
    pivot(row: classRows[i], key: nextKey, classColumn.base, classValue.base, range, on: entry)
    nextKey += 1
  }

  private mutating func pivot(
    row: Int32, key: Int32, _ column: UnsafeMutablePointer<Int32>, _ value: UnsafeMutablePointer<Double>,
    _ range: Range<Int>, on entry: Int
  ) {
    stepOfColumn[column[entry]] = Int32(factor.size)
    keys.append(key)
    pivotRows.append(row)
    for e in range where e != entry {
      factor.upperColumn.append(column[e])
      factor.upperValue.append(value[e])
    }
    factor.pivotColumn.append(column[entry])
    factor.pivotInverse.append(1 / value[entry])
    factor.upperStart.append(Int32(factor.upperColumn.count))
  }
}

/// A binary heap of steps, with the lowest key on top.
private struct StepHeap: ~Copyable {
  /// The key and step, combined into one number.
  private var entries = Slab<Int64>()

  init() {}

  mutating func push(key: Int32, step: Int32) {
    let entry = Int64(key) << 32 | Int64(step)
    entries.append(entry)
    var child = entries.count - 1
    while child > 0, entries[(child - 1) / 2] > entry {
      entries[child] = entries[(child - 1) / 2]
      child = (child - 1) / 2
    }
    entries[child] = entry
  }

  mutating func pop() -> Int32? {
    guard entries.count > 0 else { return nil }
    let top = entries[0]
    let last = entries[entries.count - 1]
    entries.truncate(to: entries.count - 1)
    let count = entries.count
    guard count > 0 else { return Int32(truncatingIfNeeded: top) }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < last else { break }
      entries[parent] = entries[child]
      parent = child
    }
    entries[parent] = last
    return Int32(truncatingIfNeeded: top)
  }
}
