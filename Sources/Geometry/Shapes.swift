/// A point in a coordinate space, in points; x increases to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal distance from the origin, in points.
  public var x: Double
  /// The vertical distance from the origin, in points.
  public var y: Double

  /// The origin of every space.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates, in points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the origin, in points.
  ///   - y: The distance below the origin, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point moved by `offset`.
  ///
  /// - Parameters:
  ///   - position: A point in any coordinate space.
  ///   - offset: The vector by which it is moved, in points.
  @inlinable public static func + (position: Point, offset: Point) -> Point {
    Point(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// Returns the vector from `start` to `end`.
  ///
  /// - Parameters:
  ///   - end: The point that the vector leads to.
  ///   - start: The point that it begins at, in the same coordinate space.
  @inlinable public static func - (end: Point, start: Point) -> Point {
    Point(x: end.x - start.x, y: end.y - start.y)
  }
}

/// A width and a height in points; negative values are not normalized.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size; both values are in points.
  ///
  /// - Parameters:
  ///   - width: The width, in points; kept as it is, even if it is negative.
  ///   - height: The height, in points; kept as it is, even if it is negative.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the size with both lengths multiplied.
  ///
  /// - Parameters:
  ///   - size: A size in points.
  ///   - factor: The factor, such as pixels per point.
  @inlinable public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// The size with width and height exchanged, as for a screen rotated by 90°.
  @inlinable public var transposed: Size { Size(width: height, height: width) }
}

/// An axis-aligned rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its origin and size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner, in points.
  ///   - size: The width and height, in points; not normalized.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle; all values are in points.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The distance of the right edge from the left one; not normalized.
  ///   - height: The distance of the bottom edge from the top one; not normalized.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle from its edges, in points; negative lengths become 0.
  ///
  /// - Parameters:
  ///   - minX: The left edge, which is unchanged.
  ///   - minY: The top edge, which is unchanged.
  ///   - maxX: The right edge; the width is 0 if it lies to the left of `minX`.
  ///   - maxY: The bottom edge; the height is 0 if it lies above `minY`.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal center.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  @inlinable public var width: Double { size.width }
  /// The height.
  @inlinable public var height: Double { size.height }
  /// Whether the rectangle is empty.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all coordinates are finite.
  @inlinable public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Returns the rectangle moved by an offset in points.
  ///
  /// - Parameter offset: The distances to the right and downwards, in points.
  @inlinable public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  /// Returns the rectangle with all four numbers multiplied: from points to pixels, or for a scaled picture.
  ///
  /// - Parameter factor: Units of the result per unit of the rectangle.
  @inlinable public func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// Returns the rectangle with every edge moved inwards; edges never cross.
  ///
  /// - Parameter insets: The distances by which the edges move inwards, in points; negative ones move them outwards.
  /// - Returns: The rectangle; where insets exceed a length, it becomes 0 and the left or top edge wins.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right,
      maxY: maxY - insets.bottom)
  }

  /// Returns the rectangle with its vertical edges moved inwards by `dx` and its horizontal ones by `dy` points.
  ///
  /// - Parameters:
  ///   - dx: The distance for the left and for the right edge; negative values move them outwards.
  ///   - dy: The distance for the top and for the bottom edge; negative values move them outwards.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Returns the intersection of both rectangles; empty if they do not overlap.
  ///
  /// - Parameter other: A rectangle in the same coordinate space.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both.
  ///
  /// - Parameter other: A rectangle in the same coordinate space; it counts even if it is empty.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}

/// Insets from the four edges of a rectangle, in points, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Insets of zero.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets; all values are in points.
  ///
  /// - Parameters:
  ///   - top: The inset from the top edge.
  ///   - left: The inset from the left edge.
  ///   - bottom: The inset from the bottom edge.
  ///   - right: The inset from the right edge.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
