import Glibc

/// Writes whole files: beside their place under another name, then renamed, so that nobody sees half of one.
public enum OutputFile {
  /// Writes bytes to a path; what stood there is replaced in one step, or left alone where writing fails.
  ///
  /// - Throws: `FileError` where the folder is not to be had or the disk is full.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.unwritable, path: path, code: errno) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw FileError(.unwritable, path: path, code: failure)
    }
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `FileError` where one cannot be made.
  public static func makeFolder(_ path: String) throws(FileError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty || prefix.hasSuffix("/") ? String(part) : "/" + part
      if mkdir(prefix, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        throw FileError(.unwritable, path: prefix, code: errno)
      }
    }
    var status = stat()
    guard path.isEmpty || (stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR) else {
      throw FileError(.unwritable, path: path, code: ENOTDIR)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        sent += count
      }
      return 0
    }
  }
}
