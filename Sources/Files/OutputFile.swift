import Glibc

/// Writes whole files: beside their place under no name or another, then renamed, so that nobody sees half of one.
public enum OutputFile {
  /// Writes bytes to a path; what stood there is replaced in one step, or left alone where writing fails.
  ///
  /// A device or pipe is written to as it is, and a link stays one: to rename a file over `/dev/null` or
  /// `/dev/stdout` would do harm.
  ///
  /// - Throws: `FileError` where the folder is not to be had or the disk is full.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let failure =
      isSpecial(path)
      ? write(bytes, to: open(path, O_WRONLY | O_CLOEXEC)) { _ in 0 }
      : replace(target(of: path), with: bytes)
    if failure != 0 { throw FileError(.unwritable, path: path, code: failure) }
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `FileError` where one cannot be made.
  package static func makeFolder(_ path: String) throws(FileError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty || prefix.hasSuffix("/") ? String(part) : "/" + part
      if mkdir(prefix, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        // A folder that is there may stand where nothing may be made.
        let code = errno
        guard isFolder(prefix) else { throw FileError(.unwritable, path: prefix, code: code) }
      }
    }
    guard path.isEmpty || isFolder(path) else {
      throw FileError(.unwritable, path: path, code: ENOTDIR)
    }
  }

  /// Removes a file; that it is not there is no failure.
  ///
  /// - Throws: `FileError` where it stays.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(.unwritable, path: path, code: errno) }
  }

  /// Makes the folder that a file is to lie in, and those above it.
  ///
  /// - Throws: `FileError` where one cannot be made.
  package static func makeFolder(of file: String) throws(FileError) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try makeFolder(parts.joined(separator: "/"))
  }

  /// `O_TMPFILE`, which Swift does not import as it is a sum.
  static let namelessFile = 0o2000_0000 | O_DIRECTORY

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The file that a link leads to, so that the link stays; any other path as it is.
  package static func target(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let pointer = realpath(path, nil)
    else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Writes a file without a name where the system has such, so that nothing is left whatever ends the program;
  /// elsewhere one with a name of its own. Returns the system's error number, 0 for none.
  private static func replace(_ path: String, with bytes: [UInt8]) -> Int32 {
    let cut = path.lastIndex(of: "/")
    let folder = cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let nameless = open(folder, namelessFile | O_WRONLY | O_CLOEXEC, 0o666)
    if nameless >= 0 {
      return write(bytes, to: nameless) { descriptor in
        underTemporaryName(path) {
          linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
        }
      }
    }
    return underTemporaryName(path) { temporary in
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return -1 }
      errno = write(bytes, to: descriptor) { _ in 0 }
      if errno == 0 { return 0 }
      let code = errno
      unlink(temporary)
      errno = code
      return -1
    }
  }

  /// Calls `make` with names until one is free, then renames what was made to the path.
  static func underTemporaryName(_ path: String, make: (String) -> Int32) -> Int32 {
    for attempt in 0..<100 {
      let temporary = "\(path).\(getpid()).\(attempt).tmp"
      if make(temporary) != 0 {
        if errno == EEXIST { continue }
        return errno
      }
      if rename(temporary, path) == 0 { return 0 }
      let code = errno
      unlink(temporary)
      return code
    }
    return EEXIST
  }

  /// Writes bytes to a descriptor, calls `finish` with it, closes it. Returns the system's error number, 0 for none.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, finish: (Int32) -> Int32
  ) -> Int32 {
    guard descriptor >= 0 else { return errno }
    var failure = writeAll(bytes, to: descriptor)
    if failure == 0 { failure = finish(descriptor) }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// Writes bytes to a descriptor, however many calls it takes. Returns the system's error number, 0 for none.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
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
