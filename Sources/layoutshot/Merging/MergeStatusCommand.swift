import Diagnostics
import Files
import Git
import Merging
import TerminalPictures
import Typography

/// `layoutshot merge --status`: lists the conflicts of the documents that git left unmerged.
struct MergeStatusCommand {
  private let options: CommonOptions
  private let isJSON: Bool
  /// How pictures are shown in the terminal.
  private let form: TerminalPicture.Form

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    isJSON = try options.isJSON()
    for name in ["output", "path", "take", "all"] where parsed.has(name) {
      throw UsageError("--\(name) does not go with --status")
    }
    let asked = try parsed.pictureForm()
    if isJSON, asked != nil { throw UsageError("--pictures does not go with --format json") }
    let usual = Terminal.isOutputTerminal ? TerminalPicture.form { Terminal.environment($0) } : .none
    form = isJSON ? .none : asked ?? usual
  }

  /// Whether arguments ask for it: by its name, or by the form that it should have.
  static func isAsked(_ parsed: ParsedArguments) -> Bool {
    parsed.has("status")
      || !parsed.has("take") && ["format", "json", "page", "pictures"].contains { parsed.has($0) }
  }

  func run() throws -> Int32 {
    let repository = try GitRepository(around: "")
    let status = try MergeStatus(of: repository, Self.paths(options.parsed.inputs, in: repository))
    Terminal.print(isJSON ? status.json : try text(status))
    if let json = options.parsed.value("json") { try OutputFile.write(Array(status.json.utf8), to: json) }
    if let folder = options.parsed.value("page") {
      let page = try MergePage(of: status, fonts: options.fonts()).write(to: folder)
      if !isJSON { Terminal.print("\n\(PrintedText.path(page))\n") }
    }
    options.report(status.problems)
    if !status.problems.isEmpty { return 2 }
    return status.isLeft ? 1 : 0
  }

  /// The paths of files and folders below a repository's root.
  private static func paths(_ inputs: [String], in repository: GitRepository) throws(GitError) -> [String] {
    try inputs.map { input throws(GitError) in
      guard let path = repository.path(of: input) else { throw GitError.isOutside(input) }
      return path
    }
  }

  // MARK: Pictures

  /// The conflicts, those that are left with their screens.
  private func text(_ status: MergeStatus) throws -> String {
    if form == .none || status.leftCount == 0 { return status.text }
    let fonts = try options.fonts()
    var screens: [String: ConflictScreens] = [:]
    return status.text { document, conflict in
      guard conflict.isLeft else { return "" }
      let path = document.document.path
      let own = screens[path] ?? ConflictScreens(of: document.document, fonts: fonts)
      screens[path] = own
      let size = RawTerminal.size
      return own.text(
        of: conflict.conflict, as: form, columns: size.columns, rows: max(4, size.rows * 2 / 3), fonts)
    }
  }
}
