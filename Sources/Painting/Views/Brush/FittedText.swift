import Geometry
import Typography
import Views

/// A block of text broken into lines, and the positions of these in a rectangle, in window points.
struct FittedText {
  var block: TextBlock
  var font: Font
  var layout: TextLayout
  /// The fonts of the runs, at least one.
  var fonts: [Font]
  /// The font before shrinking.
  var fullFont: Font
  /// How much closer together the glyphs are set.
  var squeeze = 1.0

  /// The height of all lines, points.
  var height: Double { layout.size.height }

  /// Whether it exceeds a rectangle by more than the tolerance for text in a stand-in font.
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

  /// The left end of a line; a line wider than its rectangle starts at the leading edge.
  func left(of line: TextLine, in rect: Rect, _ isRightToLeft: Bool) -> Double {
    let width = line.width * squeeze
    let readsFromRight = line.isRightToLeft || isRightToLeft
    let minX = rect.minX + (readsFromRight ? line.trailingIndent : line.leadingIndent)
    let maxX = rect.maxX - (readsFromRight ? line.leadingIndent : line.trailingIndent)
    let room = maxX - minX - width
    switch alignment(of: line) {
    case .left, .justified: return minX
    case .natural: return readsFromRight ? maxX - width : minX
    case .center: return minX + (room < -TextFitter.widthSlack ? 0 : room / 2)
    case .right: return minX + (room < -TextFitter.widthSlack ? 0 : room)
    }
  }

  private func alignment(of line: TextLine) -> TextAlignment {
    guard block.runs.indices.contains(line.style) else { return block.alignment }
    return block.runs[line.style].run.paragraph.alignment ?? block.alignment
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
  func set(_ glyphs: ArraySlice<PositionedGlyph>) -> [PositionedGlyph] {
    guard squeeze < 1 else { return Array(glyphs) }
    return glyphs.map {
      PositionedGlyph(glyph: $0.glyph, face: $0.face, x: $0.x * squeeze, y: $0.y)
    }
  }
}
