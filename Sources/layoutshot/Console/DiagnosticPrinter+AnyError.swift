import Diagnostics
import Flows
import GoldenRuns
import Screens

extension DiagnosticPrinter {
  /// Returns any error as text of one or more lines, each with a line terminator: a located error in full, others by
  /// their own description, at `location`.
  func text(anyError error: any Error, at location: SourceLocation? = nil) -> String {
    if let error = error as? any LocatedError { return text(error) }
    if let error = error as? FlowScriptError { return error.findings.map { text($0) }.joined() }
    if let error = error as? ConfigurationError {
      return error.findings.map { text(LocatedFinding(finding: $0)) }.joined()
    }
    let message = (error as? RenderError)?.message ?? "\(error)"
    return text(UnexpectedError(message: message, location: location))
  }
}

/// Wraps an error without an English description of its own.
private struct UnexpectedError: LocatedError {
  let message: String
  let location: SourceLocation?
}

/// One of several errors that ended a command.
private struct LocatedFinding: LocatedError {
  let finding: Finding
  var message: String { finding.message }
  var location: SourceLocation? { finding.location }
  var notes: [Finding.Note] { finding.notes }
}
