// `rounded()` becomes a call of libm's on processors without the instruction; this links it.
import Glibc

/// What counts as zero.
enum Tolerance {
  /// The one epsilon, for quantities around 1: a row is scaled until its greatest coefficient is 1, and everything
  /// that is compared with zero is compared with this times the size of its summands.
  ///
  /// Doubles carry 2e-16 of what they hold, layouts reach 1e4 points and chains a thousand links, so noise is about
  /// 1e-9 at its worst; a thousandth of a pixel is 3e-4.
  static let epsilon = 1e-9

  /// What rounding leaves of two numbers around 1 that should cancel.
  static let rounding = 1e-14

  /// Greater coefficients and constants are refused: beside them a point would drown in rounding.
  static let greatest = 1e12

  /// A value without the noise in its last places, as a multiple of 2⁻³⁰, which is about epsilon.
  static func clean(_ value: Double) -> Double {
    let grain = Double(1 << 30)
    guard abs(value) < Double(1 << 22) else { return value }
    let rounded = (value * grain).rounded() / grain
    return rounded == 0 ? 0 : rounded
  }

  /// How far values may miss, for variables up to `size`: epsilon for those up to 1,000, growing in proportion.
  static func feasibility(size: Double) -> Double { epsilon * max(1, size / 1000) }
}
