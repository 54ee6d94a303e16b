/// Times of one piece of work, in milliseconds.
package struct Timing {
  /// All times, the shortest first.
  package let milliseconds: [Double]

  /// Runs `work` once to warm up and then `count` times.
  package init(count: Int = 31, _ work: () -> Void) {
    work()
    let clock = ContinuousClock()
    milliseconds = (0..<count).map { _ in Timing.milliseconds(clock.measure(work)) }.sorted()
  }

  /// The time of a piece of work, in milliseconds.
  package static func once(_ work: () -> Void) -> Double { milliseconds(ContinuousClock().measure(work)) }

  /// The median.
  package var median: Double { milliseconds[milliseconds.count / 2] }

  /// A line of text: median and minimum.
  package func line(_ name: String) -> String {
    "\(name)  median \(Timing.rounded(median)) ms  "
      + "min \(Timing.rounded(milliseconds[0])) ms"
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }

  /// Milliseconds with three decimals.
  package static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// The shortest times of several pieces of work that alternate, in milliseconds.
package struct BestTimes {
  private var rows: [(name: String, milliseconds: Double)] = []

  /// No times yet.
  package init() {}

  /// Records a time if it is the shortest for its name; nil is ignored.
  package mutating func note(_ name: String, _ milliseconds: Double?) {
    guard let milliseconds else { return }
    if let index = rows.firstIndex(where: { $0.name == name }) {
      rows[index].milliseconds = min(rows[index].milliseconds, milliseconds)
    } else {
      rows.append((name, milliseconds))
    }
  }

  /// One line per name, in order of first occurrence.
  package var text: String {
    rows.map { row in
      let padding = String(repeating: " ", count: max(1, 28 - row.name.count))
      return row.name + padding + "\(Timing.rounded(row.milliseconds))\n"
    }.joined()
  }
}
