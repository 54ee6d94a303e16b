/// A property of all characters, parsed from text generated from the standard's data: the start of each range of
/// characters, in base 16, and the name of its class.
struct ScalarClasses<Class: RawRepresentable & CaseIterable & Sendable>: Sendable
where Class.RawValue == UInt8 {
  /// The classes of the characters below 128, which are looked up most often.
  private var low: [Class] = []
  private var starts: [UInt32] = []
  private var classes: [Class] = []

  /// Parses a text of words separated by white space.
  init(_ text: StaticString, upTo end: UInt32 = .max) {
    let names = Dictionary(uniqueKeysWithValues: Class.allCases.map { (Self.key("\($0)".utf8), $0) })
    text.withUTF8Buffer { text in
      var place = 0
      while place < text.count {
        let start = Self.number(text, &place)
        let name = Self.word(text, &place)
        guard let value = names[name] else { preconditionFailure("the data of \(Class.self) is damaged") }
        if start >= end { break }
        starts.append(start)
        classes.append(value)
      }
    }
    low = (0..<128).map { find($0) }
  }

  /// Returns the class of a character.
  subscript(scalar: UInt32) -> Class { scalar < 128 ? low[Int(scalar)] : find(scalar) }

  private func find(_ scalar: UInt32) -> Class {
    var (from, to) = (0, starts.count)
    while to - from > 1 {
      let middle = (from + to) / 2
      if starts[middle] <= scalar { from = middle } else { to = middle }
    }
    return classes[from]
  }

  /// Reads a number in base 16, and the white space after it.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt32 {
    var number: UInt32 = 0
    while place < text.count, text[place] > UInt8(ascii: " ") {
      let byte = text[place]
      number = number << 4 | UInt32(byte >= UInt8(ascii: "A") ? byte - 55 : byte - 48)
      place += 1
    }
    while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
    return number
  }

  /// Reads a word as `key(_:)` encodes it, and the white space after it.
  private static func word(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt64 {
    var key: UInt64 = 0
    while place < text.count, text[place] > UInt8(ascii: " ") {
      key = key << 8 | UInt64(text[place])
      place += 1
    }
    while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
    return key
  }

  /// A word of at most eight bytes, packed into a number.
  private static func key(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(0) { $0 << 8 | UInt64($1) } }
}
