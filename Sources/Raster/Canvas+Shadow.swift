import Geometry

extension Canvas {
  /// Paints the shadow of a filled path, including the part below the path: draw it before the shape.
  ///
  /// `offset` and `blur` are in user units. The shadow fades over about `blur` on either side of the offset edge, which
  /// is a standard deviation of `blur` / 2, as in CSS. The canvas's rotation also applies to the offset.
  package func fillShadow(of path: Path, color: PixelColor, offset: Point, blur: Double) {
    guard color.alpha > 0, !clip.bounds.isEmpty else { return }
    guard let outline = ShadowOutline(of: path, offset: offset, blur: blur, transform) else {
      let moved = AffineTransform.translation(x: offset.x, y: offset.y).then(transform)
      return paint(
        EdgeList(path, moved), rule: .nonZero, SolidPainter(surface: surface, source: color.premultiplied))
    }
    let target = outline.reach.intersection(clip.bounds)
    guard !target.isEmpty else { return }
    fill(ShadowMask(outline, in: target, accumulator), movedBy: 0, 0, color: color)
  }
}
