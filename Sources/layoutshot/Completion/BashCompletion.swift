/// Completion in bash: a function for `complete -F`.
enum BashCompletion {
  static var script: String {
    let commands = Command.all.map(\.name).joined(separator: " ")
    return """
      # Completion of layoutshot for bash.
      _layoutshot() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word
        # bash makes three words of --option=value.
        if [[ $current == "=" ]]; then
          current=
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          if [[ $word != -* ]]; then command=$word; break; fi
        done
        COMPREPLY=()
        if [[ -z $command ]]; then
          COMPREPLY=($(compgen -W "\(commands) --help --version" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(Command.all.map(values).joined())\
        esac
        if [[ $current == -* ]]; then
          case $command in
      \(Command.all.map(options).joined())\
          esac
          return
        fi
        case $command in
          help) COMPREPLY=($(compgen -W "\(commands)" -- "$current")) ;;
          completion) COMPREPLY=($(compgen -W "\(CompletionCommand.shells.joined(separator: " "))" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _layoutshot layoutshot

      """
  }

  /// The words that follow the options of a command, one line for each option with a value.
  private static func values(of command: Command) -> String {
    command.options.filter { $0.value != nil }.map { option in
      let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      let pattern = names.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
      let reply: String =
        switch OptionChoices(of: option, in: command) {
        case .words(let words):
          "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
        case .text: ":"
        }
      return "    \(pattern)) \(reply); return ;;\n"
    }.joined()
  }

  private static func options(of command: Command) -> String {
    let names = command.options.map { "--\($0.name)" }.joined(separator: " ")
    return names.isEmpty
      ? "" : "      \(command.name)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$current\")) ;;\n"
  }
}
