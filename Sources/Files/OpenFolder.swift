import Glibc

/// An open folder and its enclosure. Its entries are accessed by name relative to it, so that links changed in the
/// meantime cannot redirect them.
package struct OpenFolder: ~Copyable {
  /// The descriptor that refers to the folder (`O_PATH`).
  let descriptor: Int32
  /// The path used to open it.
  let path: String

  deinit { close(descriptor) }

  /// Opens a folder that exists and is in the enclosure.
  init(_ path: String, within enclosure: Enclosure) throws(FileError) {
    let path = path.isEmpty ? "." : path
    let descriptor = Glibc.open(path, Enclosure.handle | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.unwritable, path: path, code: errno) }
    guard enclosure.admits(descriptor, openedAs: path) else {
      close(descriptor)
      throw FileError(.leadsOut, path: path, code: ELOOP)
    }
    (self.descriptor, self.path) = (descriptor, path)
  }

  /// The folder that contains a file. Errors are about the file.
  init(of file: String, within enclosure: Enclosure) throws(FileError) {
    do throws(FileError) { try self.init(Self.split(file).folder, within: enclosure) } catch {
      throw FileError(error.reason, path: file, code: error.code)
    }
  }

  package static func split(_ file: String) -> (folder: String, name: String) {
    guard let cut = PathText.lastSlash(file) else { return (".", file) }
    let folder = cut == file.startIndex ? "/" : String(file[..<cut])
    return (folder, String(file[file.index(after: cut)...]))
  }

  // MARK: Entries

  func path(of name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The type of an entry, not following links; nil if it does not exist.
  func kind(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Opens an entry that is not a link.
  func open(_ name: String, _ flags: Int32, _ mode: mode_t = 0o666) -> Int32 {
    openat(descriptor, name, flags | O_CLOEXEC | O_NOFOLLOW, mode)
  }

  /// Opens a file without a name on the folder's file system; negative if that is not supported.
  func openNameless() -> Int32 {
    openat(descriptor, ".", OutputFile.namelessFile | O_WRONLY | O_CLOEXEC, 0o666)
  }

  /// Renames an entry; an existing entry with the new name is replaced, in the case of a link the link itself. Returns
  /// the system's error number; 0 on success.
  func rename(_ name: String, to other: String) -> Int32 {
    renameat(descriptor, name, descriptor, other) == 0 ? 0 : errno
  }

  /// Removes a file, or a link itself. Returns the system's error number; 0 on success, and if there is none.
  func remove(_ name: String) -> Int32 { unlinkat(descriptor, name, 0) == 0 || errno == ENOENT ? 0 : errno }

  /// Removes an empty folder, but not a link. Returns whether it was removed.
  func removeFolder(_ name: String) -> Bool { unlinkat(descriptor, name, AT_REMOVEDIR) == 0 }

  // MARK: Temporary names

  /// Calls `make` with temporary names in the folder, registered with `ScratchFiles`, until one is free. `make` creates
  /// a file; its result, negative with `errno` set on failure, is returned.
  func makeTemporary(besides name: String, _ make: (_ name: String) -> Int32) -> (result: Int32, name: String)
  {
    for attempt in 0..<100 {
      let temporary = "\(name).\(getpid()).\(attempt).tmp"
      let (result, code) = ScratchFiles.make(path(of: temporary)) { _ in make(temporary) }
      if result < 0, code == EEXIST { continue }
      errno = code
      return (result, temporary)
    }
    errno = EEXIST
    return (-1, name)
  }

  /// Gives a file without a name its name, in one step. Returns the system's error number; 0 on success.
  func name(nameless descriptor: Int32, _ name: String) -> Int32 {
    let own = "/proc/self/fd/\(descriptor)"
    let (result, temporary) = makeTemporary(besides: name) {
      linkat(AT_FDCWD, own, self.descriptor, $0, AT_SYMLINK_FOLLOW)
    }
    if result < 0 { return errno }
    return settle(temporary, as: name)
  }

  /// Gives a file with a temporary name its final name, or removes it. Returns the system's error number; 0 on success.
  func settle(_ temporary: String, as name: String) -> Int32 {
    defer { ScratchFiles.forget(path(of: temporary)) }
    let code = rename(temporary, to: name)
    if code != 0 { _ = remove(temporary) }
    return code
  }
}
