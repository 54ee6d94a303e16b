import Geometry
import Raster

/// The colors of difference pictures.
enum MarkColor {
  /// Pixels that count as differing.
  static let differing = PixelColor(red: 230, green: 0, blue: 60).premultiplied
  /// Pixels within the allowed color distance.
  static let withinColorDelta = PixelColor(red: 120, green: 200, blue: 255).premultiplied
  /// Pixels ignored as antialiasing.
  static let antialiased = PixelColor(red: 255, green: 190, blue: 0).premultiplied
  /// Frames around regions.
  static let frame = PixelColor(red: 0, green: 90, blue: 230).premultiplied
  /// Pixels that exist in only one of the pictures.
  static let onlyOne = PixelColor(red: 255, green: 214, blue: 170).premultiplied
  /// Stripes on these.
  static let onlyOneStripe = PixelColor(red: 242, green: 160, blue: 80).premultiplied
  /// The headers of a triptych's panels.
  static let expected = PixelColor(red: 40, green: 160, blue: 80).premultiplied
  static let actual = frame
  /// The background of panels.
  static let ground = PixelColor(red: 226, green: 226, blue: 232).premultiplied
  static let border = PixelColor(red: 150, green: 150, blue: 160).premultiplied
  /// The checkerboard behind transparent pixels.
  static let chequers = [PixelColor.white, PixelColor(red: 232, green: 232, blue: 232)].map(\.premultiplied)
}

extension Pixmap {
  /// Replaces the pixels of a rectangle, as far as they exist.
  func replace(_ rect: PixelRect, with word: UInt32) {
    let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    for y in rect.y..<rect.maxY {
      withMutableRow(y) { $0.baseAddress!.advanced(by: rect.x).update(repeating: word, count: rect.width) }
    }
  }

  /// Draws a frame of `thickness` pixels around a rectangle, outside of it.
  func frame(_ rect: PixelRect, thickness: Int, with word: UInt32) {
    let outer = PixelRect(
      x: rect.x - thickness, y: rect.y - thickness, width: rect.width + 2 * thickness,
      height: rect.height + 2 * thickness)
    replace(PixelRect(x: outer.x, y: outer.y, width: outer.width, height: thickness), with: word)
    replace(PixelRect(x: outer.x, y: rect.maxY, width: outer.width, height: thickness), with: word)
    replace(PixelRect(x: outer.x, y: rect.y, width: thickness, height: rect.height), with: word)
    replace(PixelRect(x: rect.maxX, y: rect.y, width: thickness, height: rect.height), with: word)
  }

  /// Draws another picture with its top left corner at (x, y); transparent pixels show a checkerboard of 8 pixels.
  package func lay(_ picture: Pixmap, x: Int, y: Int) {
    let chequers = MarkColor.chequers
    for row in 0..<picture.height {
      picture.withRow(row) { source in
        withMutableRow(y + row) { target in
          for column in source.indices {
            let word = source[column]
            target[x + column] =
              word >> 24 == 255
              ? word : Self.over(word, chequers[(column >> 3 ^ row >> 3) & 1])
          }
        }
      }
    }
  }

  /// A premultiplied word over an opaque one, with each channel rounded.
  private static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    var word: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let channel = (source >> shift & 0xFF) + ((ground >> shift & 0xFF) * rest + 127) / 255
      word |= min(255, channel) << shift
    }
    return word
  }
}
