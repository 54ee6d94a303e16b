import Glibc

/// A damped spring of mass 1 that settles at the end of its duration, as in UIKit's
/// `animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`.
///
/// The stiffness follows from the duration: the envelope of the oscillation is 1/1000 at the end. With a damping ratio
/// of 0.8 and a duration of 0.4 s the stiffness is 505.609; UIKit's is 505.6086 (observed in running apps, not
/// documented by Apple).
package struct Spring: Hashable, Sendable {
  /// The damping ratio: 1 does not oscillate; smaller values oscillate increasingly.
  package let dampingRatio: Double
  /// The initial velocity, in total distances per second.
  package let initialVelocity: Double
  /// The settling duration, in seconds.
  package let duration: Double
  /// The frequency of the undamped spring, in radians per second.
  package let angularFrequency: Double

  /// The fraction of the distance that remains at the end.
  private static let rest = 0.001

  /// Creates a spring that settles in the given time; the damping ratio is clamped to UIKit's range of 2⁻²³ … 1.
  /// `dampingRatio`: the damping ratio; 1 does not oscillate. `duration`: the settling duration, in seconds.
  package init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
    self.dampingRatio = min(max(dampingRatio, 0x1p-23), 1)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.duration = max(duration, 1e-6)
    angularFrequency = Spring.settlingFrequency(
      self.dampingRatio, self.initialVelocity, self.duration)
  }

  /// Returns the progress after a time in seconds: 0 at the start, near 1 at the end, more than 1 while it overshoots.
  ///
  /// This is the solution of x″ = ω²(1 − x) − 2ζωx′ with x(0) = 0 and x′(0) = v. `time`: the time since the start, in
  /// seconds; the start's progress counts for negative values. The result: the progress, which is off by up to 1/1000
  /// at the end of the duration.
  package func progress(after time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = dampingRatio * angularFrequency
    if dampingRatio >= 1 {
      return 1 - exp(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let phase = swing * time
    return 1 - exp(-decay * time) * (cos(phase) + (decay - initialVelocity) / swing * sin(phase))
  }

  /// Returns the largest frequency at which the envelope ends at `rest`, searching downwards from where springs settle
  /// too early.
  private static func settlingFrequency(_ ratio: Double, _ velocity: Double, _ duration: Double) -> Double {
    func isUnsettled(_ frequency: Double) -> Bool {
      let decay = ratio * frequency
      let reach =
        ratio >= 1
        ? abs(1 + (decay - velocity) * duration)
        : abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot()))
      return reach * exp(-decay * duration) > rest
    }
    var high = 300 / (ratio * duration)
    var low = high
    for _ in 0..<2_000 where !isUnsettled(low) {
      high = low
      low *= 0.99
    }
    // The damping is so weak that the spring never settles: use a single oscillation over the duration.
    guard isUnsettled(low) else { return 2 * Double.pi / duration }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isUnsettled(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
