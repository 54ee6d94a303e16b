import Diagnostics

/// An error that prevents a run from starting.
package enum GoldenRunError: LocatedError, Equatable {
  /// The patterns match no file.
  case noDocuments([String])
  /// A file is not one of the documents that have goldens.
  case notAmongInputs(String, near: String?)

  /// The file that the error is about.
  package var location: SourceLocation? {
    if case .notAmongInputs(let path, _) = self { return SourceLocation(file: path) }
    return nil
  }

  /// A description of the error.
  package var message: String {
    switch self {
    case .noDocuments(let patterns): "no document is found by \(patterns.joined(separator: ", "))"
    case .notAmongInputs(_, let near):
      "is none of the documents that have goldens: see \"inputs\" in layoutshot.json"
        + (near.map { "; did you mean \($0)?" } ?? "")
    }
  }
}
