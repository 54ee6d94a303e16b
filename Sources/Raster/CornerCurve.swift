import Geometry

/// The shape of rounded corners; the names are those of `CALayerCornerCurve`.
package enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature begins at the sides with none.
  case continuous
}

/// A corner whose curvature grows from the sides on: three curves that begin 1.53 radii from the corner, in place of the
/// quarter circle that begins at one radius.
///
/// The figures are those of the paths that `UIBezierPath(roundedRect:cornerRadius:)` returns, which have been published
/// many times; a picture of a simulator of iOS 18 confirms where the curve leaves the side.
struct SmoothCorner {
  /// The radius, and the length of the sides that each corner takes, in the units of the path's user.
  let radius, reach: Double
  /// How much of the way from the quarter circle the curve has: all of it where the sides are long enough.
  private let share: Double

  /// Creates the corner of a radius. `limit`: half of the smaller side, which is longer than the radius.
  init(radius: Double, limit: Double) {
    self.radius = radius
    let full = Self.continuous[0].along
    reach = min(radius * full, limit)
    share = (reach / radius - 1) / (full - 1)
  }

  /// A point in radii: along the side from the corner, and from the side.
  private struct Offset {
    var along, across: Double
  }

  /// From the side to the middle of the corner: the start, and the points of the curves up to the middle of the second.
  private static let continuous = [
    Offset(along: 1.528_665, across: 0), Offset(along: 1.088_493, across: 0),
    Offset(along: 0.868_407, across: 0),
    Offset(along: 0.631_494, across: 0.074_911), Offset(along: 0.372_824, across: 0.169_06),
  ]
  /// The same of a quarter circle, cut at the same angle of 21.7 degrees.
  private static let circular = [
    Offset(along: 1, across: 0), Offset(along: 0.873_44, across: 0),
    Offset(along: 0.747_92, across: 0.024_06),
    Offset(along: 0.630_28, across: 0.070_88), Offset(along: 0.374_82, across: 0.172_52),
  ]

  /// The rectangle with four such corners, clockwise from the left end of the top side.
  func path(around rect: Rect) -> Path {
    let offsets = zip(Self.circular, Self.continuous).map { from, to in
      (
        along: radius * (from.along + (to.along - from.along) * share),
        across: radius * (from.across + (to.across - from.across) * share)
      )
    }
    // Each corner, and the directions from it: back along the side before it, and along the side after it.
    let corners: [(at: Point, before: Point, after: Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var path = Path()
    for (number, corner) in corners.enumerated() {
      func point(_ index: Int, isAfter: Bool) -> Point {
        let (a, b) = isAfter ? (corner.after, corner.before) : (corner.before, corner.after)
        let offset = offsets[index]
        return Point(
          x: corner.at.x + a.x * offset.along + b.x * offset.across,
          y: corner.at.y + a.y * offset.along + b.y * offset.across)
      }
      let start = point(0, isAfter: false)
      if number == 0 { path.move(to: start) } else { path.line(to: start) }
      path.curve(
        to: point(3, isAfter: false), control1: point(1, isAfter: false), control2: point(2, isAfter: false))
      path.curve(
        to: point(3, isAfter: true), control1: point(4, isAfter: false), control2: point(4, isAfter: true))
      path.curve(
        to: point(0, isAfter: true), control1: point(2, isAfter: true), control2: point(1, isAfter: true))
    }
    path.close()
    return path
  }
}
