import Geometry

extension Pixmap {
  /// Returns a part of the picture as seen through frosted glass.
  ///
  /// Only pixels of the part are blurred with each other: its edge pixels are repeated beyond its edges. A large blur
  /// works on means of blocks of pixels, as Core Animation's backdrop layers do (at a quarter of the size), so the cost
  /// depends on the area and not on the radius. `part`: the part in pixels; areas outside the picture are left out.
  /// `filter`: the filter; its radius times `scale` is in pixels. The result: an opaque pixmap of the size of the part
  /// within the picture.
  package func backdrop(of part: PixelRect, through filter: BackdropFilter, scale: Double) -> Pixmap {
    let part = part.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    let result = Pixmap(width: part.width, height: part.height)
    guard !part.isEmpty else { return result }
    let sigma = filter.blurRadius * scale
    let grid = BackdropGrid(part, sigma: sigma.isFinite ? sigma : 0)
    let cells = grid.cells(of: self, BackdropTones(filter))
    grid.write(cells.map(grid.blurred), to: result)
    return result
  }
}

/// The blocks of pixels of a part of a picture, and how they are blurred.
private struct BackdropGrid {
  private let part: PixelRect
  private let blur: BoxBlur
  /// The side of a block in pixels is 2 to this power.
  private let shift: Int
  /// The number of blocks around the part: those within the blur's reach, and one for interpolation.
  private let margin: Int
  private let columns, rows: Int

  private var side: Int { 1 << shift }

  /// Blocks are as large as possible while the standard deviation of the blur is at least four of them.
  init(_ part: PixelRect, sigma: Double) {
    var shift = 0
    while shift < 3, sigma / Double(2 << shift) >= 4 { shift += 1 }
    self.part = part
    self.shift = shift
    blur = BoxBlur(sigma: sigma / Double(1 << shift))
    margin = blur.reach + 1
    columns = (part.width + (1 << shift) - 1) >> shift
    rows = (part.height + (1 << shift) - 1) >> shift
  }

  /// Returns the mean colors of the blocks as red, green and blue. Blocks outside the part have the colors of its edge.
  func cells(of pixmap: Pixmap, _ tones: BackdropTones) -> [CoverageField] {
    let width = columns + 2 * margin
    let height = rows + 2 * margin
    var fields = (0..<3).map { _ in CoverageField(width: width, height: height) }
    for row in 0..<rows {
      var colors = means(row, of: pixmap, tones.ground).map(tones.applied)
      colors = Array(repeating: colors[0], count: margin) + colors
      colors += Array(repeating: colors[colors.count - 1], count: margin)
      let start = (row + margin) * width
      for x in 0..<width {
        fields[0].values[start + x] = UInt16(truncatingIfNeeded: colors[x].red)
        fields[1].values[start + x] = UInt16(truncatingIfNeeded: colors[x].green)
        fields[2].values[start + x] = UInt16(truncatingIfNeeded: colors[x].blue)
      }
    }
    for channel in fields.indices { fields[channel].extendRows(margin) }
    return fields
  }

  /// Returns the mean colors of a row of blocks over a background. Blocks at the right and bottom edges repeat the last
  /// pixel.
  private func means(_ row: Int, of pixmap: Pixmap, _ ground: PixelColor) -> [DeepColor] {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
    for line in 0..<side {
      let y = part.y + min((row << shift) + line, part.height - 1)
      pixmap.withRow(y) { words in
        for x in 0..<(columns << shift) {
          let word = words[part.x + min(x, part.width - 1)]
          sums[x >> shift] &+= SIMD4(word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
        }
      }
    }
    return sums.map { sum in
      let deep = (sum &<< 8) &>> UInt32(2 * shift)
      let rest = Int32(255 << 8) - Int32(deep.w)
      func over(_ value: UInt32, _ ground: UInt8) -> Int32 {
        min(Int32(value) + Int32(ground) * rest / 255, 255 << 8)
      }
      return DeepColor(
        red: over(deep.x, ground.red), green: over(deep.y, ground.green), blue: over(deep.z, ground.blue))
    }
  }

  /// Returns the blurred blocks of the part and one more on each side.
  func blurred(_ field: CoverageField) -> CoverageField {
    blur.blurred(field, x: margin - 1..<margin + columns + 1, y: margin - 1..<margin + rows + 1)
  }

  /// Writes the pixels between the centers of blocks, interpolated linearly in both directions.
  func write(_ channels: [CoverageField], to pixmap: Pixmap) {
    let unit = UInt32(2 * side)
    let bits = UInt32(2 * (shift + 1) + 8)
    let round = SIMD4<UInt32>(repeating: 1 << (bits - 1))
    let across = (0..<part.width).map(place)
    let stride = columns + 2
    // The blocks of a line of pixels, interpolated downwards.
    var cells = [SIMD4<UInt32>](repeating: .zero, count: stride)
    for y in 0..<part.height {
      let down = place(y)
      let (upper, lower) = (down.cell * stride, down.cell * stride + stride)
      for channel in 0..<3 {
        channels[channel].values.withUnsafeBufferPointer { values in
          for x in 0..<stride {
            cells[x][channel] =
              UInt32(values[upper + x]) &* (unit - down.share) &+ UInt32(values[lower + x]) &* down.share
          }
        }
      }
      pixmap.withMutableRow(y) { words in
        cells.withUnsafeBufferPointer { cells in
          for x in 0..<part.width {
            let (cell, share) = across[x]
            let mean = (cells[cell] &* (unit - share) &+ cells[cell + 1] &* share &+ round) &>> bits
            words[x] = min(mean.x, 255) | min(mean.y, 255) << 8 | min(mean.z, 255) << 16 | 255 << 24
          }
        }
      }
    }
  }

  /// The block whose center is before a pixel's, and the pixel's distance from there in halves of a pixel.
  private func place(_ pixel: Int) -> (cell: Int, share: UInt32) {
    let halves = 2 * pixel + 1 + side
    return (halves / (2 * side), UInt32(halves % (2 * side)))
  }
}

extension CoverageField {
  /// Repeats the first and last of the inner rows over `margin` rows above and below.
  fileprivate mutating func extendRows(_ margin: Int) {
    let last = height - margin - 1
    for row in 0..<height where row < margin || row > last {
      let source = (row < margin ? margin : last) * width
      for x in 0..<width { values[row * width + x] = values[source + x] }
    }
  }
}
