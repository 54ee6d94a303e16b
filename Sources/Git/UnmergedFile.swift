/// A file that git could not merge: its index has the versions of both sides, and the one that they began with.
package struct UnmergedFile: Hashable, Sendable {
  /// The path below the root.
  package let path: String
  /// The object IDs of the versions; nil for a side that has no such file.
  package private(set) var base: String?
  package private(set) var ours: String?
  package private(set) var theirs: String?
  /// Whether a version is a symbolic link or a submodule.
  package private(set) var isSpecial = false

  /// Takes in a line of `ls-files --unmerged`: mode, ID and stage, a tab and the path.
  fileprivate mutating func add(_ file: GitFile, stage: Character) {
    isSpecial = isSpecial || file.isLink || file.isSubmodule
    switch stage {
    case "1": base = file.blob
    case "2": ours = file.blob
    default: theirs = file.blob
    }
  }
}

extension GitRepository {
  /// Returns the files that are unmerged, sorted by path. Throws `GitError` if git cannot list them.
  package func unmerged() throws(GitError) -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    for line in try succeed(["ls-files", "-z", "--unmerged"]).fields {
      // The zero before names that are not UTF-8 makes them no path.
      guard let file = GitFile(line), !file.path.utf8.contains(0), let tab = line.firstIndex(of: "\t"),
        let stage = line[..<tab].last
      else { continue }
      if files.last?.path != file.path { files.append(UnmergedFile(path: file.path)) }
      files[files.count - 1].add(file, stage: stage)
    }
    return files
  }

  /// The absolute path of git's folder for this work tree. Throws `GitError` if git does not say.
  package func gitFolder() throws(GitError) -> String {
    try succeed(["rev-parse", "--absolute-git-dir"]).line
  }
}
