import Geometry

extension Canvas {
  /// Fills the inside of `path`; open subpaths are closed first.
  public func fill(_ path: Path, color: PixelColor, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    if transform.isUpright, let rect = path.uprightRect { return fill(rect, color: color) }
    let painter = SolidPainter(surface: surface, source: color.premultiplied)
    paint(EdgeList(path, transform), rule: rule, painter)
  }

  /// Fills a rectangle, to the same bytes as its path; edges between pixels cover these in part, exactly.
  public func fill(_ rect: Rect, color: PixelColor) {
    guard color.alpha > 0 else { return }
    guard transform.isUpright else { return fill(.rect(rect), color: color) }
    guard let shape = RectCoverage(rect, transform) else { return }
    paint(shape, SolidPainter(surface: surface, source: color.premultiplied))
  }

  /// Draws the outline of `path` with a pen of `width` user units; dashes as in `Path.stroked`.
  ///
  /// The pen is moved along the path before the transform: uneven scales make it uneven too.
  public func stroke(
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
