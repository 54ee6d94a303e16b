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
  package let folder: String
  /// Where goldens are read from that were recorded under other names.
  var origins = GoldenOrigins()
  /// Records what is read of the goldens, so that changes can be detected.
  var files = FileSystem.untraced

  /// The folder, which nothing is written out of. Nothing is in it if the folder leads out of its project.
  let enclosure: Enclosure
  /// Where goldens may be read from: one may be a link into the repository, as git-annex has them, and no further.
  private let readable: Enclosure

  /// Creates the store of a folder, which does not have to exist yet.
  package init(folder: String) {
    self.folder = folder
    enclosure = Enclosure(ofFolder: folder)
    readable = enclosure.extended(
      by: Enclosure(ofDocument: folder.isEmpty ? "x" : folder + "/x", in: .untraced))
  }

  /// The store of the same folder with every golden where it is.
  var inPlace: GoldenStore {
    var store = self
    (store.origins, store.files) = (GoldenOrigins(), .untraced)
    return store
  }

  /// Returns the path of a golden or one of the files next to it.
  package func file(_ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }

  // MARK: Reading

  /// Reads the lock file, unless the folder leads out of its project; returns an empty one if it does not exist.
  package func lock() throws -> GoldenLock {
    if enclosure.isEmpty { throw FileError(.leadsOut, path: folder, code: ELOOP) }
    let path = file(GoldenLock.fileName)
    guard access(path, F_OK) == 0 else { return GoldenLock() }
    return try GoldenLock(FileSystem.untraced.read(path, within: readable).bytes, path: path)
  }

  /// Returns the file to read a golden from; nil if it was not recorded.
  private func recorded(_ path: String) -> String? { origins.origin(of: path).map { file($0) } }

  /// Whether a picture exists.
  package func has(_ path: String) -> Bool {
    recorded(path).map { files.exists($0) } ?? false
  }

  /// Whether a tree is recorded next to a picture.
  func hasTree(_ path: String) -> Bool {
    recorded(path).map { files.exists(GoldenPath.beside($0, GoldenPath.tree)) } ?? false
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
      let input = try files.read(file, limit: PictureFile.largestFile, within: readable)
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
    let place = OpenFolder.split(frame).folder
    files.note(.frames, [DependencyTrace.portable(place)])
    return Self.frames(inFolder: place)
  }

  /// Returns the numbers of the frames in a folder, ascending.
  static func frames(inFolder folder: String) -> [Int] {
    FolderWalk.files(below: folder).compactMap { FrameSchedule.number(ofFile: $0) }.sorted()
  }

  /// Returns the size of a golden in pixels, without decoding it; nil if it cannot be determined.
  func size(_ path: String) -> (width: Int, height: Int)? {
    guard let file = recorded(path),
      let input = try? files.read(file, limit: PictureFile.largestFile, within: readable),
      let header = PNGHeader(input.bytes)
    else { return nil }
    return (header.width, header.height)
  }

  /// Whether a picture in the folder was recorded here: the lock file or a tree beside it says so. Others have pictures in
  /// the same folder, too.
  func isRecorded(_ path: String, _ lock: GoldenLock) -> Bool {
    GoldenPath.isSafe(path) && (lock[path] != nil || inPlace.tree(path) != nil)
  }

  /// Whether nothing but files of this golden is at its place and at that of its tree, and its folders are folders.
  func isFree(_ path: String, _ lock: GoldenLock) -> Bool {
    let files = [file(path), file(GoldenPath.beside(path, GoldenPath.tree))]
    var parent = path
    while parent.utf8.contains(UInt8(ascii: "/")) {
      parent = OpenFolder.split(parent).folder
      if access(file(parent), F_OK) == 0 || OutputFile.isLink(file(parent)) {
        if !InputFile.isFolder(file(parent)) { return false }
        break
      }
      if parent == GoldenLock.fileName { return false }
    }
    let present = files.filter { access($0, F_OK) == 0 || OutputFile.isLink($0) }
    return present.allSatisfy { InputFile.isRegular($0) || OutputFile.isLink($0) }
      && (present.isEmpty || isRecorded(path, lock))
  }

  /// What is next to a golden as the record of its tree.
  package enum RecordedTree: Sendable {
    /// There is no file.
    case none
    case record(TreeRecord)
    /// A file that is no record, with the reason.
    case broken(String)
  }

  /// Reads the record of a golden's tree.
  package func recordedTree(_ path: String) -> RecordedTree {
    guard hasTree(path), let picture = recorded(path) else { return .none }
    do throws(FileError) {
      let bytes = try files.read(GoldenPath.beside(picture, GoldenPath.tree), within: readable).bytes
      if let record = TreeRecord(bytes) { return .record(record) }
      return .broken(
        bytes.starts(with: "<<<<<<<".utf8) || bytes.contains("\n<<<<<<<".utf8)
          ? "it has conflict markers of an unfinished merge" : "it is not a record made by layoutshot")
    } catch { return .broken(error.message) }
  }

  /// Returns the tree recorded next to a golden; nil if there is none that can be read.
  package func tree(_ path: String) -> TreeRecord? {
    if case .record(let tree) = recordedTree(path) { tree } else { nil }
  }

  // MARK: Writing

  /// Writes a golden, with its recorded tree as JSON, to a path relative to the folder; `scale` is pixels per point.
  /// The PNG is compressed well, as it is kept.
  package func write(_ pixmap: Pixmap, scale: Double, tree: String, to path: String) throws {
    try makeFolder(of: path)
    try OutputFile.write(PNGFile.encode(pixmap, scale: scale), to: file(path), within: enclosure)
    try write(tree: tree, to: path)
  }

  /// Writes the tree of a picture that nobody opens, and an empty file in its place.
  func writeUnpainted(tree: String, to path: String) throws {
    try makeFolder(of: path)
    try OutputFile.write([], to: file(path), within: enclosure)
    try write(tree: tree, to: path)
  }

  /// Writes the tree recorded next to a golden.
  package func write(tree: String, to path: String) throws {
    try makeFolder(of: path)
    try OutputFile.write(
      Array(tree.utf8), to: file(GoldenPath.beside(path, GoldenPath.tree)), within: enclosure)
  }

  private func makeFolder(of path: String) throws(FileError) {
    let parts = PathText.names(path).dropLast().filter { !$0.isEmpty }
    let outer = enclosure.isEmpty ? enclosure : enclosure.extended(by: Enclosure(containing: folder))
    try OutputFile.makeFolder(folder, within: outer)
    if !parts.isEmpty { try OutputFile.makeFolder(file(parts.joined(separator: "/")), within: enclosure) }
  }

  /// Changes the lock file while holding a lock that excludes other runs; the file is not touched if nothing changes.
  package func updateLock(_ change: (inout GoldenLock) -> Void) throws {
    try makeFolder(of: GoldenLock.fileName)
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

  /// Moves goldens with their trees and their entries in the lock file; no path comes twice on either side. What stands
  /// at a new place is moved away first, or replaced if it is not moved itself. On an error, everything is put back.
  package func move(_ moves: [(from: String, to: String)]) throws {
    let moves = moves.filter { $0.from != $0.to && access(file($0.from), F_OK) == 0 }
    if moves.isEmpty { return }
    var pairs = moves.map { ($0.from, $0.to) }
    pairs += pairs.map { (GoldenPath.beside($0, GoldenPath.tree), GoldenPath.beside($1, GoldenPath.tree)) }
    pairs = pairs.filter { access(file($0.0), F_OK) == 0 }
    var done: [(from: String, to: String)] = []
    func step(_ from: String, _ to: String) throws {
      try OutputFile.move(file(from), to: file(to), within: enclosure)
      done.append((from, to))
    }
    var replaced: [String] = []
    do {
      for (from, _) in pairs { try step(from, from + Self.movingEnding) }
      for (_, to) in pairs where InputFile.isRegular(file(to)) || OutputFile.isLink(file(to)) {
        replaced.append(to + Self.movingEnding)
        try step(to, to + Self.movingEnding)
      }
      for (from, to) in pairs {
        try makeFolder(of: to)
        try step(from + Self.movingEnding, to)
      }
      try updateLock { lock in
        let entries = moves.map { lock[$0.from] }
        for move in moves { lock[move.from] = nil }
        for (move, entry) in zip(moves, entries) { lock[move.to] = entry }
      }
    } catch {
      for (from, to) in done.reversed() {
        try? OutputFile.move(file(to), to: file(from), within: enclosure)
      }
      removeEmptyFolders(of: pairs.map(\.1))
      throw error
    }
    for path in replaced { try? OutputFile.remove(file(path), within: enclosure) }
    removeEmptyFolders(of: moves.map(\.from))
  }

  /// Removes the folders of goldens that are gone, if nothing is left in them.
  func removeEmptyFolders(of paths: [String]) {
    OutputFile.removeEmptyFolders(of: paths, below: folder, within: enclosure)
  }

  /// What names end in while files change places.
  static let movingEnding = ".moving.tmp"

  /// Removes a golden and its tree.
  package func remove(_ path: String) throws(FileError) {
    for path in [path, GoldenPath.beside(path, GoldenPath.tree)] {
      try OutputFile.remove(file(path), within: enclosure)
    }
  }
}
