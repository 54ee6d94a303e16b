import Geometry

/// An axis-aligned rectangle in pixels with edges on the grid of 1/256 pixel, whose coverage is computed without an
/// edge list.
///
/// The result is identical to that of the same rectangle as a path: both round the same exact area.
struct RectCoverage {
  let minX, minY, maxX, maxY: Double

  /// Creates a rectangle from `rect` after an axis-aligned `transform`; nil if it is empty or a coordinate is NaN.
  init?(_ rect: Rect, _ transform: AffineTransform) {
    let a = EdgeList.snap(transform.apply(rect.origin))
    let b = EdgeList.snap(transform.apply(Point(x: rect.maxX, y: rect.maxY)))
    minX = min(a.x, b.x)
    minY = min(a.y, b.y)
    maxX = max(a.x, b.x)
    maxY = max(a.y, b.y)
    guard minX < maxX, minY < maxY else { return nil }
  }

  /// The smallest box of whole pixels that contains it.
  var pixelBounds: PixelRect {
    let left = Int(minX.rounded(.down))
    let top = Int(minY.rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int(maxX.rounded(.up)) - left, height: Int(maxY.rounded(.up)) - top)
  }

  /// Whether every edge lies on a pixel boundary.
  var isAligned: Bool {
    minX == minX.rounded(.down) && minY == minY.rounded(.down) && maxX == maxX.rounded(.down)
      && maxY == maxY.rounded(.down)
  }

  /// Paints all runs of equal nonzero coverage within `bounds`.
  func paint<Painter: SpanPainter>(in bounds: PixelRect, _ painter: inout Painter) {
    let area = pixelBounds.intersection(bounds)
    guard !area.isEmpty else { return }
    // Up to three runs in each row: the left column, the fully covered middle, and the right column.
    let left = overlap(area.x, minX, maxX)
    let middle = left == 256 ? area.x : area.x + 1
    let end = max(middle, min(area.maxX, Int(maxX.rounded(.down))))
    let right = end < area.maxX ? overlap(end, minX, maxX) : 0
    for y in area.y..<area.maxY {
      let height = overlap(y, minY, maxY)
      if middle > area.x { paint(y, area.x, 1, left * height, &painter) }
      if end > middle { paint(y, middle, end - middle, 256 * height, &painter) }
      if right > 0 { paint(y, end, 1, right * height, &painter) }
    }
  }

  /// Paints a run of pixels whose area is covered by as many of 256 × 256 parts.
  @inline(__always)
  private func paint<Painter: SpanPainter>(
    _ y: Int, _ x: Int, _ count: Int, _ parts: Int64, _ painter: inout Painter
  ) {
    let coverage = Area.coverage((2 * parts) << 32, .nonZero)
    if coverage != 0 { painter.paint(y: y, x: x, count: count, coverage: coverage) }
  }

  /// Returns the overlap of the pixel row or column at `position` with two edges, in 1/256 pixel.
  private func overlap(_ position: Int, _ low: Double, _ high: Double) -> Int64 {
    Int64((min(Double(position + 1), high) - max(Double(position), low)) * 256)
  }
}
