import Files
import Glibc
import Synchronization

/// The names in folders that have the word "landscape" in them, in any letter case.
///
/// Every document asks its folder for the file of its other layout, so that a folder's names are kept as long as the folder
/// stays as it is: otherwise the cost of a document grows with the number of documents beside it.
enum LandscapeNames {
  /// A folder as it was at a time: its entries come and go with its time.
  private struct Folder: Hashable {
    var device: dev_t
    var inode: ino_t
    var seconds: Int
    var nanoseconds: Int

    init(_ status: stat) {
      (device, inode) = (status.st_dev, status.st_ino)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private static let known = Mutex<[Folder: [String]]>([:])
  private static let mostFolders = 256
  /// The age, in seconds, from which on a folder's time tells it from its own later states: clocks of file systems tick.
  private static let settlingTime = 2

  /// Returns the names, sorted; none of a folder that cannot be read.
  static func of(_ folder: String) -> [String] {
    if let names = DeferredFolder.names(in: folder) {
      return names.map(\.name).filter { $0.withCString(hasWord) }.sorted()
    }
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var status = stat()
    guard fstat(dirfd(directory), &status) == 0 else { return [] }
    let place = Folder(status)
    if let names = known.withLock({ $0[place] }) { return names }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          hasWord(name) ? String(validatingCString: name) : nil
        }
      }
      if let name { names.append(name) }
    }
    names.sort()
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard now.tv_sec - place.seconds > settlingTime else { return names }
    known.withLock { [names] known in
      if known.count >= mostFolders { known = [:] }
      known[place] = names
    }
    return names
  }

  private static func hasWord(_ name: UnsafePointer<CChar>) -> Bool {
    var place = name
    while place.pointee != 0 {
      if strncasecmp(place, "landscape", 9) == 0 { return true }
      place += 1
    }
    return false
  }
}
