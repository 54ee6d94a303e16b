import Geometry
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
  /// The smallest share of the font's size that a single line may shrink to; 1 never shrinks.
  var minimumScale = 1.0
  /// Whether a line that shrinks keeps the baseline of its full size, as `UIBaselineAdjustment.alignBaselines`.
  var keepsBaseline = false
  /// How far lines stand apart; nil is as the font has it.
  var spacing: LineSpacing?
  /// Whether only as many lines are made as fit from top to bottom, one at least.
  var isLimitedByHeight = false
  /// Whether what is larger than the rectangle is cut at it.
  var isClipped = true
  /// Whether the text is the author's, not the caption of something that cannot be shown.
  var isContent = true
  var shadow: (color: RGBA, offset: Size)?
}
