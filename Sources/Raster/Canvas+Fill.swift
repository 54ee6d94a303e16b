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
}
