/// A commit as a history lists it.
package struct GitCommit: Hashable, Sendable {
  package let revision: GitRevision
  /// Its first parent, or the empty tree; nil where a shallow clone ends.
  package let parent: GitRevision?
  /// The day when it was committed, such as `2026-11-25`.
  package let day: String
  package let author: String
  /// The first line of its message.
  package let subject: String
  /// The files that differ from the first parent, of those that were asked for; a renamed file is one removed and one added.
  package let changes: [GitChange]
}

extension GitRepository {
  /// A byte that begins a commit in the listing, and one between its fields. Neither can be in a line of `--raw`.
  private static let (mark, separator): (Character, Character) = ("\u{1}", "\u{2}")

  /// Returns the commits that changed some files, newest first. Of a merge only what it brought to its first parent counts, as
  /// with `git log --first-parent`.
  ///
  /// - Parameters:
  ///   - patterns: Which files, as git's pathspecs.
  ///   - revision: Where the history begins.
  /// - Throws: `GitError` if the history cannot be read.
  package func commits(changing patterns: [String], from revision: GitRevision) throws(GitError)
    -> [GitCommit]
  {
    let fields = ["%H", "%P", "%cs", "%an", "%s"].joined(separator: String(Self.separator))
    let answer = try run(
      [
        "log", "--first-parent", "-m", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff",
        "--no-textconv",
        "--no-show-signature", "--no-notes", "--format=\(Self.mark)\(fields)", revision.id, "--",
      ] + patterns)
    guard answer.isGood else { throw GitError(.failed(GitError.plain(answer.words)), at: root) }
    let nothing = try emptyTree()
    var (commits, rest) = ([GitCommit](), answer.fields[...])
    while let head = rest.popFirst() {
      guard head.first == Self.mark else { continue }
      var files: [String] = []
      // The line break after the message belongs to the first file.
      while let next = rest.first.map({ $0.drop(while: \.isNewline) }), next.isEmpty || next.first == ":" {
        rest.removeFirst()
        if !next.isEmpty { files += [String(next)] + (rest.popFirst().map { [$0] } ?? []) }
      }
      if let commit = commit(head.dropFirst(), GitChange.all(files), nothing) { commits.append(commit) }
    }
    return commits
  }

  private func commit(_ head: Substring, _ changes: [GitChange], _ nothing: GitRevision) -> GitCommit? {
    let fields = head.split(separator: Self.separator, maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, fields[0].utf8.count >= 40 else { return nil }
    let parent = fields[1].split(separator: " ").first.map(String.init)
    return GitCommit(
      revision: GitRevision(name: String(fields[0].prefix(7)), id: String(fields[0])),
      parent: parent.map { GitRevision(name: String($0.prefix(7)), id: $0) } ?? (isShallow ? nil : nothing),
      day: String(fields[2]), author: String(fields[3]), subject: String(fields[4]), changes: changes)
  }

  /// Returns what a file was called before a commit that has it under another name than its parent; nil if it was added.
  package func name(of path: String, before commit: GitCommit) throws(GitError) -> String? {
    guard let parent = commit.parent else { return nil }
    return try changes(from: parent, to: .revision(commit.revision))
      .first { $0.new == path && $0.kind == .renamed }?.old
  }

  /// A pathspec for one file, whatever characters are in its path below the root.
  package static func pattern(of path: String) -> String { ":(top,literal)" + path }
}
