import Foundation

/// A folder of its own, gone afterwards.
public final class Folder {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "layoutshot-kit-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
