// Implemented here and not by a library: errors in a configuration or a catalogue are reported with line and column,
// and the available libraries (Jansson, Foundation) do not keep the positions of values. Using one of them would
// require a second pass with the same grammar to find the positions, or building the tree from a stream of events;
// either is as much code as this, which is all of JSON. Tests compare it with Foundation's reader.

extension JSONValue {
  /// Parses a JSON text (RFC 8259) in UTF-8 whose outermost value is an object or an array.
  ///
  /// It also rejects nesting deeper than 128 levels, numbers beyond a `Double`, and `\u0000`, because file names must
  /// not end early. `allowsDuplicates`: whether a key may occur twice in an object; the last value wins, at the
  /// position of the first. Throws `JSONError` with the first error and its place.
  package static func read(
    _ bytes: [UInt8], allowsDuplicates: Bool = true, mostValues: Int = .max
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, allowsDuplicates: allowsDuplicates, mostValues: mostValues)
    return try reader.document()
  }
}

/// The place and reason of a JSON syntax error.
package struct JSONError: Error, Hashable {
  /// The start of the invalid part, or the end of a truncated text.
  package let place: JSONPlace
  /// The error and the text near it: `invalid token near 'oops'`.
  package let reason: String
}

private struct JSONReader {
  /// No file of ours and no catalogue is nested more than a dozen levels.
  private static let mostLevels = 128
  /// Objects with more members use a dictionary for lookup.
  private static let fewMembers = 8

