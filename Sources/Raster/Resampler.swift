/// The source pixels that contribute to each target pixel of a row (or column), and their weights.
///
/// Weights are integers with a sum of exactly 2¹⁴, so that a uniform color is preserved.
struct ResamplingTaps {
  /// For each target pixel: its first source pixel, the index of its first weight, and the number of weights.
  private(set) var taps: [(source: Int, firstWeight: Int, count: Int)] = []
  private(set) var weights: [UInt32] = []

  /// Whether consecutive target pixels are copies of consecutive source pixels.
  private(set) var isCopy = false

  /// The sum of the weights of a target pixel.
  static let one = 16384.0

  /// Creates taps for the target pixels of `range`.
  ///
  /// Shrinking averages the area that a target pixel covers; enlarging interpolates between the two source pixels
  /// nearest to its center. `end`: the target coordinate of the source's end, in pixels; less than `start` to mirror
  /// it.
  init(count: Int, from start: Double, to end: Double, range: Range<Int>) {
    let ratio = Double(count) / (end - start)
    taps.reserveCapacity(range.count)
    for target in range {
      if ratio.magnitude > 1 {
        let a = (Double(target) - start) * ratio
        let b = (Double(target + 1) - start) * ratio
        addBox(from: min(a, b), to: max(a, b), count: count)
      } else {
        addPair(at: (Double(target) + 0.5 - start) * ratio - 0.5, count: count)
      }
    }
    isCopy =
      ratio == 1 && start == start.rounded() && Double(range.lowerBound) >= start
      && Double(range.upperBound) <= end
  }

  private mutating func addBox(from start: Double, to end: Double, count: Int) {
    let low = min(max(start, 0), Double(count) - 1)
    let high = max(min(end, Double(count)), low + 1 / 256)
    let first = Int(low.rounded(.down))
    let last = min(max(Int(high.rounded(.up)), first + 1), count)
    // Differences of rounded sums, so that rounding errors cannot accumulate.
    let firstWeight = weights.count
    var given: UInt32 = 0
    for source in first..<last {
      let covered = min(max((Double(source + 1) - low) / (high - low), 0), 1)
      let sum = source == last - 1 ? UInt32(ResamplingTaps.one) : UInt32(covered * ResamplingTaps.one + 0.5)
      weights.append(sum - given)
      given = sum
    }
    taps.append((first, firstWeight, last - first))
  }

  private mutating func addPair(at position: Double, count: Int) {
    let place = min(max(position, 0), Double(count - 1))
    let first = min(Int(place), max(0, count - 2))
    let second = UInt32((place - Double(first)) * ResamplingTaps.one + 0.5)
    let firstWeight = weights.count
    weights.append(UInt32(ResamplingTaps.one) - second)
    if count > 1 { weights.append(second) }
    taps.append((first, firstWeight, count > 1 ? 2 : 1))
  }

  /// The range of source pixels needed by all target pixels.
  var sources: Range<Int> {
    let first = taps.map(\.source).min() ?? 0
    let end = taps.map { $0.source + $0.count }.max() ?? 0
    return first..<max(first, end)
  }
}

extension Pixmap {
  /// Returns the picture resampled along both axes, with a pixel for each of their taps.
  func resampled(_ columns: ResamplingTaps, _ rows: ResamplingTaps) -> Pixmap {
    let resampler = RowResampler(columns, rows)
    let needed = rows.sources
    for y in needed {
      // Most rows of a screen equal the one above.
      resampler.add(words + y * width, y, isAsAbove: y > needed.lowerBound && isRowAsAbove(y))
    }
    return resampler.result
  }

  @inline(__always) static func channels(_ word: UInt32) -> SIMD4<UInt32> {
    SIMD4(word & 0xFF, word &>> 8 & 0xFF, word &>> 16 & 0xFF, word &>> 24)
  }
}
