import Glibc

/// Writes whole files: beside their place under no name or another, then renamed, so that a partial file is never seen.
public enum OutputFile {
  /// Writes bytes to a path; what stood there is replaced in one step, or left alone where writing fails.
  ///
  /// Devices and pipes are written to directly, and symbolic links are followed: renaming a file over `/dev/null` or
  /// `/dev/stdout` would be harmful.
  ///
  /// - Parameters:
  ///   - bytes: The whole contents.
  ///   - path: The path; its folder has to exist.
  /// - Throws: `FileError` where the folder is not to be had or the disk is full.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let failure =
      isSpecial(path)
      ? write(bytes, to: open(path, O_WRONLY | O_CLOEXEC)) { _ in 0 }
      : replace(target(of: path), with: bytes)
    if failure != 0 { throw FileError(.unwritable, path: path, code: failure) }
  }

  /// Writes bytes to a path in an enclosure: a link out of it is not followed.
  ///
  /// - Throws: `FileError` also for a path that leads out.
  package static func write(
    _ bytes: [UInt8], to path: String, within enclosure: Enclosure
  ) throws(FileError) {
    // Where something is written is nothing that it depends on.
    guard ReadingRecord.pausing({ enclosure.admits(path) }) else {
      throw FileError(.leadsOut, path: path, code: ELOOP)
    }
    try write(bytes, to: path)
  }

  /// Creates a folder and its parents.
  ///
  /// - Throws: `FileError` if a folder cannot be created.
  package static func makeFolder(_ path: String) throws(FileError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty || prefix.hasSuffix("/") ? String(part) : "/" + part
      if mkdir(prefix, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        // An existing folder may be inside one that is not writable.
        let code = errno
        guard InputFile.isFolder(prefix) else { throw FileError(.unwritable, path: prefix, code: code) }
      }
    }
    guard path.isEmpty || InputFile.isFolder(path) else {
      throw FileError(.unwritable, path: path, code: ENOTDIR)
    }
  }

  /// Removes a file, if it exists.
  ///
  /// - Throws: `FileError` if the file cannot be removed.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(.unwritable, path: path, code: errno) }
  }

  /// Creates the parent folders of a file.
  ///
  /// - Throws: `FileError` if a folder cannot be created.
  package static func makeFolder(of file: String) throws(FileError) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try makeFolder(parts.joined(separator: "/"))
  }

  /// `O_TMPFILE`, which Swift does not import because it is defined as a combination of flags.
  static let namelessFile = 0o2000_0000 | O_DIRECTORY

  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Returns the target of a symbolic link, so that the link is preserved; any other path is returned unchanged.
  package static func target(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let pointer = realpath(path, nil)
    else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Replaces a file, using an unnamed temporary file where the system supports it, so that nothing is left behind if
  /// the program is killed, and a named one elsewhere.
  ///
  /// - Returns: The system's error number; 0 on success.
  static func replace(_ path: String, with bytes: [UInt8], isNameless: Bool = true) -> Int32 {
    let nameless = isNameless ? openNameless(besides: path) : -1
    if nameless >= 0 {
      return write(bytes, to: nameless) { descriptor in
        underTemporaryName(path) {
          linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
        }
      }
    }
    let (descriptor, temporary) = openTemporary(besides: path)
    guard descriptor >= 0, let temporary else { return errno }
    defer { ScratchFiles.forget(temporary) }
    var code = write(bytes, to: descriptor) { _ in 0 }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 { unlink(temporary) }
    return code
  }

  /// Opens a file without a name in the folder of a path; negative where the file system has none.
  static func openNameless(besides path: String) -> Int32 {
    let cut = path.lastIndex(of: "/")
    let folder = cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return open(folder, namelessFile | O_WRONLY | O_CLOEXEC, 0o666)
  }

  /// Opens a new file with a temporary name beside a path; the descriptor is negative, and `errno` set, if that fails.
  static func openTemporary(besides path: String) -> (descriptor: Int32, path: String?) {
    let (descriptor, temporary) = makeTemporary(besides: path) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    return (descriptor, descriptor < 0 ? nil : temporary)
  }

  /// Calls `make` with temporary names until one is free, then renames the result to the path.
  ///
  /// - Returns: The system's error number; 0 on success.
  static func underTemporaryName(_ path: String, make: (String) -> Int32) -> Int32 {
    let (result, temporary) = makeTemporary(besides: path, make)
    if result < 0 { return errno }
    defer { ScratchFiles.forget(temporary) }
    if rename(temporary, path) == 0 { return 0 }
    let code = errno
    unlink(temporary)
    return code
  }

  /// Calls `make` with temporary names until one is free.
  ///
  /// - Returns: What `make` returned; if that is negative, `errno` is set.
  private static func makeTemporary(
    besides path: String, _ make: (String) -> Int32
  ) -> (result: Int32, path: String) {
    for attempt in 0..<100 {
      let temporary = "\(path).\(getpid()).\(attempt).tmp"
      let (result, code) = ScratchFiles.make(temporary, make)
      if result < 0, code == EEXIST { continue }
      errno = code
      return (result, temporary)
    }
    errno = EEXIST
    return (-1, path)
  }

  /// Writes bytes to a descriptor, calls `finish` with it, and closes it.
  ///
  /// - Returns: The system's error number; 0 on success.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, finish: (Int32) -> Int32
  ) -> Int32 {
    guard descriptor >= 0 else { return errno }
    var failure = writeAll(bytes, to: descriptor)
    if failure == 0 { failure = finish(descriptor) }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// Writes all bytes to a descriptor, repeating partial writes.
  ///
  /// - Returns: The system's error number; 0 on success.
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
