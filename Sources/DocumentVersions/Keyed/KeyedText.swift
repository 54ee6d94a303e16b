/// A value in a text whose parts have keys, such as JSON or a list of translations, with where it stands in the text's bytes.
indirect enum KeyedValue {
  /// One value: everything between its ends is taken as a whole.
  case leaf(Range<Int>)
  /// Values with keys.
  case list(KeyedList)

  /// The bytes of the value.
  var range: Range<Int> {
    switch self {
    case .leaf(let range): range
    case .list(let list): list.open.lowerBound..<list.close.upperBound
    }
  }
}

/// The values of an object, an array or a file, in order.
struct KeyedList {
  /// One of them.
  struct Item {
    /// What tells it from the others of the list.
    var key: String
    /// What stands before the value: space, comments, its key.
    var head: Range<Int>
    var value: KeyedValue
    /// What stands after the value and belongs to it.
    var tail: Range<Int>
  }

  /// What begins the list.
  var open: Range<Int>
  var items: [Item] = []
  /// What ends it, with the space before that.
  var close: Range<Int>
  /// What stands between two items.
  var separator: [UInt8] = []
  /// Whether each item is on lines of its own.
  var isOfLines = false
}

/// Why a text cannot be taken apart.
struct KeyedTextError: Error {
  /// The sentence.
  let message: String
  /// The place in the bytes.
  let place: Int
}

/// Bytes that are taken apart from the beginning to the end.
struct KeyedScanner {
  let bytes: [UInt8]
  var here = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var next: UInt8? { here < bytes.count ? bytes[here] : nil }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { here += 1 }
  }

  /// Passes over a text in quotes that begins here, with escapes. Returns what is between the quotes, as written.
  mutating func quoted() throws(KeyedTextError) -> String {
    let (start, quote) = (here, bytes[here])
    here += 1
    while let byte = next, byte != quote { here += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard here < bytes.count else { throw KeyedTextError(message: "the text does not end", place: start) }
    here += 1
    return String(decoding: bytes[start + 1..<here - 1], as: UTF8.self)
  }

  func failure(_ message: String) -> KeyedTextError { KeyedTextError(message: message, place: here) }
}
