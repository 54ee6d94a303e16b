import Raster

/// Distinguishes pixels that look like the blend of an edge from others, after V. Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009).
///
/// A pixel is antialiased if at most two neighbors are as bright as it is, some are darker and some brighter, and the
/// darkest or the brightest of them is in a uniform area, having three neighbors of its own color, in both pictures.
/// The edge of the picture counts as one equal neighbor. A difference is ignored if this applies in either picture.
///
/// It also mistakes thin lines and changed corners for blends, and no rule based on pixels only can do better:
/// therefore it is off by default.
struct AntialiasingFilter {
  private let expected: RowBand
  private let actual: RowBand
  private let width: Int
  private let height: Int

  init(_ expected: Pixmap, _ actual: Pixmap) {
    width = min(expected.width, actual.width)
    height = min(expected.height, actual.height)
    self.expected = RowBand(expected, width: width)
    self.actual = RowBand(actual, width: width)
  }

  /// Marks the pixels of row `y` that count as differing and look antialiased; returns their number.
  func mark(_ y: Int, in mask: UnsafeMutablePointer<UInt8>) -> Int {
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
    let center = picture.brightness(y)[x]
    let isAtEdge = isAtEdge(x, y)
    // Most of a screen is uniform: four comparisons instead of eight.
    if !isAtEdge, picture.isEvenAround(x, y, center) { return false }
    var even = isAtEdge ? 1 : 0
    var darkest = (difference: Int32(0), x: x, y: y)
    var brightest = darkest
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      let brightness = picture.brightness(row)
      for column in max(0, x - 1)...min(width - 1, x + 1) where column != x || row != y {
        let difference = brightness[column] &- center
        if difference == 0 {
          even += 1
          if even > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return isInEvenArea(darkest.x, darkest.y, of: picture, other)
      || isInEvenArea(brightest.x, brightest.y, of: picture, other)
  }

  private func isInEvenArea(_ x: Int, _ y: Int, of picture: RowBand, _ other: RowBand) -> Bool {
    isInEvenArea(x, y, of: picture) && isInEvenArea(x, y, of: other)
  }

  private func isInEvenArea(_ x: Int, _ y: Int, of picture: RowBand) -> Bool {
    let word = picture.words(y)[x]
    // Itself does not count.
    var even = isAtEdge(x, y) ? 0 : -1
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      let words = picture.words(row)
      for column in max(0, x - 1)...min(width - 1, x + 1) where words[column] == word { even += 1 }
    }
    return even >= 3
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

/// Copies of the five rows of a picture around one of them, with the brightness of their pixels.
///
/// In separate memory, as only one row can be accessed at a time and nine pixels are needed for each.
private final class RowBand {
  private static let count = 5

  private let pixmap: Pixmap
  private let width: Int
  private let allWords: UnsafeMutablePointer<UInt32>
  private let allBrightness: UnsafeMutablePointer<Int32>
  /// The row in each slot; −1 for none.
  private var rows = [Int](repeating: -1, count: RowBand.count)
  /// The starts of the rows from `top` on: one division per row, none per pixel.
  private let starts: UnsafeMutablePointer<Int>
  private var top = 0

  init(_ pixmap: Pixmap, width: Int) {
    (self.pixmap, self.width) = (pixmap, width)
    let size = max(1, RowBand.count * width)
    allWords = .allocate(capacity: size)
    allBrightness = .allocate(capacity: size)
    starts = .allocate(capacity: RowBand.count)
    starts.initialize(repeating: 0, count: RowBand.count)
    allWords.initialize(repeating: 0, count: size)
    allBrightness.initialize(repeating: 0, count: size)
  }

  deinit {
    allWords.deallocate()
    allBrightness.deallocate()
    starts.deallocate()
  }

  func load(_ wanted: Range<Int>) {
    top = wanted.lowerBound
    for y in wanted {
      let place = y % RowBand.count
      starts[y - top] = place * width
      guard rows[place] != y else { continue }
      let (words, brightness) = (words(y), brightness(y))
      pixmap.withRow(y) { row in
        for x in 0..<width {
          words[x] = row[x]
          brightness[x] = Self.brightness(of: row[x])
        }
      }
      rows[place] = y
    }
  }

  @inline(__always) func words(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    allWords + starts[y &- top]
  }

  @inline(__always) func brightness(_ y: Int) -> UnsafeMutablePointer<Int32> {
    allBrightness + starts[y &- top]
  }

  /// Whether three of the four nearest neighbors are as bright as a pixel that is not at the edge.
  @inline(__always) func isEvenAround(_ x: Int, _ y: Int, _ center: Int32) -> Bool {
    let row = brightness(y)
    let beside = (row[x - 1] == center ? 1 : 0) + (row[x + 1] == center ? 1 : 0)
    let above = (brightness(y - 1)[x] == center ? 1 : 0) + (brightness(y + 1)[x] == center ? 1 : 0)
    return beside + above > 2
  }

  /// Luma over white in thousandths of a level, with the weights of BT.601: 0…255,000.
  @inline(__always) private static func brightness(of word: UInt32) -> Int32 {
    let rest = 255 &- word >> 24
    let red = (word & 0xFF) &+ rest
    let green = (word >> 8 & 0xFF) &+ rest
    let blue = (word >> 16 & 0xFF) &+ rest
    return Int32(truncatingIfNeeded: 299 &* red &+ 587 &* green &+ 114 &* blue)
  }
}
