import Geometry

/// A receiver of runs of equal coverage, which connect shapes to pixels.
protocol SpanPainter {
  /// Paints `count` pixels from column `x` of row `y`, all inside the surface, with a coverage of 1…255.
  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8)
}

/// The target of drawing: a pixmap with an offset in canvas coordinates.
struct Surface {
  let pixmap: Pixmap
  /// The column and the row of the pixmap's first pixel, in canvas pixels.
  let originX, originY: Int

  /// Returns a pointer to the pixel at a column and row of the canvas, which must exist.
  @inline(__always) func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixmap.words + ((y &- originY) &* pixmap.width &+ (x &- originX))
  }

  /// The pixels of those rows of the canvas that the pixmap has.
  func bounds(ofRows rows: Range<Int>) -> PixelRect {
    let rows = rows.clamped(to: originY..<originY + pixmap.height)
    return PixelRect(x: originX, y: rows.lowerBound, width: pixmap.width, height: rows.count)
  }
}

/// Paints runs with a single color.
struct SolidPainter: SpanPainter {
  let surface: Surface
  /// Premultiplied.
  let source: UInt32

  @inline(__always) mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let covered = coverage == 255 ? source : Blend.scaled(source, by: UInt32(coverage))
    Blend.over(covered, run: surface.pixels(x, y), count: count)
  }
}

/// A source of colors for runs of pixels.
protocol PixelSource {
  /// Returns `count` premultiplied words from column `x` of row `y`, valid until the next call.
  mutating func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32>
}

/// A buffer for the pixels of a run.
final class RunBuffer {
  let words: UnsafeMutablePointer<UInt32>

  init(capacity: Int) {
    words = .allocate(capacity: max(1, capacity))
    words.initialize(repeating: 0, count: max(1, capacity))
  }

  deinit { words.deallocate() }
}

/// Paints runs with a separate color for each pixel.
struct RowPainter<Source: PixelSource>: SpanPainter {
  let surface: Surface
  var source: Source

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    Blend.over(
      source.pixels(y: y, x: x, count: count), run: surface.pixels(x, y), count: count, coverage: coverage)
  }
}

/// Splits runs where a clip mask changes and multiplies their coverage by it.
struct ClippedPainter<Base: SpanPainter>: SpanPainter {
  var base: Base
  let mask: ClipMask

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let row = mask.row(y)
    let solid = mask.solidColumns(y)
    let end = x + count
    var start = x
    while start < end {
      let value = row[start - mask.bounds.x]
      var next = start + 1
      if solid.contains(start) {
        next = min(end, solid.upperBound)
      } else {
        while next < end, row[next - mask.bounds.x] == value { next += 1 }
      }
      let scaled = UInt8(truncatingIfNeeded: Blend.product(UInt32(value), UInt32(coverage)))
      if scaled != 0 { base.paint(y: y, x: start, count: next - start, coverage: scaled) }
      start = next
    }
  }
}
