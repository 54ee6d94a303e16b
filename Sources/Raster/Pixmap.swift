import Glibc

/// A picture in memory: premultiplied sRGB, with four bytes R, G, B, A per pixel, and rows from top to bottom without
/// gaps.
///
/// Pixels cross module boundaries as rows of little-endian words, with red in the lowest byte. Large buffers are reused
/// by later pixmaps.
///
/// Access is not synchronized: a row may be written by only one thread at a time.
public final class Pixmap: @unchecked Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// `width * height` words, row by row.
  let words: UnsafeMutablePointer<UInt32>
  /// The length of the mapping in bytes; 0 if the words are on the heap.
  private let mappedBytes: Int

  /// Creates a transparent picture of `width` × `height` pixels; negative extents count as 0. `height`: the height, in
  /// pixels; there can be fewer than 2³² pixels in all.
  package convenience init(width: Int, height: Int) {
    self.init(width: width, height: height, isClear: true)
  }

  /// Creates a picture; if it is not clear, its pixels are arbitrary and all have to be written.
  package init(width: Int, height: Int, isClear: Bool) {
    self.width = max(0, width)
    self.height = max(0, height)
    let (count, overflow) = self.width.multipliedReportingOverflow(by: self.height)
    precondition(!overflow && count < 1 << 32, "a pixmap of \(width) × \(height) pixels is beyond all memory")
    let byteCount = count * 4
    if byteCount >= PixelMapping.smallest, let mapping = PixelMapping.make(byteCount, isClear: isClear) {
      words = mapping.start.bindMemory(to: UInt32.self, capacity: count)
      mappedBytes = mapping.byteCount
    } else {
      words = .allocate(capacity: max(1, count))
      words.initialize(repeating: 0, count: max(1, count))
      mappedBytes = 0
    }
  }

  /// Makes all pixels of some rows transparent. `rows`: the rows, 0 being the top one.
  package func clear(rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<height)
    memset(words + rows.lowerBound * width, 0, rows.count * width * 4)
  }

  deinit {
    if mappedBytes > 0 {
      PixelMapping(start: words, byteCount: mappedBytes).release()
    } else {
      words.deallocate()
    }
  }

  /// Calls `body` with row `y` (0 is the top one) for reading: `width` premultiplied words. `y`: the row, from 0 at the
  /// top. `body`: receives the row's words, which are valid until it returns.
  package func withRow<R>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return try body(UnsafeBufferPointer(start: words + y * width, count: width))
  }

  /// Calls `body` with row `y` (0 is the top one) for writing: `width` premultiplied words; no channel may exceed its
  /// alpha. `y`: the row, from 0 at the top. `body`: receives the row's words, which are valid until it returns.
  package func withMutableRow<R>(_ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows
    -> R
  {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return try body(UnsafeMutableBufferPointer(start: words + y * width, count: width))
  }

  /// Returns whether row `y` has the same pixels as the row above it; false for the top row. `y`: the row, from 0 at
  /// the top; it must exist.
  package func isRowAsAbove(_ y: Int) -> Bool {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return y > 0 && memcmp(words + y * width, words + (y - 1) * width, 4 * width) == 0
  }

  /// Replaces every pixel, regardless of the alpha of `color`. `color`: the color of all pixels afterwards.
  package func fill(_ color: PixelColor) {
    words.update(repeating: color.premultiplied, count: width * height)
  }

  /// Returns the straight color of a pixel, for tests: slow across module boundaries. `x`: the column, from 0 at the
  /// left; it must exist. `y`: the row, from 0 at the top; it must exist.
  package subscript(x: Int, y: Int) -> PixelColor {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) of \(width) × \(height)")
    return PixelColor(premultiplied: words[y * width + x])
  }
}
