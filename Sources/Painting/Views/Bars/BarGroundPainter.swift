import Geometry
import Views

// Bars are drawn from a rectangle and their items only, so that the same code draws bars around a controller's screen
// and bars that are views. Bar painters use neither `view` nor `rect`.

/// The background of a bar and the color of its titles.
struct BarGroundPainter: Painter {
  /// The edge where a hairline separates the bar from the content.
  enum Edge { case top, bottom }

  let context: PaintContext
  let look: BarLook

  private var isDark: Bool { look.isBlack || appearance.isDark }

  /// The color behind a bar: from its appearance, its own tint, black, or the system's material.
  ///
  /// The light material is 247 over white and over maps in screenshots of iOS 13 and 14; the dark one was estimated by
  /// eye.
  var ground: RGBA {
    if let own = look.backgroundColor ?? look.barTintColor { return color(own) }
    let gray = RGBA(hex: isDark ? 0x1D1D1D : 0xF7F7F7)
    return look.isTranslucent ? gray.faded(0.94) : gray
  }

  /// The color of a bar's titles: its own, white on black, else the label's.
  var titleInk: RGBA {
    look.titleColor.map { color($0) } ?? (look.isBlack ? RGBA(white: 1) : color("label"))
  }

  /// The background and the hairline at an edge; with glass, only a color of the bar's own.
  func paint(in box: Rect, edge: Edge) {
    if era.drawnBarsAreGlass {
      if look.backgroundColor != nil || look.barTintColor != nil { brush.fill(box, ground) }
      return
    }
    brush.fill(box, ground)
    let y = edge == .top ? box.minY : box.maxY - brush.hairline
    brush.fill(
      Rect(x: box.minX, y: y, width: box.width, height: brush.hairline),
      RGBA(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3))
  }
}
