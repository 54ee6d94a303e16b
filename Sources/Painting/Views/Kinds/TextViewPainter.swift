import Geometry
import Raster
import Views

/// A text view: text from the top, 8 points from top and bottom and 5 from the sides (`textContainerInset`,
/// `lineFragmentPadding`); lines continue up to the frame, which clips the last one.
struct TextViewPainter: KindPainter {
  let context: PaintContext
  let textView: TextView

  func paintContent(_ frames: Frames) {
    var block = TextBlock(text: textView.text, font: textView.font, color: color(textView.textColor))
    block.alignment = textView.alignment
    block.vertical = .top
    block.maximumLines = 0
    block.isLimitedByHeight = true
    block.isClipped = false
    block.lineBreak = .wordWrap
    if let attributed = textView.attributedText {
      block.runs = runs(of: attributed, default: block.color)
      // Text views break lines by their first paragraph's mode; truncating modes are not drawn.
      let mode = attributed.runs.first?.paragraph.lineBreakMode
      if mode == .characterWrap { block.lineBreak = .characterWrap }
    }
    let top = rect.minY + 8 - view.boundsOrigin.y
    let fonts = [textView.font] + (textView.attributedText?.runs.map(\.font) ?? [])
    let spare = fonts.map { brush.font($0).leading }.max() ?? 0
    let box = Rect(minX: rect.minX + 5, minY: top, maxX: rect.maxX - 5, maxY: rect.maxY + spare)
    guard !box.isEmpty, !textView.text.isEmpty else { return }
    brush.clipped(to: .rect(rect)) { brush.draw(block, in: box) }
  }
}
