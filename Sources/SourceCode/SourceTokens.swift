/// Words, marks and texts of a source file in Swift or Objective-C, without comments.
///
/// Nothing is compiled. SwiftSyntax comes with the toolchain only for macros, without a stable place to link it from, and
/// Debian has no grammar of Swift for tree-sitter, so that whoever builds this program could link neither.
package struct SourceTokens {
  /// A piece of a file.
  package enum Token: Hashable, Sendable {
    /// A word: where it is in the file.
    case word(Range<Int>)
    /// A sign.
    case mark(UInt8)
    /// A text: where it is, quotes and signs around it included.
    case text(Range<Int>)
    /// A line that is read before the compiler does, such as `#if DEBUG`: where it is.
    case directive(Range<Int>)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token is looked for.
  package private(set) var index = 0
  /// Whether the last token is the first on its line.
  package private(set) var isFirstOnLine = true

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Takes the next token; nil at the end.
  package mutating func next() -> Token? {
    isFirstOnLine = index == 0
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isInWord(byte) { return .word(word()) }
      let start = index
      index += 1
      switch byte {
      case UInt8(ascii: "\n"): isFirstOnLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "/") where peek == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""):
        skipText(signs: 0)
        return .text(start..<index)
      case UInt8(ascii: "#"):
        if let token = afterNumberSign(start) { return token }
        return .mark(byte)
      case UInt8(ascii: "'"):
        skipCharacter()
        return .text(start..<index)
      case UInt8(ascii: "`"): break
      default: return .mark(byte)
      }
    }
    return nil
  }

  // MARK: What tokens say

  /// Whether a word of the file is the given one.
  package func reads(_ wanted: StaticString, at word: Range<Int>) -> Bool {
    guard wanted.utf8CodeUnitCount == word.count else { return false }
    for offset in 0..<word.count where wanted.utf8Start[offset] != bytes[word.lowerBound + offset] {
      return false
    }
    return true
  }

  /// The text of a part of the file, as written.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func bytes(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[range] }

  /// What a literal says; nil for one with something interpolated in it, and for a character.
  package func value(ofText range: Range<Int>) -> String? {
    var (start, end) = (range.lowerBound, range.upperBound)
    var signs = 0
    while start < end, bytes[start] == UInt8(ascii: "#") { (start, signs) = (start + 1, signs + 1) }
    guard start < end, bytes[start] == Self.quote else { return nil }
    end -= signs
    let isLong = end - start >= 6 && bytes[start + 1] == Self.quote && bytes[start + 2] == Self.quote
    let quotes = isLong ? 3 : 1
    guard end - start >= 2 * quotes else { return nil }
    let inner = bytes[(start + quotes)..<(end - quotes)]
    guard inner.contains(UInt8(ascii: "\\")) else {
      return Self.unindented(String(decoding: inner, as: UTF8.self), isLong)
    }
    return Self.unescaped(inner, signs: signs).map { Self.unindented($0, isLong) }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, signs: Int) -> String? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"),
        bytes[index...].prefix(signs).count(where: { $0 == UInt8(ascii: "#") }) == signs
      else {
        result.append(byte)
        continue
      }
      index += signs
      guard index < bytes.endIndex else { return nil }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "("): return nil
      case UInt8(ascii: "u") where index < bytes.endIndex && bytes[index] == UInt8(ascii: "{"):
        let digits = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "}") }
        guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = UnicodeScalar(code)
        else { return nil }
        result += Array(String(Character(scalar)).utf8)
        index = min(digits.endIndex + 1, bytes.endIndex)
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A literal of several lines without the space that its last line begins with.
  private static func unindented(_ text: String, _ isLong: Bool) -> String {
    guard isLong else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last, last.allSatisfy(\.isWhitespace) else { return text }
    lines.removeFirst()
    lines.removeLast()
    return lines.map { $0.hasPrefix(last) ? $0.dropFirst(last.count) : $0 }.joined(separator: "\n")
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isInWord(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipLine() {
    while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment whose first slash was read; in Swift comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      let (byte, following) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        index += 2
        if depth == 0 { return }
        depth -= 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        // In Objective-C a comment ends at its first end, whatever begins inside. Where it seems to have none, that counts.
        index += 2
        depth += 1
      } else {
        index += 1
      }
    }
  }

  /// Skips a text whose opening quote was read, up to its closing quote, or the end of the line if it has only one quote.
  /// What is interpolated in it may have texts of its own.
  private mutating func skipText(signs: Int) {
    let isLong = index + 1 < bytes.count && bytes[index] == Self.quote && bytes[index + 1] == Self.quote
    if isLong { index += 2 }
    var quotes = 0
    while let byte = peek {
      index += 1
      quotes = byte == Self.quote ? quotes + 1 : 0
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: index) {
        index = min(index + signs, bytes.count)
        if peek == UInt8(ascii: "("), !isInterpolationSkipped() { continue }
        index = min(index + 1, bytes.count)
      } else if quotes == (isLong ? 3 : 1), hasSigns(signs, at: index) {
        index += signs
        return
      } else if !isLong, byte == UInt8(ascii: "\n") {
        return
      }
    }
  }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    if count == 0 { return true }
    guard place + count <= bytes.count else { return false }
    return bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private static let longestInterpolation = 4096

  /// Skips what is interpolated, up to before its last parenthesis; nothing where it has none on the line.
  private mutating func isInterpolationSkipped() -> Bool {
    var (place, depth, isInText) = (index, 0, false)
    let end = min(bytes.count, index + Self.longestInterpolation)
    while place < end, bytes[place] != UInt8(ascii: "\n") {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isInText: place += 1
      case Self.quote: isInText.toggle()
      case UInt8(ascii: "(") where !isInText: depth += 1
      case UInt8(ascii: ")") where !isInText:
        depth -= 1
        if depth == 0 {
          index = place
          return true
        }
      default: break
      }
      place += 1
    }
    return false
  }

  /// A character of Objective-C.
  private mutating func skipCharacter() {
    let end = min(index + 12, bytes.count)
    var place = index
    while place < end, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
      } else if bytes[place] == UInt8(ascii: "'") {
        index = place + 1
        return
      }
      place += 1
    }
  }

  /// `#"raw"#`, or a directive at the beginning of a line.
  private mutating func afterNumberSign(_ start: Int) -> Token? {
    var signs = 1
    var place = index
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { (place, signs) = (place + 1, signs + 1) }
    if place < bytes.count, bytes[place] == Self.quote {
      index = place + 1
      skipText(signs: signs)
      return .text(start..<index)
    }
    var before = start
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D else { return nil }
    while let byte = peek, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    return .directive(start..<index)
  }
}
