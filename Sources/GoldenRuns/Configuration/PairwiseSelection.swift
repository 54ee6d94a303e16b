/// Selects combinations so that each pair of values of two axes occurs at least once.
///
/// A greedy algorithm after AETG (Cohen, Dalal, Fredman, Patton, 1997), but deterministic: each row begins with the
/// first uncovered pair and takes, axis by axis, the value that covers the most new pairs; the first such value wins
/// ties. The first row consists of all first values.
enum PairwiseSelection {
  /// Returns all combinations; the last axis varies fastest.
  static func product(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
  }

  /// Returns the selected combinations for axes with the given numbers of values, in the order of `product`.
  static func rows(_ sizes: [Int]) -> [[Int]] {
    guard sizes.allSatisfy({ $0 > 0 }) else { return [] }
    var open: Set<Pair> = []
    for left in sizes.indices {
      for right in sizes.indices where right > left {
        for a in 0..<sizes[left] {
          for b in 0..<sizes[right] { open.insert(Pair(left: left, a: a, right: right, b: b)) }
        }
      }
    }
    var rows = [sizes.map { _ in 0 }]
    cover(rows[0], &open)
    while let seed = open.min() {
      let row = row(from: seed, sizes, open)
      cover(row, &open)
      rows.append(row)
    }
    return rows.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private struct Pair: Hashable, Comparable {
    let left: Int
    let a: Int
    let right: Int
    let b: Int

    static func < (one: Pair, other: Pair) -> Bool {
      (one.left, one.right, one.a, one.b) < (other.left, other.right, other.a, other.b)
    }
  }

  private static func row(from seed: Pair, _ sizes: [Int], _ open: Set<Pair>) -> [Int] {
    var row = [Int?](repeating: nil, count: sizes.count)
    (row[seed.left], row[seed.right]) = (seed.a, seed.b)
    for axis in sizes.indices where row[axis] == nil {
      var best = (value: 0, gain: -1)
      for value in 0..<sizes[axis] {
        let gain = sizes.indices.count { other in
          guard let there = row[other] else { return false }
          return open.contains(pair(axis, value, other, there))
        }
        if gain > best.gain { best = (value, gain) }
      }
      row[axis] = best.value
    }
    return row.map { $0 ?? 0 }
  }

  private static func pair(_ axis: Int, _ value: Int, _ other: Int, _ there: Int) -> Pair {
    axis < other
      ? Pair(left: axis, a: value, right: other, b: there)
      : Pair(left: other, a: there, right: axis, b: value)
  }

  private static func cover(_ row: [Int], _ open: inout Set<Pair>) {
    for left in row.indices {
      for right in row.indices where right > left {
        open.remove(Pair(left: left, a: row[left], right: right, b: row[right]))
      }
    }
  }
}
