import Diagnostics

/// An error that prevents a run from starting.
package enum GoldenRunError: LocatedError, Equatable {
  /// The patterns match no file.
  case noDocuments([String])
  /// A file is not one of the documents that have goldens.
  case notAmongInputs(String, near: String?)
  /// There are more pictures than anybody is likely to want: this many at least.
  case tooManyPictures(Int, most: Int, SourceLocation?)

  /// The file that the error is about.
  package var location: SourceLocation? {
    switch self {
    case .noDocuments: nil
    case .notAmongInputs(let path, _): SourceLocation(file: path)
    case .tooManyPictures(_, _, let location): location
    }
  }

  /// A description of the error.
  package var message: String {
    switch self {
    case .noDocuments(let patterns): "no document is found by \(patterns.joined(separator: ", "))"
    case .tooManyPictures(let count, let most, _):
      "the run would have \(count == .max ? "any number of" : "\(count) or more") pictures; at most \(most) are drawn"
        + " without --yes"
    case .notAmongInputs(_, let near):
      "is none of the documents that have goldens: see \"inputs\" in layoutshot.json"
        + (near.map { "; did you mean \($0)?" } ?? "")
    }
  }
}
