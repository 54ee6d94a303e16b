import Geometry
import Glibc
import Raster

/// The pixels of a part of a frame as runs of one color, row by row; pixels equal to the previous frame's are separate
/// runs. Most of a screen is large uniform areas, so eight pixels are compared at once.
struct PixelRuns {
  private let frame: PaddedPixmap
  private let previous: PaddedPixmap?
  private let area: PixelRect

  /// `previous`: the previous frame, of the same size; nil if all pixels count as changed. `area`: the part, in pixels.
  init(_ frame: PaddedPixmap, after previous: PaddedPixmap?, _ area: PixelRect) {
    (self.frame, self.previous, self.area) = (frame, previous, area)
  }

  /// Calls a closure with every run from left to right and top to bottom. `body`: receives the number of pixels of a
  /// run, and the pixels, all of one color; nil if they equal the previous frame's.
  func forEach(_ body: (Int, UnsafeBufferPointer<UInt32>?) -> Void) {
    for y in area.y..<area.maxY {
      frame.withRow(y) { row in
        guard let row = row.baseAddress.map({ $0 + area.x }) else { return }
        guard let previous else { return Self.split(row, area.width, body) }
        previous.withRow(y) { old in
          guard let old = old.baseAddress.map({ $0 + area.x }) else { return }
          Self.split(row, old, area.width, body)
        }
      }
    }
  }

  private static func split(
    _ row: UnsafePointer<UInt32>, _ count: Int, _ body: (Int, UnsafeBufferPointer<UInt32>?) -> Void
  ) {
    var start = 0
    while start < count {
      let end = endOfColor(row, start, count)
      body(end - start, UnsafeBufferPointer(start: row + start, count: end - start))
      start = end
    }
  }

  private static func split(
    _ row: UnsafePointer<UInt32>, _ old: UnsafePointer<UInt32>, _ count: Int,
    _ body: (Int, UnsafeBufferPointer<UInt32>?) -> Void
  ) {
    if memcmp(row, old, 4 * count) == 0 { return body(count, nil) }
    var start = 0
    while start < count {
      var end: Int
      if row[start] == old[start] {
        end = endOfSame(row, old, start, count)
        body(end - start, nil)
      } else {
        let word = row[start]
        end = start + 1
        while end < count, row[end] == word, old[end] != word { end &+= 1 }
        body(end - start, UnsafeBufferPointer(start: row + start, count: end - start))
      }
      start = end
    }
  }

  /// The first pixel after `start` with another color.
  private static func endOfColor(_ row: UnsafePointer<UInt32>, _ start: Int, _ count: Int) -> Int {
    let word = row[start]
    let pair = UInt64(word) | UInt64(word) << 32
    var end = start + 1
    while end &+ 8 <= count, (0..<4).reduce(0, { $0 | (pixels(row, end &+ 2 &* $1) ^ pair) }) == 0 {
      end &+= 8
    }
    while end < count, row[end] == word { end &+= 1 }
    return end
  }

  /// The first pixel after `start` that differs between two rows.
  private static func endOfSame(
    _ row: UnsafePointer<UInt32>, _ old: UnsafePointer<UInt32>, _ start: Int, _ count: Int
  ) -> Int {
    var end = start + 1
    while end &+ 8 <= count,
      (0..<4).reduce(0, { $0 | (pixels(row, end &+ 2 &* $1) ^ pixels(old, end &+ 2 &* $1)) }) == 0
    { end &+= 8 }
    while end < count, row[end] == old[end] { end &+= 1 }
    return end
  }

  /// Two pixels as one number.
  @inline(__always) private static func pixels(_ row: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
    UnsafeRawPointer(row + index).loadUnaligned(as: UInt64.self)
  }
}
