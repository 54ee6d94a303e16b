import Diagnostics
import Glibc
import Goldens
import ImageFile
import Motion
import Raster

/// The goldens' folder: pictures, the trees beside them, the lock file.
///
/// Every file is replaced in one step. A golden's picture is written before its tree, and this before its line in the lock
/// file, which is changed under a lock of the folder: whatever ends a run in between, each file is the old or the
/// new one, and the next run sees from the picture which it is.
package struct GoldenStore: Sendable {
  /// The folder.
  package let folder: String

  /// The store of a folder, which need not be there yet.
  package init(folder: String) { self.folder = folder }

  /// Where a golden or what is beside it lies.
  package func file(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }

  // MARK: Reading

  /// What the lock file knows; nothing where there is none.
  ///
  /// - Throws: `FileError` or `GoldenLockError`.
  package func lock() throws -> GoldenLock {
    let path = file(GoldenLock.fileName)
    guard access(path, F_OK) == 0 else { return GoldenLock() }
    return try GoldenLock(InputFile.read(path).bytes, path: path)
  }

  /// Whether there is a picture.
  package func has(_ path: String) -> Bool { access(file(path), F_OK) == 0 }

  /// What a golden's file holds.
  package enum Content: Sendable {
    /// A picture, and the bytes that it was decoded from.
    case picture(Pixmap, [UInt8])
    /// A pointer of Git LFS: the picture was not pulled.
    case pointer
    /// Nothing that can be decoded, for a reason.
    case broken(String)
  }

  /// Opens a golden.
  package func content(_ path: String) -> Content {
    do {
      let input = try InputFile.read(file(path), limit: PictureFile.largestFile)
      if GitLFS.isPointer(input.bytes) { return .pointer }
      return .picture(try PictureFile(input).pixmap, input.bytes)
    } catch let error as any LocatedError {
      return .broken(error.message)
    } catch {
      return .broken("\(error)")
    }
  }

  /// The numbers of the frames that a motion's folder holds, ascending.
  func frames(in folder: String) -> [Int] {
    FolderWalk.files(below: file(folder)).compactMap { FrameSchedule.number(ofFile: $0) }.sorted()
  }

  /// The size of a golden in pixels, without decoding it; nil where it cannot be read.
  func size(_ path: String) -> (width: Int, height: Int)? {
    guard let input = try? InputFile.read(file(path), limit: PictureFile.largestFile),
      let header = PNGHeader(input.bytes)
    else { return nil }
    return (header.width, header.height)
  }

  /// The record beside a golden; nil where there is none that can be read.
  package func tree(_ path: String) -> TreeRecord? {
    let file = file(GoldenPath.beside(path, GoldenPath.tree))
    guard let input = try? InputFile.read(file) else { return nil }
    return TreeRecord(input.bytes)
  }

  // MARK: Writing

  /// Writes a golden: a picture that nobody waits for is packed as small as it gets.
  package func write(_ pixmap: Pixmap, scale: Double, tree: String, to path: String) throws {
    try OutputFile.makeFolder(of: file(path))
    try OutputFile.write(PNGFile.encodeSmallest(pixmap, scale: scale), to: file(path))
    try write(tree: tree, to: path)
  }

  /// Writes the record beside a golden.
  package func write(tree: String, to path: String) throws {
    try OutputFile.write(Array(tree.utf8), to: file(GoldenPath.beside(path, GoldenPath.tree)))
  }

  /// Changes the lock file while no other run does; where nothing changes it is left alone.
  package func updateLock(_ change: (inout GoldenLock) -> Void) throws {
    try OutputFile.makeFolder(folder)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A file system without locks lets go on: the file is whole all the same.
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    defer { if descriptor >= 0 { close(descriptor) } }
    let before = try lock()
    var after = before
    change(&after)
    guard after != before else { return }
    try OutputFile.write(Array(after.text.utf8), to: file(GoldenLock.fileName))
  }

  /// Removes a golden with its tree.
  package func remove(_ path: String) throws(FileError) {
    for path in [path, GoldenPath.beside(path, GoldenPath.tree)] {
      if unlink(file(path)) != 0, errno != ENOENT {
        throw FileError(.unwritable, path: file(path), code: errno)
      }
    }
  }
}
