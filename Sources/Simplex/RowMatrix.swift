/// The left-hand sides of a component's constraints: rows stored consecutively, with a linked list through each column.
struct RowMatrix: ~Copyable {
  /// The start of each row, with an additional end index.
  private(set) var start = Slab<Int32>(count: 1, repeating: 0)
  private(set) var column = Slab<Int32>()
  private(set) var value = Slab<Double>()
  /// The row of each entry.
  private(set) var row = Slab<Int32>()
  /// The entry after this one in its column, or −1.
  private(set) var next = Slab<Int32>()
  /// The entry added last to each column, or −1.
  private(set) var first = Slab<Int32>()

  init() {}

  var rows: Int { start.count - 1 }

  @inline(__always) func range(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  mutating func addColumn() { first.append(-1) }

  /// Adds an entry to the row that the next call of `endRow()` completes.
  mutating func add(column: Int32, value: Double) {
    next.append(first[column])
    first[column] = Int32(self.column.count)
    self.column.append(column)
    self.value.append(value)
    row.append(Int32(rows))
  }

  mutating func endRow() { start.append(Int32(column.count)) }

  /// Returns the product of a row with the values of the columns.
  @inline(__always) func product(_ row: Int, _ x: UnsafeMutablePointer<Double>) -> Double {
    var sum = 0.0
    for e in range(of: row) { sum += value.base[e] * x[Int(column.base[e])] }
    return sum
  }
}
