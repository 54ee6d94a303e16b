import Glibc
import Synchronization

/// A folder whose files are known by name, and whose contents are elsewhere until somebody asks for them.
///
/// Whatever asks for files by the functions of this target sees them: names and contents are answered from memory. Nothing is
/// written but for what can only read from disk (`prepare`). Links are on disk as soon as a path leads through one, so that
/// those that lead out of the folder are refused by an `Enclosure` like any others.
package final class DeferredFolder: Sendable {
  /// A file or link, by its path below the folder.
  package struct Entry: Sendable {
    package let path: String
    package let isLink: Bool

    package init(_ path: String, isLink: Bool) { (self.path, self.isLink) = (path, isLink) }
  }

  /// Returns the content of an entry, or the target of a link: at most one byte more than the limit.
  package typealias Contents = @Sendable (_ entry: Int, _ limit: Int) -> Result<[UInt8], FileError>

  /// The absolute path of the folder, which exists, without links.
  package let root: String
  /// Sorted by the bytes of their paths.
  private let entries: [Entry]
  private let links: [String]
  private let contents: Contents
  private let targets = Mutex<[Int: String]>([:])
  private let written = Mutex<Set<Int>>([])

  /// Creates a folder and shows its files until it is released. `entries`: sorted by the bytes of their paths, none of
  /// which goes through a link or has a component that is empty or consists of dots.
  package init(_ root: String, _ entries: [Entry], contents: @escaping Contents) {
    (self.root, self.entries, self.contents) = (root, entries, contents)
    links = entries.filter(\.isLink).map(\.path)
    Self.mounted.withLock { $0.append(Mounted(root: root, folder: self)) }
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.mounted.withLock { [root] mounted in mounted.removeAll { $0.root == root } }
    Self.count.subtract(1, ordering: .relaxed)
  }

  // MARK: All folders

  private struct Mounted {
    let root: String
    weak var folder: DeferredFolder?
  }

  private static let mounted = Mutex<[Mounted]>([])
  /// So that nothing else is checked where there are no such folders.
  private static let count = Atomic(0)

  /// The folder that a path is in, and the path below it.
  private static func around(_ path: String) -> (folder: DeferredFolder, inner: String)? {
    if count.load(ordering: .relaxed) == 0 { return nil }
    return mounted.withLock { mounted in
      for place in mounted where path.utf8.starts(with: place.root.utf8) {
        let rest = path.utf8.dropFirst(place.root.utf8.count)
        guard rest.isEmpty || rest.first == slash, let folder = place.folder else { continue }
        return (folder, String(Substring(rest.dropFirst())))
      }
      return nil
    }
  }

  /// What a path leads to.
  enum Kind {
    case file, folder
  }

  /// Whether a path leads to a file or folder of such a folder; nil if it does not.
  static func kind(of path: String) -> Kind? {
    guard let (folder, inner) = around(path), let place = folder.place(of: inner) else { return nil }
    return place.entry == nil ? .folder : .file
  }

  /// Whether a path leads to a file of such a folder.
  package static func holdsFile(_ path: String) -> Bool { kind(of: path) == .file }

  /// The path without links and dots of a file or folder of such a folder; nil for any other.
  static func resolved(_ path: String) -> String? {
    guard let (folder, inner) = around(path), let place = folder.place(of: inner) else { return nil }
    return folder.whole(place.path)
  }

  /// A file of such a folder: its path without links and dots, and its content.
  static func file(at path: String) -> (
    place: String, content: @Sendable (Int) -> Result<[UInt8], FileError>
  )? {
    guard let (folder, inner) = around(path), let place = folder.place(of: inner), let entry = place.entry
    else { return nil }
    return (
      folder.whole(place.path),
      { limit in folder.contents(entry, limit).mapError { FileError($0.reason, path: path, code: $0.code) } }
    )
  }

  /// The content of a file of such a folder, up to one byte more than a limit; nil for any other file.
  package static func content(of path: String, limit: Int) -> Result<[UInt8], FileError>? {
    file(at: path)?.content(limit)
  }

  /// The names in a folder, hidden ones included, in no particular order, each with whether it is that of a folder; nil
  /// for a folder on disk. Links count as the files that they lead to, and are left out if they lead to none.
  package static func names(in path: String) -> [(name: String, isFolder: Bool)]? {
    guard let (folder, inner) = around(path), let place = folder.place(of: inner), place.entry == nil
    else { return nil }
    return folder.names(in: place.path)
  }

  /// Writes a file, if it is in such a folder and not written yet, for programs that read it themselves. A file that cannot be written
  /// is missing there.
  package static func prepare(_ path: String) {
    guard let (folder, inner) = around(path), let place = folder.place(of: inner), let entry = place.entry
    else { return }
    folder.write(entry)
  }

  // MARK: Paths

  private static let slash = UInt8(ascii: "/")
  /// A path that leads through more links leads nowhere, as for the system.
  private static let mostLinks = 40
  /// With more links than this, paths are followed name by name, which is slower than a look at each link.
  private static let fewLinks = 16

  /// Where a path leads to: below the folder, without links and dots; no entry for a folder.
  private struct Place {
    var path: String
    var entry: Int?
  }

  private func whole(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  /// Nil if nothing is there, or a link leads out.
  private func place(of path: String) -> Place? {
    if Self.isPlain(path), links.count <= Self.fewLinks,
      !links.contains(where: { Self.isAtOrBelow(path, $0) })
    {
      if let entry = entry(path) { return Place(path: path, entry: entry) }
      return isFolder(path) ? Place(path: path) : nil
    }
    var (rest, place, followed) = (Array(PathText.names(path).reversed()), "", 0)
    while let name = rest.popLast() {
      if name.isEmpty || name == "." { continue }
      if name == ".." {
        guard !place.isEmpty else { return nil }
        place = PathText.lastSlash(place).map { String(place[..<$0]) } ?? ""
        continue
      }
      let next = place.isEmpty ? name : place + "/" + name
      guard let found = entry(next) else {
        guard isFolder(next) else { return nil }
        place = next
        continue
      }
      guard entries[found].isLink else { return rest.isEmpty ? Place(path: next, entry: found) : nil }
      followed += 1
      guard followed <= Self.mostLinks, let target = target(of: found), !target.hasPrefix("/") else {
        return nil
      }
      rest += PathText.names(target).reversed()
    }
    return Place(path: place)
  }

  /// Whether a path has no empty component, and none that begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous = slash
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return path.isEmpty || previous != slash
  }

  private static func isAtOrBelow(_ path: String, _ other: String) -> Bool {
    guard path.utf8.starts(with: other.utf8) else { return false }
    let rest = path.utf8.dropFirst(other.utf8.count)
    return rest.isEmpty || rest.first == slash
  }

  /// The first entry whose path does not come before another path.
  private func lowerBound(_ path: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func entry(_ path: String) -> Int? {
    let index = lowerBound(path)
    return index < entries.count && PathText.areSame(entries[index].path, path) ? index : nil
  }

  private func isFolder(_ path: String) -> Bool {
    if path.isEmpty { return true }
    let index = lowerBound(path + "/")
    return index < entries.count && entries[index].path.utf8.starts(with: (path + "/").utf8)
  }

  private func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var names: [(name: String, isFolder: Bool)] = []
    var index = lowerBound(prefix)
    while index < entries.count, entries[index].path.utf8.starts(with: prefix.utf8) {
      let entry = entries[index]
      let rest = entry.path.utf8.dropFirst(prefix.utf8.count)
      let first = rest.prefix { $0 != Self.slash }
      let name = String(Substring(first))
      if first.count < rest.count {
        names.append((name, true))
        // The paths below a folder are next to each other, before those that go on with the next byte.
        index = lowerBound(prefix + name + String(UnicodeScalar(Self.slash + 1)))
      } else {
        if !entry.isLink || leadsToFile(entry.path) { names.append((name, false)) }
        index += 1
      }
    }
    return names
  }

  private func leadsToFile(_ link: String) -> Bool {
    if let place = place(of: link) { return place.entry != nil }
    var status = stat()
    return stat(whole(link), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  // MARK: On disk

  /// The target of a link, which is on disk from then on.
  private func target(of link: Int) -> String? {
    if let known = targets.withLock({ $0[link] }) { return known }
    guard case .success(let bytes) = contents(link, Int(PATH_MAX)), bytes.count < Int(PATH_MAX) else {
      return nil
    }
    let target = String(decoding: bytes, as: UTF8.self)
    if makeFolder(of: link) { symlink(target, whole(entries[link].path)) }
    targets.withLock { $0[link] = target }
    return target
  }

  private func makeFolder(of entry: Int) -> Bool {
    let folder = ProjectFolders.parent(whole(entries[entry].path))
    return (try? OutputFile.makeFolder(folder, within: Enclosure([root]))) != nil
  }

  private func write(_ entry: Int) {
    written.withLock { written in
      guard written.insert(entry).inserted, makeFolder(of: entry),
        case .success(let bytes) = contents(entry, 1 << 30)
      else { return }
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = open(whole(entries[entry].path), flags, 0o600)
      guard descriptor >= 0 else { return }
      _ = OutputFile.writeAll(bytes, to: descriptor)
      close(descriptor)
    }
  }
}
