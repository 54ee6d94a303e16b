import Numerals
import Raster

/// A 128-bit hash of a picture's size and pixels: same hash, same picture.
///
/// It is stored with goldens, so **it never changes**; a test checks known values. In full, with all sums and products
/// modulo 2⁶⁴:
///
/// - `mix(v)` is the last step of SplitMix64 (Steele, Lea and Flood, 2014): `v ^= v >> 30; v *= 0xBF58476D1CE4E5B9;
///   v ^= v >> 27; v *= 0x94D049BB133111EB; v ^= v >> 31`. `M` is 0x9E3779B97F4A7C15, `N` 0xD6E8FEB86659FD93.
/// - Four lanes are initialized to `mix((width << 32 | height) + i · M)`, i = 1 … 4.
/// - Each row, from the top, is taken in blocks of 8 pixels; the last block is filled up with zeros. A pixel is its
///   premultiplied word, red in the lowest byte, alpha in the highest. Pixels 2i − 2 and 2i − 1 of a block, the
///   former in the lower half, make the number w of lane i, which becomes `rotateLeft(lane + w · N, 31) · M`, as
///   in xxHash64 (Collet, 2012). With one product only, a change of the highest bit of a number would be undone by
///   that of one bit of the next.
/// - The upper half of the hash is 0, then `mix(upper ^ lane)` for lanes 1 … 4; the lower half is M, then
///   `mix(lower + lane)` for lanes 4 … 1.
///
/// Every step is a bijection of a lane, so that pictures of one size that differ in one pixel, or in a pair that shares
/// a number, never have the same hash. Others collide with a probability of about 2⁻⁶⁴ if they differ in one lane only,
/// and of 2⁻¹²⁸ otherwise. It is not resistant to deliberate collisions.
package struct PixelHash: Hashable, Sendable {
  /// The first 16 hexadecimal digits.
  package let upper: UInt64
  /// The last 16 hexadecimal digits.
  package let lower: UInt64

  /// Computes the hash of a picture. `pixmap`: the picture; its size is included in the hash.
  package init(_ pixmap: Pixmap) {
    var lanes = Lanes(width: pixmap.width, height: pixmap.height)
    for y in 0..<pixmap.height { pixmap.withRow(y) { lanes.absorb($0) } }
    (upper, lower) = lanes.folded
  }

  /// 32 hexadecimal digits, lower case.
  package var text: String {
    Numeral.hexadecimal(upper, digits: 16) + Numeral.hexadecimal(lower, digits: 16)
  }

  /// Creates a hash from its text; nil for anything but 32 hexadecimal digits. `text`: 32 hexadecimal digits in either
  /// case, as in `text`.
  package init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var halves: [UInt64] = [0, 0]
    for (place, digit) in digits.enumerated() {
      guard let value = Self.value(of: digit) else { return nil }
      halves[place / 16] = halves[place / 16] << 4 | value
    }
    (upper, lower) = (halves[0], halves[1])
  }

  private static func value(of digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

/// The state of a hash. Four lanes, so that the processor computes four products in parallel.
private struct Lanes {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let wordMultiplier: UInt64 = 0xD6E8_FEB8_6659_FD93
  private static let pixelsInBlock = 8

  private var a, b, c, d: UInt64

  init(width: Int, height: Int) {
    let size = UInt64(width) << 32 | UInt64(height)
    a = Self.mix(size &+ Self.multiplier)
    b = Self.mix(size &+ 2 &* Self.multiplier)
    c = Self.mix(size &+ 3 &* Self.multiplier)
    d = Self.mix(size &+ 4 &* Self.multiplier)
  }

  mutating func absorb(_ row: UnsafeBufferPointer<UInt32>) {
    guard let start = row.baseAddress else { return }
    // In a local variable, so that the lanes stay in registers.
    var lanes = self
    let words = UnsafeRawPointer(start)
    let blocks = row.count / Self.pixelsInBlock
    for block in 0..<blocks {
      let place = words + block &* 32
      lanes.absorb(
        place.loadUnaligned(as: UInt64.self), (place + 8).loadUnaligned(as: UInt64.self),
        (place + 16).loadUnaligned(as: UInt64.self), (place + 24).loadUnaligned(as: UInt64.self))
    }
    let rest = row[(blocks * Self.pixelsInBlock)...]
    if !rest.isEmpty {
      var last = SIMD4<UInt64>()
      for (place, pixel) in rest.enumerated() {
        last[place / 2] |= UInt64(pixel) << (place.isMultiple(of: 2) ? 0 : 32)
      }
      lanes.absorb(last[0], last[1], last[2], last[3])
    }
    self = lanes
  }

  var folded: (upper: UInt64, lower: UInt64) {
    var upper: UInt64 = 0
    for lane in [a, b, c, d] { upper = Self.mix(upper ^ lane) }
    var lower = Self.multiplier
    for lane in [d, c, b, a] { lower = Self.mix(lower &+ lane) }
    return (upper, lower)
  }

  @inline(__always)
  private mutating func absorb(_ p: UInt64, _ q: UInt64, _ r: UInt64, _ s: UInt64) {
    a = Self.step(a, p)
    b = Self.step(b, q)
    c = Self.step(c, r)
    d = Self.step(d, s)
  }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let sum = lane &+ word &* wordMultiplier
    return (sum &<< 31 | sum &>> 33) &* multiplier
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var v = value
    v = (v ^ (v >> 30)) &* 0xBF58_476D_1CE4_E5B9
    v = (v ^ (v >> 27)) &* 0x94D0_49BB_1331_11EB
    return v ^ (v >> 31)
  }
}
