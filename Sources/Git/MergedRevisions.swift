import Files

/// A merge of two commits: the one in progress, or the one that made a commit.
package struct MergedRevisions: Sendable {
  /// The commit that both sides began with.
  package let base: GitRevision
  /// Our side.
  package let ours: GitRevision
  /// Their side.
  package let theirs: GitRevision
  /// The commit that the merge made; nil for one in progress, whose files are on disk.
  package let result: GitRevision?

  /// A file that both sides changed, each in its own way.
  package struct File: Hashable, Sendable {
    /// The path below the repository's root.
    package let path: String
    /// The object IDs of the contents.
    package let base: String
    package let ours: String
    package let theirs: String
    /// That of the merge; nil for the file on disk.
    package let result: String?
  }

  /// Finds the merge that is in progress in a repository, or else the one that made `HEAD`.
  ///
  /// - Parameter repository: The repository.
  /// - Returns: Nil if there is neither.
  /// - Throws: `GitError` if the sides have nothing in common, or git cannot be run.
  package static func latest(in repository: GitRepository) throws(GitError) -> MergedRevisions? {
    let head = try repository.revision("HEAD")
    if repository.isRevision("MERGE_HEAD") {
      let theirs = try repository.revision("MERGE_HEAD")
      return MergedRevisions(
        base: try repository.mergeBase(head, theirs), ours: head, theirs: theirs, result: nil)
    }
    guard repository.isRevision("HEAD^2") else { return nil }
    let (ours, theirs) = (try repository.revision("HEAD^1"), try repository.revision("HEAD^2"))
    return MergedRevisions(
      base: try repository.mergeBase(ours, theirs), ours: ours, theirs: theirs, result: head)
  }

  /// Returns the files that both sides changed, each in its own way, and the merge still has, sorted by path. Throws
  /// `GitError` if their trees are not in the repository.
  package func files(of repository: GitRepository) throws(GitError) -> [File] {
    func contents(_ revision: GitRevision) throws(GitError) -> [String: String] {
      let files = try repository.entries(of: revision).filter { !$0.isLink && !$0.isSubmodule }
      return Dictionary(files.map { ($0.path, $0.blob) }, uniquingKeysWith: { first, _ in first })
    }
    let (old, here, there) = (try contents(base), try contents(ours), try contents(theirs))
    let merged = try result.map(contents)
    return here.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard let base = old[path], let ours = here[path], let theirs = there[path], ours != base,
        theirs != base, ours != theirs
      else { return nil }
      if let merged, merged[path] == nil { return nil }
      return File(path: path, base: base, ours: ours, theirs: theirs, result: merged?[path])
    }
  }
}
