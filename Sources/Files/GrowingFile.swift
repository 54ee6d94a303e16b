import Glibc

/// A file that is written piece by piece and has its name only when it is whole: what interrupts the writing leaves
/// nothing, or what was there before.
public final class GrowingFile {
  private let path: String
  private var descriptor: Int32
  /// The temporary name; nil if the file has none.
  private let temporary: String?
  /// Whether the path is a device or pipe, which is written to directly.
  private let isSpecial: Bool

  /// Creates a file.
  ///
  /// - Parameter path: The name that the file gets in the end; a device or pipe is written to directly.
  /// - Throws: `FileError` where the folder is not to be had.
  public convenience init(_ path: String) throws(FileError) { try self.init(path, isNameless: true) }

  /// As `init(_:)`.
  ///
  /// - Parameter isNameless: Whether to try a file without a name first, as most file systems have.
  init(_ path: String, isNameless: Bool) throws(FileError) {
    let place = OutputFile.target(of: path)
    self.path = place
    isSpecial = OutputFile.isSpecial(path)
    if isSpecial {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      temporary = nil
    } else {
      let nameless = isNameless ? OutputFile.openNameless(besides: place) : -1
      (descriptor, temporary) = nameless >= 0 ? (nameless, nil) : OutputFile.openTemporary(besides: place)
    }
    if descriptor < 0 { throw FileError(.unwritable, path: path, code: errno) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    guard let temporary else { return }
    unlink(temporary)
    ScratchFiles.forget(temporary)
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
    if let temporary {
      try check(rename(temporary, path) == 0 ? 0 : errno)
      ScratchFiles.forget(temporary)
    } else if !isSpecial {
      let own = "/proc/self/fd/\(descriptor)"
      try check(
        OutputFile.underTemporaryName(path) { linkat(AT_FDCWD, own, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) })
    }
    let code = close(descriptor) == 0 ? 0 : errno
    descriptor = -1
    try check(code)
  }

  private func check(_ code: Int32) throws(FileError) {
    if code != 0 { throw FileError(.unwritable, path: path, code: code) }
  }
}
