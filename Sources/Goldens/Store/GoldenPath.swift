/// Paths of goldens, relative to their folder.
public enum GoldenPath {
  /// The end of a picture's name.
  public static let picture = ".png"
  /// The end of its tree's name.
  public static let tree = ".tree.json"

  /// Whether a path is one that a golden may have: it ends in `.png`, is relative and leads nowhere but down.
  public static func isSafe(_ path: String) -> Bool {
    path.hasSuffix(picture) && leadsDown(path) && path.split(separator: "/").last != "\(picture)"
  }

  /// Whether a path is relative and leads nowhere but down.
  public static func leadsDown(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.hasPrefix("/") && !path.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The path of the tree beside a picture, or of anything else that is called like it.
  public static func beside(_ path: String, _ ending: String) -> String {
    String(path.dropLast(picture.count)) + ending
  }
}
