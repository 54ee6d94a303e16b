/// When something moves, and how.
public struct Timing: Hashable, Sendable {
  /// Seconds before it begins to move.
  public var delay: Double
  /// Seconds that it moves.
  public var duration: Double
  /// How it moves.
  public var curve: TimingCurve

  /// A timing from its parts.
  public init(delay: Double = 0, duration: Double, curve: TimingCurve = .easeInOut) {
    self.delay = max(0, delay)
    self.duration = max(0, duration)
    self.curve = curve
  }

  /// What a phone's screen takes to turn; 0.4 s on an iPad. No open source says it: not verified.
  public static let rotation = Timing(duration: 0.3)
  /// As `rotation`, on an iPad.
  public static let rotationOfPad = Timing(duration: 0.4)
  /// A change of arrangement: the default of UIKit's `beginAnimations(_:context:)`.
  public static let arrangement = Timing(duration: 0.2)

  /// When it is over, seconds.
  public var end: Double { delay + duration }

  /// The function that gives the progress after a time in seconds; 0 until the delay is over, and exactly 1 from the end
  /// on, also of a spring, which is 1/1000 off then.
  public var progress: @Sendable (Double) -> Double {
    let (delay, duration, curve, end) = (delay, duration, curve, end)
    let share: @Sendable (Double) -> Double
    if case .spring(let ratio, let velocity) = curve {
      let spring = Spring(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
      share = { spring.progress(after: $0 * duration) }
    } else if let bezier = curve.bezier {
      share = { bezier.progress(at: $0) }
    } else {
      share = { $0 }
    }
    return { time in
      if time >= end { return 1 }
      return time <= delay ? 0 : share((time - delay) / duration)
    }
  }
}
