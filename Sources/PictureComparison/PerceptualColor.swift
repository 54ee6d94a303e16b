/// A perceived color, in OKLab with a corrected lightness.
///
/// OKLab is Björn Ottosson's ("A perceptual color space for image processing", 2020): linear sRGB times a matrix gives
/// the responses of three kinds of cones, the cube roots of these times another give L, a and b. His later estimate of
/// lightness, Lr ("Okhsv and Okhsl", 2021), replaces L: `Lr = (k₃L − k₁ + √((k₃L − k₁)² + 4k₂k₃L)) / 2`, k₁ = 0.206, k₂
/// = 0.03, k₃ = (1 + k₁) / (1 + k₂). Without it the smallest step from black, #000000 to #010101, would count as 0.067,
/// as much as some 20 steps in the middle grays; with it that is 0.016.
///
/// The distance is Euclidean, `√(ΔLr² + Δa² + Δb²)`, as in CSS Color 4 for L: black to white is 1, and a difference of
/// about 0.02 is barely visible.
///
/// Only sums, products, quotients and square roots are used, which IEEE 754 specifies exactly: the verdict is the same
/// on every machine.
struct PerceptualColor: Hashable, Sendable {
  /// Lr: 0 is black, 1 white.
  var lightness: Double
  /// From green to red, about −0.23…0.28.
  var a: Double
  /// From blue to yellow, about −0.31…0.20.
  var b: Double

  /// Creates a color from linear channels, 0…1.
  init(red: Double, green: Double, blue: Double) {
    let long = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let plain = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    let (k1, k2) = (0.206, 0.03)
    let scaled = (1 + k1) / (1 + k2) * plain
    lightness = (scaled - k1 + ((scaled - k1) * (scaled - k1) + 4 * k2 * scaled).squareRoot()) / 2
  }

  /// √(ΔLr² + Δa² + Δb²).
  func distance(to other: PerceptualColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  /// The linear value of each sRGB channel value 0…255, according to IEC 61966-2-1.
  static let linear: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4, using its fifth root.
    let root = fifthRoot(base)
    return base * base * root * root
  }

  /// The cube root of a number from 0 to 1; 0 for negative ones.
  ///
  /// A third of the exponent and the fraction give an initial value within an eighth; each of Halley's steps cubes the
  /// error, so that three suffice.
  static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 2 * (1023 << 52) / 3)
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }

  /// The fifth root of a number from 0 to 1, by Newton's method from above, until it stops decreasing.
  static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    while true {
      let power = root * root * root * root
      let next = root - (root * power - value) / (5 * power)
      if next >= root { return root }
      root = next
    }
  }
}
