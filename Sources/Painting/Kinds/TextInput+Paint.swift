import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A text field: its frame by border style, then text or placeholder on one line.
  ///
  /// A rounded field is filled with the system background, radius 5 (iOS 13 and later), text 7 points from the
  /// sides. Disabled fields have 2 % of gray. Figures: Flutter's text field, measured in Xcode 11; the disc of the
  /// clear button is not verified.
  func paint(_ field: TextField) {
    upright.paintFrame(of: field)
    var box = textBox(of: field)
    // There is nothing to clear in an empty field, whatever the mode says.
    if !field.text.isEmpty, [.always, .unlessEditing].contains(field.clearButtonMode) {
      paintClearButton()
      box.size.width = max(0, box.width - 24)
    }
    let isEmpty = field.text.isEmpty
    let text =
      isEmpty
      ? field.placeholder : field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let color = isEmpty ? color("placeholderText") : color(field.textColor)
    var block = TextBlock(text: text, font: field.font, color: isEnabled ? color : color.faded(0.6))
    block.alignment = field.alignment
    if field.adjustsFontSizeToFitWidth, field.minimumFontSize > 0, field.font.size > field.minimumFontSize {
      block.minimumScale = field.minimumFontSize / field.font.size
    }
    switch view.control?.verticalAlignment ?? .center {
    case .top: block.vertical = .top
    case .bottom: block.vertical = .bottom
    case .center, .fill: block.vertical = .center
    }
    draw(block, in: box)
  }

  private func textBox(of field: TextField) -> Rect {
    switch field.borderStyle {
    case .none: rect
    case .line: rect.insetBy(dx: 2, dy: 1)
    case .bezel, .roundedRect: rect.insetBy(dx: 7, dy: 2)
    }
  }

  private func paintFrame(of field: TextField) {
    let ink = color("label")
    switch field.borderStyle {
    case .none: break
    case .line: border(rect, width: hairline, radius: 0, ink)
    case .bezel:
      border(rect, width: hairline, radius: 0, ink.faded(0.35))
      let top = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1 + hairline)
      fill(top, ink.faded(0.3))
      fill(Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height), ink.faded(0.2))
    case .roundedRect:
      let gray = !appearance.isDark ? RGBA(hex: 0xFAFAFA) : RGBA(hex: 0x050505)
      let ownAlpha = view.backgroundColor.map { color($0).alpha } ?? 0
      if ownAlpha == 0 || !isEnabled {
        fillRounded(rect, radius: era.drawnTextFieldRadius, isEnabled ? color("systemBackground") : gray)
      }
      border(rect, width: hairline, radius: era.drawnTextFieldRadius, ink.faded(0.2))
    }
  }

  private func paintClearButton() {
    let box = onGrid(Rect(x: rect.maxX - 24, y: rect.midY - 8.5, width: 17, height: 17))
    fill(.ellipse(in: box), color("systemGray3"))
    var cross = Path()
    cross.move(to: Point(x: box.midX - 3, y: box.midY - 3))
    cross.line(to: Point(x: box.midX + 3, y: box.midY + 3))
    cross.move(to: Point(x: box.midX + 3, y: box.midY - 3))
    cross.line(to: Point(x: box.midX - 3, y: box.midY + 3))
    stroke(cross, width: 1.3, color("systemBackground"), cap: .round)
  }

  /// A text view: text from the top, 8 points from top and bottom and 5 from the sides
  /// (`textContainerInset`, `lineFragmentPadding`); lines go on up to the frame, which cuts the last one.
  func paint(_ textView: TextView) {
    var block = TextBlock(text: textView.text, font: textView.font, color: color(textView.textColor))
    block.alignment = textView.alignment
    block.vertical = .top
    block.maximumLines = 0
    block.isLimitedByHeight = true
    block.isClipped = false
    block.lineBreak = .wordWrap
    block.spacing = textView.spacing
    let top = rect.minY + 8 - view.boundsOrigin.y
    let spare = font(textView.font).leading
    let box = Rect(minX: rect.minX + 5, minY: top, maxX: rect.maxX - 5, maxY: rect.maxY + spare)
    guard !box.isEmpty, !textView.text.isEmpty else { return }
    clipped(to: .rect(rect)) { draw(block, in: box) }
  }
}
