import FoundationEssentials

/// Paths in the checkout from which the tests were built.
package enum Checkout {
  /// The checkout's root, without a trailing slash.
  package static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// A path below `Tests/Fixtures`.
  package static func fixture(_ path: String) -> String { "\(root)/Tests/Fixtures/\(path)" }

  /// A path below `Goldens`.
  package static func golden(_ path: String) -> String { "\(root)/Goldens/\(path)" }

  /// The folder of real documents from public projects; nil if it is missing, and tests are skipped.
  package static let corpus: String? = {
    let folder = ProcessInfo.processInfo.environment["LAYOUTSHOT_CORPUS"] ?? "\(root)/../shared/corpus"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// All files below a folder with a suffix, sorted.
  package static func files(below folder: String, endingIn suffixes: [String]) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in suffixes.contains { name.hasSuffix($0) } }.sorted().map {
      "\(folder)/\($0)"
    }
  }
}
