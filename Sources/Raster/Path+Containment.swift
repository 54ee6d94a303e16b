import Geometry

extension Path {
  /// Whether a point is inside the path, whose open subpaths are closed; curves are followed in straight steps.
  ///
  /// - Parameters:
  ///   - point: A point in the path's units.
  ///   - rule: What counts as inside where subpaths lie over each other.
  package func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    let box = bounds
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    var winding = 0
    var (start, current) = (Point.zero, Point.zero)
    /// Counts an edge that a line to the right of the point crosses.
    func edge(to end: Point) {
      defer { current = end }
      guard (current.y <= point.y) != (end.y <= point.y) else { return }
      let share = (point.y - current.y) / (end.y - current.y)
      if current.x + share * (end.x - current.x) > point.x { winding += end.y > current.y ? 1 : -1 }
    }
    for element in elements {
      switch element {
      case .move(let point):
        edge(to: start)
        (start, current) = (point, point)
      case .line(let point): edge(to: point)
      case .curve(let end, let first, let second):
        let from = current
        for step in 1...Self.containmentSteps {
          let t = Double(step) / Double(Self.containmentSteps)
          let u = 1 - t
          func along(_ axis: KeyPath<Point, Double>) -> Double {
            let (begin, out) = (u * u * u * from[keyPath: axis], 3 * u * u * t * first[keyPath: axis])
            return begin + out + 3 * u * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
          }
          edge(to: Point(x: along(\.x), y: along(\.y)))
        }
      case .close: edge(to: start)
      }
    }
    edge(to: start)
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The straight steps of a curve.
  private static let containmentSteps = 8
}
