import Glibc

/// Display P3, the wide color space of Apple's screens, brought into sRGB.
///
/// The matrix follows from the primaries that both spaces publish (D65 white in both); the transfer curve is
/// sRGB's in both. Colors outside of sRGB are clipped.
public enum DisplayP3 {
  /// Returns the nearest color in sRGB of one in Display P3.
  ///
  /// - Parameters:
  ///   - red: The red part, 0 … 1, not linear.
  ///   - green: The green part, 0 … 1, not linear.
  ///   - blue: The blue part, 0 … 1, not linear.
  ///   - alpha: The opacity, 0 … 1, which stays as it is.
  public static func toSRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return RGBA(
      red: encoded(1.22494 * r - 0.22494 * g), green: encoded(-0.04206 * r + 1.04206 * g),
      blue: encoded(-0.01964 * r - 0.07864 * g + 1.09827 * b), alpha: alpha)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the number that sRGB's curve gives to an amount of light.
  ///
  /// - Parameter part: The linear part of a color, 1 at its fullest; negative light counts as none.
  /// - Returns: The number for the part, 0 … 1 for light of 0 … 1.
  public static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? max(0, part * 12.92) : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
