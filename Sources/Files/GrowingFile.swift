import Glibc

/// A file that is written piece by piece and has its name only when it is whole: what interrupts the writing leaves
/// nothing, or what was there before.
public final class GrowingFile {
  /// How the file is written before it has its name.
  private enum Form {
    /// It has no name.
    case nameless
    /// It has a temporary one.
    case temporary(String)
    /// It is a device or pipe, and has its name.
    case special
  }

  private let path: String
  private let folder: OpenFolder
  private let name: String
  private var descriptor: Int32
  private let form: Form

  /// Creates a file.
  ///
  /// - Parameter path: The name that the file gets in the end; a device or pipe is written to directly, and a link is
  ///   followed, but not out of the repository or project that the path names.
  /// - Throws: `FileError` where the folder is not to be had.
  public convenience init(_ path: String) throws(FileError) {
    try self.init(path, within: Enclosure(containing: path))
  }

  /// Creates a file in an enclosure.
  ///
  /// - Parameters:
  ///   - path: The name that the file gets in the end.
  ///   - enclosure: Where it has to be.
  ///   - isNameless: Whether to try a file without a name first, as most file systems have.
  /// - Throws: `FileError` where the folder is not to be had, or is outside.
  package init(_ path: String, within enclosure: Enclosure, isNameless: Bool = true) throws(FileError) {
    self.path = path
    let target = OutputFile.target(of: path)
    name = OpenFolder.split(target).name
    do throws(FileError) { folder = try OpenFolder(of: target, within: enclosure) } catch {
      throw FileError(error.reason, path: path, code: error.code)
    }
    if let kind = folder.kind(of: name), ![S_IFREG, S_IFDIR, S_IFLNK].contains(kind) {
      (descriptor, form) = (folder.open(name, O_WRONLY), .special)
    } else {
      let nameless = isNameless ? folder.openNameless() : -1
      if nameless >= 0 {
        (descriptor, form) = (nameless, .nameless)
      } else {
        let made = folder.makeTemporary(besides: name) { [folder = folder.descriptor] in
          openat(folder, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        (descriptor, form) = (made.result, .temporary(made.name))
      }
    }
    if descriptor < 0 { throw FileError(.unwritable, path: path, code: errno) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    guard case .temporary(let temporary) = form else { return }
    _ = folder.remove(temporary)
    ScratchFiles.forget(folder.path(of: temporary))
  }

  /// Writes the next bytes.
  ///
  /// - Parameter bytes: The bytes, which follow those written before.
  /// - Throws: `FileError` where the disk is full.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    try check(OutputFile.writeAll(bytes, to: descriptor))
  }

  /// Ends the file and gives it its name, in one step.
  ///
  /// - Throws: `FileError` where the name cannot be given.
  public func finish() throws(FileError) {
    if case .nameless = form { try check(folder.name(nameless: descriptor, name)) }
    let code = close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    // The last bytes may only be refused now, as over a network: then what was there before stays.
    if case .temporary(let temporary) = form {
      if code != 0 {
        _ = folder.remove(temporary)
        ScratchFiles.forget(folder.path(of: temporary))
      } else {
        try check(folder.settle(temporary, as: name))
      }
    }
    try check(code)
  }

  private func check(_ code: Int32) throws(FileError) {
    if code != 0 { throw FileError(.unwritable, path: path, code: code) }
  }
}
