import Diagnostics
import GoldenRuns
import Goldens
import TerminalPictures

extension ParsedArguments {
  /// The form of pictures in the terminal that `--pictures` asks for; nil for what the terminal can.
  func pictureForm() throws(UsageError) -> TerminalPicture.Form? {
    let forms = TerminalPicture.Form.allCases.map { ($0.rawValue, $0 as TerminalPicture.Form?) }
    return try word("pictures", [("auto", nil)] + forms, default: nil)
  }
}

/// `layoutshot review`: steps through the changes of a failed run in the terminal.
struct ReviewCommand {
  private let options: CommonOptions
  private let configuration: GoldenConfiguration
  private let form: TerminalPicture.Form

  init(_ parsed: ParsedArguments) throws {
    form = try parsed.pictureForm() ?? TerminalPicture.form { Terminal.environment($0) }
    configuration = try GoldenSettings.configuration(parsed)
    options = try CommonOptions(parsed, configured: configuration.reportedKinds)
  }

  func run() throws -> Int32 {
    let own = RecordMode.artifactsFolder ?? configuration.path(configuration.failures)
    let folder = FailureFolder(options.parsed.value("from") ?? own)
    let acceptance = try GoldenAcceptance(folder)
    if !options.parsed.has("goldens"), !acceptance.reviewed.isEmpty,
      acceptance.goldens != configuration.goldens
    {
      throw UsageError(
        "the report is about goldens in \(acceptance.goldens); '--goldens DIR' says where these are")
    }
    let store = GoldenStore(folder: GoldenSettings.folder(options.parsed, configuration))
    if options.parsed.has("serve") { return try ServeCommand(options, folder, store).run() }
    if options.parsed.has("port") { throw UsageError("--port is an option of --serve") }
    guard let terminal = RawTerminal() else {
      throw UsageError(
        "'review' needs a terminal; \(folder.file("index.html")) shows the same in a browser, and"
          + " 'review --serve' accepts there")
    }
    var session = ReviewSession(
      folder, store,
      screen: ReviewScreen(
        folder: folder, frame: ReviewScreen.Frame(form: form, usesColor: Terminal.usesColor(.auto))))
    return try session.run(terminal)
  }
}
