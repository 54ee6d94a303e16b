import Diagnostics

/// Reads old-style property lists (Apple, Property List Programming Guide: `{ key = value; }`, `(item, item)`, `<data>`), as
/// Xcode writes its project files.
///
/// Debian 12's libplist, 2.2, reads no old-style lists. Foundation does, but only as a whole: 34 ms for a project file of 537 kB, of
/// which a picture needs a few objects, and a program that links it starts 3 ms later and is 60 MB larger.
struct PropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  private(set) var index: Int

  /// How deep values may be nested; Xcode's are five deep.
  private static let deepest = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, from index: Int = 0) {
    (self.bytes, self.file, self.index) = (bytes, file, index)
  }

  // MARK: Values

  /// Reads a value.
  mutating func value(depth: Int = 0) throws(PropertyListError) -> PropertyList {
    try skipSpace()
    switch current {
    case UInt8(ascii: "{"): return .table(try table(depth))
    case UInt8(ascii: "("): return .list(try list(depth))
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try text())
    }
  }

  private mutating func table(_ depth: Int) throws(PropertyListError) -> [String: PropertyList] {
    var result: [String: PropertyList] = [:]
    try entries(depth) { (reader, key) throws(PropertyListError) in
      result[key] = try reader.value(depth: depth + 1)
    }
    return result
  }

  /// Reads a dictionary, the value of each key by a closure.
  mutating func entries(
    _ depth: Int = 0, read: (inout Self, String) throws(PropertyListError) -> Void
  ) throws(PropertyListError) {
    if depth >= Self.deepest { throw error("values are nested more than \(Self.deepest) deep") }
    try skipSpace()
    try take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      if current == UInt8(ascii: "}") { break }
      let key = try text()
      try skipSpace()
      try take(UInt8(ascii: "="))
      try skipSpace()
      try read(&self, key)
      try skipSpace()
      try take(UInt8(ascii: ";"))
    }
    index += 1
  }

  private mutating func list(_ depth: Int) throws(PropertyListError) -> [PropertyList] {
    if depth >= Self.deepest { throw error("values are nested more than \(Self.deepest) deep") }
    var result: [PropertyList] = []
    index += 1
    while true {
      try skipSpace()
      if current == UInt8(ascii: ")") { break }
      result.append(try value(depth: depth + 1))
      try skipSpace()
      if current == UInt8(ascii: ",") {
        index += 1
      } else if current != UInt8(ascii: ")") {
        throw error("',' or ')' is missing here")
      }
    }
    index += 1
    return result
  }

  private mutating func data() throws(PropertyListError) -> String {
    let start = index + 1
    while let byte = current, byte != UInt8(ascii: ">") { index += 1 }
    if current == nil { throw error("data has no end") }
    index += 1
    return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
  }

  private mutating func text() throws(PropertyListError) -> String {
    guard let first = current else { throw error("the file ends too early") }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let start = index
      while let byte = current, Self.isBare(byte) { index += 1 }
      if index == start { throw error("a value is missing here") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    index += 1
    var result: [UInt8] = []
    while let byte = current, byte != first {
      index += 1
      if byte == UInt8(ascii: "\\") { escape(into: &result) } else { result.append(byte) }
    }
    if current == nil { throw error("a text has no end") }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape(into result: inout [UInt8]) {
    guard let byte = current else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "U"):
      var (code, count) = (UInt32(0), 0)
      while count < 4, let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        code = code << 4 | UInt32(digit)
        (index, count) = (index + 1, count + 1)
      }
      result += Array(String(Character(UnicodeScalar(code) ?? "\u{FFFD}")).utf8)
    default: result.append(byte)
    }
  }

  // MARK: Skipping

  /// Skips a value without reading it. Returns where it is.
  mutating func skipValue() throws(PropertyListError) -> Range<Int> {
    try skipSpace()
    let start = index
    var depth = 0
    repeat {
      try skipSpace()
      guard let byte = current else { throw error("the file ends too early") }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipText(byte)
      case UInt8(ascii: "<"): _ = try data()
      case let byte where Self.isBare(byte): while let byte = current, Self.isBare(byte) { index += 1 }
      default:
        if depth == 0 { throw error("a value is missing here") }
        index += 1
      }
    } while depth > 0
    if index == start || depth < 0 { throw error("a value is missing here") }
    return start..<index
  }

  private mutating func skipText(_ quote: UInt8) throws(PropertyListError) {
    index += 1
    while let byte = current, byte != quote { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
    if current == nil { throw error("a text has no end") }
    index += 1
  }

  mutating func skipSpace() throws(PropertyListError) {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), peek == UInt8(ascii: "/") {
        while let byte = current, byte != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), peek == UInt8(ascii: "*") {
        index += 2
        while current != nil, !(current == UInt8(ascii: "*") && peek == UInt8(ascii: "/")) { index += 1 }
        if current == nil { throw error("a comment has no end") }
        index += 2
      } else {
        return
      }
    }
  }

  // MARK: Bytes

  var isAtEnd: Bool { index >= bytes.count }
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var peek: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func take(_ byte: UInt8) throws(PropertyListError) {
    guard current == byte else { throw error("'\(Character(UnicodeScalar(byte)))' is missing here") }
    index += 1
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      0x80...0xFF:
      true
    default: false
    }
  }

  private func error(_ message: String) -> PropertyListError {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return PropertyListError(
      message: message, location: SourceLocation(file: file, line: line, column: before.count - start + 1))
  }
}
