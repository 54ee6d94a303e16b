/// Base 64 as written by Interface Builder: without padding, and in archives sometimes with a surplus character.
package enum Base64 {
  /// The decoded bytes; nil if a character is not a base 64 digit.
  package static func decode(_ text: String) -> [UInt8]? {
    var digits: [UInt8] = []
    for byte in text.utf8 where !isSpace(byte) && byte != UInt8(ascii: "=") {
      guard let digit = value(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count % 4 == 1 { digits.removeLast() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count * 3 / 4)
    for start in stride(from: 0, to: digits.count, by: 4) {
      let group = digits[start..<min(start + 4, digits.count)]
      var word: UInt32 = 0
      for digit in group { word = word << 6 | UInt32(digit) }
      word <<= 6 * UInt32(4 - group.count)
      for index in 0..<(group.count - 1) {
        bytes.append(UInt8(truncatingIfNeeded: word >> (16 - 8 * UInt32(index))))
      }
    }
    return bytes
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
