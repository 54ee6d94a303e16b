import Geometry

extension Canvas {
  /// Intersects the clip with the inside of `path`, until `restore`; edges are anti-aliased. `path`: the shape, in user
  /// coordinates; open subpaths are closed. `rule`: which parts of the plane are inside where subpaths overlap.
  package func clip(to path: Path, rule: FillRule = .nonZero) {
    clip(to: Outline(path, transform), rule: rule)
  }

  /// Intersects the clip with `rect`, until `restore`. `rect`: the rectangle, in user coordinates; edges between pixels
  /// are anti-aliased.
  package func clip(to rect: Rect) { clip(to: Outline(rect, transform)) }

  /// Replaces the clip's mask by the output of `paint`, multiplied by the previous mask.
  func narrowClip(to bounds: PixelRect, _ paint: (ClipMask) -> Void) {
    clip.bounds = clip.bounds.intersection(bounds)
    guard !clip.bounds.isEmpty else { return clip.bounds = .none }
    let shape = ClipMask(clip.bounds)
    paint(shape)
    guard let old = clip.mask else { return clip.mask = shape }
    let both = ClipMask(clip.bounds)
    var painter = ClippedPainter(base: MaskPainter(mask: both), mask: old)
    shape.paint(&painter)
    clip.mask = both
  }

  /// Paints the area enclosed by `edges`.
  func paint<Painter: SpanPainter>(_ edges: EdgeList, rule: FillRule, _ painter: Painter) {
    if let mask = clip.mask {
      var clipped = ClippedPainter(base: painter, mask: mask)
      accumulator.paint(edges, in: clip.bounds, rule: rule, &clipped)
    } else {
      var painter = painter
      accumulator.paint(edges, in: clip.bounds, rule: rule, &painter)
    }
  }

  /// Paints the inside of a rectangle.
  func paint<Painter: SpanPainter>(_ rect: RectCoverage, _ painter: Painter) {
    if let mask = clip.mask {
      var clipped = ClippedPainter(base: painter, mask: mask)
      rect.paint(in: clip.bounds, &clipped)
    } else {
      var painter = painter
      rect.paint(in: clip.bounds, &painter)
    }
  }
}

extension PixelRect {
  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
