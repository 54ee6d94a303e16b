import Glibc

/// The result of the comparison for each pixel of two pictures: one byte per pixel, row by row.
package struct DifferenceMask: Sendable {
  /// Identical.
  package static let same: UInt8 = 0
  /// Counts as differing.
  package static let differing: UInt8 = 1
  /// Differs by no more than the allowed color distance.
  package static let withinColorDelta: UInt8 = 2
  /// Differs, and looks like the blend of an edge.
  package static let antialiased: UInt8 = 3

  /// Pixels per row.
  package let width: Int
  /// Rows.
  package let height: Int
  private var values: [UInt8]

  /// Creates a mask of identical pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: DifferenceMask.same, count: width * height)
  }

  /// Provides row `y` (0 is the top one) for reading. `y`: the row, from 0 at the top up to, but not including,
  /// `height`. `body`: receives `width` bytes, one per pixel from left to right: `same`, `differing`,
  /// `withinColorDelta` or `antialiased`.
  package func withRow<R>(_ y: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return try values.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[y * width..<(y + 1) * width]))
    }
  }

  /// Provides row `y` for writing.
  mutating func withMutableRow<R>(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) throws -> R) rethrows -> R {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    return try values.withUnsafeMutableBufferPointer { try body($0.baseAddress! + y * width) }
  }
}

extension DifferenceMask {
  /// The number of pixels compared at once: four cache lines.
  private static let block = 64

  /// Marks unequal pixels of a row as differing; returns whether there are any.
  static func markChanges(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int,
    in mask: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard memcmp(expected, actual, count * 4) != 0 else { return false }
    for start in stride(from: 0, to: count, by: block) {
      let end = min(start + block, count)
      guard memcmp(expected + start, actual + start, (end - start) * 4) != 0 else { continue }
      for x in start..<end { mask[x] = expected[x] == actual[x] ? same : differing }
    }
    return true
  }

  /// The first pixel from `start` on that counts as differing; `count` if there is none.
  @inline(__always)
  static func firstDiffering(in row: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var x = start
    while x < count {
      if x + 8 <= count, UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == 0 {
        x += 8
      } else {
        if row[x] == differing { return x }
        x += 1
      }
    }
    return count
  }

  /// The first pixel from `start` on that does not count as differing; `count` if all do.
  @inline(__always)
  static func endOfDiffering(in row: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var x = start
    while x < count {
      if x + 8 <= count,
        UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == 0x0101_0101_0101_0101
      {
        x += 8
      } else {
        if row[x] != differing { return x }
        x += 1
      }
    }
    return count
  }
}
