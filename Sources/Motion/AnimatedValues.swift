import Geometry
import Views

/// The properties of a view that Core Animation interpolates, in the superview's coordinate space.
package struct AnimatedValues: Hashable, Sendable {
  /// The center in the superview's coordinates, in points, not rounded.
  package var center: Point
  /// The size of the bounds, in points; can be negative while a spring overshoots.
  package var size: Size
  /// The origin of the content relative to the top left corner, in points: the scroll offset, and insets for bars.
  package var contentOffset: Point
  /// The opacity, from 0 (transparent) to 1 (opaque).
  package var alpha: Double
  /// The background color; nil for none.
  package var background: RGBA?
  /// The corner radius, in points.
  package var cornerRadius: Double
  /// The border width, in points.
  package var borderWidth: Double
  /// The border color; nil for black.
  package var borderColor: RGBA?
  package var transform: LayerTransform
  package var shadow: LayerShadow

  /// The frame in the superview's coordinates, in points.
  package var frame: Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the values interpolated between this end and another. `end`: the other end. `progress`: 0 for this end, 1
  /// for the other; a spring can exceed this range.
  package func interpolated(to end: AnimatedValues, _ progress: Double) -> AnimatedValues {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    let mix = Interpolation(progress)
    return AnimatedValues(
      center: mix(center, end.center), size: mix(size, end.size),
      contentOffset: mix(contentOffset, end.contentOffset),
      alpha: min(max(mix(alpha, end.alpha), 0), 1), background: mix(background, end.background),
      cornerRadius: max(0, mix(cornerRadius, end.cornerRadius)),
      borderWidth: max(0, mix(borderWidth, end.borderWidth)),
      borderColor: mix(borderColor, end.borderColor), transform: mix(transform, end.transform),
      shadow: mix(shadow, end.shadow))
  }

  /// Returns the properties that differ between two ends, by UIKit's names, in the order of this table. `end`: the
  /// values of the same view at the other end. The result: names such as `position` and `background color`; empty if
  /// both ends are equal.
  package func changes(to end: AnimatedValues) -> [String] {
    let rows: [(String, Bool)] = [
      ("position", center != end.center), ("bounds", size != end.size),
      ("content offset", contentOffset != end.contentOffset), ("alpha", alpha != end.alpha),
      ("background color", background != end.background), ("transform", transform != end.transform),
      ("corner radius", cornerRadius != end.cornerRadius),
      ("border", borderWidth != end.borderWidth || borderColor != end.borderColor),
      ("shadow", shadow != end.shadow),
    ]
    return rows.filter(\.1).map(\.0)
  }
}
