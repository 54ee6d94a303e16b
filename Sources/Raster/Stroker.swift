import Geometry

/// Traces lines at half the width of a pen: along the left side, around the end, and back along the other side.
///
/// The outline may intersect itself at tight inner bends, which the rule `.nonZero` handles correctly.
struct Stroker {
  /// The outline so far.
  private(set) var outline = Path()

  private let radius: Double
  private let cap: LineCap
  private let join: LineJoin
  private let tolerance: Double
  /// The contour that is being traced.
  private var contour: [Point] = []

  /// The maximum length of miters, in radii.
  private static let miterLimit = 10.0
  /// Turns of less than 11° are always mitered: they come from flattened curves, where a miter deviates by 1/200
  /// radius.
  private static let smoothCosine = 0.98

  init(_ style: StrokeStyle, tolerance: Double) {
    radius = style.width / 2
    cap = style.cap
    join = style.join
    self.tolerance = tolerance
  }

  /// Adds the outline of a stroke along `line`.
  mutating func stroke(_ line: Polyline) {
    var points: [Point] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    guard let first = points.first else { return }
    if points.count == 1 {
      dot(first)
    } else if line.isClosed {
      closedSide(points)
      closedSide(points.reversed())
    } else {
      openSide(points)
      openSide(points.reversed())
      finish()
    }
  }

  /// The unit direction of a segment, its length, and its left normal.
  private struct Leg {
    var direction: Point
    var length: Double
    var normal: Point { Point(x: direction.y, y: -direction.x) }

    init(_ start: Point, _ end: Point) {
      let way = end - start
      length = (way.x * way.x + way.y * way.y).squareRoot()
      direction = length > 0 ? Point(x: way.x / length, y: way.y / length) : Point(x: 1, y: 0)
    }
  }

  private mutating func finish() {
    outline.append(.polygon(contour))
    contour.removeAll(keepingCapacity: true)
  }

  private mutating func openSide(_ points: [Point]) {
    var leg = Leg(points[0], points[1])
    add(points[0], leg.normal)
    for index in 1..<(points.count - 1) {
      let next = Leg(points[index], points[index + 1])
      turn(at: points[index], from: leg, to: next)
      leg = next
    }
    end(at: points[points.count - 1], leg.direction)
  }

  private mutating func closedSide(_ points: [Point]) {
    var leg = Leg(points[points.count - 1], points[0])
    for index in points.indices {
      let next = Leg(points[index], points[(index + 1) % points.count])
      turn(at: points[index], from: leg, to: next)
      leg = next
    }
    finish()
  }

  /// Adds the caps of a stroke of zero length.
  private mutating func dot(_ center: Point) {
    guard cap != .butt else { return }
    let right = Point(x: 1, y: 0)
    end(at: center, right)
    end(at: center, Point(x: -1, y: 0))
    finish()
  }

  /// Traces the end of a line from the left to the right side.
  private mutating func end(at point: Point, _ direction: Point) {
    let normal = Point(x: direction.y, y: -direction.x)
    let opposite = Point(x: -normal.x, y: -normal.y)
    switch cap {
    case .butt:
      add(point, normal)
      add(point, opposite)
    case .square:
      add(point, normal + direction)
      add(point, opposite + direction)
    case .round:
      add(point, normal)
      arc(point, normal, direction)
      arc(point, direction, opposite)
    }
  }

  /// Traces a corner on the left side.
  private mutating func turn(at corner: Point, from leg: Leg, to next: Leg) {
    let cross = leg.direction.x * next.direction.y - leg.direction.y * next.direction.x
    let cosine = leg.direction.x * next.direction.x + leg.direction.y * next.direction.y
    // The intersection of the two sides, relative to the corner.
    let meeting = Point(
      x: (leg.normal.x + next.normal.x) / (1 + cosine), y: (leg.normal.y + next.normal.y) / (1 + cosine))
    if cross < 0 {
      turnInside(at: corner, leg, next, meeting, reach: radius * -cross / (1 + cosine))
    } else if cosine > Stroker.smoothCosine {
      add(corner, meeting)
    } else {
      turnOutside(at: corner, leg, next, meeting, cosine)
    }
  }

  /// Traces an inner corner: to the intersection of the sides, or by way of the corner if a leg ends before it, which
  /// covers the same area.
  private mutating func turnInside(
    at corner: Point, _ leg: Leg, _ next: Leg, _ meeting: Point, reach: Double
  ) {
    if reach <= min(leg.length, next.length) {
      add(corner, meeting)
    } else {
      add(corner, leg.normal)
      contour.append(corner)
      add(corner, next.normal)
    }
  }

  private mutating func turnOutside(
    at corner: Point, _ leg: Leg, _ next: Leg, _ meeting: Point, _ cosine: Double
  ) {
    switch join {
    case .miter where 2 <= Stroker.miterLimit * Stroker.miterLimit * (1 + cosine): add(corner, meeting)
    case .miter, .bevel:
      add(corner, leg.normal)
      add(corner, next.normal)
    case .round:
      add(corner, leg.normal)
      if cosine < 0 {
        // More than a quarter circle: split in the middle, which is forward if the line turns back on itself.
        let middle = cosine < -0.9999 ? leg.direction : Stroker.middle(leg.normal, next.normal)
        arc(corner, leg.normal, middle)
        arc(corner, middle, next.normal)
      } else {
        arc(corner, leg.normal, next.normal)
      }
    }
  }

  private mutating func add(_ center: Point, _ offset: Point) {
    contour.append(Point(x: center.x + offset.x * radius, y: center.y + offset.y * radius))
  }

  /// Traces an arc of at most a half circle by bisecting the angle until the chords are accurate enough.
  ///
  /// Square roots are exact on every machine, sines are not. Six bisections suffice for pens of 100 pixels; beyond that
  /// memory is the greater concern, because there can be thousands of dashes.
  private mutating func arc(_ center: Point, _ start: Point, _ end: Point, depth: Int = 0) {
    let sum = start + end
    let halfCosine = (sum.x * sum.x + sum.y * sum.y).squareRoot() / 2
    if depth < 6, radius * (1 - halfCosine) > tolerance {
      let middle = Stroker.middle(start, end)
      arc(center, start, middle, depth: depth + 1)
      arc(center, middle, end, depth: depth + 1)
    } else {
      add(center, end)
    }
  }

  private static func middle(_ a: Point, _ b: Point) -> Point {
    let sum = a + b
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    return length > 0 ? Point(x: sum.x / length, y: sum.y / length) : a
  }
}
