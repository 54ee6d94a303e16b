import Glibc

/// A file written piece by piece that gets its name only when it is complete: an interruption leaves nothing, or the
/// previous file.
package final class GrowingFile {
  /// How the file is written before it gets its name.
  private enum Form {
    /// Without a name.
    case nameless
    /// With a temporary name.
    case temporary(String)
    /// Directly, as a device or pipe.
    case special
  }

  private let path: String
  private let folder: OpenFolder
  private let name: String
  private var descriptor: Int32
  private let form: Form

  /// Creates a file with a final name. A device or pipe is written to directly, and a link is followed, but not out of
  /// the enclosure, by default the repository or project that the path names. If `isNameless`, the file has no name at
  /// first, which most file systems support.
  package init(
    _ path: String, within enclosure: Enclosure? = nil, isNameless: Bool = true
  ) throws(FileError) {
    let enclosure = enclosure ?? Enclosure(containing: path)
    self.path = path
    let target = OutputFile.target(of: path)
    name = OpenFolder.split(target).name
    do throws(FileError) { folder = try OpenFolder(of: target, within: enclosure) } catch {
      throw FileError(error.reason, path: path, code: error.code)
    }
    if let kind = folder.kind(of: name), ![S_IFREG, S_IFDIR, S_IFLNK].contains(kind) {
      // A pipe in a project that nobody reads must not block.
      let mode = enclosure.isRestricted ? O_WRONLY | O_NONBLOCK : O_WRONLY
      (descriptor, form) = (folder.open(name, mode), .special)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_WRONLY) }
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
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try check(OutputFile.writeAll(bytes, to: descriptor))
  }

  /// Completes the file and gives it its name, in one step.
  package func finish() throws(FileError) {
    if case .nameless = form { try check(folder.name(nameless: descriptor, name)) }
    let code = close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    // An error may be reported only when the file is closed, as over a network: the previous file is kept then.
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
