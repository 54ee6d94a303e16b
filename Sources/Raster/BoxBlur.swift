import Glibc

/// Coverage with 8 additional bits of precision while it is blurred: `width * height` values, row by row.
struct CoverageField {
  var width: Int
  var height: Int
  var values: [UInt16]

  /// Creates a field of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// Returns the field with rows and columns exchanged.
  func transposed() -> CoverageField {
    var result = CoverageField(width: height, height: width)
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        // In tiles of 16 × 16, so that the columns written stay in the L1 cache.
        for top in stride(from: 0, to: height, by: 16) {
          for left in stride(from: 0, to: width, by: 16) {
            for y in top..<min(top + 16, height) {
              for x in left..<min(left + 16, width) {
                target[x &* height &+ y] = source[y &* width &+ x]
              }
            }
          }
        }
      }
    }
    return result
  }

  /// Returns the field with at most `count` of successive equal rows, and for each row of this field the row that a
  /// blur by at most half of `count` makes equal to it there.
  func withoutRepetitions(beyond count: Int) -> (field: CoverageField, rows: [Int]) {
    var kept = CoverageField(width: width, height: 0)
    var rows: [Int] = []
    rows.reserveCapacity(height)
    values.withUnsafeBytes { bytes in
      let size = width * MemoryLayout<UInt16>.stride
      var start = 0
      while start < height {
        var end = start + 1
        while end < height,
          memcmp(bytes.baseAddress! + start * size, bytes.baseAddress! + end * size, size) == 0
        {
          end += 1
        }
        // Those at the ends keep their distance from the end, those between are equal to the one in the middle.
        let length = end - start
        for row in 0..<length {
          rows.append(kept.height + max(min(row, count / 2), row - max(length - count, 0)))
        }
        kept.values += values[start * width..<(start + min(length, count)) * width]
        kept.height += min(length, count)
        start = end
      }
    }
    return (kept, rows)
  }

  /// Returns the values of some rows and columns, in their order.
  func picking(_ rows: ArraySlice<Int>, columns: ArraySlice<Int>) -> CoverageField {
    var result = CoverageField(width: columns.count, height: rows.count)
    var place = 0
    for row in rows {
      for column in columns {
        result.values[place] = values[row &* width &+ column]
        place &+= 1
      }
    }
    return result
  }
}

/// A sequence of three box blurs: within 3% of a Gaussian, in integer arithmetic, and at a cost independent of the
/// radius.
struct BoxBlur {
  /// The sizes of the three boxes in pixels, and the number of pixels before the center of each.
  let boxes: [(size: Int, before: Int)]

  /// The number of pixels by which a blurred shape extends on every side.
  let reach: Int

  /// The maximum standard deviation in pixels; larger ones are clamped.
  private static let largestSigma = 512.0

  /// Creates a blur with a standard deviation of `sigma` pixels; the box sizes are those of SVG's feGaussianBlur.
  init(sigma: Double) {
    // 3 · sqrt(2π) / 4
    let size = Int((sigma > 0 ? min(sigma, BoxBlur.largestSigma) : 0) * 1.879_971_205_973_25 + 0.5)
    if size <= 1 {
      boxes = []
      reach = 0
    } else if size.isMultiple(of: 2) {
      // Two even boxes, offset to opposite sides, and an odd one, are centered together.
      boxes = [(size, size / 2), (size, size / 2 - 1), (size + 1, size / 2)]
      reach = size / 2 * 3
    } else {
      boxes = [(size, size / 2), (size, size / 2), (size, size / 2)]
      reach = size / 2 * 3
    }
  }

  /// Returns the blurred rows and columns in `y` and `x` of a field whose outermost `reach` rows and columns are empty.
  ///
  /// Equal rows are blurred alike where all within reach are equal, and so are columns: only some of them are blurred.
  func blurred(_ field: CoverageField, x: Range<Int>, y: Range<Int>) -> CoverageField {
    let (wide, rows) = field.withoutRepetitions(beyond: 2 * reach + 1)
    let (turned, columns) = wide.transposed().withoutRepetitions(beyond: 2 * reach + 1)
    var field = turned.transposed()
    for box in boxes { field = BoxBlur.vertical(field, box.size, box.before) }
    field = field.transposed()
    for box in boxes { field = BoxBlur.vertical(field, box.size, box.before) }
    return field.transposed().picking(rows[y], columns: columns[x])
  }

  /// Replaces each value by the rounded mean of `size` values of its column, starting `before` rows above it.
  ///
  /// The sums of adjacent columns are adjacent in memory, so that each row is a vectorized loop.
  private static func vertical(_ field: CoverageField, _ size: Int, _ before: Int) -> CoverageField {
    var result = CoverageField(width: field.width, height: field.height)
    // Rounded up, so that the mean of equal values is exact; sums stay below 2²⁶ and products below 2⁵⁹.
    let reciprocal = (UInt64(1) << 32 + UInt64(size) - 1) / UInt64(size)
    let half = UInt32(size / 2)
    let (width, height) = (field.width, field.height)
    let after = size - before
    var sums = [UInt32](repeating: 0, count: width)
    field.values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in -after..<height {
            if row + after < height {
              let entering = (row + after) &* width
              for x in 0..<width { sums[x] &+= UInt32(source[entering &+ x]) }
            }
            guard row + 1 < height, row + 1 >= 0 else { continue }
            if row - before >= 0 {
              let leaving = (row - before) &* width
              for x in 0..<width { sums[x] &-= UInt32(source[leaving &+ x]) }
            }
            let line = (row + 1) &* width
            for x in 0..<width {
              let mean = (UInt64(sums[x] &+ half) &* reciprocal) &>> 32
              target[line &+ x] = UInt16(truncatingIfNeeded: mean)
            }
          }
        }
      }
    }
    return result
  }
}
