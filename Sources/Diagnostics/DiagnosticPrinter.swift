/// Renders findings and located errors as text, `file:line:column: severity: [category] message`.
///
/// The format follows GNU's coding standards for error messages, so that editors and CI can jump to the location.
package struct DiagnosticPrinter: Sendable {
  /// Whether severities and places are colored with ANSI escapes.
  package var usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// Returns a finding with its notes, one terminated line each. `finding`: the finding; without a location it is
  /// printed with the name of the program. The result: lines such as `a.xib:3:5: warning: [ignored] …`; control
  /// characters in quoted text are replaced.
  package func text(_ finding: Finding) -> String {
    line(
      finding.severity, "[\(finding.category.rawValue)] \(finding.message)\(finding.occurrencePhrase)",
      finding.location)
      + notes(finding.notes, below: finding.location)
  }

  /// Returns a located error with its notes, one terminated line each. `error`: the error; without a location it is
  /// printed with the name of the program. The result: lines such as `a.xib:3:5: error: …`, without a word in brackets.
  package func text(_ error: any LocatedError) -> String {
    line(.error, PrintedText.sentence(error.message), error.location)
      + notes(error.notes, below: error.location)
  }

  private func notes(_ notes: [Finding.Note], below location: SourceLocation?) -> String {
    notes.map { line(.note, $0.message, $0.location ?? location) }.joined()
  }

  /// A finding is always a single line, whatever input it quotes.
  private func line(_ severity: Severity, _ message: String, _ location: SourceLocation?) -> String {
    let tool = SourceLocation(file: "layoutshot")
    return "\(bold(place(location ?? tool))) \(colored(severity)) \(PrintedText.oneLine(message))\n"
  }

  private func place(_ location: SourceLocation) -> String {
    var text = PrintedText.oneLine(location.file) + ":"
    if location.line > 0 { text += "\(location.line):" }
    if location.line > 0, location.column > 0 { text += "\(location.column):" }
    return text
  }

  private func colored(_ severity: Severity) -> String {
    guard usesColor else { return severity.rawValue + ":" }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m"
  }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
