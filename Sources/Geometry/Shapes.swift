/// A position in points, in the coordinate space that its user names; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// Points to the right of the space's origin.
  public var x: Double
  /// Points below the space's origin.
  public var y: Double

  /// The origin of every space.
  public static let zero = Point(x: 0, y: 0)

  /// A position from its two coordinates, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The position moved by `offset`, in points.
  @inlinable public static func + (position: Point, offset: Point) -> Point {
    Point(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// The way from `start` to `end`, in points.
  @inlinable public static func - (end: Point, start: Point) -> Point {
    Point(x: end.x - start.x, y: end.y - start.y)
  }
}

/// A width and a height in points; negative values are not normalised.
public struct Size: Hashable, Sendable {
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// A size from its two extents, in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with its sides exchanged: what a screen becomes when it is turned by 90°.
  @inlinable public var transposed: Size { Size(width: height, height: width) }
}

/// An upright rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle from its corner and extent.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// A rectangle from its edges in points; an edge beyond its opposite gives an extent of 0.
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
  /// Half way between the left and the right edge.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Half way between the top and the bottom edge.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  @inlinable public var width: Double { size.width }
  /// The vertical extent.
  @inlinable public var height: Double { size.height }
  /// Whether nothing lies inside.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all four numbers are finite.
  @inlinable public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle moved by an offset in points.
  @inlinable public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  /// The rectangle with every edge moved inwards; edges never cross.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right,
      maxY: maxY - insets.bottom)
  }

  /// The rectangle with its vertical edges moved inwards by `dx` and its horizontal ones by `dy` points.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// What both rectangles cover; an empty rectangle where they do not meet.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}

/// Distances in points from the four edges of a rectangle, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// No distance on any side.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets from their four distances, in points.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
