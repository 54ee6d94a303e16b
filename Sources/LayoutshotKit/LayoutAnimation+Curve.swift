import Motion
import Views

extension LayoutAnimation {
  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before it begins, in seconds.
  ///   - curve: The relation between time and progress.
  public init(duration: Double = 0.2, delay: Double = 0, curve: TimingCurve) {
    self.init(duration: duration, delay: delay, curve: curve.name)
  }
}
