import Diagnostics

extension FontLibraryError {
  /// The file or folder that the error is about.
  public var location: SourceLocation? {
    switch self {
    case .folderMissing(let path), .tableMissing(let path): SourceLocation(file: path)
    case .tableUnreadable(_, let location): location
    case .fontMissing(_, let location), .fontCorrupt(_, let location): location
    case .notFound: nil
    }
  }

  /// A description of the error, without a full stop.
  public var message: String {
    switch self {
    case .folderMissing: "there is no font folder here"
    case .tableMissing: "the font table cannot be read"
    case .tableUnreadable(let fault, _): fault.message
    case .fontMissing(let path, _): "the font file '\(path)' cannot be read"
    case .fontCorrupt(let path, _): "'\(path)' is no OpenType or TrueType font"
    case .notFound: "the fonts were not found: no searched folder contains Names.tsv"
    }
  }

  /// The locations that were searched.
  public var notes: [Finding.Note] {
    guard case .notFound(let places) = self else { return [] }
    return places.map { Finding.Note("searched \($0)") }
  }
}

extension FontTableFault {
  /// A description of the error, without a full stop.
  var message: String {
    switch self {
    case .encoding: "the line is not UTF-8"
    case .recordKind(let word): "a line starts with 'face', 'installed' or 'name', not '\(word)'"
    case .fieldCount(let expected, let found): "the line has \(found) fields, not \(expected)"
    case .emptyField(let field): "the \(field) is empty"
    case .value(let field, let found, let expected): "the \(field) is \(expected), not '\(found)'"
    case .duplicate(let name, let line): "'\(name)' was given in line \(line) already"
    case .unknownFile(let file): "no face line above names the file '\(file)'"
    case .noFaces: "the table has no face lines"
    }
  }
}
