import Geometry

/// A downward line, in pixels, with both ends on the grid of 1/256 pixel.
struct Edge {
  /// The upper end.
  var x0, y0: Double
  /// The lower end, below the upper one.
  var x1, y1: Double
  /// +1 where the path goes down, −1 where it goes up.
  var winding: Int64
  /// The change of the column per row, and of the row per column.
  var slope, inverseSlope: Double

  init(from start: Point, to end: Point) {
    let goesDown = start.y < end.y
    let (upper, lower) = goesDown ? (start, end) : (end, start)
    (x0, y0, x1, y1) = (upper.x, upper.y, lower.x, lower.y)
    winding = goesDown ? 1 : -1
    slope = (x1 - x0) / (y1 - y0)
    inverseSlope = (y1 - y0) / (x1 - x0)
  }

  /// Returns the column at a row, clamped to the ends.
  @inline(__always) func x(at y: Double) -> Double {
    if y >= y1 { return x1 }
    return min(max(x0 + (y - y0) * slope, min(x0, x1)), max(x0, x1))
  }
}

/// The outline of a path in pixels, as downward lines; horizontal ones enclose nothing and are omitted.
struct EdgeList {
  private(set) var edges: [Edge] = []
  /// The smallest box of whole pixels that contains all edges.
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The limit to which coordinates are clamped, in pixels: far outside any pixmap, yet safe to convert to integers.
  private static let limit = 1_073_741_824.0

  /// Creates the edges of `path` after `transform`, with all subpaths closed. A path with a NaN coordinate has none.
  init(_ path: Path, _ transform: AffineTransform) {
    let lines = path.polylines(transform, tolerance: Path.pixelTolerance)
    var low = Point(x: EdgeList.limit, y: EdgeList.limit)
    var high = Point(x: -EdgeList.limit, y: -EdgeList.limit)
    for line in lines {
      guard var previous = line.points.last.map(EdgeList.snap) else { continue }
      for point in line.points {
        let next = EdgeList.snap(point)
        guard next.x == next.x, next.y == next.y else {
          edges = []
          return
        }
        low = Point(x: min(low.x, next.x), y: min(low.y, next.y))
        high = Point(x: max(high.x, next.x), y: max(high.y, next.y))
        if next.y != previous.y { edges.append(Edge(from: previous, to: next)) }
        previous = next
      }
    }
    guard !edges.isEmpty else { return }
    let left = Int(low.x.rounded(.down))
    let top = Int(low.y.rounded(.down))
    bounds = PixelRect(
      x: left, y: top, width: Int(high.x.rounded(.up)) - left, height: Int(high.y.rounded(.up)) - top)
  }

  /// Returns the nearest point on the grid of 1/256 pixel. For example, it puts 90.6667 points at 3× on the intended
  /// pixel edge.
  static func snap(_ point: Point) -> Point { Point(x: snap(point.x), y: snap(point.y)) }

  /// Returns the nearest line of the grid of 1/256 pixel; NaN is unchanged.
  static func snap(_ coordinate: Double) -> Double {
    guard coordinate == coordinate else { return coordinate }
    return (min(max(coordinate, -limit), limit) * 256).rounded() / 256
  }
}
