import Diagnostics

/// An error that prevents a font library from being opened.
public enum FontLibraryError: LocatedError, Hashable {
  /// There is no folder at this path.
  case folderMissing(String)
  /// The folder has no readable `Names.tsv`.
  case tableMissing(String)
  /// A line of `Names.tsv` is invalid.
  case tableUnreadable(FontTableFault, SourceLocation)
  /// A line of `Names.tsv` names a file that does not exist.
  case fontMissing(String, SourceLocation)
  /// A file exists, but is not a font.
  case fontCorrupt(String, SourceLocation)
  /// None of these locations has a `Fonts/Names.tsv`.
  case notFound(lookedAt: [String])
}

/// An error in a line of `Names.tsv`.
public enum FontTableFault: Hashable, Sendable {
  /// The file is not UTF-8.
  case encoding
  /// The first field is neither `face` nor `name`.
  case recordKind(String)
  /// The line has the wrong number of fields.
  case fieldCount(expected: Int, found: Int)
  /// A required field is empty.
  case emptyField(String)
  /// A field has an invalid word or number.
  case value(field: String, found: String, expected: String)
  /// The name or file already occurred in the given line.
  case duplicate(String, firstLine: Int)
  /// A name refers to a file without a preceding face line.
  case unknownFile(String)
  case noFaces
}
