import Geometry
import Views

/// A plain view; what a custom class without subviews draws is unknown if nothing is known of the class, so its name is drawn.
struct PlainViewPainter: KindPainter {
  let context: PaintContext

  func paintContent(_ frames: Frames) {
    guard let name = view.customClass, view.inheritedClasses.isEmpty, view.subviews.isEmpty, rect.width >= 40,
      rect.height >= 18
    else { return }
    let ground = view.backgroundColor.map { color($0) } ?? RGBA(white: 0, alpha: 0)
    let isDark = ground.alpha > 0.5 ? ground.luma < 0.5 : appearance.isDark
    brush.hatch(rect, RGBA(white: isDark ? 1 : 0, alpha: 0.06), spacing: 8)
    brush.caption(name, RGBA(white: isDark ? 1 : 0, alpha: 0.45), in: rect)
  }
}

/// A UIKit class that is not supported: a gray box with the class's name; with subviews, only the box's border.
struct PlaceholderPainter: KindPainter {
  let context: PaintContext

  func paintContent(_ frames: Frames) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    if view.subviews.isEmpty {
      if view.backgroundColor == nil { brush.fillRounded(rect, radius: 4, color("quaternarySystemFill")) }
      brush.border(rect, width: brush.hairline, radius: 4, color("systemGray3"))
      brush.caption(view.runtimeClass, color("systemGray"), in: rect)
    } else {
      brush.border(rect, width: brush.hairline, radius: 0, color("systemGray3"))
    }
  }
}

/// An unknown class: hatched, with its name.
struct UnknownViewPainter: KindPainter {
  let context: PaintContext

  func paintContent(_ frames: Frames) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    if view.backgroundColor == nil { brush.fill(rect, color("systemGray6")) }
    brush.hatch(rect, color("systemGray2", alpha: 0.5), spacing: 8)
    brush.border(rect, width: brush.hairline, radius: 0, color("systemGray2"))
    brush.caption(view.runtimeClass, color("label"), plate: color("systemGray6"), in: rect)
  }
}
