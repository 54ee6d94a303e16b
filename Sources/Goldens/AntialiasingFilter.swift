import Raster

/// Tells pixels that look like the blend of an edge from others, after V. Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009).
///
/// A pixel is one where no more than two neighbours are as bright as it is, some are darker and some brighter, and
/// the darkest or the brightest of them lies in an even area, having three neighbours of its own colour, in both
/// pictures. The edge of the picture counts as one neighbour that is the same. A difference is passed over where
/// this holds in either picture.
///
/// It also takes thin lines and changed corners for blends, and there is no better rule that only sees pixels: that
/// is why it is off unless asked for.
struct AntialiasingFilter {
  private var expected: RowBand
  private var actual: RowBand
  private let width: Int
  private let height: Int

  init(_ expected: Pixmap, _ actual: Pixmap) {
    self.expected = RowBand(expected)
    self.actual = RowBand(actual)
    width = min(expected.width, actual.width)
    height = min(expected.height, actual.height)
  }

  /// Marks the pixels of row `y` that count as differing and look antialiased; returns how many they are.
  mutating func mark(_ y: Int, in mask: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    var x = DifferenceMask.firstDiffering(in: mask, from: 0, count: width)
    guard x < width else { return 0 }
    let rows = max(0, y - 2)..<min(height, y + 3)
    expected.load(rows)
    actual.load(rows)
    while x < width {
      if isBlend(x, y, in: expected, actual) || isBlend(x, y, in: actual, expected) {
        mask[x] = DifferenceMask.antialiased
        count += 1
      }
      x = DifferenceMask.firstDiffering(in: mask, from: x + 1, count: width)
    }
    return count
  }

  private func isBlend(_ x: Int, _ y: Int, in picture: RowBand, _ other: RowBand) -> Bool {
    let center = picture.brightness(x, y)
    var even = isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0, x: x, y: y)
    var brightest = darkest
    for (column, row) in neighbours(x, y) {
      let difference = picture.brightness(column, row) - center
      if difference == 0 { even += 1 }
      if even > 2 { return false }
      if difference < darkest.difference { darkest = (difference, column, row) }
      if difference > brightest.difference { brightest = (difference, column, row) }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { place in
      isInEvenArea(place.x, place.y, in: picture) && isInEvenArea(place.x, place.y, in: other)
    }
  }

  private func isInEvenArea(_ x: Int, _ y: Int, in picture: RowBand) -> Bool {
    let word = picture[x, y]
    var even = isAtEdge(x, y) ? 1 : 0
    for (column, row) in neighbours(x, y) where picture[column, row] == word { even += 1 }
    return even >= 3
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// The pixels around one, as far as there are any.
  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    result.reserveCapacity(8)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where column != x || row != y {
        result.append((column, row))
      }
    }
    return result
  }
}

/// Copies of the five rows of a picture around one of them.
private struct RowBand {
  private static let count = 5

  private let pixmap: Pixmap
  private var words: [UInt32]
  /// The row that each place holds; −1 for none.
  private var rows = [Int](repeating: -1, count: RowBand.count)

  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    words = Array(repeating: 0, count: RowBand.count * pixmap.width)
  }

  mutating func load(_ wanted: Range<Int>) {
    for y in wanted where rows[y % RowBand.count] != y {
      let start = y % RowBand.count * pixmap.width
      pixmap.withRow(y) { row in words.replaceSubrange(start..<start + row.count, with: row) }
      rows[y % RowBand.count] = y
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y % RowBand.count * pixmap.width + x] }

  /// Luma over white in thousandths of a level, by the weights of BT.601: 0…255,000.
  func brightness(_ x: Int, _ y: Int) -> Int {
    let word = self[x, y]
    let rest = 255 - Int(word >> 24)
    let red = Int(word & 0xFF) + rest
    let green = Int(word >> 8 & 0xFF) + rest
    let blue = Int(word >> 16 & 0xFF) + rest
    return 299 * red + 587 * green + 114 * blue
  }
}
