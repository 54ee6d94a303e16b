import Geometry

/// A shape made of lines and curves, in the units and coordinate space of its user (layoutshot: points, y downwards).
public struct Path: Hashable, Sendable {
  /// An element of a path; positions are absolute.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A cubic Bézier curve from the current point to `to`.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  package init() {}

  /// Begins a subpath at `point`. `point`: the first point, in the units of the path's user.
  package mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line to `point`; as the first element, begins a subpath there. `point`: the end of the line, where
  /// the next element starts.
  package mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a cubic Bézier curve to `point`. `point`: the end of the curve, where the next element starts. `control1`:
  /// the control point of the start; an empty path begins there.
  package mutating func curve(to point: Point, control1: Point, control2: Point) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a quadratic Bézier curve to `point`, stored as the equivalent cubic one. `point`: the end of the curve, where
  /// the next element starts. `control`: the control point; an empty path begins there.
  package mutating func quad(to point: Point, control: Point) {
    if elements.isEmpty { move(to: control) }
    let start = currentPoint
    curve(
      to: point,
      control1: Point(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Closes the subpath with a straight line to its start.
  package mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Appends all elements of another path. `other`: a path that begins with a `move`, unless it continues from this
  /// one's end.
  package mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The smallest axis-aligned rectangle that contains all points and control points; zero for an empty path.
  ///
  /// Curves stay within the hull of their control points; for rounded rectangles and ellipses the bounds are exact.
  public var bounds: Rect {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func include(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    guard let box else { return .zero }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  /// Returns the path with every point transformed. `transform`: the map, also applied to control points.
  package func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(point))
      case .line(let point): .line(transform.apply(point))
      case .curve(let point, let control1, let control2):
        .curve(
          to: transform.apply(point), control1: transform.apply(control1),
          control2: transform.apply(control2))
      case .close: .close
      }
    }
    return result
  }

  private var currentPoint: Point {
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }
}
