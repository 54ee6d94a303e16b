import Geometry
import Raster

/// A square that signs are drawn in, by positions of 0 … 1 from its top left corner.
struct SymbolBox {
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

  /// A star of five points; positions are sines and cosines of multiples of 36°.
  func star() -> Path {
    let turns: [(Double, Double)] = [
      (0, -1), (0.5878, -0.8090), (0.9511, -0.3090), (0.9511, 0.3090), (0.5878, 0.8090), (0, 1),
      (-0.5878, 0.8090), (-0.9511, 0.3090), (-0.9511, -0.3090), (-0.5878, -0.8090),
    ]
    return .polygon(
      turns.enumerated().map { index, turn in
        let radius = index % 2 == 0 ? 0.5 : 0.22
        return at(0.5 + turn.0 * radius, 0.53 + turn.1 * radius)
      })
  }

  func heart() -> Path {
    var path = Path()
    path.move(to: at(0.5, 0.92))
    path.curve(to: at(0.05, 0.36), control1: at(0.2, 0.72), control2: at(0.05, 0.56))
    path.curve(to: at(0.5, 0.26), control1: at(0.05, 0.06), control2: at(0.4, 0.02))
    path.curve(to: at(0.95, 0.36), control1: at(0.6, 0.02), control2: at(0.95, 0.06))
    path.curve(to: at(0.5, 0.92), control1: at(0.95, 0.56), control2: at(0.8, 0.72))
    path.close()
    return path
  }

  func shoulders() -> Path {
    var path = Path()
    path.move(to: at(0.1, 0.92))
    path.curve(to: at(0.5, 0.56), control1: at(0.1, 0.7), control2: at(0.26, 0.56))
    path.curve(to: at(0.9, 0.92), control1: at(0.74, 0.56), control2: at(0.9, 0.7))
    path.close()
    return path
  }

  func bell() -> Path {
    var path = Path()
    path.move(to: at(0.12, 0.78))
    path.curve(to: at(0.5, 0.08), control1: at(0.34, 0.6), control2: at(0.12, 0.08))
    path.curve(to: at(0.88, 0.78), control1: at(0.88, 0.08), control2: at(0.66, 0.6))
    path.close()
    return path
  }
}
