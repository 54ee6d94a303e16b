import Geometry

/// A convex polygon, used to intersect rotated rectangles.
struct ConvexShape {
  /// The corners in order, with the interior to the right of each edge on screen.
  private(set) var corners: [Point]

  /// Creates a shape from its corners, given in either direction.
  init(_ corners: [Point]) {
    self.corners = Self.twiceArea(corners) < 0 ? corners.reversed() : corners
  }

  /// Creates a shape from a rectangle.
  init(_ rect: Rect) {
    self.init([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The area in square points.
  var area: Double { Self.twiceArea(corners) / 2 }

  var bounds: Rect {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// Returns the intersection with another shape, clipping at each of its edges (Sutherland–Hodgman).
  func intersection(_ other: ConvexShape) -> ConvexShape {
    var result = self
    for (place, start) in other.corners.enumerated() {
      result.cut(from: start, to: other.corners[(place + 1) % other.corners.count])
    }
    return result
  }

  private mutating func cut(from start: Point, to end: Point) {
    func side(_ point: Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    var kept: [Point] = []
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      let (here, there) = (side(corner), side(next))
      if here >= 0 { kept.append(corner) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        let share = here / (here - there)
        kept.append(
          Point(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
      }
    }
    corners = kept
  }

  private static func twiceArea(_ corners: [Point]) -> Double {
    var sum = 0.0
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum
  }
}
