import Geometry
import Views

/// A label: its text centered vertically, with as many whole lines as fit, aligned as specified.
///
/// Disabled text has the tertiary label color; that figure is not verified against UIKit. A line that shrinks keeps its
/// baseline unless the file specifies another alignment (`UILabel.baselineAdjustment`). Several lines shrink, too,
/// where they would end in an ellipsis and the document says how far: Apple's documentation confines shrinking to
/// single lines for iOS 6 and earlier, and labels that wrap by words without an ellipsis are known not to shrink.
struct LabelPainter: KindPainter {
  let context: PaintContext
  let label: Label

  var overhang: Double {
    let fonts = [label.font] + (label.attributedText?.runs.map(\.font) ?? [])
    return 4 + (fonts.map(\.overhang).max() ?? 0)
      + max(abs(label.shadowOffset.width), abs(label.shadowOffset.height))
  }
  var showsText: Bool { true }
  var showsInkAlone: Bool { true }

  func paintContent(_ frames: Frames) {
    var color = color(label.textColor)
    if label.isHighlighted, let highlighted = label.highlightedColor { color = self.color(highlighted) }
    if !label.isEnabled { color = self.color("tertiaryLabel") }
    var block = TextBlock(text: label.text, font: label.font, color: color)
    block.alignment = label.alignment
    block.maximumLines = max(0, label.numberOfLines)
    block.isLimitedByHeight = label.numberOfLines != 1
    block.lineBreak = label.lineBreakMode
    if let attributed = label.attributedText {
      let isOverruled = !label.isEnabled || label.isHighlighted && label.highlightedColor != nil
      block.runs = runs(of: attributed, default: color, isOverruled: isOverruled)
    }
    if label.adjustsFontSizeToFitWidth,
      label.numberOfLines == 1 || label.lineBreakMode.truncates && label.minimumScaleFactor > 0
    {
      block.minimumScale = label.minimumScaleFactor
      block.keepsBaseline = label.numberOfLines == 1 && label.baselineAdjustment == .alignBaselines
    }
    if let shadow = label.shadowColor { block.shadow = (self.color(shadow), label.shadowOffset) }
    brush.draw(block, in: rect)
  }
}

extension FontDescription {
  /// How far a line may exceed its rectangle, in points: text is truncated only if it exceeds it by a quarter of a
  /// line.
  var overhang: Double { size.isFinite ? size / 2 : 0 }
}
