import Diagnostics
import InterfaceFile

/// Texts by key, as `.strings` files have them (Apple, Internationalization and Localization Guide: "key" = "value";
/// with comments of C).
struct StringsFile {
  /// The texts whose keys name an object and a property, in the file's order.
  let texts: [LocalizedText]

  /// Reads a file in UTF-8 or UTF-16, as its first bytes tell.
  init(_ bytes: [UInt8], file: String) throws(LocalizationError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw LocalizationError(.compiled, at: SourceLocation(file: file))
    }
    var reader = StringsReader(try Self.characters(bytes, file: file), file: file)
    var texts: [LocalizedText] = []
    while let entry = try reader.next() {
      if let text = LocalizedText(key: entry.key, text: entry.value, at: entry.place) { texts.append(text) }
    }
    self.texts = texts
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

/// Reads one entry after another.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var here = 0
  private var line = 1
  private var column = 1

  init(_ scalars: [Unicode.Scalar], file: String) { (self.scalars, self.file) = (scalars, file) }

  /// The next entry; nil at the end.
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

  /// Goes beyond blanks and comments.
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

  /// A text in quotes, or a bare word.
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

  /// What stands behind a backslash.
  private mutating func escape(into result: inout String.UnicodeScalarView) throws(LocalizationError) {
    guard let scalar = current else { return }
    advance()
    switch scalar {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u":
      var units = [code()]
      // A pair stands for one character beyond the first 65 536.
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

  /// Four hexadecimal digits.
  private mutating func code() -> UInt16? {
    var digits = ""
    while digits.count < 4, let scalar = current, Character(scalar).isHexDigit {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    return digits.count == 4 ? UInt16(digits, radix: 16) : nil
  }
}

/// A file of texts that cannot be read.
package struct LocalizationError: LocatedError, Equatable {
  /// What is wrong with it.
  package enum Reason: Equatable, Sendable {
    /// It is a property list that was compiled into an app.
    case compiled
    /// It is a property list in XML.
    case propertyList
    /// It has more bytes than are read.
    case tooLarge(Int)
    /// It is neither UTF-8 nor UTF-16.
    case encoding
    /// Something else stands where this should.
    case expected(String)
    /// Something has no end.
    case unclosed(String)
    /// It is no JSON, or none of a string catalogue.
    case catalog(String)
  }

  /// What is wrong.
  package let reason: Reason
  /// Where.
  package let location: SourceLocation?

  init(_ reason: Reason, at location: SourceLocation) {
    (self.reason, self.location) = (reason, location)
  }

  /// The sentence.
  package var message: String {
    switch reason {
    case .compiled: "is a compiled property list, not the text that a project keeps"
    case .propertyList: "is a property list in XML; \"key\" = \"text\"; is read"
    case .tooLarge(let limit): "the file has more than \(limit >> 20) MiB"
    case .encoding: "is neither UTF-8 nor UTF-16"
    case .expected(let what): "\(what) is missing here"
    case .unclosed(let what): "the \(what) that begins here has no end"
    case .catalog(let why): "no string catalogue: \(why)"
    }
  }
}
