import Geometry
import Views

/// The state for drawing a view: its rectangle, inherited values, and the brush to draw with.
///
/// Drawing primitives belong to `Brush`; code for one kind of view belongs to the painter of that kind.
struct PaintContext {
  let view: View
  /// The view's rectangle in the window, in points on the pixel grid.
  var rect: Rect
  /// The inherited tint color.
  let tint: RGBA
  let appearance: Appearance
  /// The era whose metrics apply.
  let era: Era
  /// The project's images and colors.
  let assets: PaintAssets
  var brush: Brush
  /// The views in the bars around the screen; nil while drawing bars that are views themselves.
  var barViews: BarViewPainter?

  /// The same context with another rectangle in window points.
  func at(_ rect: Rect) -> PaintContext {
    var other = self
    other.rect = rect
    return other
  }

  /// The same context with a brush that mirrors a box (window points) in a right-to-left layout.
  func arranged(in box: Rect) -> PaintContext {
    var other = self
    other.brush = brush.arranged(in: box)
    return other
  }

  /// The same context with a brush that does not mirror.
  var upright: PaintContext {
    var other = self
    other.brush = brush.upright
    return other
  }

  func color(_ color: Color) -> RGBA { assets.value(of: color, in: appearance) }

  /// A system color with its alpha multiplied.
  func color(_ system: String, alpha: Double = 1) -> RGBA {
    guard let color = SystemColor(named: system) else { return RGBA(white: 0) }
    return assets.value(of: .system(color), in: appearance).faded(alpha)
  }
}
