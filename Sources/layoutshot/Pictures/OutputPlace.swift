/// The destination of pictures.
enum OutputPlace: Sendable {
  /// A folder, which does not have to exist yet; an empty string is the working directory.
  case folder(String)
  /// A file, for a single picture.
  case file(String)
  /// Standard output, for a single picture.
  case standardOutput

  /// Whether the picture goes to standard output.
  var isStandardOutput: Bool { if case .standardOutput = self { true } else { false } }

  /// Parses the value of `--output`: `-` is standard output, a name ending in `.png` is a file, anything else is a
  /// folder; nil is the working directory.
  init(_ path: String?) {
    switch path {
    case nil: self = .folder("")
    case "-": self = .standardOutput
    case let path?: self = path.lowercased().hasSuffix(".png") ? .file(path) : .folder(path)
    }
  }
}
