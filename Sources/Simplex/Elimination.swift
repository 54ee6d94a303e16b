/// Chooses independent rows, best first, and factorises them: sparse Gaussian elimination that substitutes a variable
/// away as soon as it occurs in one row only.
///
/// Rows come in classes, in the order in which they deserve to be active. Inside a class:
/// 1. what earlier classes determine is substituted;
/// 2. a column that occurs in one row of the class is pivoted there, which needs no arithmetic at all, and so on until
///    there is none; chains, stacks and tables end here, in O(entries);
/// 3. the rest is eliminated in its order, each row on the column that the fewest rows have (after Markowitz 1957),
///    among those great enough to be safe.
///
/// A row that vanishes depends on rows before it and stays inactive.
struct Elimination: ~Copyable {
  /// Rows eliminated, in the order of their steps.
  private(set) var pivotRows = Slab<Int32>()
  let factor = Factorization()

  private let columns: Int
  private var stepOfColumn: Slab<Int32>
  private var sum: Slab<Double>
  private var isInSum: Slab<Bool>
  private var inSum = Slab<Int32>()
  private var heap = StepHeap()
  private var occurrences: Slab<Int32>
  /// The exclusive or of the rows that have a column: the row itself where it is one.
  private var occurrenceRows: Slab<Int32>
  private var classRows = Slab<Int32>()
  private var classIsPivoted = Slab<Bool>()
  private var classStart = Slab<Int32>()
  private var classColumn = Slab<Int32>()
  private var classValue = Slab<Double>()

  init(columns: Int) {
    self.columns = columns
    stepOfColumn = Slab(count: columns, repeating: -1)
    sum = Slab(count: columns, repeating: 0)
    isInSum = Slab(count: columns, repeating: false)
    occurrences = Slab(count: columns, repeating: 0)
    occurrenceRows = Slab(count: columns, repeating: 0)
  }

  /// Whether every column has its row, so that no more rows can be active.
  var isComplete: Bool { factor.size == columns }

  /// Eliminates a class of rows.
  mutating func add(_ rows: borrowing Slab<Int32>, of matrix: borrowing RowMatrix) {
    guard !isComplete, rows.count > 0 else { return }
    classRows.truncate(to: 0)
    classStart.reset(1, to: 0)
    classColumn.truncate(to: 0)
    classValue.truncate(to: 0)
    for i in 0..<rows.count {
      let row = rows[i]
      let range = matrix.range(of: Int(row))
      scatter(matrix.column.base, matrix.value.base, range)
      if !gather(reducing: row) { continue }
      classRows.append(row)
      classStart.append(Int32(classColumn.count))
    }
    classIsPivoted.reset(classRows.count, to: false)
    countOccurrences()
    pivotSingletons()
    eliminateRest()
    for e in 0..<classColumn.count {
      occurrences[classColumn[e]] = 0
      occurrenceRows[classColumn[e]] = 0
    }
  }

  /// Gives columns without a row one that holds them; returns how many. Makes operations speak of positions.
  mutating func finish(rows: Int) -> Int {
    var held = 0
    for column in 0..<columns where stepOfColumn[column] < 0 {
      factor.pivotColumn.append(Int32(column))
      factor.pivotInverse.append(1)
      factor.upperStart.append(Int32(factor.upperColumn.count))
      held += 1
    }
    let position = Slab<Int32>(count: rows, repeating: -1)
    for k in 0..<pivotRows.count { position[pivotRows[k]] = Int32(k) }
    var kept = 0
    for i in 0..<factor.operationTarget.count {
      let target = position[factor.operationTarget[i]]
      guard target >= 0 else { continue }
      factor.operationTarget[kept] = target
      factor.operationSource[kept] = factor.operationSource[i]
      factor.operationMultiplier[kept] = factor.operationMultiplier[i]
      kept += 1
    }
    factor.operationTarget.truncate(to: kept)
    factor.operationSource.truncate(to: kept)
    factor.operationMultiplier.truncate(to: kept)
    return held
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
      if stepOfColumn[column] >= 0 { heap.push(stepOfColumn[column]) }
    }
  }

  /// Substitutes pivoted columns in the scattered row, the earliest first, and appends what is left to the class.
  /// Returns false, and leaves nothing behind, where nothing is left.
  private mutating func gather(reducing row: Int32) -> Bool {
    let operations = factor.operationTarget.count
    while let step = heap.pop() {
      let column = factor.pivotColumn[step]
      let value = sum[column]
      guard abs(value) > Tolerance.cancellation else { continue }
      let multiplier = value * factor.pivotInverse[step]
      factor.operationTarget.append(row)
      factor.operationSource.append(step)
      factor.operationMultiplier.append(multiplier)
      for e in Int(factor.upperStart[step])..<Int(factor.upperStart[step + 1]) {
        accumulate(factor.upperColumn[e], -multiplier * factor.upperValue[e])
      }
    }
    let before = classColumn.count
    for i in 0..<inSum.count {
      let column = inSum[i]
      isInSum[column] = false
      if stepOfColumn[column] < 0, abs(sum[column]) > Tolerance.cancellation {
        classColumn.append(column)
        classValue.append(sum[column])
      }
    }
    if classColumn.count > before { return true }
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
      var greatest = 0.0
      var entry = range.lowerBound
      for e in range {
        greatest = max(greatest, abs(classValue[e]))
        if classColumn[e] == column { entry = e }
      }
      guard abs(classValue[entry]) >= 0.05 * greatest else { continue }
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
    for i in 0..<classRows.count where !classIsPivoted[i] {
      if isComplete { return }
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
        if count < least || (count == least && classColumn[e] < classColumn[best]) { best = e }
      }
      pivot(classRow: i, range, on: best)
    }
  }

  private mutating func pivot(classRow i: Int, _ range: Range<Int>, on entry: Int) {
    let column = classColumn[entry]
    stepOfColumn[column] = Int32(factor.size)
    classIsPivoted[i] = true
    pivotRows.append(classRows[i])
    for e in range where e != entry {
      factor.upperColumn.append(classColumn[e])
      factor.upperValue.append(classValue[e])
    }
    factor.pivotColumn.append(column)
    factor.pivotInverse.append(1 / classValue[entry])
    factor.upperStart.append(Int32(factor.upperColumn.count))
  }
}

/// A binary heap of steps, the earliest on top. A step may be in it twice; the second time its column is zero.
private struct StepHeap: ~Copyable {
  private var steps = Slab<Int32>()

  init() {}

  mutating func push(_ step: Int32) {
    steps.append(step)
    var child = steps.count - 1
    while child > 0, steps[(child - 1) / 2] > step {
      steps[child] = steps[(child - 1) / 2]
      child = (child - 1) / 2
    }
    steps[child] = step
  }

  mutating func pop() -> Int32? {
    guard steps.count > 0 else { return nil }
    let top = steps[0]
    let last = steps[steps.count - 1]
    steps.truncate(to: steps.count - 1)
    let count = steps.count
    guard count > 0 else { return top }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, steps[child + 1] < steps[child] { child += 1 }
      guard steps[child] < last else { break }
      steps[parent] = steps[child]
      parent = child
    }
    steps[parent] = last
    return top
  }
}
