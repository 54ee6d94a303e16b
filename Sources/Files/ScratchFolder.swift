import Glibc

/// A private folder for temporary files, removed with its contents when it is no longer needed.
package final class ScratchFolder: Sendable {
  /// The absolute path without links.
  package let path: String

  /// Creates a folder in `TMPDIR`, or else in the system's folder for temporary files.
  package init() throws(FileError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    // mkdtemp(3) replaces the end.
    let pattern = (place.isEmpty ? P_tmpdir : place) + "/layoutshot." + String(repeating: "X", count: 6)
    var name = pattern.utf8CString
    let (made, code) = ScratchFiles.makeFolder {
      name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) }
    }
    guard let made else { throw FileError(.unwritable, path: pattern, code: code) }
    path = InputFile.resolved(made) ?? made
  }

  deinit {
    ScratchFiles.removeFolder(path)
  }

  /// Removes a folder and its contents; links are removed, not followed.
  static func remove(_ path: String) {
    var names: [String] = []
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(directory)
    }
    for name in names where name != "." && name != ".." {
      let inner = path + "/" + name
      if unlink(inner) != 0, errno == EISDIR || errno == EPERM { remove(inner) }
    }
    rmdir(path)
  }
}
