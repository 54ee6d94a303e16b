/// Resamples a picture whose rows arrive one by one from the top, holding no more than two of them.
///
/// Rows are first resampled horizontally, with 6 more bits per channel, and then vertically.
final class RowResampler {
  /// The target, complete once all rows that its taps need have been added.
  let result: Pixmap
  private let columns: ResamplingTaps
  private let rows: ResamplingTaps
  /// Whether the last target row needs the first source rows.
  private let isUpsideDown: Bool
  /// Values of a row: four channels a pixel.
  private let stride: Int
  /// The last two source rows, resampled horizontally, by the lowest bit of their number.
  private let wide: UnsafeMutablePointer<UInt16>
  /// The sums of target rows that need more than two source rows. At most two are in progress.
  private let sums: UnsafeMutablePointer<UInt32>
  /// The number of completed target rows, in the order in which source rows arrive.
  private var done = 0

  init(_ columns: ResamplingTaps, _ rows: ResamplingTaps) {
    (self.columns, self.rows) = (columns, rows)
    result = Pixmap(width: columns.taps.count, height: rows.taps.count, isClear: false)
    isUpsideDown = (rows.taps.first?.source ?? 0) > (rows.taps.last?.source ?? 0)
    stride = result.width * 4
    wide = .allocate(capacity: 2 * stride)
    wide.initialize(repeating: 0, count: 2 * stride)
    sums = .allocate(capacity: 2 * stride)
    sums.initialize(repeating: 0, count: 2 * stride)
  }

  deinit {
    wide.deallocate()
    sums.deallocate()
  }

  /// Adds the next row; rows that nothing needs may be skipped. `isAsAbove`: whether it equals the previously added
  /// row, whose number is one less.
  func add(_ row: UnsafePointer<UInt32>, _ y: Int, isAsAbove: Bool = false) {
    guard stride > 0, done < rows.taps.count else { return }
    let line = wide + (y & 1) * stride
    let lineAbove = wide + (1 - y & 1) * stride
    if isAsAbove {
      line.update(from: lineAbove, count: stride)
    } else {
      Self.widen(row, columns, into: line)
    }
    var next = done
    while next < rows.taps.count {
      let target = isUpsideDown ? rows.taps.count - 1 - next : next
      let tap = rows.taps[target]
      if tap.source > y { break }
      let isLast = tap.source + tap.count - 1 <= y
      add(target, tap, y, isLast: isLast, line, lineAbove, sums + (next & 1) * stride)
      if isLast { done = next + 1 }
      next += 1
    }
  }

  /// Adds a source row to a target row, which is written with its last source row.
  private func add(
    _ target: Int, _ tap: (source: Int, firstWeight: Int, count: Int), _ y: Int, isLast: Bool,
    _ line: UnsafePointer<UInt16>, _ lineAbove: UnsafePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let words = result.words + target * result.width
    let bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    let half: UInt32 = 1 << 19
    let weight = rows.weights[tap.firstWeight + y - tap.source]
    if tap.count <= 2 {
      // Enlarging and copying nearly always take this path, which is vectorized as a separate loop.
      guard isLast else { return }
      // Factors of 16 bits, which the baseline instruction set can multiply eight at a time.
      let above = UInt16(truncatingIfNeeded: tap.count == 2 ? rows.weights[tap.firstWeight] : 0)
      let below = UInt16(truncatingIfNeeded: weight)
      for index in 0..<stride {
        let sum =
          UInt32(lineAbove[index]) &* UInt32(above) &+ UInt32(line[index]) &* UInt32(below) &+ half
        bytes[index] = UInt8(truncatingIfNeeded: sum &>> 20)
      }
      return
    }
    if y == tap.source { for index in 0..<stride { sums[index] = half } }
    for index in 0..<stride { sums[index] &+= UInt32(line[index]) &* weight }
    if isLast { for index in 0..<stride { bytes[index] = UInt8(truncatingIfNeeded: sums[index] &>> 20) } }
  }

  private static func widen(
    _ row: UnsafePointer<UInt32>, _ columns: ResamplingTaps, into wide: UnsafeMutablePointer<UInt16>
  ) {
    if columns.isCopy {
      let bytes = UnsafeRawPointer(row + (columns.taps.first?.source ?? 0)).assumingMemoryBound(
        to: UInt8.self)
      for index in 0..<columns.taps.count * 4 { wide[index] = UInt16(bytes[index]) &<< 6 }
      return
    }
    columns.weights.withUnsafeBufferPointer { weights in
      for (x, tap) in columns.taps.enumerated() {
        let word = row[tap.source]
        var same = 1
        while same < tap.count, row[tap.source &+ same] == word { same &+= 1 }
        var rounded: SIMD4<UInt16>
        if same == tap.count {
          // The result of the sum below for pixels of one color.
          rounded = SIMD4<UInt16>(truncatingIfNeeded: Pixmap.channels(word) &<< 6)
        } else {
          var sum = SIMD4<UInt32>(repeating: 128)
          for index in 0..<tap.count {
            sum &+= Pixmap.channels(row[tap.source &+ index]) &* weights[tap.firstWeight &+ index]
          }
          rounded = SIMD4<UInt16>(truncatingIfNeeded: sum &>> 8)
        }
        for channel in 0..<4 { wide[x &* 4 &+ channel] = rounded[channel] }
      }
    }
  }
}

/// A picture created at another size from rows that arrive one by one from the top, as in files.
public final class RowScaler {
  /// The picture, complete once all rows have been added.
  public let pixmap: Pixmap
  private let sourceWidth: Int
  private let resampler: RowResampler?
  private var row = 0

  /// Creates a picture of a given size. `sourceWidth`: the width of the source rows, in pixels. `width`: the width of
  /// the picture, in pixels. `height`: the height of the picture, in pixels.
  package init(sourceWidth: Int, sourceHeight: Int, width: Int, height: Int) {
    self.sourceWidth = sourceWidth
    if width == sourceWidth, height == sourceHeight {
      resampler = nil
      pixmap = Pixmap(width: width, height: height, isClear: false)
    } else {
      let resampler = RowResampler(
        ResamplingTaps(count: sourceWidth, from: 0, to: Double(width), range: 0..<width),
        ResamplingTaps(count: sourceHeight, from: 0, to: Double(height), range: 0..<height))
      (self.resampler, pixmap) = (resampler, resampler.result)
    }
  }

  /// Adds the next row. `words`: straight R, G, B, A; premultiplied afterwards.
  package func add(straight words: UnsafeMutableBufferPointer<UInt32>) {
    guard let start = words.baseAddress, words.count == sourceWidth else { return }
    Pixmap.premultiply(start, count: sourceWidth)
    if let resampler {
      resampler.add(start, row)
    } else if row < pixmap.height {
      (pixmap.words + row * pixmap.width).update(from: start, count: sourceWidth)
    }
    row += 1
  }
}
