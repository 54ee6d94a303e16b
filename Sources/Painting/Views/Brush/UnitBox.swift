import Geometry
import Raster

/// A rectangle to draw shapes in, using positions of 0 … 1 from its top left corner.
struct UnitBox {
  private let box: Rect

  init(_ box: Rect) { self.box = box }

  /// Eight directions, clockwise from the right: cosine and sine.
  static let directions: [(Double, Double)] = [
    (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071), (0, -1),
    (0.7071, -0.7071),
  ]

  func at(_ x: Double, _ y: Double) -> Point {
    Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
  }

  func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: at(point.0, point.1)) } else { path.line(to: at(point.0, point.1)) }
    }
    return path
  }

  func closed(_ points: (Double, Double)...) -> Path { .polygon(points.map { at($0.0, $0.1) }) }

  func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(in: part(x - radius, y - radius, radius * 2, radius * 2))
  }

  func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Path {
    .roundedRect(part(x, y, width, height), radius: radius * box.width)
  }

  private func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: at(x, y), size: Size(width: width * box.width, height: height * box.height))
  }
}
