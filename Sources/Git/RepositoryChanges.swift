import Diagnostics

/// The changes between two sides of a repository, with those in submodules that moved.
package struct RepositoryChanges: Sendable {
  /// The changed files, by their paths below the outermost root.
  package private(set) var files: [GitChange] = []
  /// An error for each submodule that moved and cannot be followed.
  package private(set) var unfollowed: [Finding] = []

  /// Throws `GitError` if a side cannot be read.
  package init(_ workTrees: WorkTrees, from old: GitRevision, to new: GitSide) throws(GitError) {
    try add(from: old, to: new, in: workTrees.repository, at: "", workTrees, depth: 0)
  }

  private mutating func add(
    from old: GitRevision, to new: GitSide, in repository: GitRepository, at path: String,
    _ workTrees: WorkTrees,
    depth: Int
  ) throws(GitError) {
    var moves: [String: GitChange] = [:]
    for change in try repository.changes(from: old, to: new) {
      let change = change.below(path)
      if change.isSubmodule {
        // What is at another path as it was brings nothing that one could look at without its repository.
        if change.isMoveOnly, workTrees.repository(at: change.path) == nil { continue }
        for part in change.parts { moves[part.path] = part }
      } else {
        files.append(change)
      }
    }
    // On disk, a submodule may have moved without a trace in the outer repository.
    if case .workTree = new {
      for link in try repository.entries(of: GitRevision(name: "the index", id: "")) where link.isSubmodule {
        let inner = path.isEmpty ? link.path : path + "/" + link.path
        if moves[inner] == nil { moves[inner] = GitChange(submodule: inner, at: link.blob) }
      }
    }
    for move in moves.values.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      follow(move, to: new, workTrees, depth: depth + 1)
    }
  }

  private mutating func follow(_ move: GitChange, to new: GitSide, _ workTrees: WorkTrees, depth: Int) {
    let isMoved = move.oldBlob != move.newBlob
    guard depth <= RevisionListing.deepest, let inner = workTrees.repository(at: move.path) else {
      if isMoved { unfollowed.append(.unfollowed(move, shown: workTrees.repository.shown(move.path))) }
      return
    }
    let before = (files.count, unfollowed.count)
    do throws(GitError) {
      let nothing = try inner.emptyTree()
      let commits = [move.oldBlob, move.newBlob].map { id in
        id.map { GitRevision(name: $0, id: $0) } ?? nothing
      }
      var side = GitSide.revision(commits[1])
      if case .workTree = new, move.new != nil { side = .workTree }
      try add(from: commits[0], to: side, in: inner, at: move.path, workTrees, depth: depth)
    } catch {
      files.removeSubrange(before.0...)
      unfollowed.removeSubrange(before.1...)
      unfollowed.append(.unfollowed(move, shown: workTrees.repository.shown(move.path)))
    }
  }
}

extension Finding {
  fileprivate static func unfollowed(_ move: GitChange, shown: String) -> Finding {
    func short(_ commit: String?) -> String { commit.map { String($0.prefix(7)) } ?? "nothing" }
    // There is no commit any more that could be fetched.
    guard move.newBlob != nil else {
      return Finding(
        .warning, .request,
        "the submodule is gone, and what it held at \(short(move.oldBlob)) is not compared",
        at: SourceLocation(file: shown))
    }
    var finding = Finding(
      .error, .request,
      "the submodule's commit changed, \(short(move.oldBlob)) → \(short(move.newBlob)), and what changed in it cannot be "
        + "compared: its repository lacks these commits", at: SourceLocation(file: shown))
    finding.notes = [
      Finding.Note(
        "'git submodule update --init' fetches them; for actions/checkout, set \"submodules: true\" and \"fetch-depth: 0\""
      )
    ]
    return finding
  }
}
