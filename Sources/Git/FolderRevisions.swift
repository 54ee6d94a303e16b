import Files

/// Two folders as revisions, as `git diff --no-index` compares them: what a picture can depend on in each is written into a
/// temporary repository, which is removed with the value.
///
/// Nothing that the folders say runs a program or changes a byte: neither filters nor encodings of their attributes count, and
/// links are kept as links. What lies in a repository of its own inside a folder counts as if it did not.
package final class FolderRevisions: Sendable {
  package let repository: GitRepository
  package let old: GitRevision
  package let new: GitRevision
  private let scratch: ScratchFolder

  /// Reads two folders.
  ///
  /// - Throws: `GitError`, or `FileError` if the temporary repository cannot be written.
  package init(_ old: String, _ new: String) throws {
    scratch = try ScratchFolder()
    let made = try GitProcess.run(["init", "--quiet", "--template="], in: scratch.path)
    guard made.isGood else { throw GitError(.failed(GitError.plain(made.words)), at: scratch.path) }
    try OutputFile.makeFolder(scratch.path + "/.git/info", within: .anywhere)
    // Takes precedence over all attributes in the folders (gitattributes(5)).
    try OutputFile.write(
      Array("* -text -filter -ident -working-tree-encoding\n".utf8),
      to: scratch.path + "/.git/info/attributes",
      within: .anywhere)
    self.old = try Self.tree(of: old, "old", in: scratch.path)
    self.new = try Self.tree(of: new, "new", in: scratch.path)
    repository = try GitRepository(around: scratch.path).named(self.new.name)
  }

  private static func tree(of folder: String, _ index: String, in scratch: String) throws -> GitRevision {
    guard let place = InputFile.resolved(folder) else { throw GitError(.notARepository, at: folder) }
    func git(_ arguments: [String], below inner: String = "", input: [UInt8]? = nil) throws(GitError)
      -> GitAnswer
    {
      let answer = try GitProcess.run(
        ["-c", "core.looseCompression=0", "-c", "core.autocrlf=false"] + arguments, in: place + inner,
        variables: [
          "GIT_DIR=\(scratch)/.git", "GIT_WORK_TREE=\(place + inner)",
          "GIT_INDEX_FILE=\(scratch)/.git/\(index)",
        ], input: input)
      guard answer.isGood else { throw GitError(.failed(GitError.plain(answer.words)), at: folder) }
      return answer
    }
    // Names need not be UTF-8.
    var (folders, files) = ([""], [[UInt8]]())
    while let inner = folders.popLast() {
      let prefix = Array(inner.dropFirst().utf8) + (inner.isEmpty ? [] : [UInt8(ascii: "/")])
      for name in try git(["ls-files", "-z", "--others"], below: inner).output.split(separator: 0) {
        let path = prefix + name
        let words = String(decoding: path, as: UTF8.self)
        // A repository in the folder.
        if words.hasSuffix("/") { folders.append("/" + words.dropLast()) }
        if RevisionTree.isRead(words) { files.append(path) }
      }
    }
    for batch in GitContentIds.batches(of: files, size: \.count) {
      _ = try git(["update-index", "--add", "-z", "--stdin"], input: batch.flatMap { $0 + [0] })
    }
    return GitRevision(
      name: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder,
      id: try git(["write-tree"]).line)
  }
}
