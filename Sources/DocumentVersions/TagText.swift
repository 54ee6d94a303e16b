/// The bytes of a start tag, taken apart: `<label key="x" text="a &amp; b"`.
///
/// The tag was parsed before, so that it is known to be well-formed.
struct TagText {
  /// Where each attribute's name and value with its quotes stand, in the order of the tag.
  private(set) var attributes: [(name: String, range: Range<Int>)] = []
  /// Where the tag ends, after its `>`.
  private(set) var end: Int
  /// Whether it is the element's only tag, ended by `/>`.
  private(set) var isOnly = false

  /// Reads the tag that begins at a place.
  init(_ bytes: [UInt8], at start: Int) {
    var place = start + 1
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let count = bytes.count
    while place < count, !isSpace(bytes[place]), !Self.ends.contains(bytes[place]) { place += 1 }
    while place < count, bytes[place] != UInt8(ascii: ">") {
      guard !isSpace(bytes[place]), bytes[place] != UInt8(ascii: "/") else {
        isOnly = bytes[place] == UInt8(ascii: "/")
        place += 1
        continue
      }
      isOnly = false
      let name = place
      while place < count, bytes[place] != UInt8(ascii: "="), !isSpace(bytes[place]) { place += 1 }
      let nameEnd = place
      while place < count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'") {
        place += 1
      }
      guard place < count else { break }
      let quote = bytes[place]
      place += 1
      while place < count, bytes[place] != quote { place += 1 }
      place = min(place + 1, count)
      attributes.append((String(decoding: bytes[name..<nameEnd], as: UTF8.self), name..<place))
    }
    end = min(place + 1, count)
  }

  private static let ends: Set<UInt8> = [UInt8(ascii: ">"), UInt8(ascii: "/")]
}
