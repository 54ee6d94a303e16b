/// A timing function as a cubic Bézier curve from (0, 0) to (1, 1): time runs along x, progress along y.
public struct CubicBezier: Hashable, Sendable {
  /// The two control points; their x is within 0 … 1, so that the curve is a function of time.
  public let x1, y1, x2, y2: Double

  /// Creates a curve from its control points; x is clamped to 0 … 1.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point, as a fraction of the duration.
  ///   - y1: The progress of the first control point; values outside of 0 … 1 overshoot.
  ///   - x2: The time of the second control point, as a fraction of the duration.
  ///   - y2: The progress of the second control point; values outside of 0 … 1 overshoot.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Returns the progress at a fraction of the time, 0 … 1; both ends are exact.
  ///
  /// - Parameter time: The fraction of the duration, clamped to 0 … 1.
  /// - Returns: The progress: 0 at the start, 1 at the end; outside of 0 … 1 where the curve overshoots.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.value(parameter(atX: time), y1, y2)
  }

  /// Returns the curve's parameter where x is `time`, by bisection to a precision of 2⁻⁵²; x increases with the
  /// parameter.
  private func parameter(atX time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns one coordinate of the curve, given those of the control points.
  private static func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }
}
