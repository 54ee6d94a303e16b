import Files

/// What git stopped in, and what it calls the two sides there.
package struct UnfinishedMerge: Hashable, Sendable {
  /// What git was asked to do.
  package enum Kind: String, Hashable, Sendable {
    case merge, rebase, revert
    case cherryPick = "cherry-pick"
    /// `stash pop`, and whatever else leaves no note of itself.
    case other
  }

  package let kind: Kind
  /// The sides in words.
  package let ours: String
  package let theirs: String
  /// The object IDs of the commits that are merged, as far as git notes them: what tells this merge from others.
  package let commits: [String]

  /// The sentence: `merging topic into main: ours is main, theirs is topic`.
  package var words: String {
    switch kind {
    case .merge: "merging \(theirs) into \(ours): ours is \(ours), theirs is \(theirs)"
    case .rebase: "rebasing: ours is \(ours), onto which commits are put, theirs is the commit \(theirs)"
    case .cherryPick: "picking a commit: ours is \(ours), theirs is the commit \(theirs)"
    case .revert: "reverting a commit: ours is \(ours), theirs is what was there before the commit \(theirs)"
    case .other: "ours is \(ours), theirs is what is merged into it"
    }
  }
}

extension GitRepository {
  /// Returns what git stopped in. Throws `GitError` if git cannot be run.
  package func unfinishedMerge() throws(GitError) -> UnfinishedMerge {
    let folder = try gitFolder()
    func note(_ name: String) -> String? {
      guard
        let bytes = try? FileSystem.untraced.read(folder + "/" + name, limit: 4096, within: .anywhere).bytes
      else { return nil }
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return line.isEmpty ? nil : line
    }
    let head = try run(["rev-parse", "--verify", "--quiet", "HEAD"]).line
    // A rebase picks commits, and would be taken for that.
    for rebase in ["rebase-merge", "rebase-apply"] {
      guard let onto = note(rebase + "/onto") else { continue }
      let picked = note("REBASE_HEAD")
      return UnfinishedMerge(
        kind: .rebase, ours: try name(of: onto), theirs: try picked.map(title) ?? "that is applied",
        commits: [head, picked ?? ""])
    }
    let branch = try run(["symbolic-ref", "--quiet", "--short", "HEAD"])
    let ours = branch.isGood ? branch.line : "HEAD"
    if let id = note("MERGE_HEAD") {
      return UnfinishedMerge(kind: .merge, ours: ours, theirs: try name(of: id), commits: [head, id])
    }
    if let id = note("CHERRY_PICK_HEAD") {
      return UnfinishedMerge(kind: .cherryPick, ours: ours, theirs: try title(of: id), commits: [head, id])
    }
    if let id = note("REVERT_HEAD") {
      return UnfinishedMerge(kind: .revert, ours: ours, theirs: try title(of: id), commits: [head, id])
    }
    return UnfinishedMerge(kind: .other, ours: ours, theirs: "", commits: [head])
  }

  /// The name of a branch or tag at a commit, or else the beginning of its ID.
  private func name(of id: String) throws(GitError) -> String {
    guard isID(id) else { return "a commit" }
    let names = try run([
      "for-each-ref", "--format=%(refname:short)", "--count=1", "--points-at=\(id)", "refs/heads",
      "refs/remotes", "refs/tags",
    ])
    return names.isGood && !names.line.isEmpty ? names.line : String(id.prefix(8))
  }

  /// The beginning of a commit's ID and its subject: `5d6e7f01 "Wider margins"`.
  private func title(of id: String) throws(GitError) -> String {
    guard isID(id) else { return "a commit" }
    let answer = try run(["rev-list", "--max-count=1", "--format=%s", id, "--"])
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    let subject = answer.isGood && lines.count > 1 ? " \"\(lines[1].prefix { $0 != "\n" })\"" : ""
    return id.prefix(8) + subject
  }

  private func isID(_ text: String) -> Bool { text.utf8.count >= 40 && text.allSatisfy(\.isHexDigit) }
}
