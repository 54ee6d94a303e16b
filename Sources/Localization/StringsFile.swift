import Diagnostics
import InterfaceFile

/// Texts by key, in the format of `.strings` files (Apple, Internationalization and Localization Guide: "key" =
/// "value"; with C comments).
struct StringsFile {
  /// The texts whose keys consist of an object ID and a property, in file order.
  let texts: [LocalizedText]
  /// All texts by key; of a key that is repeated the last.
  let values: [String: String]
  /// The lines of these, from 1.
  let lines: [String: Int]

  /// Parses a file in UTF-8 or UTF-16, as determined by its first bytes.
  init(_ bytes: [UInt8], file: String) throws(LocalizationError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw LocalizationError(.compiled, at: SourceLocation(file: file))
    }
    var texts: [LocalizedText] = []
    var (values, lines): ([String: String], [String: Int]) = ([:], [:])
    var reader = StringsReader(try Self.characters(bytes, file: file), file: file)
    while let entry = try reader.next() {
      (values[entry.key], lines[entry.key]) = (entry.value, entry.place.line)
      if let text = LocalizedText(key: entry.key, text: entry.value, at: entry.place) { texts.append(text) }
    }
    (self.texts, self.values, self.lines) = (texts, values, lines)
  }

  private static func characters(_ bytes: [UInt8], file: String) throws(LocalizationError) -> [Unicode.Scalar]
  {
    let place = SourceLocation(file: file)
    let mark = Array(bytes.prefix(3))
    let text: String?
    switch (mark.first, mark.dropFirst().first) {
    case (0xFF, 0xFE): text = utf16(bytes.dropFirst(2), isLittle: true)
    case (0xFE, 0xFF): text = utf16(bytes.dropFirst(2), isLittle: false)
    case (.some(1...), 0): text = utf16(bytes[...], isLittle: true)
    case (0, .some(1...)): text = utf16(bytes[...], isLittle: false)
    default:
      text = String(validating: mark == [0xEF, 0xBB, 0xBF] ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }
    guard let text else { throw LocalizationError(.encoding, at: place) }
    return Array(text.unicodeScalars)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// Reads the entries of a file one by one.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var here = 0
  private var line = 1
  private var column = 1

  init(_ scalars: [Unicode.Scalar], file: String) { (self.scalars, self.file) = (scalars, file) }

  /// Returns the next entry; nil at the end.
  mutating func next() throws(LocalizationError) -> (key: String, value: String, place: SourceLocation)? {
    try skip()
    guard current != nil else { return nil }
    let start = place
    let key = try text()
    try skip()
    var value = key
    if current == "=" {
      advance()
      try skip()
      value = try text()
      try skip()
    }
    guard current == ";" else { throw LocalizationError(.expected("';'"), at: place) }
    advance()
    return (key, value, start)
  }

  private var current: Unicode.Scalar? { here < scalars.count ? scalars[here] : nil }
  private var place: SourceLocation { SourceLocation(file: file, line: line, column: column) }

  private mutating func advance() {
    let isEnd =
      scalars[here] == "\n"
      || (scalars[here] == "\r" && !(here + 1 < scalars.count && scalars[here + 1] == "\n"))
    if isEnd { (line, column) = (line + 1, 1) } else { column += 1 }
    here += 1
  }

  /// Skips white space and comments.
  private mutating func skip() throws(LocalizationError) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", here + 1 < scalars.count, scalars[here + 1] == "/" {
        while let scalar = current, scalar != "\n", scalar != "\r" { advance() }
      } else if scalar == "/", here + 1 < scalars.count, scalars[here + 1] == "*" {
        let start = place
        advance()
        advance()
        while here + 1 < scalars.count, !(scalars[here] == "*" && scalars[here + 1] == "/") { advance() }
        guard here + 1 < scalars.count else { throw LocalizationError(.unclosed("comment"), at: start) }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// Reads a quoted string or a bare word.
  private mutating func text() throws(LocalizationError) -> String {
    let start = place
    var result = String.UnicodeScalarView()
    guard let quote = current, quote == "\"" || quote == "'" else {
      while let scalar = current, Self.isBare(scalar) {
        result.append(scalar)
        advance()
      }
      guard !result.isEmpty else {
        throw LocalizationError(current == "<" ? .propertyList : .expected("a text in quotes"), at: start)
      }
      return String(result)
    }
    advance()
    while let scalar = current, scalar != quote {
      advance()
      if scalar == "\\" { try escape(into: &result) } else { result.append(scalar) }
    }
    guard current != nil else { throw LocalizationError(.unclosed("text"), at: start) }
    advance()
    return String(result)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.$-:/[]".unicodeScalars.contains(scalar)
  }

  /// Reads the part of an escape sequence after the backslash.
  private mutating func escape(into result: inout String.UnicodeScalarView) throws(LocalizationError) {
    guard let scalar = current else { return }
    advance()
    switch scalar {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u":
      var units = [code()]
      // A surrogate pair encodes one character outside the Basic Multilingual Plane.
      if let first = units[0], (0xD800..<0xDC00).contains(first), current == "\\", here + 1 < scalars.count,
        scalars[here + 1] == "U" || scalars[here + 1] == "u"
      {
        advance()
        advance()
        units.append(code())
      }
      let known = units.compactMap(\.self)
      guard known.count == units.count, let text = String(validating: known, as: UTF16.self) else {
        throw LocalizationError(.expected("four hexadecimal digits"), at: place)
      }
      result.append(contentsOf: text.unicodeScalars)
    default: result.append(scalar)
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func code() -> UInt16? {
    var digits = ""
    while digits.count < 4, let scalar = current, Character(scalar).isHexDigit {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    return digits.count == 4 ? UInt16(digits, radix: 16) : nil
  }
}

/// An error for a localization file that cannot be read.
package struct LocalizationError: LocatedError, Equatable {
  /// The reason for the error.
  package enum Reason: Equatable, Sendable {
    case compiled
    case propertyList
    case tooLarge(Int)
    case encoding
    case expected(String)
    case unclosed(String)
    case catalog(String)
  }

  package let reason: Reason
  package let location: SourceLocation?

  init(_ reason: Reason, at location: SourceLocation) {
    (self.reason, self.location) = (reason, location)
  }

  /// A description of the error.
  package var message: String {
    switch reason {
    case .compiled: "is a compiled property list, not the text that a project keeps"
    case .propertyList: "is a property list in XML; \"key\" = \"text\"; is read"
    case .tooLarge(let limit): "the file has more than \(limit >> 20) MiB"
    case .encoding: "is neither UTF-8 nor UTF-16"
    case .expected(let what): "\(what) is missing here"
    case .unclosed(let what): "the \(what) that begins here has no end"
    case .catalog(let why): "not a string catalogue: \(why)"
    }
  }
}
