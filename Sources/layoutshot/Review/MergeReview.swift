import Diagnostics
import DocumentVersions
import Git
import Merging
import TerminalPictures
import Typography

/// `layoutshot review --merge`: walks through the conflicts of the documents that git left unmerged, in the terminal.
struct MergeReview {
  private let form: TerminalPicture.Form
  private let fonts: FontLibrary
  private let screen: ReviewScreen.Frame
  private var status: MergeStatus
  private var screens: [String: ConflictScreens] = [:]
  /// The conflicts that were passed over.
  private var skipped: Set<String> = []
  private var message = ""
  private static let keys = "o ours  t theirs  s skip  q quit"

  init(_ parsed: ParsedArguments) throws {
    let options = try CommonOptions(parsed)
    for name in ["serve", "port", "from", "goldens", "config"] where parsed.has(name) {
      throw UsageError("--\(name) does not go with --merge")
    }
    form = try parsed.pictureForm() ?? TerminalPicture.form { Terminal.environment($0) }
    screen = ReviewScreen.Frame(form: form, usesColor: Terminal.usesColor(.auto))
    fonts = try options.fonts()
    status = try MergeStatus(of: try GitRepository(around: ""))
    options.report(status.problems)
  }

  /// Continues until everything is decided or the reviewer quits. Returns the exit status: 1 if something is left.
  mutating func run() throws -> Int32 {
    guard let terminal = RawTerminal() else {
      throw UsageError(
        "'review' needs a terminal; 'merge --status' lists conflicts, and 'merge --take' takes sides")
    }
    let count = status.undecided.count
    while let choice = status.undecided.first(where: { !skipped.contains(name(of: $0)) }) {
      show(choice, number: count - status.undecided.count + 1 + skipped.count, of: count)
      message = ""
      switch terminal.key() {
      case .letter("o"): take(.ours, choice)
      case .letter("t"): take(.theirs, choice)
      case .letter("s"), .right: skipped.insert(name(of: choice))
      case .letter("q"), .end: return finish()
      default: message = Self.keys
      }
    }
    return finish()
  }

  private func name(of choice: MergeStatus.Choice) -> String { "\(choice.document) \(choice.conflict.id)" }

  private mutating func take(_ side: MergeSide, _ choice: MergeStatus.Choice) {
    do {
      try status.take(side, of: [choice])
      message = "\(side.rawValue) of \(choice.conflict.id)"
    } catch {
      skipped.insert(name(of: choice))
      message = "not possible: \((error as? any LocatedError)?.message ?? "\(error)")"
    }
  }

  private func finish() -> Int32 {
    Terminal.print(status.text)
    return status.problems.isEmpty ? status.isLeft ? 1 : 0 : 2
  }

  // MARK: The screen

  private mutating func show(_ choice: MergeStatus.Choice, number: Int, of count: Int) {
    let document = status.documents[choice.document]
    let heads = ["[\(number)/\(count)] \(document.document.shown)", status.merge.words]
    screen.show(heads, choice.conflict.lines, message: message, keys: Self.keys) { columns, rows in
      picture(of: choice.conflict, in: document.document, columns, rows)
    }
  }

  private mutating func picture(
    of listed: ListedConflict, in document: UnmergedDocument, _ columns: Int, _ rows: Int
  ) -> String {
    if form == .none { return "" }
    let own = screens[document.path] ?? ConflictScreens(of: document, fonts: fonts)
    screens[document.path] = own
    return own.text(of: listed.conflict, as: form, columns: columns, rows: rows, fonts)
  }
}
