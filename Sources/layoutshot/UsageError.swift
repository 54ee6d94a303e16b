import Diagnostics

/// Wrong use of the command line: exit status 2.
struct UsageError: LocatedError {
  let message: String
  private var command: String?

  init(_ message: String) { self.message = message }

  /// The error with the sub-command whose help explains it.
  func naming(_ command: String) -> UsageError {
    var error = self
    error.command = command
    return error
  }

  var location: SourceLocation? { nil }

  var notes: [Finding.Note] {
    [Finding.Note("see 'layoutshot help\(command.map { " \($0)" } ?? "")'")]
  }
}
