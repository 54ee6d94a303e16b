import Geometry

extension Canvas {
  /// Fills the inside of `path`; open subpaths are closed. `color`: the color; a clear one draws nothing. `rule`: which
  /// parts of the plane are inside where subpaths overlap.
  package func fill(_ path: Path, color: PixelColor, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    if transform.isUpright, let rect = path.uprightRect { return fill(rect, color: color) }
    let painter = SolidPainter(surface: surface, source: color.premultiplied)
    paint(EdgeList(path, transform), rule: rule, painter)
  }

  /// Fills a rectangle, with the same result as filling its path; partly covered pixels are anti-aliased exactly.
  /// `color`: the color; a clear one draws nothing.
  package func fill(_ rect: Rect, color: PixelColor) {
    guard color.alpha > 0 else { return }
    guard transform.isUpright else { return fill(.rect(rect), color: color) }
    guard let shape = RectCoverage(rect, transform) else { return }
    paint(shape, SolidPainter(surface: surface, source: color.premultiplied))
  }

  /// Strokes `path` with a pen of `width` user units; dashes are as in `Path.stroked`.
  ///
  /// The stroke is computed before the transform: non-uniform scales distort the pen as well. `dash`: the alternating
  /// lengths of dashes and gaps, in user units; empty for a solid line. `phase`: the offset into the dash pattern at
  /// which each subpath begins, in user units.
  package func stroke(
    _ path: Path, width: Double, color: PixelColor, cap: LineCap = .butt, join: LineJoin = .miter,
    dash: [Double] = [], phase: Double = 0
  ) {
    guard color.alpha > 0 else { return }
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    let scale = area > 0 && area.isFinite ? area.squareRoot() : 1
    let outline = path.stroked(
      StrokeStyle(width: width, cap: cap, join: join, dash: dash, phase: phase),
      tolerance: Path.pixelTolerance / scale)
    fill(outline, color: color)
  }
}
