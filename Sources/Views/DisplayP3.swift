import Glibc

/// Converts Display P3, the wide color space of Apple's screens, to sRGB.
///
/// The matrix follows from the published primaries of both spaces (D65 white in both); both have sRGB's transfer curve.
/// Colors outside sRGB are clipped.
package enum DisplayP3 {
  /// Returns the nearest color in sRGB of one in Display P3. `red`: the red component, 0 … 1, not linear. `green`: the
  /// green component, 0 … 1, not linear. `blue`: the blue component, 0 … 1, not linear. `alpha`: the opacity, 0 … 1,
  /// which is unchanged.
  package static func toSRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return RGBA(
      red: encoded(1.22494 * r - 0.22494 * g), green: encoded(-0.04206 * r + 1.04206 * g),
      blue: encoded(-0.01964 * r - 0.07864 * g + 1.09827 * b), alpha: alpha)
  }

  /// Undoes sRGB's transfer curve, which Display P3 has, too. `part`: an encoded component, 0 … 1. The result: linear, 0 … 1.
  package static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Applies sRGB's transfer curve to a linear component. `part`: the linear component of a color, at most 1; negative
  /// values count as 0. The result: the encoded component, 0 … 1 for an input of 0 … 1.
  package static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? max(0, part * 12.92) : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
