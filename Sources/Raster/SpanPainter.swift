/// Takes runs of equal coverage, the one currency between shapes and pixels.
protocol SpanPainter {
  /// Paints `count` pixels from column `x` of row `y` with a coverage of 1…255; all of them exist.
  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8)
}

/// Where pixels go: a pixmap whose top left pixel has a place in the coordinates of the canvas.
struct Surface {
  let pixmap: Pixmap
  /// The column and the row of the pixmap's first pixel, in pixels of the canvas.
  let originX, originY: Int

  /// The pixel at a column and a row of the canvas; it and what follows in its row must exist.
  @inline(__always) func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixmap.words + ((y &- originY) &* pixmap.width &+ (x &- originX))
  }
}

/// Paints runs with one colour.
struct SolidPainter: SpanPainter {
  let surface: Surface
  /// Premultiplied.
  let source: UInt32

  @inline(__always) mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let covered = coverage == 255 ? source : Blend.scaled(source, by: UInt32(coverage))
    Blend.over(covered, run: surface.pixels(x, y), count: count)
  }
}

/// Gives the colours of a run of pixels.
protocol PixelSource {
  /// `count` premultiplied words from column `x` of row `y` on, valid until the next call.
  mutating func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32>
}

/// A place for a source to put the pixels of a run.
final class RunBuffer {
  let words: UnsafeMutablePointer<UInt32>

  init(capacity: Int) {
    words = .allocate(capacity: max(1, capacity))
    words.initialize(repeating: 0, count: max(1, capacity))
  }

  deinit { words.deallocate() }
}

/// Paints runs with a colour of its own at every pixel.
struct RowPainter<Source: PixelSource>: SpanPainter {
  let surface: Surface
  var source: Source

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    Blend.over(
      source.pixels(y: y, x: x, count: count), run: surface.pixels(x, y), count: count, coverage: coverage)
  }
}

/// Cuts runs at the steps of a clip mask and scales their coverage by it.
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
