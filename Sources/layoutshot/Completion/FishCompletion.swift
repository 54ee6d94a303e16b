/// Completion in fish: a `complete` line for each command and option.
enum FishCompletion {
  static var script: String {
    let commands = Command.all.map {
      "complete -c layoutshot -f -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))\n"
    }
    return """
      # Completion of layoutshot for fish.
      complete -c layoutshot -n __fish_use_subcommand -s h -l help -d 'show help'
      complete -c layoutshot -n __fish_use_subcommand -s V -l version -d 'show the version'
      \(commands.joined())\
      \(Command.all.map(options).joined())\
      \(words(CompletionCommand.shells, after: "completion"))\
      \(words(Command.all.map(\.name), after: "help"))
      """
  }

  private static func options(of command: Command) -> String {
    command.options.map { option in
      var line = "complete -c layoutshot -n '__fish_seen_subcommand_from \(command.name)'"
      if let short = option.short { line += " -s \(short)" }
      line += " -l \(option.name)"
      if option.value != nil {
        switch OptionChoices(of: option, in: command) {
        case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .file: line += " -r"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .text: line += " -x"
        }
      }
      return line + " -d \(quoted(option.help))\n"
    }.joined()
  }

  private static func words(_ words: [String], after command: String) -> String {
    "complete -c layoutshot -f -n '__fish_seen_subcommand_from \(command)' -a \(quoted(words.joined(separator: " ")))\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
