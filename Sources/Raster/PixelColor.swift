/// An sRGB color with straight (not premultiplied) alpha, 8 bits per channel.
public struct PixelColor: Hashable, Sendable {
  /// Red, 0…255, not multiplied by alpha.
  public var red: UInt8
  /// Green, 0…255, not multiplied by alpha.
  public var green: UInt8
  /// Blue, 0…255, not multiplied by alpha.
  public var blue: UInt8
  /// Opacity, 0…255.
  public var alpha: UInt8

  /// Transparent black.
  public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = PixelColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = PixelColor(red: 255, green: 255, blue: 255)

  /// Creates a color from its straight channels, 0…255 each. `red`: red, not multiplied by alpha. `green`: green, not
  /// multiplied by alpha. `blue`: blue, not multiplied by alpha. `alpha`: the opacity; 255 is opaque.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The pixel word: channels multiplied by alpha and rounded, with red in the lowest byte and alpha in the highest.
  public var premultiplied: UInt32 {
    let factor = UInt32(alpha)
    return Blend.product(UInt32(red), factor) | Blend.product(UInt32(green), factor) << 8
      | Blend.product(UInt32(blue), factor) << 16 | factor << 24
  }

  /// Creates the straight color of a premultiplied pixel word; premultiplying it again gives the same word.
  ///
  /// Rounding to nearest loses nothing: the error of at most 1/2 shrinks by alpha/255 in the reverse conversion.
  /// `word`: a pixel of a pixmap: red in the lowest byte, alpha in the highest, no channel above alpha.
  package init(premultiplied word: UInt32) {
    let alpha = word >> 24
    guard alpha > 0 else {
      self = .clear
      return
    }
    func straight(_ channel: UInt32) -> UInt8 {
      UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
    }
    self.init(
      red: straight(word & 0xFF), green: straight(word >> 8 & 0xFF), blue: straight(word >> 16 & 0xFF),
      alpha: UInt8(alpha))
  }
}
