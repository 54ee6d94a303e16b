import Foundation

/// A folder of its own, gone afterwards.
public final class Folder {
  /// Where it is, an absolute path.
  public let path: String

  /// Makes an empty folder among the system's temporary files.
  public init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "layoutshot-kit-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text to a file of the folder and returns the file's path.
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// The names of what is in the folder, sorted.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
