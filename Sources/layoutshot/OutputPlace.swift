/// Where pictures go.
enum OutputPlace: Sendable {
  /// Into a folder, which need not be there yet; the empty text is the working directory.
  case folder(String)
  /// The only picture, to a file.
  case file(String)
  /// The only picture, to standard output.
  case standardOutput

  /// The place that the value of `--output` names: `-` is standard output, a name that ends in `.png` a file, anything
  /// else a folder; nil is the working directory.
  init(_ path: String?) {
    switch path {
    case nil: self = .folder("")
    case "-": self = .standardOutput
    case let path?: self = path.lowercased().hasSuffix(".png") ? .file(path) : .folder(path)
    }
  }
}
