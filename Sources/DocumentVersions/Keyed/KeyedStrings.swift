/// Takes apart `.strings` files, in the syntax of old property lists: `"key" = "value";`, comments as in C.
struct KeyedStrings {
  private var scanner: KeyedScanner
  private var depth = 0

  /// No file nests more.
  private static let mostLevels = 64

  /// The entries of a file, in braces or without. The comments before an entry, and one after it on its line, go with it.
  static func list(_ bytes: [UInt8]) throws(KeyedTextError) -> KeyedList {
    var strings = KeyedStrings(scanner: KeyedScanner(bytes))
    try strings.skip()
    if strings.scanner.next == UInt8(ascii: "{") {
      let start = strings.scanner.here
      let value = try strings.value()
      let end = strings.scanner.here
      try strings.skip()
      guard strings.scanner.next == nil else { throw strings.scanner.failure("end of file expected") }
      let item = KeyedList.Item(key: "", head: 0..<start, value: value, tail: end..<bytes.count)
      return KeyedList(open: 0..<0, items: [item], close: bytes.count..<bytes.count)
    }
    strings.scanner.here = 0
    return try strings.entries(until: nil, open: 0..<0)
  }

  private mutating func entries(until end: UInt8?, open: Range<Int>) throws(KeyedTextError) -> KeyedList {
    var list = KeyedList(open: open, close: open, isOfLines: true)
    while true {
      let start = scanner.here
      try skip()
      guard scanner.next != end else {
        if end != nil { scanner.here += 1 }
        list.close = start..<scanner.here
        return list
      }
      let key = try word()
      let keyEnd = scanner.here
      try skip()
      var value = KeyedValue.leaf(keyEnd..<keyEnd)
      if scanner.next == UInt8(ascii: "=") {
        scanner.here += 1
        try skip()
        value = try self.value()
      }
      let valueEnd = scanner.here
      try skip()
      guard scanner.next == UInt8(ascii: ";") else { throw scanner.failure("';' expected") }
      scanner.here += 1
      try skipRestOfLine()
      list.items.append(
        KeyedList.Item(
          key: key, head: start..<value.range.lowerBound, value: value, tail: valueEnd..<scanner.here))
    }
  }

  private mutating func value() throws(KeyedTextError) -> KeyedValue {
    let start = scanner.here
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostLevels { throw scanner.failure("values are nested too deeply") }
    switch scanner.next {
    case UInt8(ascii: "{"):
      scanner.here += 1
      return .list(try entries(until: UInt8(ascii: "}"), open: start..<start + 1))
    case UInt8(ascii: "("): try skipArray()
    case UInt8(ascii: "<"):
      while let byte = scanner.next, byte != UInt8(ascii: ">") { scanner.here += 1 }
      if scanner.next == nil { throw scanner.failure("the data does not end") }
      scanner.here += 1
    default: _ = try word()
    }
    return .leaf(start..<scanner.here)
  }

  private mutating func skipArray() throws(KeyedTextError) {
    scanner.here += 1
    while true {
      try skip()
      switch scanner.next {
      case nil: throw scanner.failure("the array does not end")
      case UInt8(ascii: ")"):
        scanner.here += 1
        return
      case UInt8(ascii: ","): scanner.here += 1
      default: _ = try value()
      }
    }
  }

  /// A text in quotes, or one that needs none.
  private mutating func word() throws(KeyedTextError) -> String {
    if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") { return try scanner.quoted() }
    let start = scanner.here
    while let byte = scanner.next, Self.isPlain(byte) { scanner.here += 1 }
    if scanner.here == start { throw scanner.failure("a text expected") }
    return String(decoding: scanner.bytes[start..<scanner.here], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_$/:.-".utf8.contains(byte)
      || byte >= 0x80
  }

  // MARK: Space and comments

  private mutating func skip() throws(KeyedTextError) {
    repeat { scanner.skipSpace() } while try skipComment() != nil
  }

  /// What follows an entry on its line, if it is nothing but comments.
  private mutating func skipRestOfLine() throws(KeyedTextError) {
    var end = scanner.here
    while true {
      while let byte = scanner.next, byte == 0x20 || byte == 0x09 { scanner.here += 1 }
      guard let isOfLine = try skipComment() else { break }
      end = scanner.here
      if isOfLine { break }
    }
    scanner.here = end
  }

  /// Passes over a comment that begins here. Returns whether it ended with the line; nil if there is none.
  private mutating func skipComment() throws(KeyedTextError) -> Bool? {
    let (bytes, start) = (scanner.bytes, scanner.here)
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while let byte = scanner.next, byte != 0x0A, byte != 0x0D { scanner.here += 1 }
      return true
    case UInt8(ascii: "*"):
      scanner.here += 2
      while scanner.here + 1 < bytes.count {
        if bytes[scanner.here] == UInt8(ascii: "*"), bytes[scanner.here + 1] == UInt8(ascii: "/") {
          scanner.here += 2
          return false
        }
        scanner.here += 1
      }
      throw KeyedTextError(message: "the comment does not end", place: start)
    default: return nil
    }
  }
}
