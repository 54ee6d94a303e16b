import Geometry
import Typography
import Views

extension PaintContext {
  /// A label: its text in the middle of the height, as many whole lines as fit, aligned as asked.
  ///
  /// Disabled text has the tertiary label colour; that figure is not verified against UIKit. A line that shrinks
  /// keeps its baseline unless the file says otherwise (`baselineAdjustment`, whose default is `alignBaselines`).
  func paint(_ label: Label) {
    var color = color(label.textColor)
    if label.isHighlighted, let highlighted = label.highlightedColor { color = self.color(highlighted) }
    if !label.isEnabled { color = self.color("tertiaryLabel") }
    var block = TextBlock(text: label.text, font: label.font, color: color)
    block.alignment = label.alignment
    block.maximumLines = max(0, label.numberOfLines)
    block.isLimitedByHeight = label.numberOfLines != 1
    block.lineBreak = label.lineBreakMode
    block.spacing = label.spacing
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
      block.minimumScale = label.minimumScaleFactor
      let adjustment = view.otherAttributes.first { $0.name == "baselineAdjustment" }?.value
      block.keepsBaseline = adjustment == nil || adjustment == "alignBaselines"
    }
    if let shadow = label.shadowColor { block.shadow = (self.color(shadow), label.shadowOffset) }
    var box = rect
    if let textHeight {
      box = Rect(x: rect.minX, y: rect.midY - textHeight / 2, width: rect.width, height: textHeight)
    }
    let before = recorder.texts.count
    draw(block, in: box)
    // On the way, what cuts is not the box that the text is set in.
    if textHeight != nil, clips, let shown = recorder.texts[before...].last,
      rect.intersection(shown).height < shown.height - 2
    {
      recorder.cutsText = true
    }
  }
}
