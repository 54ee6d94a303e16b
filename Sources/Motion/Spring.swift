import Glibc

/// A damped spring of mass 1 that comes to rest at the end of its duration, as UIKit's
/// `animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)` has it.
///
/// The stiffness follows from the duration: the envelope of the swinging is 1/1000 at its end. With a damping ratio of
/// 0.8 and 0.4 s the stiffness is 505.609 where UIKit's own is 505.6086 (read out of running apps; no document of
/// Apple's says it).
public struct Spring: Hashable, Sendable {
  /// How far the swinging is damped: 1 does not swing, below it ever more.
  public let dampingRatio: Double
  /// The speed at the start, in whole ways a second.
  public let initialVelocity: Double
  /// How long it takes to come to rest, seconds.
  public let duration: Double
  /// The frequency of the undamped spring, radians a second.
  public let angularFrequency: Double

  /// What is left of the way at the end.
  private static let rest = 0.001

  /// A spring that comes to rest in a time; the damping ratio is moved into UIKit's range of 2⁻²³ … 1.
  public init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
    self.dampingRatio = min(max(dampingRatio, 0x1p-23), 1)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.duration = max(duration, 1e-6)
    angularFrequency = Spring.settlingFrequency(
      self.dampingRatio, self.initialVelocity, self.duration)
  }

  /// The stiffness of the spring, mass 1.
  public var stiffness: Double { angularFrequency * angularFrequency }
  /// The damping of the spring, mass 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// The progress after a time in seconds: 0 at the start, near 1 at the end, beyond it where it swings.
  ///
  /// The solution of x″ = ω²(1 − x) − 2ζωx′ with x(0) = 0 and x′(0) = v.
  public func progress(after time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = dampingRatio * angularFrequency
    if dampingRatio >= 1 {
      return 1 - exp(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let phase = swing * time
    return 1 - exp(-decay * time) * (cos(phase) + (decay - initialVelocity) / swing * sin(phase))
  }

  /// The largest frequency at which the envelope ends at `rest`: from above, where springs settle too soon, downwards.
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
    // So little damping that nothing settles: one swing in the whole time.
    guard isUnsettled(low) else { return 2 * Double.pi / duration }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isUnsettled(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
