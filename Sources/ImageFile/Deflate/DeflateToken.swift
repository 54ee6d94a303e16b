/// A byte, or so many bytes as they stood some distance before (RFC 1951, 3.2.5), in a word.
struct DeflateToken {
  /// A byte; or a match: bit 31, its length less 3 from bit 16 on, its distance less 1 below.
  let word: UInt32

  /// Lengths of matches.
  static let longest = 258
  /// How far back a match may be.
  static let farthest = 32_768

  @inline(__always) init(byte: UInt8) { word = UInt32(byte) }

  @inline(__always) init(length: Int, distance: Int) {
    word =
      1 &<< 31 | UInt32(truncatingIfNeeded: length &- 3) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1)
  }

  @inline(__always) var isMatch: Bool { word &>> 31 != 0 }
  /// The length less 3.
  @inline(__always) var length: UInt32 { word &>> 16 & 0xFF }
  /// The distance less 1.
  @inline(__always) var distance: UInt32 { word & 0xFFFF }

  /// The symbol of a length less 3, and how many of its lowest bits are told apart.
  @inline(__always) static func lengthSymbol(_ length: UInt32) -> (symbol: Int, extra: UInt64) {
    if length < 8 { return (Int(257 &+ length), 0) }
    if length == 255 { return (285, 0) }
    let bits = 31 &- UInt32(truncatingIfNeeded: length.leadingZeroBitCount)
    let symbol = 257 &+ 4 &* (bits &- 1) &+ (length &>> (bits &- 2)) & 3
    return (Int(symbol), UInt64(bits &- 2))
  }

  /// The symbol of a distance less 1, and how many of its lowest bits are told apart.
  @inline(__always) static func distanceSymbol(_ distance: UInt32) -> (symbol: Int, extra: UInt64) {
    if distance < 4 { return (Int(distance), 0) }
    let bits = 31 &- UInt32(truncatingIfNeeded: distance.leadingZeroBitCount)
    return (Int(2 &* bits &+ (distance &>> (bits &- 1)) & 1), UInt64(bits &- 1))
  }
}
