/// The chunks before the pixels of a PNG (PNG specification, third edition, 5 and 11.2), read without decoding the
/// picture.
package struct PNGHeader: Hashable, Sendable {
  /// Pixels per row, as declared by the file.
  package let width: Int
  /// Rows, as declared by the file.
  package let height: Int
  /// Bits per channel, or per palette index: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// The color profile as it is in the file, name and compressed contents; nil if there is none.
  package let profile: [UInt8]?

  private let channels: Int

  /// The bytes up to the end of the first chunk, sufficient for everything but the profile.
  static let size = 33

  /// The header of a file; nil if it does not start like a PNG. `bytes`: the file; without the chunks before the
  /// pixels, `profile` is not found.
  package init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let head = Self.number(in: bytes, at: 12)
    guard bytes.starts(with: signature), head == 0x4948_4452, let width = Self.number(in: bytes, at: 16),
      let height = Self.number(in: bytes, at: 20), bytes.count > 26
    else { return nil }
    (self.width, self.height) = (width, height)
    bitDepth = Int(bytes[24])
    // Gray and palette have one; gray and alpha, color, color and alpha have two to four.
    channels = [2: 3, 4: 2, 6: 4][bytes[25]] ?? 1
    profile = Self.profile(in: bytes)
  }

  /// Whether a file of `byteCount` bytes can hold all the pixels: Deflate makes of a byte 1032 at most.
  func fits(in byteCount: Int) -> Bool { width * height / 8 * bitDepth * channels / 1032 <= byteCount }

  /// The contents of the chunk iCCP, which stands before the pixels.
  private static func profile(in bytes: [UInt8]) -> [UInt8]? {
    var place = 8
    while let length = number(in: bytes, at: place), let name = number(in: bytes, at: place + 4) {
      let end = place + 8 + length
      // "IDAT"
      guard end <= bytes.count, name != 0x4944_4154 else { return nil }
      // "iCCP"
      if name == 0x6943_4350 { return Array(bytes[place + 8..<end]) }
      place = end + 4
    }
    return nil
  }

  private static func number(in bytes: [UInt8], at place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
