import Diagnostics

/// An error for an invalid command line; the exit status is 2.
struct UsageError: LocatedError {
  let message: String
  private var command: String?

  init(_ message: String) { self.message = message }

  /// Returns the error with the name of the subcommand whose help explains it.
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
