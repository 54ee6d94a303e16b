import Geometry
import Glibc

/// A picture at the top left of a canvas of one color, read row by row without being allocated as a whole.
public struct PaddedPixmap: Sendable {
  /// The picture.
  public let pixmap: Pixmap
  /// The width of the canvas, in pixels.
  public let width: Int
  /// The height of the canvas, in pixels.
  public let height: Int
  private let ground: UInt32

  /// Puts a picture on a canvas. `pixmap`: the picture; parts that do not fit on the canvas are cut off. `width`: the
  /// width of the canvas, in pixels; nil for that of the picture. `height`: the height of the canvas, in pixels; nil
  /// for that of the picture. `ground`: the color of the pixels to the right and below.
  package init(_ pixmap: Pixmap, width: Int? = nil, height: Int? = nil, ground: PixelColor = .clear) {
    self.pixmap = pixmap
    self.width = max(0, width ?? pixmap.width)
    self.height = max(0, height ?? pixmap.height)
    self.ground = ground.premultiplied
  }

  /// Calls `body` with row `y` (0 is the top one) for reading: `width` premultiplied words. `y`: the row, from 0 at the
  /// top. `body`: receives the row's words, which are valid until it returns.
  package func withRow<R>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    let kept = y < pixmap.height ? min(width, pixmap.width) : 0
    if kept == width {
      return try body(UnsafeBufferPointer(start: pixmap.words + y * pixmap.width, count: width))
    }
    return try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row in
      if kept > 0 {
        _ = row.update(
          fromContentsOf: UnsafeBufferPointer(start: pixmap.words + y * pixmap.width, count: kept))
      }
      row[kept...].update(repeating: ground)
      return try body(UnsafeBufferPointer(row))
    }
  }

  /// Returns whether row `y` has the same pixels as the row above it; false for the top row, and for the first one
  /// below the picture. `y`: the row, from 0 at the top; it must exist.
  package func isRowAsAbove(_ y: Int) -> Bool {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return y < pixmap.height ? pixmap.isRowAsAbove(y) : y > pixmap.height
  }

  /// Returns the smallest rectangle that contains all pixels that differ from those of a canvas of the same size; nil
  /// if none do. `other`: the canvas to compare with, of the same width and height.
  package func changes(from other: PaddedPixmap) -> PixelRect? {
    precondition(width == other.width && height == other.height, "pictures of one size")
    let isSame = { (y: Int) in
      withRow(y) { new in
        other.withRow(y) { old in
          guard let new = new.baseAddress, let old = old.baseAddress else { return true }
          return memcmp(new, old, 4 * width) == 0
        }
      }
    }
    guard width > 0, let top = (0..<height).first(where: { !isSame($0) }) else { return nil }
    var bottom = height - 1
    while isSame(bottom) { bottom -= 1 }
    // Each row is only read as far as it could extend the rectangle found so far.
    var (left, right) = (width, 0)
    for y in top...bottom {
      withRow(y) { new in
        other.withRow(y) { old in
          guard let new = new.baseAddress, let old = old.baseAddress else { return }
          if memcmp(new, old, 4 * left) != 0 {
            var x = 0
            while new[x] == old[x] { x &+= 1 }
            left = x
          }
          if memcmp(new + right, old + right, 4 * (width - right)) != 0 {
            var x = width - 1
            while new[x] == old[x] { x &-= 1 }
            right = x + 1
          }
        }
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
