import Diagnostics
import Glibc
import LayoutshotKit

/// The command: picks the sub-command, hands it its options, turns what happened into an exit status.
enum Frontend {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Runs the command line and returns the exit status: 0 done, 1 falls short, 2 could not do it.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      Terminal.error("layoutshot: \(error.message)\n")
      Terminal.error("layoutshot: see 'layoutshot help'\n")
    } catch let error as any LocatedError {
      Terminal.error(DiagnosticPrinter(usesColor: Terminal.usesColor(.auto)).text(error))
    } catch {
      Terminal.error("layoutshot: error: \(error)\n")
    }
    return 2
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
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      throw UsageError("'\(first)' is no layoutshot command")
    }
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command)
    if parsed.has("help") {
      Terminal.print(HelpText.text(for: command))
      return 0
    }
    if command.takesInputs, parsed.inputs.isEmpty { throw UsageError("'\(first)' needs an input") }
    if !command.takesInputs, let extra = parsed.inputs.first {
      throw UsageError("'\(first)' takes no input, but there is \"\(extra)\"")
    }
    switch first {
    case "render": return try RenderCommand(parsed).run()
    case "match": return try MatchCommand(parsed).run()
    case "inspect": return try InspectCommand(parsed).run()
    case "devices": return try ListingCommands.devices(parsed)
    default: return try ListingCommands.fonts(parsed)
    }
  }

  private static func help(_ names: [String]) throws -> Int32 {
    guard let name = names.first else {
      Terminal.print(HelpText.overview)
      return 0
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw UsageError("'\(name)' is no layoutshot command")
    }
    Terminal.print(command.name == "help" ? HelpText.overview : HelpText.text(for: command))
    return 0
  }
}
