import Diagnostics
import Numerals

/// What all readers of one document share: its name and the findings so far.
final class ReadingContext {
  let file: String
  private(set) var findings: [Finding] = []

  /// Nobody reads more; without a bound a hostile file makes millions.
  private static let mostFindings = 10_000

  init(file: String) { self.file = file }

  func location(of element: Element) -> SourceLocation {
    SourceLocation(file: file, line: element.line, column: element.column)
  }

  func add(_ finding: Finding) {
    if findings.count < Self.mostFindings { return findings.append(finding) }
    if findings.count == Self.mostFindings {
      findings.append(.tooManyFindings(Self.mostFindings, file: file))
    }
  }

  /// Reads a whole number of any size, such as a tag or a set of flags.
  func integer(_ text: String, of name: String, at element: Element, default fallback: Int) -> Int {
    if let value = Int(text.trimmingSpaces) { return value }
    add(
      .badValue(
        text, of: name, expected: "a whole number", used: String(fallback), at: location(of: element)))
    return fallback
  }

  /// Reads a number: finite, and not so large that sums of it lose whole points.
  func number(_ text: String, of name: String, at element: Element, default fallback: Double) -> Double {
    if let value = Double(text.trimmingSpaces), value.isFinite, abs(value) <= 1e7 { return value }
    add(
      .badValue(
        text, of: name, expected: "a number of reasonable size", used: Numeral.text(fallback),
        at: location(of: element)))
    return fallback
  }

  func boolean(_ text: String, of name: String, at element: Element, default fallback: Bool) -> Bool {
    switch text {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default:
      add(
        .badValue(
          text, of: name, expected: "YES or NO", used: fallback ? "YES" : "NO", at: location(of: element)))
      return fallback
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingSpaces: Substring {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
