import Geometry
import Views

/// What of a view Core Animation interpolates, in the space of the view around it.
public struct AnimatedValues: Hashable, Sendable {
  /// The middle, in the superview's own coordinates, points, unrounded.
  public var center: Point
  /// The size of the bounds, points; negative on the way of a spring that swings too far.
  public var size: Size
  /// Where the content begins, from the top left corner, points: what is scrolled, and what bars take.
  public var contentOffset: Point
  /// 0 (clear) … 1 (opaque).
  public var alpha: Double
  /// What is painted under the content; nil paints nothing.
  public var background: RGBA?
  /// Radius of the corners, points.
  public var cornerRadius: Double
  /// Width of the border, points.
  public var borderWidth: Double
  /// Colour of the border; nil is black.
  public var borderColor: RGBA?
  /// How the layer is moved, turned and stretched.
  public var transform: LayerTransform
  /// What the layer throws.
  public var shadow: LayerShadow

  /// The rectangle in the superview's own coordinates, points.
  public var frame: Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The values between this and another end.
  ///
  /// - Parameter progress: 0 is this end, 1 the other; a spring goes beyond.
  public func interpolated(to end: AnimatedValues, _ progress: Double) -> AnimatedValues {
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

  /// The properties in which two ends differ, by UIKit's names, in the order of this table.
  public func changes(to end: AnimatedValues) -> [String] {
    let rows: [(String, Bool)] = [
      ("position", center != end.center), ("bounds", size != end.size),
      ("content offset", contentOffset != end.contentOffset), ("alpha", alpha != end.alpha),
      ("background colour", background != end.background), ("transform", transform != end.transform),
      ("corner radius", cornerRadius != end.cornerRadius),
      ("border", borderWidth != end.borderWidth || borderColor != end.borderColor),
      ("shadow", shadow != end.shadow),
    ]
    return rows.filter(\.1).map(\.0)
  }
}
