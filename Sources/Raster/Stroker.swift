import Geometry

/// Walks round lines at the distance of half a pen: down the left side, round the end, and back up the
/// other side.
///
/// The outline may cross itself at tight inner bends; it then winds round the places twice, which
/// `.nonZero` does not mind.
struct Stroker {
  /// The outline so far.
  private(set) var outline = Path()

  private let radius: Double
  private let cap: LineCap
  private let join: LineJoin
  private let tolerance: Double
  /// The contour that is being walked.
  private var contour: [Point] = []

  /// Points are cut off beyond this many radii.
  private static let miterLimit = 10.0
  /// Turns of less than 11° are pointed whatever the join: they come from curves, where a point is off by
  /// 1/200 radius.
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

  /// A direction of length 1, how long the way is, and its left side.
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

  /// A stroke without length: what its caps show.
  private mutating func dot(_ center: Point) {
    guard cap != .butt else { return }
    let right = Point(x: 1, y: 0)
    end(at: center, right)
    end(at: center, Point(x: -1, y: 0))
    finish()
  }

  /// Goes from the left to the right side round the end of a line.
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

  /// Goes round a corner on the left side.
  private mutating func turn(at corner: Point, from leg: Leg, to next: Leg) {
    let cross = leg.direction.x * next.direction.y - leg.direction.y * next.direction.x
    let cosine = leg.direction.x * next.direction.x + leg.direction.y * next.direction.y
    // Where the two sides meet, as seen from the corner.
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

  /// The sides meet, unless a leg ends before; then by way of the corner, which covers the same ground.
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
        // More than a quarter: by way of the middle, which is forward where the line turns back on itself.
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

  /// Goes from one direction to another, at most a half circle apart, by halving the angle until chords are near
  /// enough: square roots are exact everywhere, sines are not. Six halvings do for pens of 100 pixels; beyond that the
  /// memory counts more, as there can be thousands of dashes.
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
