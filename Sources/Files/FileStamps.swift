import Glibc

/// The modification times of the files below some folders.
package struct FileStamps: Sendable {
  private struct Stamp: Hashable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt

    /// Nil for a missing file.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      size = Int(status.st_size)
      inode = UInt(status.st_ino)
    }
  }

  private var stamps: [String: Stamp] = [:]
  /// The folders of the files, including the roots.
  package private(set) var folders: [String] = []
  /// Whether there are more folders than the limit.
  package private(set) var isCut = false

  /// A project does not have more folders than this.
  package static let mostFolders = 20_000

  /// Records the files below folders, and additional ones, wherever they are. Hidden names are left out, and links to
  /// folders are not followed. `enters` and `includes` decide about folders and files by their paths.
  package init(
    below roots: [String], files: [String] = [], enters: (String) -> Bool = { _ in true },
    includes: (String) -> Bool
  ) {
    for root in roots {
      folders.append(root)
      let found = FolderWalk.files(below: root) { folder in
        guard enters(root + "/" + folder) else { return false }
        guard folders.count < Self.mostFolders else {
          isCut = true
          return false
        }
        folders.append(root + "/" + folder)
        return true
      }
      for file in found where includes(root + "/" + file) { add(root + "/" + file) }
    }
    for file in files where includes(file) { add(file) }
  }

  private mutating func add(_ path: String) { stamps[path] = Stamp(path) }

  /// Returns the files that are new, removed or changed since, sorted by the bytes of their paths.
  package func changes(since old: FileStamps) -> [String] {
    let changed = stamps.keys.filter { stamps[$0] != old.stamps[$0] }
    let gone = old.stamps.keys.filter { stamps[$0] == nil }
    return (changed + gone).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
