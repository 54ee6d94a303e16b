/// Splits tables written as text: a literal of hundreds of rows takes the optimizer seconds, a text no time.
package enum TableText {
  /// The nonempty lines, trimmed.
  package static func lines(of text: String) -> [Substring] { parts(of: text[...], at: "\n") }

  /// The nonempty parts of a line between ASCII separators, trimmed.
  package static func parts(of line: Substring, at separator: Unicode.Scalar) -> [Substring] {
    line.utf8.split(separator: UInt8(ascii: separator)).compactMap { part in
      let blank = UInt8(ascii: " ")
      var part = part.drop { $0 == blank }
      while part.last == blank { part.removeLast() }
      return part.isEmpty ? nil : Substring(part)
    }
  }
}
