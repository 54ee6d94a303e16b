import Geometry
import Typography
import Views

/// How a block of text is fitted into a rectangle.
struct TextBlock {
  /// Where the block stands from top to bottom.
  enum VerticalAlignment { case top, center, bottom }

  var text: String
  var font: FontDescription
  var color: RGBA
  var alignment = TextAlignment.natural
  var vertical = VerticalAlignment.center
  /// How many lines at most; 0 is any number.
  var maximumLines = 1
  var lineBreak = LineBreakMode.tailTruncation
  /// The smallest share of the font's size that the text may shrink to, from side to side on a single line, else until no
  /// line of it is cut; 1 never shrinks.
  var minimumScale = 1.0
  /// Whether a line that shrinks keeps the baseline of its full size, as `UIBaselineAdjustment.alignBaselines`.
  var keepsBaseline = false
  /// The runs of a text whose parts differ in look; empty where font, color and alignment say all.
  var runs: [TextBlockRun] = []
  /// Whether only as many lines are made as fit from top to bottom, one at least.
  var isLimitedByHeight = false
  /// Whether what is larger than the rectangle is cut at it.
  var isClipped = true
  /// Whether the text is the author's, not the caption of something that cannot be shown.
  var isContent = true
  var shadow: (color: RGBA, offset: Size)?

  /// The text for typography, with fonts in a share of their size.
  func source(_ fonts: FontLibrary, scale: Double = 1) -> TextSource {
    if runs.isEmpty {
      var font = font
      if scale != 1 { font.size *= scale }
      return TextSource(text, font: fonts.font(FontRequest(font)))
    }
    return TextSource(runs.map { TextSource.Run($0.run, fonts, scale: scale) })
  }
}

/// A run of a block with its colors as they are drawn.
struct TextBlockRun {
  var run: TextRun
  var color: RGBA
  var background: RGBA?
  var underline: RGBA?
  var strikethrough: RGBA?
}
