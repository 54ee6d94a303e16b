import Geometry
import Raster

extension Path {
  /// A rectangle whose upper and lower corners have separate radii.
  static func rect(_ rect: Rect, corners: CellCorners) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let top = max(0, min(corners.top, limit))
    let bottom = max(0, min(corners.bottom, limit))
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY + top))
    path.corner(Point(x: rect.minX, y: rect.minY), to: Point(x: rect.minX + top, y: rect.minY))
    path.line(to: Point(x: rect.maxX - top, y: rect.minY))
    path.corner(Point(x: rect.maxX, y: rect.minY), to: Point(x: rect.maxX, y: rect.minY + top))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - bottom))
    path.corner(Point(x: rect.maxX, y: rect.maxY), to: Point(x: rect.maxX - bottom, y: rect.maxY))
    path.line(to: Point(x: rect.minX + bottom, y: rect.maxY))
    path.corner(Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: rect.maxY - bottom))
    path.close()
    return path
  }

  /// A quarter of an ellipse on the inner side of `corner`, from the current point to `end`.
  private mutating func corner(_ corner: Point, to end: Point) {
    let start = currentPoint
    let kappa = 0.552_284_749_8
    func toward(_ from: Point) -> Point {
      Point(x: from.x + (corner.x - from.x) * kappa, y: from.y + (corner.y - from.y) * kappa)
    }
    curve(to: end, control1: toward(start), control2: toward(end))
  }

  private var currentPoint: Point {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .curve(let point, _, _): point
    case .close, nil: .zero
    }
  }
}
