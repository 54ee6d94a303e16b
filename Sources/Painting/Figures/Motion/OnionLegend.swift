import Geometry
import Raster
import Typography
import Views

/// The meaning of an onion skin's outlines, in a strip below it.
package struct OnionLegend {
  private let rows: [(ink: PixelColor?, text: String)]

  private static let font = FontDescription(systemSize: 10.5)
  private static let lineHeight = 17.0

  /// A legend for outlines at the start and in between, named by their progress. `way`: the progress of each outline in
  /// between, as text; empty for none.
  package init(start: String, way: [String], end: String, isDark: Bool) {
    let inks = Self.inks(isDark: isDark)
    var rows: [(ink: PixelColor?, text: String)] = [(inks.start, "start, \(start)")]
    if !way.isEmpty { rows.append((inks.way, "transition, " + way.joined(separator: ", "))) }
    self.rows = rows + [(nil, "end, \(end): in full color")]
  }

  /// The colors of the outlines, distinguishable with color vision deficiencies: orange and blue, following Okabe and
  /// Ito. The result: the color of the outline at the start, and that of the intermediate ones.
  package static func inks(isDark: Bool) -> (start: PixelColor, way: PixelColor) {
    isDark
      ? (PixelColor(RGBA(hex: 0xFFA040)), PixelColor(RGBA(hex: 0x8CC8FF)))
      : (PixelColor(RGBA(hex: 0xD55E00)), PixelColor(RGBA(hex: 0x0051B8)))
  }

  /// Returns the drawing of the strip, at least as wide as its text. `width`: the width of the picture, in points.
  package func drawing(width: Double, scale: Double, _ fonts: FontLibrary) -> Drawing {
    let ruler = Brush(canvas: Size(width: width, height: Self.lineHeight), scale: scale, fonts)
    let widest = rows.map { ruler.width(of: $0.text, Self.font) }.max() ?? 0
    let canvas = Size(
      width: max(width, (widest + 46).rounded(.up)), height: 10 + Double(rows.count) * Self.lineHeight)
    let brush = Brush(canvas: canvas, scale: scale, fonts)
    brush.fill(brush.visible, HighlightStyle.ground)
    brush.fill(Rect(x: 0, y: 0, width: canvas.width, height: brush.hairline), RGBA(hex: 0xC6C6C8))
    for (index, row) in rows.enumerated() {
      let y = 5 + Double(index) * Self.lineHeight
      let swatch = brush.onGrid(Rect(x: 10, y: y + 4, width: 16, height: 10))
      if let ink = row.ink {
        let color = RGBA(
          red: Double(ink.red) / 255, green: Double(ink.green) / 255, blue: Double(ink.blue) / 255, alpha: 1)
        brush.border(swatch, width: 1.5, radius: 2, color)
      } else {
        brush.fillRounded(swatch, radius: 2, RGBA(hex: 0x3A3A3C))
      }
      let place = Rect(x: 34, y: y, width: canvas.width - 40, height: Self.lineHeight)
      brush.draw(TextBlock(text: row.text, font: Self.font, color: RGBA(hex: 0x3A3A3C)), in: place)
    }
    return Drawing(canvas: canvas, scale: scale, commands: brush.recorder.commands)
  }
}
