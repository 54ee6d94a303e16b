import Geometry
import Typography
import Views

/// How a block of text is fitted into a rectangle.
struct TextBlock {
  /// The vertical alignment of the block.
  enum VerticalAlignment { case top, center, bottom }

  var text: String
  var font: FontDescription
  var color: RGBA
  var alignment = TextAlignment.natural
  var vertical = VerticalAlignment.center
  /// The maximum number of lines; 0 is unlimited.
  var maximumLines = 1
  var lineBreak = LineBreakMode.tailTruncation
  /// The smallest factor by which the font may shrink so that a single line fits the width, or no line is truncated; 1
  /// never shrinks.
  var minimumScale = 1.0
  /// Whether a line that shrinks keeps the baseline of its full size, as `UIBaselineAdjustment.alignBaselines`.
  var keepsBaseline = false
  /// The runs of a text with several styles; empty if font, color and alignment apply to all of it.
  var runs: [TextBlockRun] = []
  /// Whether to make only as many lines as fit vertically, at least one.
  var isLimitedByHeight = false
  /// Whether text that exceeds the rectangle is clipped.
  var isClipped = true
  /// Whether the text is the author's, not the caption of a stand-in.
  var isContent = true
  var shadow: (color: RGBA, offset: Size)?

  /// The text for typography, with scaled font sizes.
  func source(_ fonts: FontLibrary, scale: Double = 1) -> TextSource {
    if runs.isEmpty {
      var font = font
      if scale != 1 { font.size *= scale }
      return TextSource(text, font: fonts.font(FontRequest(font)))
    }
    return TextSource(runs.map { TextSource.Run($0.run, fonts, scale: scale) })
  }
}

/// A run of a block with its resolved colors.
struct TextBlockRun {
  var run: TextRun
  var color: RGBA
  var background: RGBA?
  var underline: RGBA?
  var strikethrough: RGBA?
}
