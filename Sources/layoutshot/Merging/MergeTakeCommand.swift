import Diagnostics
import DocumentVersions
import Files
import Git
import Merging

/// `layoutshot merge --take`: writes one side of conflicts into the documents that git left unmerged.
struct MergeTakeCommand {
  private let options: CommonOptions
  private let side: MergeSide
  private let takesAll: Bool

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    let sides = MergeSide.allCases.map { ($0.rawValue, $0 as MergeSide?) }
    guard let side = try parsed.word("take", sides, default: nil) else {
      throw UsageError("--take is ours or theirs")
    }
    self.side = side
    takesAll = parsed.has("all")
    for name in ["output", "path", "status", "format"] where parsed.has(name) {
      throw UsageError("--\(name) does not go with --take")
    }
  }

  /// Whether arguments ask for it.
  static func isAsked(_ parsed: ParsedArguments) -> Bool { parsed.has("take") }

  func run() throws -> Int32 {
    let repository = try GitRepository(around: "")
    let all = try MergeStatus(of: repository)
    let (paths, ids) = split(options.parsed.inputs, all, repository)
    var status = paths.isEmpty ? all : try MergeStatus(of: repository, paths)
    options.report(status.problems)
    let chosen =
      try takesAll ? everything(in: status, besides: ids) : ids.flatMap { try named($0, in: status) }
    if chosen.isEmpty, !takesAll {
      throw UsageError("--take needs the ids of conflicts that 'merge --status' lists, or --all")
    }
    try status.take(side, of: chosen)
    report(chosen, status)
    return status.problems.isEmpty ? 0 : 2
  }

  /// Separates the paths of unmerged documents, and of folders with some, from the ids of conflicts.
  private func split(
    _ inputs: [String], _ status: MergeStatus, _ repository: GitRepository
  ) -> (paths: [String], ids: [String]) {
    let known = status.documents.map(\.document.path)
    var (paths, ids) = ([String](), [String]())
    for input in inputs {
      if let path = repository.path(of: input),
        known.contains(where: { $0 == path || path.isEmpty || $0.hasPrefix(path + "/") })
      {
        paths.append(path)
      } else {
        ids.append(input)
      }
    }
    return (paths, ids)
  }

  private func everything(in status: MergeStatus, besides ids: [String]) throws -> [MergeStatus.Choice] {
    if let id = ids.first {
      throw UsageError("--all takes no ids, and \"\(PrintedText.shortened(id))\" is no unmerged document")
    }
    return status.undecided
  }

  private func named(_ id: String, in status: MergeStatus) throws -> [MergeStatus.Choice] {
    let found = status.conflicts(named: id)
    let shown = PrintedText.shortened(id)
    if found.isEmpty { throw UsageError("there is no conflict \"\(shown)\"; 'merge --status' lists them") }
    let documents = Set(found.map(\.document)).sorted().map { status.documents[$0].document.shown }
    if documents.count > 1 {
      throw UsageError("several documents have a conflict \"\(shown)\": \(documents.joined(separator: ", "))")
    }
    let taken = found.filter(\.conflict.canBeTaken)
    if taken.isEmpty {
      throw UsageError("\"\(shown)\" refers to what one side removed; neither side has an answer to it")
    }
    return taken
  }

  private func report(_ chosen: [MergeStatus.Choice], _ status: MergeStatus) {
    var lines: [String] = []
    for place in Set(chosen.map(\.document)).sorted() {
      let document = status.documents[place]
      let path = PrintedText.path(document.document.shown)
      lines += chosen.filter { $0.document == place }.map { "\(path): \(side.rawValue) of \($0.conflict.id)" }
      if document.isDecided {
        lines.append("nothing is left: \(ShellText.command("git", "add", document.document.shown))")
      } else if !document.left.isEmpty {
        lines.append("\(path): \(document.left.count) left")
      }
    }
    if lines.isEmpty { lines.append("no conflict was left") }
    Terminal.print(lines.map { PrintedText.oneLine($0) + "\n" }.joined())
  }
}
