import Diagnostics
import Files
import Glibc
import Goldens
import ImageFile
import Motion
import Raster
import Reports

/// The goldens' folder: pictures, the recorded trees next to them, and the lock file.
///
/// Every file is replaced atomically. A golden's picture is written before its tree, and the tree before its entry in
/// the lock file, which is changed under a lock of the folder. If a run is interrupted, each file is therefore either
/// the old or the new one, and the next run can tell which from the picture.
package struct GoldenStore: Sendable {
  /// The folder.
  package let folder: String
  /// Where goldens are read from that were recorded under other names.
  var origins = GoldenOrigins()
  /// Records what is read of the goldens, so that changes can be detected.
  var record: ReadingRecord?
  /// Whether the folder is thrown away soon: then writing fast matters more than small files.
  var isTemporary = false

  /// Creates the store of a folder, which does not have to exist yet.
  package init(folder: String) { self.folder = folder }

  /// The store of the same folder with every golden where it is.
  var inPlace: GoldenStore { GoldenStore(folder: folder) }

  /// Returns the path of a golden or one of the files next to it.
  package func file(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }

  /// The folder, which nothing is written out of.
  var enclosure: Enclosure { Enclosure([folder]) }

  // MARK: Reading

  /// Reads the lock file; returns an empty one if it does not exist.
  ///
  /// - Throws: `FileError` or `GoldenLockError`.
  package func lock() throws -> GoldenLock {
    let path = file(GoldenLock.fileName)
    guard access(path, F_OK) == 0 else { return GoldenLock() }
    return try GoldenLock(InputFile.read(path).bytes, path: path)
  }

  /// Returns the file to read a golden from; nil if it was not recorded.
  private func recorded(_ path: String) -> String? { origins.origin(of: path).map { file($0) } }

  /// Whether a picture exists.
  package func has(_ path: String) -> Bool {
    noted { recorded(path).map { InputFile.exists($0) } ?? false }
  }

  /// Reads something, on whichever thread, and notes it.
  private func noted<Result>(_ body: () -> Result) -> Result { record?.recording(body) ?? body() }

  /// Whether a tree is recorded next to a picture.
  func hasTree(_ path: String) -> Bool {
    noted { recorded(path).map { InputFile.exists(GoldenPath.beside($0, GoldenPath.tree)) } ?? false }
  }

  /// The content of a golden's file.
  package enum Content: Sendable {
    /// A picture, and the bytes that it was decoded from.
    case picture(Pixmap, [UInt8])
    /// A Git LFS pointer: the picture was not pulled.
    case pointer
    /// Content that cannot be decoded, with the reason.
    case broken(String)
  }

  /// Reads and decodes a golden.
  package func content(_ path: String) -> Content {
    do {
      let file = recorded(path) ?? file(path)
      // A golden may be a link into the repository, as git-annex has them, and no further.
      guard enclosure.admits(file) || Enclosure(ofDocument: self.file(GoldenLock.fileName)).admits(file)
      else {
        throw FileError(.leadsOut, path: file, code: ELOOP)
      }
      let read = noted { Result { try InputFile.read(file, limit: PictureFile.largestFile) } }
      let input = try read.get()
      if GitLFS.isPointer(input.bytes) { return .pointer }
      return .picture(try PictureFile(input).pixmap, input.bytes)
    } catch let error as any LocatedError {
      return .broken(error.message)
    } catch {
      return .broken("\(error)")
    }
  }

  /// Returns the numbers of the frames stored in a transition's folder, ascending.
  func frames(in folder: String) -> [Int] {
    // The folder of any of its frames.
    guard let frame = recorded("\(folder)/\(FrameSchedule.fileName(number: 0))") else { return [] }
    let place = frame.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    noted { ReadingRecord.note(.frames, [ReadingRecord.portable(place)]) }
    return Self.frames(inFolder: place)
  }

  /// Returns the numbers of the frames in a folder, ascending.
  static func frames(inFolder folder: String) -> [Int] {
    FolderWalk.files(below: folder).compactMap { FrameSchedule.number(ofFile: $0) }.sorted()
  }

  /// Returns the size of a golden in pixels, without decoding it; nil if it cannot be determined.
  func size(_ path: String) -> (width: Int, height: Int)? {
    guard let file = recorded(path),
      let input = noted({ try? InputFile.read(file, limit: PictureFile.largestFile) }),
      let header = PNGHeader(input.bytes)
    else { return nil }
    return (header.width, header.height)
  }

  /// Returns the tree recorded next to a golden; nil if there is none that can be read.
  package func tree(_ path: String) -> TreeRecord? {
    guard let picture = recorded(path),
      let input = noted({ try? InputFile.read(GoldenPath.beside(picture, GoldenPath.tree)) })
    else { return nil }
    return TreeRecord(input.bytes)
  }

  // MARK: Writing

  /// Writes a golden. The PNG is compressed as much as possible, because recording is not time-critical.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - scale: Pixels per point.
  ///   - tree: The recorded tree, as JSON.
  ///   - path: The path of the golden, relative to the folder.
  /// - Throws: An error if a file cannot be written.
  package func write(_ pixmap: Pixmap, scale: Double, tree: String, to path: String) throws {
    guard enclosure.admits(file(path)) else { throw FileError(.leadsOut, path: file(path), code: ELOOP) }
    try OutputFile.makeFolder(of: file(path))
    let bytes =
      isTemporary
      ? try PNGFile.encode(pixmap, scale: scale) : try PNGFile.encodeSmallest(pixmap, scale: scale)
    try OutputFile.write(bytes, to: file(path), within: enclosure)
    try write(tree: tree, to: path)
  }

  /// Writes the tree recorded next to a golden.
  package func write(tree: String, to path: String) throws {
    try OutputFile.makeFolder(of: file(path))
    try OutputFile.write(
      Array(tree.utf8), to: file(GoldenPath.beside(path, GoldenPath.tree)), within: enclosure)
  }

  /// Changes the lock file while holding a lock that excludes other runs; the file is not touched if nothing changes.
  package func updateLock(_ change: (inout GoldenLock) -> Void) throws {
    try OutputFile.makeFolder(folder)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // On a file system without locks, continue without: the file is still written atomically.
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    defer { if descriptor >= 0 { close(descriptor) } }
    let before = try lock()
    var after = before
    change(&after)
    guard after != before else { return }
    try OutputFile.write(Array(after.text.utf8), to: file(GoldenLock.fileName), within: enclosure)
  }

  /// Moves goldens with their trees and their entries in the lock file. What stands at a new place is moved away first,
  /// or replaced if it is not moved itself.
  ///
  /// - Parameter moves: The paths before and after; no path comes twice on either side.
  package func move(_ moves: [(from: String, to: String)]) throws {
    let moves = moves.filter { $0.from != $0.to && access(file($0.from), F_OK) == 0 }
    if moves.isEmpty { return }
    for path in moves.flatMap({ [$0.from, $0.to] }) where !enclosure.admits(file(path)) {
      throw FileError(.leadsOut, path: file(path), code: ELOOP)
    }
    var pairs = moves.map { ($0.from, $0.to) }
    pairs += pairs.map { (GoldenPath.beside($0, GoldenPath.tree), GoldenPath.beside($1, GoldenPath.tree)) }
    pairs = pairs.filter { access(file($0.0), F_OK) == 0 }
    for (from, to) in pairs {
      try OutputFile.makeFolder(of: file(to))
      try rename(from, from + Self.movingEnding)
    }
    for (from, to) in pairs { try rename(from + Self.movingEnding, to) }
    try updateLock { lock in
      let entries = moves.map { lock[$0.from] }
      for move in moves { lock[move.from] = nil }
      for (move, entry) in zip(moves, entries) { lock[move.to] = entry }
    }
    FolderWalk.removeEmptyFolders(below: folder)
  }

  /// What names end in while files change places.
  private static let movingEnding = ".moving.tmp"

  private func rename(_ from: String, _ to: String) throws(FileError) {
    if Glibc.rename(file(from), file(to)) != 0 {
      throw FileError(.unwritable, path: file(to), code: errno)
    }
  }

  /// Removes a golden and its tree.
  package func remove(_ path: String) throws(FileError) {
    for path in [path, GoldenPath.beside(path, GoldenPath.tree)] {
      if unlink(file(path)) != 0, errno != ENOENT {
        throw FileError(.unwritable, path: file(path), code: errno)
      }
    }
  }
}
