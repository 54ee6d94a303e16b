import Geometry
import Raster
import Views

/// A text field: its border by style, then text or placeholder on one line.
///
/// A rounded field is filled with the system background, radius 5 (iOS 13 and later), text 7 points from the
/// sides. Disabled fields have 2 % of gray. Figures: Flutter's text field, measured in Xcode 11; the disc of the
/// clear button is not verified.
struct TextFieldPainter: KindPainter {
  let context: PaintContext
  let field: TextField

  var overhang: Double { 4 + field.font.overhang }
  var showsText: Bool { true }

  func paintContent(_ frames: Frames) {
    paintFrame(brush.upright)
    var box = textBox
    // An empty field has nothing to clear, whatever the mode.
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
    if let attributed = isEmpty ? field.attributedPlaceholder : field.attributedText,
      isEmpty || !field.isSecure
    {
      block.runs = runs(of: attributed, default: color) { isEnabled ? $0 : $0.faded(0.6) }
    }
    if field.adjustsFontSizeToFitWidth, field.minimumFontSize > 0, field.font.size > field.minimumFontSize {
      block.minimumScale = field.minimumFontSize / field.font.size
    }
    switch view.control?.verticalAlignment ?? .center {
    case .top: block.vertical = .top
    case .bottom: block.vertical = .bottom
    case .center, .fill: block.vertical = .center
    }
    brush.draw(block, in: box)
  }

  private var textBox: Rect {
    switch field.borderStyle {
    case .none: rect
    case .line: rect.insetBy(dx: 2, dy: 1)
    case .bezel, .roundedRect: rect.insetBy(dx: 7, dy: 2)
    }
  }

  private func paintFrame(_ brush: Brush) {
    let ink = color("label")
    switch field.borderStyle {
    case .none: break
    case .line: brush.border(rect, width: brush.hairline, radius: 0, ink)
    case .bezel:
      brush.border(rect, width: brush.hairline, radius: 0, ink.faded(0.35))
      let top = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1 + brush.hairline)
      brush.fill(top, ink.faded(0.3))
      brush.fill(Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height), ink.faded(0.2))
    case .roundedRect:
      let gray = !appearance.isDark ? RGBA(hex: 0xFAFAFA) : RGBA(hex: 0x050505)
      let ownAlpha = view.backgroundColor.map { color($0).alpha } ?? 0
      if ownAlpha == 0 || !isEnabled {
        brush.fillRounded(
          rect, radius: era.drawnTextFieldRadius, isEnabled ? color("systemBackground") : gray)
      }
      brush.border(rect, width: brush.hairline, radius: era.drawnTextFieldRadius, ink.faded(0.2))
    }
  }

  private func paintClearButton() {
    let box = brush.onGrid(Rect(x: rect.maxX - 24, y: rect.midY - 8.5, width: 17, height: 17))
    brush.fill(.ellipse(in: box), color("systemGray3"))
    var cross = Path()
    cross.move(to: Point(x: box.midX - 3, y: box.midY - 3))
    cross.line(to: Point(x: box.midX + 3, y: box.midY + 3))
    cross.move(to: Point(x: box.midX + 3, y: box.midY - 3))
    cross.line(to: Point(x: box.midX - 3, y: box.midY + 3))
    brush.stroke(cross, width: 1.3, color("systemBackground"), cap: .round)
  }
}
