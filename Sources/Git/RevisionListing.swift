/// The files of a revision, with those of its submodules as far as their repositories are there.
struct RevisionListing {
  /// The files, sorted by the bytes of their paths.
  private(set) var files: [GitFile] = []
  /// The paths of the submodules whose files are among them.
  private(set) var submodules: [String] = []

  /// Submodules of submodules deeper than this are left out.
  static let deepest = 8

  /// Throws `GitError` if the revision's trees are not in the repository.
  init(_ revision: GitRevision, of workTrees: WorkTrees) throws(GitError) {
    try add(revision, of: workTrees.repository, at: "", workTrees, depth: 0)
    if !submodules.isEmpty { files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }
  }

  private mutating func add(
    _ revision: GitRevision, of repository: GitRepository, at path: String, _ workTrees: WorkTrees, depth: Int
  ) throws(GitError) {
    for var file in try repository.entries(of: revision) {
      file.submodule = path
      if !path.isEmpty { file.path = path + "/" + file.path }
      guard file.isSubmodule else {
        files.append(file)
        continue
      }
      guard depth < Self.deepest, let inner = workTrees.repository(at: file.path) else { continue }
      let commit = GitRevision(name: revision.name, id: file.blob)
      // A commit that is not there is reported if it matters: where the submodule moved.
      let count = files.count
      do throws(GitError) {
        try add(commit, of: inner, at: file.path, workTrees, depth: depth + 1)
        submodules.append(file.path)
      } catch {
        files.removeSubrange(count...)
      }
    }
  }
}
