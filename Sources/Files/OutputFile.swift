import Glibc

/// Writes whole files: next to the destination, without a name or with a temporary one, then renamed, so that a partial
/// file is never seen.
package enum OutputFile {
  /// Writes bytes to a path, whose folder must exist; an existing file is replaced in one step, or left alone if
  /// writing fails.
  ///
  /// Devices and pipes are written to directly, and symbolic links are followed: renaming a file over `/dev/null` or
  /// `/dev/stdout` would be harmful. A link that leads out of the enclosure, by default the repository or project that
  /// the path names, is not followed.
  package static func write(
    _ bytes: [UInt8], to path: String, within enclosure: Enclosure? = nil
  ) throws(FileError) {
    let file = try GrowingFile(path, within: enclosure)
    try file.append(bytes)
    try file.finish()
  }

  /// Creates a folder and its parents, none of them outside of the enclosure, by default the repository or project that
  /// the path names.
  package static func makeFolder(_ path: String, within enclosure: Enclosure? = nil) throws(FileError) {
    if path.isEmpty { return }
    let enclosure = enclosure ?? Enclosure(containing: path + "/")
    var folder = open(path.hasPrefix("/") ? "/" : ".", Enclosure.handle | O_DIRECTORY | O_CLOEXEC)
    var prefix = path.hasPrefix("/") ? "/" : ""
    defer { if folder >= 0 { close(folder) } }
    for part in PathText.names(path) where !part.isEmpty {
      prefix += prefix.isEmpty || prefix.hasSuffix("/") ? part : "/" + part
      var next = openat(folder, part, Enclosure.handle | O_DIRECTORY | O_CLOEXEC)
      if next < 0, errno == ENOENT {
        guard enclosure.admits(folder, openedAs: OpenFolder.split(prefix).folder) else {
          throw FileError(.leadsOut, path: path, code: ELOOP)
        }
        if mkdirat(folder, part, 0o777) != 0, errno != EEXIST {
          throw FileError(.unwritable, path: prefix, code: errno)
        }
        next = openat(folder, part, Enclosure.handle | O_DIRECTORY | O_CLOEXEC)
      }
      guard next >= 0 else {
        // A dangling link exists, but is not a folder.
        throw FileError(.unwritable, path: path, code: errno == ENOENT ? ENOTDIR : errno)
      }
      close(folder)
      folder = next
    }
  }

  /// Removes a file in an enclosure, by default the repository or project that the path names, if it exists; in the
  /// case of a link, the link itself.
  package static func remove(_ path: String, within enclosure: Enclosure? = nil) throws(FileError) {
    let (folder, name) = OpenFolder.split(path)
    if access(folder, F_OK) != 0, errno == ENOENT { return }
    let code = try OpenFolder(of: path, within: enclosure ?? Enclosure(containing: path)).remove(name)
    if code != 0 { throw FileError(.unwritable, path: path, code: code) }
  }

  /// Removes the folders of files, up to and including an outer one, if they are empty now. Folders outside of the
  /// enclosure are kept.
  package static func removeEmptyFolders(
    of files: some Sequence<String>, below root: String, within enclosure: Enclosure
  ) {
    var folders: Set<String> = root.isEmpty ? [] : [root]
    for file in files {
      var inner = OpenFolder.split(file).folder
      while inner != ".", inner != "/", folders.insert(root.isEmpty ? inner : "\(root)/\(inner)").inserted {
        inner = OpenFolder.split(inner).folder
      }
    }
    // The inner ones first: their paths are longer.
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let parent = try? OpenFolder(of: folder, within: Enclosure(containing: folder)) else { continue }
      if enclosure.admits(folder, in: .untraced) { _ = parent.removeFolder(OpenFolder.split(folder).name) }
    }
  }

  /// Moves a file within an enclosure, which must contain both paths; an existing file is replaced.
  package static func move(
    _ path: String, to other: String, within enclosure: Enclosure
  ) throws(FileError) {
    let from = try OpenFolder(of: path, within: enclosure)
    let to = try OpenFolder(of: other, within: enclosure)
    let (name, newName) = (OpenFolder.split(path).name, OpenFolder.split(other).name)
    if renameat(from.descriptor, name, to.descriptor, newName) != 0 {
      throw FileError(.unwritable, path: other, code: errno)
    }
  }

  /// Creates the parent folders of a file.
  package static func makeFolder(of file: String) throws(FileError) {
    let parts = PathText.names(file).dropLast()
    try makeFolder(parts.joined(separator: "/"))
  }

  /// The final name of a temporary file, without the process, number and `tmp` appended while it is written: a killed
  /// run leaves such files behind.
  package static func settled(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 3, parts.last == "tmp", parts.suffix(3).prefix(2).allSatisfy({ Int($0) != nil })
    else {
      return name
    }
    return parts.dropLast(3).joined(separator: ".")
  }

  /// `O_TMPFILE`, which Swift does not import because it is defined as a combination of flags.
  static let namelessFile = 0o2000_0000 | O_DIRECTORY

  /// Whether a path is itself a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the target of a symbolic link, so that the link is preserved; any other path is returned unchanged.
  package static func target(of path: String) -> String {
    isLink(path) ? InputFile.resolved(path) ?? path : path
  }

  /// Writes all bytes to a descriptor, repeating partial writes. Returns the system's error number; 0 on success.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        sent += count
      }
      return 0
    }
  }
}
