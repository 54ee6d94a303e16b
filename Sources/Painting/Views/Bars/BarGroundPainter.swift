import Geometry
import Views

// Bars are drawn from a rectangle and their items alone, so that those around a controller's screen are drawn by the
// same code as those that are views. Painters of bars look neither at `view` nor at `rect`.

/// What lies under a bar's items, and the color of its titles.
struct BarGroundPainter: Painter {
  /// The edge of a bar that a hairline parts from the content.
  enum Edge { case top, bottom }

  let context: PaintContext
  let look: BarLook

  private var isDark: Bool { look.isBlack || appearance.isDark }

  /// The color behind a bar: its appearance's, its own tint, black, or the system's material.
  ///
  /// The light material is 247 over white and over maps, on pictures of iOS 13 and 14; the dark one was taken by eye.
  var ground: RGBA {
    if let own = look.backgroundColor ?? look.barTintColor { return color(own) }
    let gray = RGBA(hex: isDark ? 0x1D1D1D : 0xF7F7F7)
    return look.isTranslucent ? gray.faded(0.94) : gray
  }

  /// The color of a bar's titles: its own, white on black, else the label's.
  var titleInk: RGBA {
    look.titleColor.map { color($0) } ?? (look.isBlack ? RGBA(white: 1) : color("label"))
  }

  /// The ground and the hairline at an edge.
  func paint(in box: Rect, edge: Edge) {
    brush.fill(box, ground)
    let y = edge == .top ? box.minY : box.maxY - brush.hairline
    brush.fill(
      Rect(x: box.minX, y: y, width: box.width, height: brush.hairline),
      RGBA(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3))
  }
}
