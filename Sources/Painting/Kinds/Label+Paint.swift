import Typography
import Views

extension PaintContext {
  /// A label: its text in the middle of the height, lines aligned as asked.
  ///
  /// Disabled text has 30 % of the label colour; that figure is not verified against UIKit.
  func paint(_ label: Label) {
    var color = color(label.textColor)
    if label.isHighlighted, let highlighted = label.highlightedColor { color = self.color(highlighted) }
    if !label.isEnabled { color = self.color("tertiaryLabel") }
    var block = TextBlock(text: label.text, font: label.font, color: color)
    block.alignment = label.alignment
    block.maximumLines = label.numberOfLines
    block.lineBreak = label.lineBreakMode
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
      block.minimumScale = label.minimumScaleFactor
    }
    if let shadow = label.shadowColor { block.shadow = (self.color(shadow), label.shadowOffset) }
    draw(block, in: rect)
  }
}
