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
    for y in area.y..<area.maxY {
      let height = overlap(y, minY, maxY)
      // Up to three runs: the left column, the fully covered middle, and the right column.
      var x = area.x
      while x < area.maxX {
        let width = overlap(x, minX, maxX)
        let end = width == 256 ? min(area.maxX, max(x + 1, Int(maxX.rounded(.down)))) : x + 1
        let coverage = Area.coverage((2 * width * height) << 32, .nonZero)
        if coverage != 0 { painter.paint(y: y, x: x, count: end - x, coverage: coverage) }
        x = end
      }
    }
  }

  /// Returns the overlap of the pixel row or column at `position` with two edges, in 1/256 pixel.
  private func overlap(_ position: Int, _ low: Double, _ high: Double) -> Int64 {
    Int64((min(Double(position + 1), high) - max(Double(position), low)) * 256)
  }
}
