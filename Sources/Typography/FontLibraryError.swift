import Diagnostics

/// An error that prevents a font library from being opened.
public enum FontLibraryError: LocatedError, Hashable {
  case folderMissing(String)
  case tableMissing(String)
  case tableUnreadable(FontTableFault, SourceLocation)
  case fontMissing(String, SourceLocation)
  case fontCorrupt(String, SourceLocation)
  case notFound(lookedAt: [String])
}

/// An error in a line of `Names.tsv`.
public enum FontTableFault: Hashable, Sendable {
  case encoding
  case recordKind(String)
  case fieldCount(expected: Int, found: Int)
  case emptyField(String)
  case value(field: String, found: String, expected: String)
  /// The name or file already occurred in the given line.
  case duplicate(String, firstLine: Int)
  /// A name refers to a file without a preceding face line.
  case unknownFile(String)
  case noFaces
}
