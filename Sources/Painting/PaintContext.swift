import Geometry
import Views

/// What a painter knows of a view's surroundings: where it stands, what it inherits, and the brush to draw with.
///
/// It is state alone. Primitives of drawing are `Brush`'s; what one kind of view needs is that kind's painter's.
struct PaintContext {
  let view: View
  /// The view's rectangle in the window, points on the pixel grid.
  var rect: Rect
  /// The inherited colour of active content.
  let tint: RGBA
  let appearance: Appearance
  /// Whose figures hold.
  let era: Era
  /// The project's images and colours.
  let assets: PaintAssets
  var brush: Brush
  /// The height that a label's text may take where that is more than its own, points: while layouts change.
  var textHeight: Double?
  /// The views that stand in the bars around the screen; nil where bars are drawn that are views.
  var barViews: BarViewPainter?

  /// The same surroundings around another rectangle in window points.
  func at(_ rect: Rect) -> PaintContext {
    var other = self
    other.rect = rect
    return other
  }

  /// The same with a brush that draws what stands in a box (window points) in the order of reading.
  func arranged(in box: Rect) -> PaintContext {
    var other = self
    other.brush = brush.arranged(in: box)
    return other
  }

  /// The same with a brush that draws at the places it is given.
  var upright: PaintContext {
    var other = self
    other.brush = brush.upright
    return other
  }

  func color(_ color: Color) -> RGBA { assets.value(of: color, in: appearance) }

  /// A colour of the system's, with its alpha multiplied.
  func color(_ system: String, alpha: Double = 1) -> RGBA {
    guard let color = SystemColor(named: system)?.value(in: appearance) else { return RGBA(white: 0) }
    return color.faded(alpha)
  }
}
