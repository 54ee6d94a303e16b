import Geometry

/// The coverage of a clip: 8 bits for each pixel of a rectangle, zero outside of it.
final class ClipMask {
  /// The pixels that have a value, in canvas pixels.
  let bounds: PixelRect
  private let values: UnsafeMutablePointer<UInt8>
  /// The longest run of 255 painted in each row: most of a rounded clip, where drawing can skip the values.
  private var solid: [Range<Int>]

  /// Creates a mask of zeros.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    let count = max(1, bounds.width * bounds.height)
    values = .allocate(capacity: count)
    values.initialize(repeating: 0, count: count)
    solid = Array(repeating: bounds.x..<bounds.x, count: max(0, bounds.height))
  }

  deinit { values.deallocate() }

  /// Returns the values of row `y`, starting at column `bounds.x`.
  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    values + (y &- bounds.y) &* bounds.width
  }

  /// Returns columns of row `y` that are all 255.
  @inline(__always) func solidColumns(_ y: Int) -> Range<Int> { solid[y &- bounds.y] }

  /// Sets `count` values starting at column `x` of row `y`; each value may be set only once.
  func set(y: Int, x: Int, count: Int, value: UInt8) {
    (row(y) + (x - bounds.x)).update(repeating: value, count: count)
    guard value == 255 else { return }
    let old = solid[y - bounds.y]
    if old.upperBound == x {
      solid[y - bounds.y] = (old.isEmpty ? x : old.lowerBound)..<(x + count)
    } else if count > old.count {
      solid[y - bounds.y] = x..<(x + count)
    }
  }
}

extension ClipMask {
  /// Paints all runs of equal nonzero values.
  func paint<Painter: SpanPainter>(_ painter: inout Painter) {
    for y in bounds.y..<bounds.maxY {
      let values = row(y)
      var start = 0
      while start < bounds.width {
        let value = values[start]
        var next = start + 1
        while next < bounds.width, values[next] == value { next += 1 }
        if value != 0 { painter.paint(y: y, x: bounds.x + start, count: next - start, coverage: value) }
        start = next
      }
    }
  }
}

/// Paints coverage into a mask.
struct MaskPainter: SpanPainter {
  let mask: ClipMask

  mutating func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    mask.set(y: y, x: x, count: count, value: coverage)
  }
}

/// The part of the canvas that can be drawn to.
struct Clip {
  /// The bounds, always within the surface; no pixel outside is modified.
  var bounds: PixelRect
  /// The coverage of each pixel, unless it is full everywhere; covers at least `bounds`.
  var mask: ClipMask?
}
