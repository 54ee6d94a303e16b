/// The delay, duration and curve of a movement.
package struct Timing: Hashable, Sendable {
  /// The delay, in seconds.
  package var delay: Double
  /// The duration without the delay, in seconds.
  package var duration: Double
  package var curve: TimingCurve

  /// Creates a timing; times are in seconds. `delay`: the time before the movement begins; negative values count as 0.
  /// `duration`: the time that it takes after the delay; negative values count as 0. `curve`: the relation between time
  /// and progress; the default is UIKit's.
  package init(delay: Double = 0, duration: Double, curve: TimingCurve = .easeInOut) {
    self.delay = max(0, delay)
    self.duration = max(0, duration)
    self.curve = curve
  }

  /// The rotation of an iPhone's screen. No public source documents the duration (not verified).
  package static let rotation = Timing(duration: 0.3)
  /// The rotation of an iPad's screen (not verified).
  package static let rotationOfPad = Timing(duration: 0.4)
  /// A change of layout without rotation: the default duration of UIKit's `beginAnimations(_:context:)`.
  package static let arrangement = Timing(duration: 0.2)

  /// The end time, in seconds.
  package var end: Double { delay + duration }

  /// A function that returns the progress after a time in seconds: 0 until the delay has passed, and exactly 1 from the
  /// end on, even for a spring, which is off by 1/1000 at that time.
  package var progress: @Sendable (Double) -> Double {
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
