import Foundation

/// A temporary folder, removed at the end.
package final class Folder {
  /// Its absolute path.
  package let path: String

  /// Creates an empty folder among the system's temporary files.
  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "layoutshot-kit-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text to a file of the folder and returns the file's path.
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// The names of its entries, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
