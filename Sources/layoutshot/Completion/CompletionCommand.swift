/// `layoutshot completion`: prints a script with which a shell completes commands, options and their values.
enum CompletionCommand {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ parsed: ParsedArguments) throws -> Int32 {
    guard parsed.inputs.count == 1, let shell = parsed.inputs.first else {
      throw UsageError("'completion' needs one shell: \(shells.joined(separator: ", "))")
    }
    switch shell {
    case "bash": Terminal.print(BashCompletion.script)
    case "zsh": Terminal.print(ZshCompletion.script)
    case "fish": Terminal.print(FishCompletion.script)
    default:
      throw UsageError("there is no completion for \"\(shell)\"; it can be \(shells.joined(separator: ", "))")
    }
    return 0
  }
}

extension Command {
  static let completion = Command(
    name: "completion", inputs: "bash|zsh|fish", summary: "print a script that completes words in a shell",
    details: """
      Prints a script for a shell to complete commands, options and their values with. For bash:
      source <(layoutshot completion bash). For zsh, write it to a file _layoutshot in a folder of $fpath. For fish, write
      it to ~/.config/fish/completions/layoutshot.fish.
      """,
    options: [.color, .help], takesInputs: true)
}
