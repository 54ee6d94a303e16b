import Glibc

/// Folder traversal: files sorted by the bytes of their names, skipping symbolic links to folders and hidden names.
package enum FolderWalk {
  /// The maximum depth of the traversal.
  private static let deepest = 64

  /// Returns the files below a folder, as paths relative to it.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - enters: Whether to descend into a folder.
  package static func files(below root: String, enters: (String) -> Bool = { _ in true }) -> [String] {
    var found: [String] = []
    walk(root, "", depth: 0, enters, &found)
    return found
  }

  /// Returns the names of the files directly in a folder.
  package static func fileNames(in folder: String) -> [String] {
    entries(of: folder.isEmpty ? "." : folder).filter { !$0.isFolder }.map(\.name)
  }

  /// Removes empty folders below a folder, and the folder itself if it is empty.
  package static func removeEmptyFolders(below root: String) {
    for (name, isFolder) in entries(of: root) where isFolder { removeEmptyFolders(below: root + "/" + name) }
    rmdir(root)
  }

  private static func walk(
    _ root: String, _ prefix: String, depth: Int, _ enters: (String) -> Bool, _ found: inout [String]
  ) {
    guard depth < deepest else { return }
    let folder = [root, prefix].filter { !$0.isEmpty }.joined(separator: "/")
    for (name, isFolder) in entries(of: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
      let path = prefix.isEmpty ? name : prefix + "/" + name
      if !isFolder {
        found.append(path)
      } else if enters(path) {
        walk(root, path, depth: depth + 1, enters, &found)
      }
    }
  }

  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: entries.append((name, true))
      case S_IFREG: entries.append((name, false))
      default:
        if stat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
          entries.append((name, false))
        }
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
