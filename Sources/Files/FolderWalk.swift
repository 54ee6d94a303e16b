import Glibc

/// Folder traversal: files sorted by the bytes of their names, skipping symbolic links to folders and hidden names.
package enum FolderWalk {
  /// The maximum depth of the traversal.
  private static let deepest = 64

  /// A file below a folder.
  package struct File: Sendable {
    /// The path relative to the folder. If it contains a name that is not UTF-8, this is not its path, only similar.
    package let path: String
    /// The path as shown in messages, if it contains a name that is not UTF-8: no string can name the file.
    package let unreachable: String?
  }

  /// Returns the files below a folder, as paths relative to it. Files and folders whose names are not UTF-8 are left
  /// out.
  package static func files(below root: String, enters: (String) -> Bool = { _ in true }) -> [String] {
    var found: [File] = []
    walk(root, Place(), depth: 0, { !$0.isUnreachable && enters($0.path) }, &found)
    return found.filter { $0.unreachable == nil }.map(\.path)
  }

  /// Returns the files below a folder, including those that no string can name.
  package static func all(below root: String, enters: (String) -> Bool) -> [File] {
    var found: [File] = []
    walk(root, Place(), depth: 0, { enters($0.path) }, &found)
    return found
  }

  /// Returns the names of the files directly in a folder.
  package static func fileNames(in folder: String) -> [String] {
    entries(of: Array(folder.utf8)).compactMap {
      $0.isFolder ? nil : String(validating: $0.name, as: UTF8.self)
    }
  }

  /// The position of a walk, below its root.
  private struct Place {
    /// The path for system calls.
    var bytes: [UInt8] = []
    var path = ""
    var isUnreachable = false

    func entry(_ name: [UInt8]) -> Place {
      let bytes = bytes.isEmpty ? name : bytes + [UInt8(ascii: "/")] + name
      let text = String(decoding: name, as: UTF8.self)
      return Place(
        bytes: bytes, path: path.isEmpty ? text : path + "/" + text,
        isUnreachable: isUnreachable || !text.utf8.elementsEqual(name))
    }
  }

  private static func walk(
    _ root: String, _ place: Place, depth: Int, _ enters: (Place) -> Bool, _ found: inout [File]
  ) {
    guard depth < deepest else { return }
    let separator = root.isEmpty || place.bytes.isEmpty ? [] : [UInt8(ascii: "/")]
    for (name, isFolder) in entries(of: Array(root.utf8) + separator + place.bytes)
    where name.first != UInt8(ascii: ".") {
      let entry = place.entry(name)
      if !isFolder {
        let shown = entry.isUnreachable ? PathText.shown(entry.bytes) : nil
        found.append(File(path: entry.path, unreachable: shown))
      } else if enters(entry) {
        walk(root, entry, depth: depth + 1, enters, &found)
      }
    }
  }

  /// The files and folders in a folder, sorted by the bytes of their names.
  private static func entries(of folder: [UInt8]) -> [(name: [UInt8], isFolder: Bool)] {
    if let names = DeferredFolder.names(in: String(decoding: folder, as: UTF8.self)) {
      return names.map { (Array($0.name.utf8), $0.isFolder) }
        .sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }
    let path = (folder.isEmpty ? [UInt8(ascii: ".")] : folder).map { CChar(bitPattern: $0) } + [0]
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    let descriptor = dirfd(directory)
    var entries: [(name: [UInt8], isFolder: Bool)] = []
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return }
          var status = stat()
          guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
          let kind = status.st_mode & S_IFMT
          // A link counts as the file it points to; one to a folder is not followed.
          let isLinkedFile =
            kind != S_IFDIR && kind != S_IFREG && fstatat(descriptor, name, &status, 0) == 0
            && status.st_mode & S_IFMT == S_IFREG
          guard kind == S_IFDIR || kind == S_IFREG || isLinkedFile else { return }
          let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
          entries.append((bytes, kind == S_IFDIR))
        }
      }
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}
