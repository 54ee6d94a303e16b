import Geometry
import Typography
import Views

/// A block of text with its lines made, and where these stand in a rectangle; window points.
struct FittedText {
  var block: TextBlock
  var font: Font
  var layout: TextLayout
  /// The font before it shrank.
  var fullFont: Font
  /// By how much glyphs move together.
  var squeeze = 1.0

  /// The height of all lines, points.
  var height: Double {
    guard let spacing = block.spacing else { return layout.size.height }
    return spacing.height(lines: layout.lines.count, lineHeight: font.lineHeight)
  }

  /// Whether it is larger than a rectangle by more than text in a stand-in font may be.
  func isLarger(than rect: Rect) -> Bool {
    layout.size.width * squeeze > rect.width + TextFitter.widthSlack * 1.01
      || height > rect.height + max(TextFitter.heightSlack, font.lineHeight / 4)
  }

  /// The top of the first line.
  func top(in rect: Rect) -> Double {
    switch block.vertical {
    case .top: return rect.minY
    case .bottom: return rect.maxY - height
    case .center:
      guard block.keepsBaseline, font != fullFont else { return rect.midY - height / 2 }
      return rect.midY - fullFont.lineHeight / 2 + fullFont.ascender - font.ascender
    }
  }

  /// How much lower a line stands than lines of the font do: what a line is higher is above its letters
  /// (`NSParagraphStyle`).
  func drop(ofLine index: Int) -> Double {
    guard let spacing = block.spacing, index < layout.lines.count else { return 0 }
    let natural = font.lineHeight
    let baseline =
      spacing.height(lines: index + 1, lineHeight: natural) - natural + layout.lines[0].baseline
    return baseline - layout.lines[index].baseline
  }

  /// The left end of a line; one that is wider than its rectangle starts where reading starts.
  func left(of line: TextLine, in rect: Rect, _ isRightToLeft: Bool) -> Double {
    let width = line.width * squeeze
    let room = rect.width - width
    switch block.alignment {
    case .left, .justified: return rect.minX
    case .natural: return line.isRightToLeft || isRightToLeft ? rect.maxX - width : rect.minX
    case .center: return rect.minX + (room < -TextFitter.widthSlack ? 0 : room / 2)
    case .right: return rect.minX + (room < -TextFitter.widthSlack ? 0 : room)
    }
  }

  /// The rectangle around all lines.
  func bounds(in rect: Rect, _ isRightToLeft: Bool) -> Rect {
    let lines = layout.lines.filter { !$0.glyphs.isEmpty }
    let lefts = lines.map { left(of: $0, in: rect, isRightToLeft) }
    let rights = zip(lefts, lines).map { $0 + $1.width * squeeze }
    let top = top(in: rect)
    return Rect(
      minX: lefts.min() ?? rect.minX, minY: top, maxX: rights.max() ?? rect.minX, maxY: top + height)
  }

  /// The glyphs of a line as they are set.
  func glyphs(of line: TextLine) -> [PositionedGlyph] {
    guard squeeze < 1 else { return line.glyphs }
    return line.glyphs.map {
      PositionedGlyph(glyph: $0.glyph, face: $0.face, x: $0.x * squeeze, y: $0.y)
    }
  }
}
