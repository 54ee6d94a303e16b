import Diagnostics

/// An error that prevents a run from starting.
package enum GoldenRunError: LocatedError, Equatable {
  /// The patterns match no file.
  case noDocuments([String])
  /// A file is not one of the documents that have goldens.
  case notAmongInputs(String, near: String?)
  /// A screen is to be shown in another language or text size than that in which it was read.
  case readAlready(String)
  /// There are more pictures than anybody is likely to want: this many at least.
  case tooManyPictures(Int, most: Int, SourceLocation?)
  /// The folder for failure artifacts contains files that no report of ours records, under names that a run may write.
  case foreignFiles([String], in: String)

  /// The file that the error is about.
  package var location: SourceLocation? {
    switch self {
    case .noDocuments, .readAlready: nil
    case .notAmongInputs(let path, _): SourceLocation(file: path)
    case .tooManyPictures(_, _, let location): location
    case .foreignFiles(_, let folder): SourceLocation(file: folder.isEmpty ? "." : folder)
    }
  }

  /// A description of the error.
  package var message: String {
    switch self {
    case .noDocuments(let patterns): "no document is found by \(patterns.joined(separator: ", "))"
    case .readAlready(let name):
      "the screen \"\(name)\" has the language and text size in which its document was opened; compare the document instead"
    case .tooManyPictures(let count, let most, _):
      "the run would have \(count == .max ? "any number of" : "\(count) or more") pictures; at most \(most) are drawn"
        + " without --yes"
    case .foreignFiles(let names, _):
      "contains files that no run wrote, such as \(PrintedText.shortened(names[0])), which runs would overwrite or remove;"
        + " move them, or set \"failures\" in layoutshot.json to another folder"
    case .notAmongInputs(_, let near):
      "is none of the documents that have goldens: see \"inputs\" in layoutshot.json"
        + (near.map { "; did you mean \($0)?" } ?? "")
    }
  }
}
