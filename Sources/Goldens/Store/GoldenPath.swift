/// Paths of goldens, relative to their folder.
package enum GoldenPath {
  /// The suffix of a picture's name.
  package static let picture = ".png"
  /// The suffix of its tree's name.
  package static let tree = ".tree.json"

  /// Whether a path is valid for a golden: it ends in `.png`, is relative, stays inside its folder, and is a single
  /// line.
  package static func isSafe(_ path: String) -> Bool {
    path.hasSuffix(picture) && leadsDown(path) && names(path).last != picture
      && !path.utf8.contains { $0 < 0x20 }
  }

  /// Whether the path is relative and stays inside its folder.
  package static func leadsDown(_ path: String) -> Bool {
    !path.utf8.contains(0) && names(path).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The names in a path. By bytes, as the system splits it: a combining mark after a slash makes another character of it.
  package static func names(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// The path of the tree next to a picture, or of another file with its name. `path`: a golden's path, which ends in
  /// `.png`. `ending`: the suffix to use instead, such as `.tree.json` or `-actual.png`.
  package static func beside(_ path: String, _ ending: String) -> String {
    String(path.dropLast(picture.count)) + ending
  }
}
