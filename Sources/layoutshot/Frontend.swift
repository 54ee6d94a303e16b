import Diagnostics
import Files
import Glibc

/// The command-line front end: selects the subcommand, passes it its options, and converts the outcome to an exit
/// status.
enum Frontend {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Runs the command line and returns the exit status: 0 on success, 1 for a negative verdict, 2 on failure.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try checkNames()
      let status = try dispatch(arguments)
      if let error = Terminal.outputError { throw error }
      return status
    } catch {
      let printer = DiagnosticPrinter(usesColor: Terminal.usesColor(coloring(in: arguments)))
      Terminal.error(printer.text(anyError: error))
      return 2
    }
  }

  /// Returns the value of `--color`, even if the rest of the command line is invalid.
  private static func coloring(in arguments: [String]) -> Terminal.Coloring {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--color=always") { return .always }
    if options.contains("--color=never") { return .never }
    let values = zip(options, options.dropFirst()).filter { $0.0 == "--color" }.map(\.1)
    return values.last == "always" ? .always : values.last == "never" ? .never : .auto
  }

  /// Checks that the system's arguments are valid UTF-8: an invalid one is only approximated in `arguments`, and may
  /// equal another file's name.
  private static func checkNames() throws(PathError) {
    var given = CommandLine.unsafeArgv.advanced(by: 1)
    while let argument = given.pointee {
      if String(validatingCString: argument) == nil {
        throw PathError(.notText, path: shown(argument))
      }
      given += 1
    }
    if let folder = getcwd(nil, 0) {
      defer { free(folder) }
      if String(validatingCString: folder) == nil { throw PathError(.notText, path: shown(folder)) }
    }
  }

  private static func shown(_ name: UnsafePointer<CChar>) -> String {
    PathText.shown(UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
  }

  private static func dispatch(_ arguments: [String]) throws -> Int32 {
    guard let first = arguments.first else {
      Terminal.error(HelpText.overview)
      return 2
    }
    switch first {
    case "--version", "-V":
      Terminal.print("layoutshot \(version)\n")
      return 0
    case "--help", "-h":
      Terminal.print(HelpText.overview)
      return 0
    case "help":
      return try help(Array(arguments.dropFirst()))
    default:
      return try run(try command(named: first), Array(arguments.dropFirst()))
    }
  }

  private static func run(_ command: Command, _ arguments: [String]) throws -> Int32 {
    do {
      var parsed = try ParsedArguments(arguments, for: command)
      if command.needsInputs { parsed.takeLayoutForInput() }
      try check(parsed, for: command)
      if parsed.has("help") {
        Terminal.print(HelpText.text(for: command))
        return 0
      }
      switch command.name {
      case "render": return try RenderCommand(parsed).run()
      case "frames": return try FramesCommand(parsed).run()
      case "flow": return try FlowCommand(parsed).run()
      case "match": return try MatchCommand(parsed).run()
      case "inspect": return try InspectCommand(parsed).run()
      case "agree": return try AgreeCommand(parsed).run()
      case "convert": return try ConvertCommand(parsed).run()
      case "set": return try SetCommand(parsed).run()
      case "tidy": return try TidyCommand(parsed).run()
      case "lint": return try LintCommand(parsed).run()
      case "diff": return try DiffCommand(parsed).run()
      case "log": return try LogCommand(parsed).run()
      case "compare": return try CompareCommand(parsed).run()
      case "record", "verify", "rebase", "merge-reports": return try GoldenCommand(parsed, command.name).run()
      case "merge" where MergeCheckCommand.isAsked(parsed): return try MergeCheckCommand(parsed).run()
      case "merge" where MergeStatusCommand.isAsked(parsed): return try MergeStatusCommand(parsed).run()
      case "merge" where MergeTakeCommand.isAsked(parsed): return try MergeTakeCommand(parsed).run()
      case "merge": return try MergeCommand(parsed).run()
      case "comment": return try CommentCommand(parsed).run()
      case "review" where parsed.has("merge"):
        var review = try MergeReview(parsed)
        return try review.run()
      case "review": return try ReviewCommand(parsed).run()
      case "accept", "reject": return try AcceptCommand(parsed, accepts: command.name == "accept").run()
      case "prune": return try PruneCommand(parsed).run()
      case "plan": return try PlanCommand(parsed).run()
      case "work": return try WorkCommand(parsed).run()
      case "gallery": return try GalleryCommand(parsed).run()
      case "watch": return try GalleryCommand(parsed, isWatching: true).run()
      case "mcp":
        AgentServer(allowsWriting: parsed.has("write")).run()
        return 0
      case "init": return try InitCommand(parsed).run()
      case "completion": return try CompletionCommand.run(parsed)
      case "project": return try ProjectCommand(parsed).run()
      case "devices": return try ListingCommands.devices(parsed)
      default: return try ListingCommands.fonts(parsed)
      }
    } catch let error as UsageError {
      throw error.naming(command.name)
    }
  }

  private static func check(_ parsed: ParsedArguments, for command: Command) throws {
    if parsed.has("help") { return }
    _ = try parsed.coloring()
    if command.takesInputs, command.needsInputs, parsed.inputs.isEmpty {
      throw UsageError("'\(command.name)' needs an input")
    }
    if command.takesInputs, parsed.inputs.contains("") { throw UsageError("an input is empty") }
    if !command.takesInputs, let extra = parsed.inputs.first {
      throw UsageError("'\(command.name)' takes no input, but there is \"\(extra)\"")
    }
    let inputs = parsed.inputs.map { PathText.names($0).filter { $0 != "." }.joined(separator: "/") }
    if let wrong = PathError.all(among: inputs).first { throw wrong.error }
    if parsed.value("output") == "" { throw UsageError("--output is empty") }
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") { throw UsageError("unknown option \(name); a command comes first") }
    throw UsageError("'\(name)' is not a layoutshot command")
  }

  private static func help(_ arguments: [String]) throws -> Int32 {
    let parsed: ParsedArguments
    do { parsed = try ParsedArguments(arguments, for: .help) } catch { throw error.naming("help") }
    let named = try parsed.inputs.first.map(command(named:))
    let isManual = parsed.has("man")
    if let named, isManual || named.name != "help" {
      Terminal.print(isManual ? ManualPage.text(for: named) : HelpText.text(for: named))
    } else {
      Terminal.print(isManual ? ManualPage.overview : HelpText.overview)
    }
    return 0
  }
}
