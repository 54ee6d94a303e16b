import Diagnostics

/// Why a font library cannot be opened.
public enum FontLibraryError: LocatedError, Hashable {
  /// No folder is at this path.
  case folderMissing(String)
  /// No `Names.tsv` is in the folder, or it cannot be read.
  case tableMissing(String)
  /// A line of `Names.tsv` does not say what it must.
  case tableUnreadable(FontTableFault, SourceLocation)
  /// A line of `Names.tsv` names a file that is not there.
  case fontMissing(String, SourceLocation)
  /// A file is there, but is no font.
  case fontCorrupt(String, SourceLocation)
  /// None of these places has a `Fonts/Names.tsv`.
  case notFound(lookedAt: [String])
}

/// What is wrong with a line of `Names.tsv`.
public enum FontTableFault: Hashable, Sendable {
  /// The file is not UTF-8.
  case encoding
  /// The first field is neither `face` nor `name`.
  case recordKind(String)
  /// The line has a wrong number of fields.
  case fieldCount(expected: Int, found: Int)
  /// A field that must not be empty is.
  case emptyField(String)
  /// A field holds a word or number that it cannot hold.
  case value(field: String, found: String, expected: String)
  /// The name or file was given before, in this line.
  case duplicate(String, firstLine: Int)
  /// A name's file has no face line above it.
  case unknownFile(String)
  /// The table has no face at all.
  case noFaces
}
