import Glibc
import Synchronization

/// Folders that paths must not leave, whatever links they contain: a project from a stranger may contain links to
/// anything on the machine that reads it.
///
/// Git's own folder in one of them is outside, too: what git reads there can run programs.
///
/// Every reader and writer checks an enclosure after opening the file: a link that is changed between the check and the
/// use has no effect.
package struct Enclosure: Sendable {
  /// The bytes of the folders' paths, without links; nil for no restriction.
  private let folders: [[UInt8]]?
  /// The folders of git that are not called `.git`.
  private let closed: [[UInt8]]

  private init(places: [[UInt8]]?) {
    folders = places
    closed = (places ?? []).compactMap(Self.linkedGitFolder)
  }

  /// No restriction.
  package static let anywhere = Enclosure(places: nil)

  /// The enclosure of some folders and everything below them. A missing folder counts at the place where it would be
  /// created.
  package init(_ folders: [String]) { self.init(places: folders.map { Self.place(of: $0) }) }

  /// The enclosure of a document: its repository, or else its project, or its folder. A language folder belongs to its
  /// parent.
  package init(ofDocument path: String, in files: FileSystem) {
    let folder = PathText.lastSlash(path).map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    self.init([ProjectFolders(around: folder, in: files)?.outermost ?? folder])
  }

  /// The enclosure of a folder that this program writes to, which does not have to exist yet: the folder and everything
  /// below it, if it is where its path says. A folder that leads out of its repository or project has an empty
  /// enclosure. An empty string is the working directory.
  ///
  /// The folder's place is determined once: a link that later replaces it leads out.
  package init(ofFolder folder: String) {
    let place = Self.place(of: folder)
    let isInside = Enclosure(containing: folder.isEmpty ? "./x" : folder).contains(place)
    self.init(places: isInside ? [place] : [])
  }

  /// The enclosure for files named in a project file, such as a configuration or a script: that file's repository or
  /// project, or else its folder and the working directory.
  package init(ofNamesIn file: String) {
    let surroundings = Enclosure(containing: file)
    let own = Enclosure([OpenFolder.split(file).folder, "."])
    self = surroundings.folders == nil ? own : surroundings
  }

  var isRestricted: Bool { folders != nil }
  package var isEmpty: Bool { folders?.isEmpty ?? false }

  /// The union of this enclosure and another one; empty if this one is empty.
  package func extended(by other: Enclosure) -> Enclosure {
    guard let folders, let more = other.folders else { return isEmpty ? self : .anywhere }
    return folders.isEmpty ? self : Enclosure(places: folders + more)
  }

  // MARK: From paths

  /// The enclosure of a path as it is written: the repository, or else the project, of the file it names. A path to a
  /// file in neither may lead anywhere: it is not a stranger's.
  ///
  /// Links are not followed to determine it, as they may be a stranger's: `App/Login.xib` belongs to the repository of
  /// the working directory, wherever `App` leads. A repository reached through a link in another one does not count.
  package init(containing path: String) {
    guard let parent = Self.writtenFolder(of: path) else {
      self = .anywhere
      return
    }
    if let known = Self.known.withLock({ $0[parent] }) {
      self = known
      return
    }
    let found = Self.surroundings(of: parent)
    self = found
    // A repository stays where it is; a folder in none may be moved into one.
    guard found.folders != nil else { return }
    Self.known.withLock { known in
      if known.count >= 4096 { known.removeAll() }
      known[parent] = found
    }
  }

  /// The enclosures of folders in a repository or project, by their absolute paths as written.
  private static let known = Mutex<[String: Enclosure]>([:])

  private static func surroundings(of parent: String) -> Enclosure {
    var folders = [parent]
    while folders.count < ProjectFolders.mostLevels, let last = folders.last, last != "/" {
      folders.append(ProjectFolders.parent(last))
    }
    let repositories = folders.filter { access($0 + "/.git", F_OK) == 0 }
    let candidates =
      repositories.isEmpty
      ? folders.filter { ProjectFolders.holdsProject($0) || access($0 + "/layoutshot.json", F_OK) == 0 }
      : repositories
    guard var nearest = candidates.first else { return .anywhere }
    for outer in candidates.dropFirst() where rest(of: place(of: nearest), below: place(of: outer)) == nil {
      nearest = outer
    }
    return Enclosure([nearest])
  }

  /// The absolute path of the folder of the named file, with `.` and `..` resolved lexically.
  private static func writtenFolder(of path: String) -> String? {
    if PathText.isTooLong(path) { return nil }
    let whole = path.hasPrefix("/") ? path : (InputFile.resolved(".") ?? "") + "/" + path
    guard whole.hasPrefix("/") else { return nil }
    var parts: [String] = []
    for part in PathText.names(whole).dropLast() where !part.isEmpty && part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  // MARK: Checks

  /// Whether a path is in one of the folders after all links are followed. A missing file counts at the place where it
  /// would be created.
  ///
  /// Files that are read or written are checked once they are open; this is for names that are only passed on.
  package func admits(_ path: String, in files: FileSystem) -> Bool {
    files.note(.link, [DependencyTrace.portable(path)])
    return folders == nil || contains(Self.place(of: path), isRead: true)
  }

  /// Whether a file of a `DeferredFolder`, by its path without links, is in one of the folders.
  func admits(deferred path: String) -> Bool { contains(Array(path.utf8), isRead: true) }

  /// Whether an open file or folder is in one of the folders. `path`, by which it was opened, is for a system without
  /// `/proc`.
  func admits(_ descriptor: Int32, openedAs path: String, isRead: Bool = false) -> Bool {
    if folders == nil { return true }
    if let place = Self.place(of: descriptor) { return contains(place, isRead: isRead) }
    // Without `/proc`, the path is accepted if it leads to the very file that is open.
    var (opened, found) = (stat(), stat())
    guard let real = InputFile.resolved(path), fstat(descriptor, &opened) == 0, lstat(real, &found) == 0
    else {
      return false
    }
    return opened.st_dev == found.st_dev && opened.st_ino == found.st_ino
      && contains(Array(real.utf8), isRead: isRead)
  }

  /// Opens a file or folder for reading, if it is in one of the folders, and is neither a device nor a pipe.
  ///
  /// It is not opened before this is known: opening a device or a pipe can have effects, and can block. Without a
  /// restriction, as for `/dev/stdin`, any can be opened.
  package func open(_ path: String, _ flags: Int32 = O_RDONLY) -> Result<Int32, FileError> {
    func failed(_ reason: FileError.Reason, _ code: Int32) -> Result<Int32, FileError> {
      .failure(FileError(reason, path: path, code: code))
    }
    // A path that no file can have stands for a name that is not UTF-8.
    if path.utf8.contains(0) { return failed(.unreadable, EILSEQ) }
    if folders == nil {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC)
      return descriptor < 0 ? failed(.unreadable, errno) : .success(descriptor)
    }
    let handle = Glibc.open(path, Self.handle | O_CLOEXEC)
    guard handle >= 0 else { return failed(.unreadable, errno) }
    defer { close(handle) }
    guard admits(handle, openedAs: path, isRead: true) else { return failed(.leadsOut, ELOOP) }
    guard Self.isPlain(handle) else { return failed(.special, EINVAL) }
    let flags = flags | O_CLOEXEC | O_NONBLOCK
    // This is the very file that was checked.
    var descriptor = Glibc.open("/proc/self/fd/\(handle)", flags)
    if descriptor >= 0 { return .success(descriptor) }
    if errno == ENOENT { descriptor = Glibc.open(path, flags | O_NOFOLLOW) }
    guard descriptor >= 0 else { return failed(.unreadable, errno) }
    guard admits(descriptor, openedAs: path, isRead: true), Self.isPlain(descriptor) else {
      close(descriptor)
      return failed(.leadsOut, ELOOP)
    }
    return .success(descriptor)
  }

  /// Whether an open file is a regular one or a folder.
  private static func isPlain(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// `O_PATH`: a descriptor that refers to a file or folder without opening it. Swift's Glibc does not have it.
  static let handle: Int32 = 0o1000_0000

  private func contains(_ path: [UInt8], isRead: Bool = false) -> Bool {
    guard let folders else { return true }
    return folders.contains { folder in
      guard let rest = Self.rest(of: path, below: folder) else { return false }
      let inner =
        Self.rest(of: rest, afterFolder: Self.git)
        ?? closed.lazy.compactMap { Self.rest(of: path, below: $0) }.first
      // Files of git-annex are links to there.
      return inner.map { isRead && $0.starts(with: Self.annex) } ?? true
    }
  }

  private static let git = Array(".git".utf8)
  private static let annex = Array("annex/objects/".utf8)
  private static let slash = UInt8(ascii: "/")

  /// What follows a folder and a slash in the path of something in it, empty for the folder; nil for what is elsewhere. Bytes
  /// are compared, as names that look alike may differ.
  private static func rest(of path: [UInt8], below folder: [UInt8]) -> ArraySlice<UInt8>? {
    guard path.starts(with: folder) else { return nil }
    if path.count == folder.count { return [] }
    if folder.last == slash { return path[folder.count...] }
    return path[folder.count] == slash ? path[(folder.count + 1)...] : nil
  }

  /// What follows the first folder with a name in a path, and the slash after it; nil if the path has none. The last name
  /// of the path counts as well.
  private static func rest(of path: ArraySlice<UInt8>, afterFolder name: [UInt8]) -> ArraySlice<UInt8>? {
    var start = path.startIndex
    while start < path.endIndex {
      let end = path[start...].firstIndex(of: slash) ?? path.endIndex
      if path[start..<end].elementsEqual(name) { return path[min(end + 1, path.endIndex)...] }
      start = end + 1
    }
    return nil
  }

  /// The folder of git that `.git` in a folder leads to as a link, or names as a file; nil for none.
  private static func linkedGitFolder(of folder: [UInt8]) -> [UInt8]? {
    let folder = String(decoding: folder, as: UTF8.self)
    if OutputFile.isLink(folder + "/.git") { return place(of: folder + "/.git") }
    guard InputFile.isRegular(folder + "/.git") else { return nil }
    let text = try? InputFile.load(folder + "/.git", limit: 1 << 13, within: .anywhere)
    let word = Array("gitdir: ".utf8)
    guard let bytes = text?.bytes, bytes.starts(with: word) else { return nil }
    let name = String(
      decoding: bytes.dropFirst(word.count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return place(of: name.hasPrefix("/") ? name : folder + "/" + name)
  }

  // MARK: Places

  /// The path of a file without links. For a missing file, the nearest existing folder is resolved, and the rest taken
  /// as written.
  private static func place(of path: String) -> [UInt8] {
    // Each folder of the path may be asked for; the system takes no longer ones.
    if PathText.isTooLong(path) { return nowhere }
    if let place = DeferredFolder.resolved(path) { return Array(place.utf8) }
    var (known, rest) = (path.isEmpty ? "." : path, [String]())
    while true {
      if let pointer = realpath(known, nil) {
        defer { free(pointer) }
        var parts = bytes(pointer).split(separator: UInt8(ascii: "/")).map(Array.init)
        for part in rest.reversed() where part != "." && part != "" {
          if part == ".." { _ = parts.popLast() } else { parts.append(Array(part.utf8)) }
        }
        return [UInt8(ascii: "/")] + parts.joined(separator: [UInt8(ascii: "/")])
      }
      guard let cut = PathText.lastSlash(known) else {
        if known == "." { return nowhere }
        rest.append(known)
        known = "."
        continue
      }
      rest.append(String(known[known.index(after: cut)...]))
      known = cut == known.startIndex ? "/" : String(known[..<cut])
    }
  }

  /// A path that is in no folder.
  private static let nowhere = [UInt8(ascii: "?")]

  /// The path of an open file or folder; nil if the system cannot determine it.
  private static func place(of descriptor: Int32) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      let count = readlink("/proc/self/fd/\(descriptor)", buffer.baseAddress!, Int(PATH_MAX))
      return count > 0 ? buffer.prefix(count).map { UInt8(bitPattern: $0) } : nil
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}
