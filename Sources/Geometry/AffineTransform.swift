/// A map of the plane that keeps parallels: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, as Core Graphics names it.
public struct AffineTransform: Hashable, Sendable {
  /// How far x′ moves with x.
  public var a: Double
  /// How far y′ moves with x.
  public var b: Double
  /// How far x′ moves with y.
  public var c: Double
  /// How far y′ moves with y.
  public var d: Double
  /// What is added to x′.
  public var tx: Double
  /// What is added to y′.
  public var ty: Double

  /// The map that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves by (`x`, `y`).
  @inlinable public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that stretches by `x` and `y` from the origin.
  @inlinable public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether right angles stay upright: no rotation and no shear.
  @inlinable public var isUpright: Bool { b == 0 && c == 0 }

  /// The image of a position.
  @inlinable public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the image of another.
  public func bounds(of rect: Rect) -> Rect {
    let corners = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// First this map, then `next`.
  @inlinable public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map back, or nil where the plane is flattened.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
