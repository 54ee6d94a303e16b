/// Pairs of intervals that have something in common, found by going over them in the order of their beginnings: as much
/// work as there are pairs, not as there could be.
struct IntervalSweep {
  /// An interval on one axis, points.
  struct Interval {
    var low, high: Double
    /// Whose it is.
    var place: Int
  }

  private let intervals: [Interval]

  /// A sweep over intervals in any order.
  init(_ intervals: [Interval]) {
    self.intervals = intervals.sorted { ($0.low, $0.place) < ($1.low, $1.place) }
  }

  /// How crowded it is: the lengths of all intervals in lengths of the whole.
  var crowding: Double {
    guard let first = intervals.first else { return 0 }
    let end = intervals.reduce(first.high) { max($0, $1.high) }
    let length = intervals.reduce(0) { $0 + ($1.high - $1.low) }
    return end > first.low ? length / (end - first.low) : .infinity
  }

  /// Calls `body` with the places of every two that have more than `slack` in common, each pair once.
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
