import Geometry

extension Path {
  /// Returns the outline of a stroke along the path, to be filled with the rule `.nonZero`, in the units of the path.
  ///
  /// Curves are approximated within 1/100 unit. A subpath of zero length is drawn as its caps. A path with a coordinate
  /// that is not finite has no stroke. `dash`: the alternating lengths of dashes and gaps; an odd number of lengths is
  /// repeated. `phase`: the offset into the dash pattern at which each subpath begins.
  package func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, dash: [Double] = [], phase: Double = 0
  ) -> Path {
    stroked(
      StrokeStyle(width: width, cap: cap, join: join, dash: dash, phase: phase), tolerance: 0.01)
  }

  func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    var stroker = Stroker(style, tolerance: tolerance)
    let dashes = DashPattern(style.dash, phase: style.phase)
    let lines = polylines(tolerance: tolerance)
    guard lines.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else { return Path() }
    for line in lines {
      guard let dashes else {
        stroker.stroke(line)
        continue
      }
      for piece in dashes.cut(line) { stroker.stroke(piece) }
    }
    return stroker.outline
  }
}
