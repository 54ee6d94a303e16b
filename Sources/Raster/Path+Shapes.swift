import Geometry

extension Path {
  /// The distance of control points from the end of a quarter circle, in radii; the deviation is at most 0.03%.
  private static let kappa = 0.552_284_749_8

  /// Returns an axis-aligned rectangle, clockwise from its top left corner.
  package static func rect(_ rect: Rect) -> Path {
    polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Returns an axis-aligned rectangle with circular corners; `radius` is clamped to half of the smaller side. `rect`:
  /// the rectangle with its corners, in the units of the path's user. `radius`: the radius of the corners; they are
  /// square if it is not positive.
  package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let limit = min(rect.width, rect.height) / 2
    guard radius > 0, limit > 0 else { return .rect(rect) }
    let corner = min(radius, limit)
    return rounded(rect, horizontal: corner, vertical: corner)
  }

  /// Returns an axis-aligned rectangle with corners of a curve; `radius` is clamped to half of the smaller side. `rect`:
  /// the rectangle with its corners, in the units of the path's user. `radius`: the radius of the corners; they are
  /// square if it is not positive.
  package static func roundedRect(_ rect: Rect, radius: Double, curve: CornerCurve) -> Path {
    let limit = min(rect.width, rect.height) / 2
    guard curve == .continuous, radius > 0, limit > radius else { return roundedRect(rect, radius: radius) }
    return SmoothCorner(radius: radius, limit: limit).path(around: rect)
  }

  /// Returns `rect` with round ends; a circle if its sides are equal. `rect`: the rectangle around the shape; its
  /// shorter sides become half circles.
  package static func capsule(in rect: Rect) -> Path {
    rect.width == rect.height
      ? .ellipse(in: rect) : .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// Returns the ellipse inscribed in `rect`; a circle if its sides are equal. `rect`: the rectangle around the
  /// ellipse; an empty one gives an empty path.
  package static func ellipse(in rect: Rect) -> Path {
    guard !rect.isEmpty else { return Path() }
    return rounded(rect, horizontal: rect.width / 2, vertical: rect.height / 2)
  }

  /// Returns a closed polygon. `points`: the corners in order; without any, the path is empty.
  package static func polygon(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path()
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
    return path
  }

  /// Returns a rounded rectangle, clockwise from the left end of the top side; each corner is a quarter of an ellipse.
  private static func rounded(_ rect: Rect, horizontal: Double, vertical: Double) -> Path {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let dx = horizontal * (1 - kappa)
    let dy = vertical * (1 - kappa)
    var path = Path()
    path.move(to: Point(x: left + horizontal, y: top))
    path.line(to: Point(x: right - horizontal, y: top))
    path.curve(
      to: Point(x: right, y: top + vertical), control1: Point(x: right - dx, y: top),
      control2: Point(x: right, y: top + dy))
    path.line(to: Point(x: right, y: bottom - vertical))
    path.curve(
      to: Point(x: right - horizontal, y: bottom), control1: Point(x: right, y: bottom - dy),
      control2: Point(x: right - dx, y: bottom))
    path.line(to: Point(x: left + horizontal, y: bottom))
    path.curve(
      to: Point(x: left, y: bottom - vertical), control1: Point(x: left + dx, y: bottom),
      control2: Point(x: left, y: bottom - dy))
    path.line(to: Point(x: left, y: top + vertical))
    path.curve(
      to: Point(x: left + horizontal, y: top), control1: Point(x: left, y: top + dy),
      control2: Point(x: left + dx, y: top))
    path.close()
    return path
  }

  /// The rectangle, if the path is exactly one: drawing it needs no edges.
  var uprightRect: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4]
    else { return nil }
    let isRowFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isColumnFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isRowFirst || isColumnFirst else { return nil }
    return Rect(
      minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
  }
}
