import Geometry

/// A subpath with curves approximated by straight lines.
struct Polyline {
  /// The vertices in order; a closed polyline does not repeat the first one at the end.
  var points: [Point]
  /// Whether the last vertex is connected to the first.
  var isClosed: Bool
}

extension Path {
  /// The maximum deviation of flattened curves, in pixels; it changes coverage by about one level.
  static let pixelTolerance = 0.005

  /// The maximum number of lines per curve, regardless of its size.
  private static let mostSteps = 512.0

  /// Returns the subpaths, mapped by `transform`, with curves approximated by lines within `tolerance` of the result.
  func polylines(_ transform: AffineTransform = .identity, tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current: [Point] = []
    var begunByClose = false
    func finish(isClosed: Bool) {
      // A single point after `close` is only where the next subpath would have begun.
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

  /// Approximates a curve with uniform steps; their number follows from the bound |B″| / 8n² on the distance of a
  /// chord.
  ///
  /// Unlike recursive subdivision, this guarantees that a curve and its mirror image result in mirrored lines.
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
