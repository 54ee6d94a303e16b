import Geometry

extension Canvas {
  /// Paints the shadow of a filled path, including the part below the path: draw it before the shape.
  ///
  /// `offset` and `blur` are in user units. The shadow fades over about `blur` on either side of the offset edge, which
  /// is a standard deviation of `blur` / 2, as in CSS. The canvas's rotation also applies to the offset.
  ///
  /// - Parameters:
  ///   - path: The path, in user units.
  ///   - color: The color of the shadow.
  ///   - offset: The offset of the shadow, in user units.
  ///   - blur: The blur distance, in user units.
  public func fillShadow(of path: Path, color: PixelColor, offset: Point, blur: Double) {
    guard color.alpha > 0, !clip.bounds.isEmpty else { return }
    let moved = AffineTransform.translation(x: offset.x, y: offset.y).then(transform)
    let edges = EdgeList(path, moved)
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    let blurring = BoxBlur(sigma: blur / 2 * area.squareRoot())
    guard blurring.reach > 0 else {
      return paint(
        edges, rule: .nonZero, SolidPainter(surface: surface, source: color.premultiplied))
    }
    let target = edges.bounds.expanded(by: blurring.reach).intersection(clip.bounds)
    guard !edges.edges.isEmpty, !target.isEmpty else { return }
    // Only the parts within reach of a painted pixel matter, regardless of the size of the path.
    let field = target.expanded(by: blurring.reach)
      .intersection(edges.bounds.expanded(by: blurring.reach))
    var painter = FieldPainter(bounds: field)
    accumulator.paint(edges, in: field, rule: .nonZero, &painter)
    let blurred = blurring.blurred(
      painter.field, x: target.x - field.x..<target.maxX - field.x,
      y: target.y - field.y..<target.maxY - field.y)
    let coverage = blurred.values.map { UInt8(truncatingIfNeeded: ($0 &+ 128) &>> 8) }
    coverage.withUnsafeBufferPointer { coverage in
      if let coverage = coverage.baseAddress { paint(coverage, in: target, color: color) }
    }
  }
}

/// Paints coverage into a field.
private struct FieldPainter: SpanPainter {
  let bounds: PixelRect
  var field: CoverageField

  init(bounds: PixelRect) {
    self.bounds = bounds
    field = CoverageField(width: bounds.width, height: bounds.height)
  }

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let start = (y - bounds.y) * bounds.width + x - bounds.x
    let value = UInt16(coverage) << 8
    for index in start..<(start + count) { field.values[index] = value }
  }
}

extension PixelRect {
  /// Returns the rectangle with every edge moved outwards by `distance` pixels.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