  private let bytes: [UInt8]
  private let allowsDuplicates: Bool
  private let mostValues: Int
  private var count = 0
  private var here = 0
  /// The line that contains `here`, and its start; only white space between tokens can end a line.
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: [UInt8], allowsDuplicates: Bool, mostValues: Int) {
    (self.bytes, self.allowsDuplicates, self.mostValues) = (bytes, allowsDuplicates, mostValues)
  }

  mutating func document() throws(JSONError) -> JSONValue {
    skipBlanks()
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else {
      throw error("'[' or '{' expected", at: here)
    }
    let value = try value()
    guard next == nil else { throw error("end of file expected", at: here) }
    return value
  }

  // MARK: Values

  /// Parses a value and the white space after it.
  private mutating func value() throws(JSONError) -> JSONValue {
    let place = JSONPlace(line: line, column: here - lineStart + 1)
    let content: JSONValue.Content
    guard let sign = next else { throw error("unexpected token", at: here) }
    count += 1
    guard count <= mostValues else { throw error("more than \(mostValues) values", at: here) }
    switch sign {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try array()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = try number()
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      throw error("unexpected token", at: here)
    default: content = try word()
    }
    skipBlanks()
    return JSONValue(content, at: place)
  }

  /// Consumes the opening bracket of an object or array, and the white space after it.
  private mutating func enter() throws(JSONError) {
    guard depth < Self.mostLevels else { throw error("maximum parsing depth reached", at: here) }
    depth += 1
    here += 1
    skipBlanks()
  }

  private mutating func object() throws(JSONError) -> JSONValue.Content {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    var places: [String: Int] = [:]
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      let (start, place) = (here, JSONPlace(line: line, column: here - lineStart + 1))
      guard next == UInt8(ascii: "\"") else {
        throw error(members.isEmpty ? "string or '}' expected" : "string expected", at: here)
      }
      let key = try string()
      skipBlanks()
      let known = places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
      if known != nil, !allowsDuplicates { throw error("duplicate object key", at: start) }
      guard take(UInt8(ascii: ":")) else { throw error("':' expected", at: here) }
      let member = JSONValue.Member(key: key, value: try value(), place: place)
      if let known {
        members[known] = member
        continue
      }
      if !places.isEmpty { places[key] = members.count }
      members.append(member)
      if members.count == Self.fewMembers {
        for (place, member) in members.enumerated() { places[member.key] = place }
      }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("'}' expected", at: here) }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue.Content {
    try enter()
    defer { depth -= 1 }
    var items: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat { items.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("']' expected", at: here) }
    return .array(items)
  }

  private static let words: [(String, JSONValue.Content)] = [
    ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
  ]

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let end = endOfWord(from: here)
    guard let found = Self.words.first(where: { bytes[here..<end].elementsEqual($0.0.utf8) }) else {
      throw error("invalid token", at: here)
    }
    here = end
    return found.1
  }

  private mutating func number() throws(JSONError) -> JSONValue.Content {
    let start = here
    var isWhole = true
    if next == UInt8(ascii: "-") { here += 1 }
    if next == UInt8(ascii: "0") { here += 1 } else { try digits(from: start) }
    if next == UInt8(ascii: ".") {
      isWhole = false
      here += 1
      try digits(from: start)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      here += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { here += 1 }
      try digits(from: start)
    }
    guard endOfWord(from: here) == here else { throw error("invalid token", at: start) }
    let text = String(decoding: bytes[start..<here], as: UTF8.self)
    if isWhole, let whole = Int(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite else { throw error("real number overflow", at: start) }
    return .number(number)
  }

  /// Consumes digits, at least one.
  private mutating func digits(from start: Int) throws(JSONError) {
    let first = here
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { here += 1 }
    if here == first { throw error("invalid token", at: start) }
  }

  // MARK: Texts

  private mutating func string() throws(JSONError) -> String {
    let start = here
    here += 1
    var text: [UInt8] = []
    var unread = here
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        text += bytes[unread..<here]
        text += try escape()
        unread = here
      } else if byte < 0x20 {
        throw error("control character 0x\(String(byte, radix: 16))", at: here)
      } else {
        here += 1
      }
    }
    guard next != nil else { throw error("premature end of input", at: here) }
    defer { here += 1 }
    // Nearly all texts are without escape sequences.
    let isPlain = unread == start + 1
    if !isPlain { text += bytes[unread..<here] }
    let valid =
      isPlain
      ? String(validating: bytes[unread..<here], as: UTF8.self) : String(validating: text, as: UTF8.self)
    guard let valid else { throw error("no UTF-8", at: start) }
    return valid
  }

  /// The UTF-8 of an escape sequence, including surrogate pairs.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = here
    here += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "/"): return [UInt8(ascii: "/")]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var code = try codeUnit(from: start)
      if (0xD800..<0xDC00).contains(code), bytes[here...].starts(with: "\\u".utf8) {
        here += 2
        let low = try codeUnit(from: start)
        guard (0xDC00..<0xE000).contains(low) else { throw error("invalid Unicode", at: start) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard code != 0, let scalar = Unicode.Scalar(code) else { throw error("invalid Unicode", at: start) }
      return Array(String(scalar).utf8)
    default: throw error("invalid escape", at: start)
    }
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[here...].prefix(4)
    let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHex, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw error("invalid escape", at: start)
    }
    here += 4
    return unit
  }

  // MARK: Bytes

  private var next: UInt8? { here < bytes.count ? bytes[here] : nil }

  /// Consumes a character and the white space after it, if it is next.
  private mutating func take(_ sign: UInt8) -> Bool {
    guard next == sign else { return false }
    here += 1
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0D: here += 1
      case 0x0A:
        here += 1
        (line, lineStart) = (line + 1, here)
      default: return
      }
    }
  }

  private func endOfWord(from start: Int) -> Int {
    bytes[start...].firstIndex { !isOfWord($0) } ?? bytes.count
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: byte >= 0x80
    }
  }

  // MARK: Errors

  /// The error at a position, with the text there.
  private func error(_ reason: String, at offset: Int) -> JSONError {
    guard offset < bytes.count else {
      let last = bytes.lastIndex { !$0.isBlank } ?? 0
      return JSONError(place: place(of: last), reason: "\(reason) near end of file")
    }
    var end = max(endOfWord(from: offset), offset + 1)
    if bytes[offset] == UInt8(ascii: "\"") {
      end = bytes[(offset + 1)...].firstIndex { $0 == UInt8(ascii: "\"") || $0 < 0x20 } ?? bytes.count
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { end += 1 }
    }
    let near = String(decoding: bytes[offset..<min(end, offset + 40)], as: UTF8.self)
    return JSONError(place: place(of: offset), reason: "\(reason) near '\(near)'")
  }

  private func place(of offset: Int) -> JSONPlace {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONPlace(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: offset - start + 1)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
