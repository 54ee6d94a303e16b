import Glibc

/// The entries of a folder, sorted by the bytes of their names.
package struct FolderListing {
  /// Names of files, and of links that lead to files.
  package private(set) var files: [String] = []
  /// Names of folders; links to folders are left out, so that traversals cannot loop.
  package private(set) var folders: [String] = []

  /// Lists a folder; empty if it cannot be read. Omits hidden names, names that are not UTF-8, which no document can
  /// contain, and entries beyond `limit`. `isWanted` gets the bytes of a name: no string is created for others.
  package init(
    _ path: String, limit: Int, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
  ) {
    defer {
      files.sort(by: Self.comesFirst)
      folders.sort(by: Self.comesFirst)
    }
    if let names = DeferredFolder.names(in: path) {
      add(names, limit: limit, where: isWanted)
      return
    }
    guard let directory = opendir(path) else { return }
    defer { closedir(directory) }
    var seen = 0
    while seen < limit, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: 256) { start -> String? in
          let bytes = UnsafeBufferPointer(start: start, count: strlen(UnsafePointer(OpaquePointer(start))))
          guard bytes.first != UInt8(ascii: ".") else { return nil }
          seen += 1
          return isWanted(bytes) ? String(validating: bytes, as: UTF8.self) : nil
        }
      }
      guard let name else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): files.append(name)
      case Int(DT_DIR): folders.append(name)
      default: add(name, at: path + "/" + name)
      }
    }
  }

  private mutating func add(
    _ names: [(name: String, isFolder: Bool)], limit: Int,
    where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    let visible = names.filter { $0.name.utf8.first != UInt8(ascii: ".") }
    for (name, isFolder) in visible.prefix(limit) {
      var name = name
      guard name.withUTF8(isWanted) else { continue }
      if isFolder { folders.append(name) } else { files.append(name) }
    }
  }

  /// A link, or an entry of a file system that does not report types.
  private mutating func add(_ name: String, at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR { return folders.append(name) }
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { files.append(name) }
  }

  /// The path of a file or folder that a path names but for the case of letters, which does not count on most Macs; nil if
  /// there is none.
  ///
  /// - Parameter path: A path from the root on.
  package static func path(like path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    var found = ""
    for name in path.split(separator: "/") {
      // Hidden names are not listed.
      guard !name.hasPrefix(".") else {
        found += "/" + name
        continue
      }
      let listing = FolderListing(found.isEmpty ? "/" : found, limit: mostEntries) {
        $0.count == name.utf8.count
      }
      let names = listing.folders + listing.files
      let wanted = name.lowercased()
      guard let own = names.first(where: { $0 == name }) ?? names.first(where: { $0.lowercased() == wanted })
      else { return nil }
      found += "/" + own
    }
    return found
  }

  private static let mostEntries = 10_000

  private static func comesFirst(_ left: String, _ right: String) -> Bool {
    strcmp(left, right) < 0
  }
}
