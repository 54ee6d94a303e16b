/// Splits tables that are written as texts: a literal of hundreds of rows takes the optimizer seconds, a text none.
package enum TableText {
  /// The lines that are not empty, without blanks at their ends.
  package static func lines(of text: String) -> [Substring] { parts(of: text[...], at: "\n") }

  /// The parts of a line between ASCII separators that are not empty, without blanks at their ends.
  package static func parts(of line: Substring, at separator: Unicode.Scalar) -> [Substring] {
    line.utf8.split(separator: UInt8(ascii: separator)).compactMap { part in
      let blank = UInt8(ascii: " ")
      var part = part.drop { $0 == blank }
      while part.last == blank { part.removeLast() }
      return part.isEmpty ? nil : Substring(part)
    }
  }
}
