/// Distribution of a length among items, in points.
enum LengthSharing {
  /// Raises lengths to a total: all by the same amount, except that none exceeds its maximum.
  ///
  /// If all are at their maxima, the rest is unused. The result does not depend on the order of the lengths.
  static func raised(_ lengths: [Double], to total: Double, maxima: [Double]) -> [Double] {
    var rest = total - lengths.reduce(0, +)
    guard rest > 0 else { return lengths }
    let room = zip(lengths, maxima).map { max(0, $1 - $0) }
    var raised = lengths
    var count = lengths.count
    // Those with the smallest reserve first: what they cannot take is distributed among the others.
    for index in lengths.indices.sorted(by: { (room[$0], $0) < (room[$1], $1) }) {
      let share = min(rest / Double(count), room[index])
      raised[index] += share
      rest -= share
      count -= 1
    }
    return raised
  }

  /// Lowers lengths to a total: the longest ones, to the same length, except that none falls below its minimum.
  ///
  /// If the minima alone exceed the total, every length is at its minimum. The result does not depend on the order of the
  /// lengths. No minimum exceeds its length.
  static func lowered(_ lengths: [Double], to total: Double, minima: [Double]) -> [Double] {
    guard lengths.reduce(0, +) > total else { return lengths }
    // The total as a function of the common length is piecewise linear: a length contributes between its minimum and
    // itself.
    var changes: [(level: Double, slope: Double)] = []
    for (length, minimum) in zip(lengths, minima) {
      changes.append((minimum, 1))
      changes.append((length, -1))
    }
    changes.sort { $0.level < $1.level }
    var sum = minima.reduce(0, +)
    var (level, slope) = (0.0, 0.0)
    for change in changes {
      let next = sum + slope * (change.level - level)
      if next >= total { break }
      (sum, level) = (next, change.level)
      slope += change.slope
    }
    if slope > 0 { level += max(0, total - sum) / slope }
    return zip(lengths, minima).map { length, minimum in max(minimum, min(length, level)) }
  }
}
