import Diagnostics

/// What all readers of one document share: its name and the findings so far.
final class ReadingContext {
  let file: String
  var findings: [Finding] = []

  init(file: String) { self.file = file }

  func location(of element: Element) -> SourceLocation {
    SourceLocation(file: file, line: element.line, column: element.column)
  }

  func add(_ finding: Finding) { findings.append(finding) }

  /// Reads a number: finite, and not so large that sums of it lose whole points.
  func number(_ text: String, of name: String, at element: Element, default fallback: Double) -> Double {
    if let value = Double(text.trimmingSpaces), value.isFinite, abs(value) <= 1e7 { return value }
    add(
      .badValue(
        text, of: name, expected: "a number of reasonable size", used: shortNumber(fallback),
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

/// A number without a useless `.0`.
func shortNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
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
