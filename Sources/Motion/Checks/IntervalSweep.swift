/// Finds pairs of overlapping intervals by sweeping over their lower bounds; the cost depends on the number of
/// overlapping pairs rather than of all pairs.
struct IntervalSweep {
  /// An interval on one axis, in points.
  struct Interval {
    var low, high: Double
    /// The index of its owner.
    var place: Int
  }

  private let intervals: [Interval]

  /// Creates a sweep over intervals in any order.
  init(_ intervals: [Interval]) {
    self.intervals = intervals.sorted { ($0.low, $0.place) < ($1.low, $1.place) }
  }

  /// The total length of all intervals relative to the extent that they cover.
  var crowding: Double {
    guard let first = intervals.first else { return 0 }
    let end = intervals.reduce(first.high) { max($0, $1.high) }
    let length = intervals.reduce(0) { $0 + ($1.high - $1.low) }
    return end > first.low ? length / (end - first.low) : .infinity
  }

  /// Calls `body` once for the places of every two intervals that overlap by more than `slack`.
  func forEachPair(slack: Double, _ body: (Int, Int) -> Void) {
    intervals.withUnsafeBufferPointer { intervals in
      for (index, first) in intervals.enumerated() {
        var next = index + 1
        while next < intervals.count, intervals[next].low < first.high - slack {
          if intervals[next].high - intervals[next].low > slack { body(first.place, intervals[next].place) }
          next += 1
        }
      }
    }
  }
}
