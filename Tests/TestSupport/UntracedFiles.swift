import Files

/// Reading for tests, which trace nothing unless they say so.
extension InputFile {
  /// Reads a file without recording that.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> InputFile {
    try FileSystem.untraced.read(path, limit: limit)
  }

  /// Whether there is a file, without recording that.
  package static func exists(_ path: String) -> Bool { FileSystem.untraced.exists(path) }
}
