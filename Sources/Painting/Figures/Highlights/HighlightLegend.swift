import Geometry
import Typography
import Views

/// The legend for the highlights of a picture, one row per kind.
struct HighlightLegend {
  private let rows: [(style: HighlightStyle, text: String)]
  private static let font = FontDescription(systemSize: 10.5)
  private static let lineHeight = 13.0

  init(_ highlights: [Highlight]) {
    rows = Highlight.Kind.allCases.compactMap { kind in
      let count = highlights.count { $0.kind == kind }
      let style = HighlightStyle(kind)
      return count > 0 ? (style, "\(count) × \(style.meaning)") : nil
    }
  }

  /// Draws a strip below a picture and returns its height in whole points; long rows are wrapped.
  func paint(below picture: Rect, _ brush: Brush) -> Double {
    let textWidth = max(20, picture.width - 43)
    let lines = rows.map { Self.lines(of: $0.text, width: textWidth, brush) }
    let height = 10 + lines.reduce(0) { $0 + Double($1) * Self.lineHeight + 5 }
    let strip = Rect(x: picture.minX, y: picture.maxY, width: picture.width, height: height)
    brush.fill(strip, HighlightStyle.ground)
    let edge = Rect(x: strip.minX, y: strip.minY, width: strip.width, height: brush.hairline)
    brush.fill(edge, RGBA(hex: 0xC6C6C8))
    var below = brush
    below.visible = strip
    var y = strip.minY + 7.5
    for (row, count) in zip(rows, lines) {
      let swatch = Rect(x: strip.minX + 10, y: y + 1.5, width: 16, height: 10)
      row.style.paintShape(brush.onGrid(swatch), .pattern(spacing: 4), below)
      var block = TextBlock(text: row.text, font: Self.font, color: RGBA(hex: 0x3A3A3C))
      block.maximumLines = 0
      block.lineBreak = .wordWrap
      block.isClipped = false
      let box = Rect(
        x: swatch.maxX + 7, y: y, width: textWidth, height: Double(count) * Self.lineHeight)
      below.draw(block, in: box)
      y += Double(count) * Self.lineHeight + 5
    }
    return height
  }

  private static func lines(of text: String, width: Double, _ brush: Brush) -> Int {
    let layout = brush.fonts.layOut(
      text, font: brush.font(font), width: width, maximumLines: 0, lineBreak: .wordWrap,
      scale: brush.grid.scale, slack: 1)
    return max(1, layout.lines.count)
  }
}
