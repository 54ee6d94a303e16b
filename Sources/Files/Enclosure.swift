import Glibc
import Synchronization

/// Folders that paths must not lead out of, whatever links are in them: a project that a stranger sent in may hold links
/// to anything on the machine that reads it.
///
/// Every reader and writer asks an enclosure, and asks it about what it has opened: a link that is changed between the
/// question and the use changes nothing.
package struct Enclosure: Sendable {
  /// The bytes of the folders' paths, without links; nil for no bounds.
  private let folders: [[UInt8]]?

  private init(places: [[UInt8]]?) { folders = places }

  /// No bounds.
  package static let anywhere = Enclosure(places: nil)

  /// The enclosure of some folders and all that is below them. A folder that is not there yet is where it would be made.
  package init(_ folders: [String]) { self.init(places: folders.map { Self.place(of: $0) }) }

  /// The enclosure of a document: its repository, or else the project that it belongs to, or its folder. The folder of a
  /// language counts as a part of the one that it is in.
  ///
  /// - Parameter path: The document.
  package init(ofDocument path: String) {
    let folder = PathText.lastSlash(path).map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    self.init([ProjectFolders(around: folder)?.outermost ?? folder])
  }

  /// The enclosure of a folder that this program writes in: the folder and all that is below it, if it is where its path
  /// says. One that leads out of its repository or project is no enclosure of anything.
  ///
  /// Where the folder is, is found once: a link that takes its place later leads out.
  ///
  /// - Parameter folder: The folder, which does not have to exist yet; an empty text is the working directory.
  package init(ofFolder folder: String) {
    let place = Self.place(of: folder)
    let isInside = DependencyTrace.untraced { Enclosure(containing: folder.isEmpty ? "./x" : folder) }
      .contains(
        place)
    self.init(places: isInside ? [place] : [])
  }

  /// The enclosure of what a file of a project names: that of the file's repository or project, or else the file's folder
  /// and the working directory.
  ///
  /// - Parameter file: The file, such as a configuration or a script.
  package init(ofNamesIn file: String) {
    let surroundings = Enclosure(containing: file)
    let own = Enclosure([OpenFolder.split(file).folder, "."])
    self = surroundings.folders == nil ? own : surroundings
  }

  /// Whether nothing is in it.
  package var isEmpty: Bool { folders?.isEmpty ?? false }

  /// What is in this enclosure, or in another one; nothing, if there is nothing in this one.
  package func extended(by other: Enclosure) -> Enclosure {
    guard let folders, let more = other.folders else { return isEmpty ? self : .anywhere }
    return folders.isEmpty ? self : Enclosure(places: folders + more)
  }

  // MARK: What a path names

  /// The enclosure of a path as it is written: the repository, or else the project, that it names a file of. A path that
  /// names a file of neither may lead anywhere: it is not a stranger's.
  ///
  /// Links are not followed to find it, as they may be a stranger's: `App/Login.xib` is a file of the repository that the
  /// working directory is in, wherever `App` leads. A repository that is reached through a link of another one does not
  /// count.
  ///
  /// - Parameter path: A path, relative to the working directory unless it is absolute.
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
    // A repository stays where it is; a folder that is in none may be put into one.
    guard found.folders != nil else { return }
    Self.known.withLock { known in
      if known.count >= 4096 { known.removeAll() }
      known[parent] = found
    }
  }

  /// The enclosures of folders that are in a repository or project, by their absolute paths as written.
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
    for outer in candidates.dropFirst() where !Enclosure([outer]).contains(place(of: nearest)) {
      nearest = outer
    }
    return Enclosure([nearest])
  }

  /// The absolute path of the folder that a path names a file in, `.` and `..` resolved as they are written.
  private static func writtenFolder(of path: String) -> String? {
    let whole = path.hasPrefix("/") ? path : (InputFile.resolved(".") ?? "") + "/" + path
    guard whole.hasPrefix("/") else { return nil }
    var parts: [String] = []
    for part in PathText.names(whole).dropLast() where !part.isEmpty && part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  // MARK: Asking

  /// Whether a path is in one of the folders after all links are followed. Something that does not exist yet is where it
  /// would be made.
  ///
  /// What is read or written is asked about when it is open; this is for names that are only passed on.
  package func admits(_ path: String) -> Bool {
    DependencyTrace.note(.link, [DependencyTrace.portable(path)])
    return folders == nil || contains(Self.place(of: path))
  }

  /// Whether an open file or folder is in one of the folders.
  ///
  /// - Parameters:
  ///   - descriptor: The file or folder.
  ///   - path: The path that it was opened by, for a system without `/proc`.
  func admits(_ descriptor: Int32, openedAs path: String) -> Bool {
    if folders == nil { return true }
    if let place = Self.place(of: descriptor) { return contains(place) }
    // Without `/proc`, what the path leads to counts if it is the very thing that is open.
    var (opened, found) = (stat(), stat())
    guard let real = InputFile.resolved(path), fstat(descriptor, &opened) == 0, lstat(real, &found) == 0
    else {
      return false
    }
    return opened.st_dev == found.st_dev && opened.st_ino == found.st_ino && contains(Array(real.utf8))
  }

  /// Opens a file for reading, if it is in one of the folders.
  ///
  /// The file is not touched before that is known: opening a device or a pipe can have effects, and can wait.
  ///
  /// - Returns: The descriptor, or the error.
  package func open(_ path: String, _ flags: Int32 = O_RDONLY) -> Result<Int32, FileError> {
    func failed(_ reason: FileError.Reason, _ code: Int32) -> Result<Int32, FileError> {
      .failure(FileError(reason, path: path, code: code))
    }
    if folders == nil {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC)
      return descriptor < 0 ? failed(.unreadable, errno) : .success(descriptor)
    }
    let handle = Glibc.open(path, Self.handle | O_CLOEXEC)
    guard handle >= 0 else { return failed(.unreadable, errno) }
    defer { close(handle) }
    guard admits(handle, openedAs: path) else { return failed(.leadsOut, ELOOP) }
    var descriptor = Glibc.open("/proc/self/fd/\(handle)", flags | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NOFOLLOW) }
    guard descriptor >= 0 else { return failed(.unreadable, errno) }
    guard admits(descriptor, openedAs: path) else {
      close(descriptor)
      return failed(.leadsOut, ELOOP)
    }
    return .success(descriptor)
  }

  /// `O_PATH`: a descriptor that stands for a file or folder without opening it. Swift's Glibc does not have it.
  static let handle: Int32 = 0o1000_0000

  private func contains(_ path: [UInt8]) -> Bool {
    guard let folders else { return true }
    return folders.contains { folder in
      // Bytes: names that look alike are different ones.
      path == folder
        || path.starts(with: folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")])
    }
  }

  // MARK: Places

  /// Where a path leads: the path of what it names, without links. Of something that is not there, the nearest folder that
  /// is there counts, and the rest as it is written.
  private static func place(of path: String) -> [UInt8] {
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
        if known == "." { return [UInt8(ascii: "?")] }
        rest.append(known)
        known = "."
        continue
      }
      rest.append(String(known[known.index(after: cut)...]))
      known = cut == known.startIndex ? "/" : String(known[..<cut])
    }
  }

  /// Where an open file or folder is; nil if the system does not say.
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
