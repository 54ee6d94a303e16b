import Diagnostics
import Files
import Git
import GoldenRuns
import Goldens
import JSON
import Revisions
import Screens

/// `layoutshot log`: lists the commits that changed how the screens of a document look.
struct LogCommand {
  private let options: CommonOptions
  private let isJSON: Bool
  private let most: Int
  /// The revision where the history begins, and the document.
  private let revision: String
  private let document: String

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    isJSON = try options.isJSON()
    guard (1...2).contains(parsed.inputs.count) else {
      throw UsageError(
        "'log' takes one document, after a revision if it is not HEAD where the history begins")
    }
    document = parsed.inputs.last!
    revision = parsed.inputs.count == 2 ? parsed.inputs[0] : "HEAD"
    guard let most = parsed.value("max-count").map({ Int($0) }) ?? 20, most > 0 else {
      throw UsageError("--max-count is \"\(parsed.value("max-count") ?? "")\"; expected a number, 1 or more")
    }
    self.most = most
    if parsed.value("output") == "-" {
      throw UsageError("standard output has the list; --output takes a folder or a file ending in .png")
    }
  }

  func run() throws -> Int32 {
    let repository = try GitRepository(around: "")
    guard let path = repository.path(of: document) else { throw GitError.isOutside(document) }
    let output = options.parsed.value("output").map { OutputPlace($0) }
    let history: ScreenHistory
    do {
      history = try ScreenHistory(
        of: path, from: repository.revision(revision), in: repository, settings(),
        drawsPictures: output != nil)
    } catch let error as ScreenHistory.NoSuchScreen {
      throw UsageError(
        "no scene \"\(error.name)\" in \(PrintedText.path(document)); there is "
          + error.offers.prefix(20).map { "\"\(PrintedText.shortened($0))\"" }.joined(separator: ", "))
    }
    var strips = HistoryStrips(of: document)
    var findings: [Finding] = []
    var (count, isWhole) = (0, true)
    try list(history) { entry in
      count += 1
      findings += entry.findings
      if entry.difference.status == .unreadable { isWhole = false }
      if output != nil { strips.add(entry) }
    }
    if let output { try strips.write(to: output, options.fonts()) }
    options.report(findings)
    options.reportTimings()
    return isWhole ? count == 0 ? 1 : 0 : 2
  }

  private func settings() throws -> ComparisonSettings {
    var settings = ComparisonSettings(fonts: try options.fonts())
    settings.request = try options.request()
    settings.matching = try options.matching()
    settings.library = try options.assetLibrary()
    return settings
  }

  /// Prints the commits as they are found, JSON at the end, and takes each.
  private func list(_ history: ScreenHistory, take: (ScreenHistory.Entry) -> Void) throws {
    let progress = ProgressLine("commits", isQuiet: options.isQuiet)
    var (isEmpty, commits) = (true, [JSONValue]())
    let hasOlder = try options.timings.measure("history") {
      try history.walk(most: most, jobs: try options.jobs()) { done in
        progress.show(done, of: history.count, document)
      } take: { entry in
        progress.finish()
        isEmpty = false
        if isJSON { commits.append(entry.json) } else { Terminal.print(entry.text) }
        take(entry)
      }
    }
    progress.finish()
    if isJSON {
      let value = JSONValue.object([
        ("layoutshot", .integer(1)), ("document", .string(document)), ("older", .flag(hasOlder)),
        ("commits", .array(commits)),
      ])
      Terminal.print(value.text(isIndented: true))
    }
    if options.isQuiet { return }
    let words = isEmpty ? "nothing visible changed in \(PrintedText.path(document))" : nil
    let rest = hasOlder ? "there may be older changes: --max-count \(2 * most)" : nil
    let end = history.isShallow && !hasOlder ? "the history ends here, as this is a shallow clone" : nil
    for note in [words, rest, end].compactMap(\.self) { Terminal.error("layoutshot: \(note)\n") }
  }
}

extension ScreenHistory.Entry {
  /// The commit in one line, what changed in the lines below it.
  fileprivate var text: String {
    let head = "\(commit.revision.name) \(commit.day) \(commit.subject) (\(commit.author))"
    let isNamed = difference.status != .changed
    let lines = (isNamed ? ["  " + difference.head] : []) + difference.lines.map { "  " + $0 }
    return ([head] + lines).map { PrintedText.oneLine($0) + "\n" }.joined()
  }

  fileprivate var json: JSONValue {
    .object([
      ("commit", .string(commit.revision.id)), ("day", .string(commit.day)),
      ("author", .string(commit.author)),
      ("subject", .string(commit.subject)), ("document", difference.json),
    ])
  }
}
