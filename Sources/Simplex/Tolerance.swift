// Needed for linking: on processors without the instruction, `rounded()` is a call of libm.
import Glibc

/// Numerical tolerances.
enum Tolerance {
  /// The tolerance for quantities around 1: a row is scaled so that its largest coefficient is 1, and everything that
  /// is compared with zero is compared with this, multiplied by the magnitude of its summands.
  ///
  /// Doubles have a relative precision of 2e-16, layouts reach 1e4 points and chains a thousand links, so that noise is
  /// at most about 1e-9; a thousandth of a pixel is 3e-4.
  static let epsilon = 1e-9

  /// The rounding error that remains when two numbers around 1 cancel.
  static let rounding = 1e-14

  /// The maximum magnitude of coefficients and constants: relative to larger ones, a point would be lost to rounding.
  static let greatest = 1e12

  /// Returns a value without the noise in its last digits, rounded to a multiple of 2⁻³⁰, which is about epsilon.
  static func clean(_ value: Double) -> Double {
    let grain = Double(1 << 30)
    guard abs(value) < Double(1 << 22) else { return value }
    let rounded = (value * grain).rounded() / grain
    return rounded == 0 ? 0 : rounded
  }

  /// Returns the allowed violation for variables up to `size`: epsilon up to 1,000, then growing in proportion.
  static func feasibility(size: Double) -> Double { epsilon * max(1, size / 1000) }
}
