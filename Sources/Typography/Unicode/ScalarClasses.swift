/// A property of all characters, unpacked from a text of the standard's data: where each stretch of characters begins, in
/// base 16, and the name of its class.
struct ScalarClasses<Class: RawRepresentable & CaseIterable & Sendable>: Sendable
where Class.RawValue == UInt8 {
  /// The classes of the characters below 128, which are looked up most often.
  private var low: [Class] = []
  private var starts: [UInt32] = []
  private var classes: [Class] = []

  /// Unpacks a text, whose words are parted by white space.
  ///
  /// - Parameter end: The character to stop at.
  init(_ text: StaticString, upTo end: UInt32 = .max) {
    let names = Dictionary(uniqueKeysWithValues: Class.allCases.map { (Self.key("\($0)".utf8), $0) })
    text.withUTF8Buffer { text in
      let words = text.split { $0 <= UInt8(ascii: " ") }
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        guard let start = UInt32(String(decoding: words[index], as: UTF8.self), radix: 16),
          let value = names[Self.key(words[index + 1])]
        else { preconditionFailure("the data of \(Class.self) is damaged") }
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

  /// A word of at most eight bytes as one number.
  private static func key(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(0) { $0 << 8 | UInt64($1) } }
}
