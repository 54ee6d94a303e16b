/// An affine map of the plane, x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, with Core Graphics' names.
public struct AffineTransform: Hashable, Sendable {
  /// The change of x′ with x.
  public var a: Double
  /// The change of y′ with x.
  public var b: Double
  /// The change of x′ with y.
  public var c: Double
  /// The change of y′ with y.
  public var d: Double
  /// The translation of x′.
  public var tx: Double
  /// The translation of y′.
  public var ty: Double

  /// The identity.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six coefficients.
  ///
  /// - Parameters:
  ///   - a: The change of x′ with x.
  ///   - b: The change of y′ with x.
  ///   - c: The change of x′ with y.
  ///   - d: The change of y′ with y.
  ///   - tx: The translation of x′, in the units of the mapped coordinates.
  ///   - ty: The translation of y′, in the units of the mapped coordinates.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a translation by (`x`, `y`).
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in the units of the mapped coordinates.
  ///   - y: The distance downwards, in the same units.
  @inlinable public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling by `x` and `y` about the origin.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; negative values mirror.
  ///   - y: The vertical factor; negative values mirror.
  @inlinable public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether it maps axis-aligned rectangles to axis-aligned ones without rotation or shear.
  @inlinable public var isUpright: Bool { b == 0 && c == 0 }

  /// Returns the image of a point.
  ///
  /// - Parameter point: A point in the space that the transform maps from.
  /// - Returns: The point in the space that it maps to.
  @inlinable public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding rectangle of the image of a rectangle. `rect`: a rectangle in the space that the transform
  /// maps from.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// Returns the composition that applies this transform first, then `next`.
  ///
  /// - Parameter next: The transform to apply to the result, such as the superview's after the view's.
  @inlinable public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; nil if the transform is singular.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
