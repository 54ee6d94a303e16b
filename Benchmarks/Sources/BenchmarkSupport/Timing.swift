/// Times of one piece of work, in milliseconds.
public struct Timing {
  /// All times, the shortest first.
  public let milliseconds: [Double]

  /// Runs `work` once to warm up and then `count` times.
  public init(count: Int = 31, _ work: () -> Void) {
    work()
    let clock = ContinuousClock()
    milliseconds = (0..<count).map { _ in Timing.milliseconds(clock.measure(work)) }.sorted()
  }

  /// The middle one.
  public var median: Double { milliseconds[milliseconds.count / 2] }

  /// A line of text: median and minimum.
  public func line(_ name: String) -> String {
    "\(name)  median \(Timing.rounded(median)) ms  "
      + "min \(Timing.rounded(milliseconds[0])) ms"
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
