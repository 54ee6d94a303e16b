import Diagnostics
import Files

/// A commit, or the files that are staged for the next one.
package struct GitRevision: Hashable, Sendable {
  /// Its name in messages, as given by the user.
  package let name: String
  /// The object ID of a commit, in hexadecimal digits; empty for staged files.
  package let id: String
  /// The same with a whole object ID at its beginning abbreviated, as git does: `9c0827f7^`.
  package var shortName: String {
    let id = name.prefix { $0.isHexDigit }
    return id.utf8.count >= Self.wholeID
      ? String(id.prefix(Self.abbreviation)) + name.dropFirst(id.count) : name
  }
  /// The digits of an object ID, and of one that is abbreviated.
  private static let (wholeID, abbreviation) = (40, 8)

  /// Whether it is the index: the files that are staged for the next commit.
  var isIndex: Bool { id.isEmpty }
}

/// One side of a comparison.
package enum GitSide: Hashable, Sendable {
  /// A revision's files.
  case revision(GitRevision)
  /// The files on disk: tracked ones, and untracked ones that are not ignored.
  case workTree
}

/// A git repository with a work tree, and queries about its history.
package struct GitRepository: Sendable {
  /// The absolute path of the work tree's root, without links.
  package let root: String
  /// Whether it is a shallow clone.
  package let isShallow: Bool
  /// What the root is called in messages; nil for its path from the working directory.
  private var name: String?

  /// Finds the repository around a file or folder, which does not have to exist. `path`: the file or folder; an empty
  /// string is the working directory.
  package init(around path: String) throws(GitError) {
    let shown = path.isEmpty ? "." : path
    if PathText.isTooLong(path) { throw GitError(.notARepository, at: shown) }
    var folder = shown
    // For a missing path, the nearest existing folder.
    while !Self.isFolder(folder) {
      guard let cut = folder.lastIndex(of: "/") else {
        folder = "."
        break
      }
      folder = cut == folder.startIndex ? "/" : String(folder[..<cut])
    }
    // Git would use a committed folder that looks like a bare repository, including its configuration. A `.git` cannot
    // be committed.
    guard var place = InputFile.resolved(folder) else { throw GitError(.notARepository, at: shown) }
    while !FileSystem.untraced.exists(place + "/.git") {
      guard place != "/" else { throw GitError(.notARepository, at: shown) }
      place = ProjectFolders.parent(place)
    }
    let answer = try GitProcess.run(
      ["rev-parse", "--show-toplevel", "--is-shallow-repository", "--absolute-git-dir"], in: place)
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard answer.isGood, lines.count == 3 else {
      if answer.words.contains("dubious ownership") { throw GitError(.foreignOwner(place), at: shown) }
      throw GitError(.notARepository, at: shown)
    }
    // A git version without support for the setting may still have found another one.
    let own = place + "/.git"
    guard !InputFile.isFolder(own) || InputFile.resolved(own) == InputFile.resolved(lines[2]) else {
      throw GitError(.notARepository, at: shown)
    }
    root = InputFile.resolved(lines[0]) ?? lines[0]
    isShallow = lines[1] == "true"
  }

  private static func isFolder(_ path: String) -> Bool { InputFile.resolved(path + "/.") != nil }

  // MARK: Revisions

  /// Returns the commit with a name, such as `main`, `HEAD~1` or a hash, or else the tree, as `git diff` takes both. Throws
  /// `GitError` if the name is that of neither in the repository.
  package func revision(_ name: String) throws(GitError) -> GitRevision {
    // A name that starts with a minus sign would be an option.
    if !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) {
      // The first commit has only the empty tree to be compared with.
      for kind in ["commit", "tree"] {
        let answer = try run(["rev-parse", "--verify", "--quiet", "\(name)^{\(kind)}"])
        if answer.isGood { return GitRevision(name: name, id: answer.line) }
      }
    }
    if isShallow { throw GitError(.beyondShallowClone(name)) }
    let names = try run([
      "for-each-ref", "--format=%(refname:short)%00", "refs/heads", "refs/remotes", "refs/tags",
    ])
    let known = names.fields.map { $0.filter { !$0.isNewline } }
    throw GitError(.unknownRevision(name, near: NearestName.of(name, in: known)))
  }

  /// Returns whether a name is that of a commit or a tree, without an error if it is not.
  package func isRevision(_ name: String) -> Bool { (try? revision(name)) != nil }

  /// Returns the best common ancestor of two commits. Throws `GitError` if there is none, or it is beyond the end of a
  /// shallow clone.
  package func mergeBase(_ one: GitRevision, _ other: GitRevision) throws(GitError) -> GitRevision {
    let answer = try run(["merge-base", one.id, other.id])
    guard answer.isGood, !answer.line.isEmpty else {
      if isShallow {
        throw GitError(.beyondShallowClone("the common ancestor of \(one.name) and \(other.name)"))
      }
      throw GitError(.unrelated(one.name, other.name))
    }
    return answer.line == one.id ? one : GitRevision(name: String(answer.line.prefix(12)), id: answer.line)
  }

  /// Returns the files that are staged for the next commit. Throws `GitError` during a merge.
  package func staged() throws(GitError) -> GitRevision {
    let unmerged = try succeed(["ls-files", "-z", "--unmerged"]).fields.compactMap { GitFile($0) }
    if let file = unmerged.first { throw GitError(.failed("\(file.path): unmerged"), at: root) }
    // No tree is written for it: a query leaves the repository as it is.
    return GitRevision(name: "the index", id: "")
  }

  // MARK: Files

  /// Returns the files and submodules of a revision, sorted by path. Throws `GitError` if the revision's trees are not in
  /// the repository.
  func entries(of revision: GitRevision) throws(GitError) -> [GitFile] {
    let answer = try run(
      revision.isIndex
        ? ["ls-files", "-z", "--stage"] : ["ls-tree", "-r", "-z", "--full-tree", revision.id])
    guard answer.isGood else { throw GitError(.missingObject(revision.id, revision: revision.name)) }
    return answer.fields.compactMap { GitFile($0) }
  }

  /// Returns the absolute paths of files on disk by the object IDs of their contents: of those that git knows to be as they
  /// are in the index, without reading them.
  func unchangedFiles() throws(GitError) -> [String: String] {
    let dirty = try Set(
      succeed(withoutFilters() + ["diff-files", "-z", "--name-only", "--ignore-submodules"]).fields)
    let files = try entries(of: GitRevision(name: "the index", id: ""))
    return Dictionary(
      files.filter { !$0.isLink && !$0.isSubmodule && !dirty.contains($0.path) && !$0.path.utf8.contains(0) }
        .map { ($0.blob, root + "/" + $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a revision without files.
  func emptyTree() throws(GitError) -> GitRevision {
    let answer = try GitProcess.run(["hash-object", "-t", "tree", "--stdin"], in: root, input: [])
    guard answer.isGood else { throw GitError(.failed(GitError.plain(answer.words)), at: root) }
    return GitRevision(name: "nothing", id: answer.line)
  }

  /// Returns the changes between a revision and another one, or the files on disk; renames are followed. Submodules are
  /// among them where the outer repository has another commit of them.
  func changes(from old: GitRevision, to new: GitSide) throws(GitError) -> [GitChange] {
    let form = ["-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv"]
    let renames = ["-M", "-l", "4000"]
    // A file that `add -N` only announced is not staged.
    let isStaged = if case .revision(let new) = new { new.isIndex } else { false }
    let options = isStaged ? ["--ita-invisible-in-index"] : []
    let cached =
      ["diff-index", "--cached"] + form + renames + options + [old.id, "--"]
    switch new {
    case .revision where isStaged: return try GitChange.all(succeed(cached).fields)
    case .revision(let new):
      func compare(_ renames: [String], _ patterns: [String] = []) throws(GitError) -> GitAnswer {
        try run(["diff-tree", "-r"] + form + renames + ["--no-commit-id", old.id, new.id, "--"] + patterns)
      }
      // Similar files are found by reading contents, of which a partial clone may have those of documents, and of other
      // files can only find identical ones.
      let answer = try compare(renames)
      if answer.isGood { return GitChange.all(answer.fields) }
      let exact = try compare(["-M100%"])
      guard exact.isGood else { throw GitError(.failed(GitError.plain(answer.words)), at: root) }
      let documents = try compare(renames, Self.documents.map { "*\($0)" })
      guard documents.isGood else { return GitChange.all(exact.fields) }
      return GitChange.all(exact.fields).filter { change in
        ![change.old, change.new].contains { path in Self.documents.contains { path?.hasSuffix($0) == true } }
      } + GitChange.all(documents.fields)
    case .workTree:
      let staged = try old.isIndex ? [] : GitChange.all(succeed(cached).fields)
      let dirty = try succeed(withoutFilters() + ["diff-files"] + form + ["--ignore-submodules"])
      let others = try succeed(["ls-files", "-z", "--others", "--exclude-standard", "--full-name"])
      return try withoutUnchanged(
        GitChange.composed(staged, GitChange.all(dirty.fields)))
        + others.fields.map { GitChange(.added, old: nil, new: $0) }
    }
  }

  /// How the names of documents end.
  private static let documents = [".xib", ".storyboard"]

  /// The options that switch off all content filters, which are programs: git reads files on disk where modification times
  /// do not tell whether they changed.
  private func withoutFilters() throws(GitError) -> [String] {
    let settings = try run(["config", "-z", "--name-only", "--get-regexp", "^filter\\."]).fields
    let filters = Set(settings.compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    return filters.sorted().flatMap { filter in
      ["clean=", "process=", "required=false"].flatMap { ["-c", "\(filter).\($0)"] }
    }
  }

  /// Compares the unfiltered files on disk whose contents git does not know with their previous contents, and drops
  /// those that only have a new modification time. Files that no picture depends on are skipped.
  private func withoutUnchanged(_ changes: [GitChange]) throws(GitError) -> [GitChange] {
    let unknown = changes.compactMap { change -> String? in
      guard change.oldBlob != nil, change.newBlob == nil, let path = change.new, RevisionTree.isNeeded(path),
        !path.contains(where: \.isNewline), InputFile.isRegular(root + "/" + path)
      else { return nil }
      return path
    }
    if unknown.isEmpty { return changes }
    let ids = try GitContentIds(unknown, in: self)
    return changes.compactMap { change in
      guard change.newBlob == nil, let path = change.new, let id = ids[path] else { return change }
      if change.kind == .changed, change.oldBlob == id { return nil }
      var change = change
      change.newBlob = id
      return change
    }
  }

  /// Returns a path relative to the repository's root; nil for one outside. `path`: a file in the repository, possibly
  /// removed, or a link there to a file.
  package func path(of path: String) -> String? {
    if PathText.isTooLong(path) { return nil }
    var (place, rest) = (path, "")
    if !Self.isFolder(path), let cut = path.lastIndex(of: "/") {
      (place, rest) = (cut == path.startIndex ? "/" : String(path[..<cut]), String(path[cut...]))
    } else if !Self.isFolder(path) {
      (place, rest) = (".", "/" + path)
    }
    while true {
      if let real = InputFile.resolved(place.isEmpty ? "." : place) {
        let whole = real + rest
        if whole == root { return "" }
        let inner = root == "/" ? "/" : root + "/"
        return whole.hasPrefix(inner) ? String(whole.dropFirst(inner.count)) : nil
      }
      guard let cut = place.lastIndex(of: "/") else {
        (place, rest) = ("", "/" + place + rest)
        continue
      }
      rest = place[cut...] + rest
      place = cut == place.startIndex ? "/" : String(place[..<cut])
    }
  }

  /// The same repository, called otherwise in messages.
  func named(_ name: String) -> GitRepository {
    var result = self
    result.name = name
    return result
  }

  /// Returns the path of a file relative to the working directory, as it can be opened from there. `path`: the path
  /// below the root.
  package func shown(_ path: String) -> String {
    if let name { return path.isEmpty ? name : name + "/" + path }
    let here = (InputFile.resolved(".") ?? "/").split(separator: "/")
    let wanted = (root + "/" + path).split(separator: "/")
    let common = zip(here, wanted).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - common)
    let steps = up + wanted[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  // MARK: Queries

  func run(_ arguments: [String]) throws(GitError) -> GitAnswer {
    try GitProcess.run(arguments, in: root)
  }

  func succeed(_ arguments: [String]) throws(GitError) -> GitAnswer {
    let answer = try run(arguments)
    guard answer.isGood else { throw GitError(.failed(GitError.plain(answer.words)), at: root) }
    return answer
  }
}
