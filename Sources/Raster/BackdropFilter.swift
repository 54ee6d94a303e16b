/// The color changes of frosted glass, applied before blurring: a curve of brightness, saturation, brightness and a
/// tint, in this order.
public struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation of the Gaussian blur, in user units.
  public var blurRadius: Double
  /// The weight, 0…1, of the curve in the color.
  public var luminanceAmount = 0.0
  /// The curve from a color's luminance to a gray: the control values of a cubic Bézier curve, 0…1 from black to white.
  public var luminanceCurve: [Double] = []
  /// The factor applied to the distance from gray.
  public var saturation = 1.0
  /// The amount added to every channel, as a fraction of white.
  public var brightness = 0.0
  /// The color laid over the result.
  public var tint = PixelColor.clear
  /// The color behind a translucent picture; the result is opaque.
  public var ground = PixelColor.white

  /// Creates a filter that only blurs; the radius is a standard deviation in user units. `blurRadius`: the standard
  /// deviation of the Gaussian blur, in user units.
  package init(blurRadius: Double) { self.blurRadius = blurRadius }
}

/// A color of 8 bits per channel with 8 additional bits, 0…65280.
struct DeepColor {
  var red: Int32
  var green: Int32
  var blue: Int32
}

/// The arithmetic of a filter in integers.
struct BackdropTones {
  /// The weights of the channels in luminance, in 1/256: those of Rec. 709.
  private static let weights = (red: Int32(54), green: Int32(183), blue: Int32(19))
  private static let white: Int32 = 255 << 8

  /// The gray for every 8-bit luminance, and one more for interpolation.
  private let curve: [Int32]
  private let amount: Int32
  private let saturation: Int32
  private let brightness: Int32
  private let tint: PixelColor
  /// The color behind a translucent picture.
  let ground: PixelColor

  /// Creates the tables of a filter; unreasonably large numbers are limited.
  init(_ filter: BackdropFilter) {
    func fixed(_ value: Double, _ unit: Double) -> Int32 {
      value.isFinite ? Int32(min(max(value, -8), 8) * unit) : 0
    }
    let points = filter.luminanceCurve
    if points.count == 4, filter.luminanceAmount != 0 {
      curve = (0...256).map { step in
        let t = min(Double(step) / 255, 1)
        let u = 1 - t
        let start = u * u * u * points[0] + 3 * u * u * t * points[1]
        let end = 3 * u * t * t * points[2] + t * t * t * points[3]
        return fixed(start + end, Double(Self.white))
      }
    } else {
      curve = []
    }
    amount = fixed(filter.luminanceAmount, 256)
    saturation = fixed(filter.saturation, 256)
    brightness = fixed(filter.brightness, Double(Self.white))
    (tint, ground) = (filter.tint, filter.ground)
  }

  private static func luminance(_ color: DeepColor) -> Int32 {
    (weights.red * color.red + weights.green * color.green + weights.blue * color.blue) >> 8
  }

  /// Returns the filtered color.
  func applied(to color: DeepColor) -> DeepColor {
    var color = color
    if !curve.isEmpty {
      let luminance = Self.luminance(color)
      let index = Int(luminance >> 8)
      let gray = curve[index] + ((curve[index + 1] - curve[index]) * (luminance & 255)) >> 8
      func mixed(_ value: Int32) -> Int32 { min(max(value + ((gray - value) * amount) >> 8, 0), Self.white) }
      color = DeepColor(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
    }
    let gray = Self.luminance(color)
    func toned(_ value: Int32, _ tint: UInt8) -> Int32 {
      let vivid = gray + ((value - gray) * saturation) >> 8
      let bright = min(max(vivid + brightness, 0), Self.white)
      return bright + ((Int32(tint) << 8) - bright) * Int32(self.tint.alpha) / 255
    }
    return DeepColor(
      red: toned(color.red, tint.red), green: toned(color.green, tint.green),
      blue: toned(color.blue, tint.blue))
  }
}
