import Geometry

/// A shape as lines and curves, in the units and the space of its user (layoutshot: points, y downwards).
public struct Path: Hashable, Sendable {
  /// A step along a path; positions are absolute.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(Point)
    /// A straight line from where the last element ended.
    case line(Point)
    /// A cubic Bézier curve from where the last element ended to `to`.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to where the subpath began.
    case close
  }

  /// The steps in their order.
  public private(set) var elements: [Element] = []

  /// A path without elements.
  public init() {}

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Goes straight to `point`; as first element it begins a subpath there.
  public mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Goes to `point` along a cubic Bézier curve.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Goes to `point` along a quadratic Bézier curve, kept as the cubic one that is the same.
  public mutating func quad(to point: Point, control: Point) {
    if elements.isEmpty { move(to: control) }
    let start = currentPoint
    curve(
      to: point,
      control1: Point(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Goes straight back to the beginning of the subpath and joins the two ends.
  public mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Adds all elements of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The smallest upright rectangle around all points and control points; zero for an empty path.
  ///
  /// Curves stay inside of their control points; for rounded rectangles and ellipses the box is exact.
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

  /// The path with every point mapped.
  public func transformed(by transform: AffineTransform) -> Path {
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
