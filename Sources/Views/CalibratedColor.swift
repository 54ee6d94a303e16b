import Glibc

/// Converts Interface Builder's calibrated color spaces to sRGB, as in color-matched documents.
///
/// Both have the gamma 1.8 of Apple's old displays ("Generic RGB", "Generic Gray"). The matrix follows from the primaries
/// of Generic RGB, with white kept. Exact pictures of a simulator and a device confirm both: white ⅔ is shown as 184 of
/// 255, ⅓ as 104, and red, green, blue of 0.4, 0.8, 1 as 118, 214, 255.
package enum CalibratedColor {
  private static let gamma = 1.8

  /// Returns the nearest color in sRGB of one in Generic RGB. `red`: the red part, clamped to 0 … 1. `green`: the green
  /// part, clamped to 0 … 1. `blue`: the blue part, clamped to 0 … 1. `alpha`: the opacity, 0 … 1, which is unchanged.
  package static func toSRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    if r == g, g == b { return toSRGB(white: red, alpha: alpha) }
    return RGBA(
      red: DisplayP3.encoded(1.0253 * r - 0.0266 * g + 0.0013 * b),
      green: DisplayP3.encoded(0.0194 * r + 0.9480 * g + 0.0326 * b),
      blue: DisplayP3.encoded(-0.0018 * r - 0.0014 * g + 1.0032 * b), alpha: alpha)
  }

  /// Returns the gray in sRGB of one in Generic Gray. `white`: the brightness, clamped to 0 … 1: 0 is black. `alpha`:
  /// the opacity, 0 … 1, which is unchanged.
  package static func toSRGB(white: Double, alpha: Double) -> RGBA {
    RGBA(white: DisplayP3.encoded(linear(white)), alpha: alpha)
  }

  private static func linear(_ part: Double) -> Double { pow(min(max(part, 0), 1), gamma) }
}
