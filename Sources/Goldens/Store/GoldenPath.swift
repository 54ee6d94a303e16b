/// Paths of goldens, relative to their folder.
package enum GoldenPath {
  /// The suffix of a picture's name.
  package static let picture = ".png"
  /// The suffix of its tree's name.
  package static let tree = ".tree.json"

  /// Whether a path is valid for a golden: it ends in `.png`, is relative, stays inside its folder, and is a single
  /// line.
  package static func isSafe(_ path: String) -> Bool {
    path.hasSuffix(picture) && leadsDown(path) && path.split(separator: "/").last != "\(picture)"
      && !path.utf8.contains { $0 < 0x20 }
  }

  /// Whether the path is relative and stays inside its folder.
  package static func leadsDown(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.hasPrefix("/") && !path.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The path of the tree next to a picture, or of another file with its name.
  ///
  /// - Parameters:
  ///   - path: A golden's path, which ends in `.png`.
  ///   - ending: The suffix to use instead, such as `.tree.json` or `-actual.png`.
  package static func beside(_ path: String, _ ending: String) -> String {
    String(path.dropLast(picture.count)) + ending
  }
}
