import Diagnostics

extension DiagnosticPrinter {
  /// Any error as text, a line or more, every line ended: a located one in full, another by its own words.
  ///
  /// - Parameter location: where an error stands that does not know its place.
  func text(anyError error: any Error, at location: SourceLocation? = nil) -> String {
    if let error = error as? any LocatedError { return text(error) }
    return text(UnexpectedError(message: "\(error)", location: location))
  }
}

/// An error that knows no English of its own.
private struct UnexpectedError: LocatedError {
  let message: String
  let location: SourceLocation?
}
