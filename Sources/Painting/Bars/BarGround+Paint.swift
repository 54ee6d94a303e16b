import Geometry
import Views

// Bars are drawn from a rectangle and their items alone, so that those around a controller's screen are drawn by the
// same code as those that are views. Nothing here looks at `view` or `rect`.

extension PaintContext {
  /// The edge of a bar that a hairline parts from the content.
  enum BarEdge { case top, bottom }

  /// The colour behind a bar: its appearance's, its own tint, black, or the system's material.
  ///
  /// The material is nearly white over white; the figure is an eyeful of iOS 13's, not verified.
  func ground(of look: BarLook) -> RGBA {
    if let own = look.backgroundColor ?? look.barTintColor { return color(own) }
    let isDark = look.isBlack || appearance.isDark
    let gray = RGBA(hex: isDark ? 0x1D1D1D : 0xF9F9F9)
    return look.isTranslucent ? gray.faded(0.94) : gray
  }

  /// A bar's ground and the hairline at its edge.
  func paintBarGround(_ look: BarLook, in box: Rect, edge: BarEdge) {
    fill(box, ground(of: look))
    let y = edge == .top ? box.minY : box.maxY - hairline
    let isDark = look.isBlack || appearance.isDark
    fill(
      Rect(x: box.minX, y: y, width: box.width, height: hairline),
      RGBA(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3))
  }

  /// The colour of a bar's titles: its own, white on black, else the label's.
  func titleInk(of look: BarLook) -> RGBA {
    look.titleColor.map { color($0) } ?? (look.isBlack ? RGBA(white: 1) : color("label"))
  }
}
