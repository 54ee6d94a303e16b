import Diagnostics
import Files
import Git
import Screens

/// The two sides that `layoutshot diff` compares, following git's conventions.
enum DiffSides {
  /// Two files.
  case files(old: String, new: String, LoadedDocument.Companions)
  /// Documents in a repository, by their paths below its root.
  case revisions(GitRepository, old: GitRevision, new: GitSide, paths: [String])
  /// All documents of two folders.
  case folders(FolderRevisions)
  /// Two versions of a document, as passed to a diff driver or tool by git; nil for none.
  case versions(of: String, old: String?, new: String?)

  init(_ options: CommonOptions) throws {
    let parsed = options.parsed
    let inputs = parsed.inputs
    if let path = parsed.value("path") {
      guard inputs.count == 2, !parsed.has("staged"), !parsed.has("merge-base") else {
        throw UsageError("--path names the document that two files are versions of")
      }
      self = try Self.versions(of: path, inputs[0], inputs[1])
      return
    }
    let arePlaces =
      parsed.inputsBeforeSeparator == nil && inputs.count == 2 && !parsed.has("staged")
      && inputs.allSatisfy { FileSystem.untraced.exists($0) }
    if arePlaces, try Self.areFiles(inputs) {
      self = .files(old: inputs[0], new: inputs[1], try options.companions())
      return
    }
    for name in ["portrait", "landscape"] where parsed.has(name) {
      throw UsageError("--\(name) goes with two files")
    }
    if arePlaces, Self.isAnyOutside(inputs) {
      self = .folders(try FolderRevisions(inputs[0], inputs[1]))
      return
    }
    if inputs.count == 2, parsed.inputsBeforeSeparator == nil, (try? GitRepository(around: "")) == nil,
      let missing = inputs.first(where: { !FileSystem.untraced.exists($0) })
    {
      // Git would use it with its configuration, which a stranger may have committed as a folder of another repository.
      let isBare = ["HEAD", "objects/.", "refs/."].allSatisfy { FileSystem.untraced.exists($0) }
      throw UsageError(
        isBare
          ? "a bare repository is not compared: make a clone of it, such as with 'git clone --shared'"
          : "there is no file or folder \(missing)")
    }
    // The repository of the working directory, whatever folder is given: a committed one may look like another.
    let repository = try GitRepository(around: "")
    let (names, paths) = try Self.split(parsed, repository)
    let inner = try paths.map { path throws(GitError) in
      guard let inner = repository.path(of: path) else { throw GitError.isOutside(path) }
      return inner
    }
    let (old, new) = try Self.revisions(names, parsed, repository)
    self = .revisions(repository, old: old, new: new, paths: inner)
  }

  private static func areFiles(_ paths: [String]) throws(UsageError) -> Bool {
    let folders = paths.filter { FileSystem.untraced.exists($0 + "/.") }
    if folders.count == 1 { throw UsageError("'diff' compares two files, but \(folders[0]) is a folder") }
    return folders.isEmpty
  }

  /// Whether a path leads out of the repository of the working directory, as far as there is one.
  private static func isAnyOutside(_ paths: [String]) -> Bool {
    guard let repository = try? GitRepository(around: "") else { return true }
    return paths.contains { repository.path(of: $0) == nil }
  }

  /// Returns the revisions and the files among the inputs.
  private static func split(
    _ parsed: ParsedArguments, _ repository: GitRepository
  ) throws -> (revisions: [String], paths: [String]) {
    let inputs = parsed.inputs
    if let count = parsed.inputsBeforeSeparator {
      return (Array(inputs.prefix(count)), Array(inputs.dropFirst(count)))
    }
    // Revisions come first; the first file ends them.
    var count = 0
    for input in inputs {
      let parts = Self.range(input)
      let isRevision = parts.allSatisfy { $0.isEmpty || repository.isRevision($0) }
      let isFile = FileSystem.untraced.exists(input)
      if isRevision, isFile {
        throw UsageError("\"\(input)\" is both a revision and a file; '--' between them makes it unambiguous")
      }
      guard isRevision, count < 2 else { break }
      count += 1
    }
    let paths = Array(inputs.dropFirst(count))
    if let strange = paths.first(where: { !FileSystem.untraced.exists($0) }) {
      // Neither: the error for a revision is more helpful.
      if !strange.contains("/"), !strange.contains(".") { _ = try repository.revision(strange) }
      if paths.count == inputs.count, Self.range(strange).count > 1 {
        for part in Self.range(strange) where !part.isEmpty { _ = try repository.revision(part) }
      }
    }
    return (Array(inputs.prefix(count)), paths)
  }

  /// The ends of `A..B` or `A...B`; anything else is a single one.
  private static func range(_ text: String) -> [String] {
    for sign in ["...", ".."] {
      if let place = text.firstRange(of: sign) {
        return [String(text[..<place.lowerBound]), String(text[place.upperBound...])]
      }
    }
    return [text]
  }

  private static func revisions(
    _ names: [String], _ parsed: ParsedArguments, _ repository: GitRepository
  ) throws -> (GitRevision, GitSide) {
    var names = names
    var usesAncestor = parsed.has("merge-base")
    if names.count == 1, range(names[0]).count == 2 {
      usesAncestor = usesAncestor || names[0].contains("...")
      names = range(names[0]).map { $0.isEmpty ? "HEAD" : $0 }
    }
    if names.count > 2 { throw UsageError("'diff' compares two revisions, but there are \(names.count)") }
    let isStaged = parsed.has("staged")
    if isStaged, names.count == 2 { throw UsageError("--staged compares with one revision") }
    if names.isEmpty, !isStaged { return (try repository.staged(), .workTree) }
    var old = try repository.revision(names.first ?? "HEAD")
    if usesAncestor {
      old = try repository.mergeBase(old, repository.revision(names.count == 2 ? names[1] : "HEAD"))
    }
    if isStaged { return (old, .revision(try repository.staged())) }
    return (old, names.count == 2 ? .revision(try repository.revision(names[1])) : .workTree)
  }

  /// The arguments that git passes to a driver: path, then file, object ID and mode of both sides; for a renamed file
  /// two more, of which the first is the new path (gitattributes(5), "Defining an external diff driver").
  init(fromGit arguments: [String]) throws(UsageError) {
    guard arguments.count == 7 || arguments.count == 9 else {
      throw UsageError(
        "--git-driver is for git: 'git config diff.layoutshot.command \"layoutshot diff --git-driver --\"'")
    }
    self = try Self.versions(
      of: arguments.count == 9 ? arguments[7] : arguments[0], arguments[1], arguments[4])
  }

  /// Two versions of a document, of which one may be git's name for no file.
  private static func versions(of path: String, _ old: String, _ new: String) throws(UsageError) -> DiffSides
  {
    func version(_ file: String) -> String? { file == "/dev/null" ? nil : file }
    guard version(old) != nil || version(new) != nil else {
      throw UsageError("there is no file to compare: both are /dev/null")
    }
    return .versions(of: path, old: version(old), new: version(new))
  }
}
