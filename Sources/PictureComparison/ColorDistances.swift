/// The color distances of pixels, with a cache, as screens have few pairs of colors.
struct ColorDistances {
  /// The number of cache slots, a power of two.
  private static let slotBits: UInt64 = 12

  private let linear = PerceptualColor.linear
  /// The pair of words in each slot, the expected one in the lower half. The pair 0, 0 has the distance 0.
  private var pairs = [UInt64](repeating: 0, count: 1 << ColorDistances.slotBits)
  private var distances = [Double](repeating: 0, count: 1 << ColorDistances.slotBits)

  /// The distance of two premultiplied words. Translucent ones are laid over white and over black, and the larger
  /// distance counts, because their background is unknown.
  mutating func distance(_ expected: UInt32, _ actual: UInt32) -> Double {
    let pair = UInt64(expected) | UInt64(actual) << 32
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
    if pairs[slot] == pair { return distances[slot] }
    var distance = color(expected, over: 255).distance(to: color(actual, over: 255))
    if expected >> 24 != 255 || actual >> 24 != 255 {
      distance = max(distance, color(expected, over: 0).distance(to: color(actual, over: 0)))
    }
    pairs[slot] = pair
    distances[slot] = distance
    return distance
  }

  /// Removes the pixels with a color distance up to `limit` from a row's mask; returns their number.
  mutating func forget(
    _ mask: UnsafeMutablePointer<UInt8>, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    count: Int, within limit: Double
  ) -> Int {
    var forgotten = 0
    var last = Last(expected: 0, actual: 0, distance: 0)
    for x in 0..<count where mask[x] == DifferenceMask.differing {
      guard distance(expected[x], actual[x], &last) <= limit else { continue }
      mask[x] = DifferenceMask.withinColorDelta
      forgotten += 1
    }
    return forgotten
  }

  /// The largest distance among the pixels of a row that count as differing.
  mutating func largest(
    _ mask: UnsafePointer<UInt8>, _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
    count: Int
  ) -> Double {
    var largest = 0.0
    var last = Last(expected: 0, actual: 0, distance: 0)
    for x in 0..<count where mask[x] == DifferenceMask.differing {
      largest = max(largest, distance(expected[x], actual[x], &last))
    }
    return largest
  }

  /// The previous pair: most pixels equal the one to their left.
  private struct Last {
    var expected: UInt32
    var actual: UInt32
    var distance: Double
  }

  @inline(__always)
  private mutating func distance(_ expected: UInt32, _ actual: UInt32, _ last: inout Last) -> Double {
    if expected != last.expected || actual != last.actual {
      last = Last(expected: expected, actual: actual, distance: distance(expected, actual))
    }
    return last.distance
  }

  private func color(_ word: UInt32, over ground: UInt32) -> PerceptualColor {
    let rest = ground == 0 ? 0 : 255 - word >> 24
    func channel(_ shift: UInt32) -> Double { linear[Int(min(255, (word >> shift & 0xFF) + rest))] }
    return PerceptualColor(red: channel(0), green: channel(8), blue: channel(16))
  }
}
