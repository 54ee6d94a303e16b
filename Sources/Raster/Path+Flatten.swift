import Geometry

/// A subpath whose curves have become straight lines.
struct Polyline {
  /// The corners in their order; the first one is not repeated at the end of a closed one.
  var points: [Point]
  /// Whether the last corner is joined to the first.
  var isClosed: Bool
}

extension Path {
  /// How far a flattened curve may be from the true one, in pixels: what can change coverage by about one
  /// level.
  static let pixelTolerance = 0.005

  /// A curve never becomes more lines than this, however big it is.
  private static let mostSteps = 512.0

  /// The subpaths, mapped by `transform`, curves replaced by lines that stay within `tolerance` of them
  /// after that.
  func polylines(_ transform: AffineTransform = .identity, tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current: [Point] = []
    var begunByClose = false
    func finish(isClosed: Bool) {
      // A lone point after `close` is only where the next subpath would have begun.
      if current.count > (begunByClose ? 1 : 0) {
        result.append(Polyline(points: current, isClosed: isClosed))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        current = [transform.apply(point)]
        begunByClose = false
      case .line(let point): current.append(transform.apply(point))
      case .curve(let point, let control1, let control2):
        Path.flatten(
          current[current.count - 1], transform.apply(control1), transform.apply(control2),
          transform.apply(point), tolerance: tolerance, into: &current)
      case .close:
        finish(isClosed: true)
        current = Array(current.prefix(1))
        begunByClose = true
      }
    }
    finish(isClosed: false)
    return result
  }

  /// Even steps, their number from the bound |B″| / 8n² on the distance of a chord: a curve and its mirror
  /// image become mirrored lines, which recursive subdivision by flatness does not promise.
  private static func flatten(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, tolerance: Double,
    into points: inout [Point]
  ) {
    let bend1 = length(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let bend2 = length(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let wanted = (0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)
    let steps = wanted >= 1 ? min(wanted, mostSteps) : 1
    for step in stride(from: 1, to: steps, by: 1) {
      let t = step / steps
      let u = (steps - step) / steps
      let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        Point(
          x: (b0 * start.x + b3 * end.x) + (b1 * control1.x + b2 * control2.x),
          y: (b0 * start.y + b3 * end.y) + (b1 * control1.y + b2 * control2.y)))
    }
    points.append(end)
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
