/// Completion in zsh: a function of the completion system (zshcompsys(1)), with `_arguments` for each command.
enum ZshCompletion {
  static var script: String {
    """
    #compdef layoutshot
    # Completion of layoutshot for zsh.
    _layoutshot() {
      local state line
      _arguments -C '(-h --help)'{-h,--help}'[show help]' '(-V --version)'{-V,--version}'[show the version]' \\
        '1: :->command' '*:: :->arguments'
      case $state in
        command)
          local -a commands=(
    \(Command.all.map { "        '\(quoted($0.name)):\(quoted($0.summary))'\n" }.joined())\
          )
          _describe command commands ;;
        arguments)
          case $line[1] in
    \(Command.all.map(arguments).joined())\
          esac ;;
      esac
    }
    _layoutshot "$@"

    """
  }

  private static func arguments(of command: Command) -> String {
    var lines = command.options.map(argument)
    switch command.name {
    case "help": lines.append("'1:command:(\(Command.all.map(\.name).joined(separator: " ")))'")
    case "completion": lines.append("'1:shell:(\(CompletionCommand.shells.joined(separator: " ")))'")
    default: if command.takesInputs { lines.append("'*:input:_files'") }
    }
    guard !lines.isEmpty else { return "" }
    return "        \(command.name)) _arguments -s \\\n"
      + lines.map { "          \($0)" }.joined(separator: " \\\n") + " ;;\n"

    func argument(_ option: Option) -> String {
      let text = quoted(option.help).replacing("[", with: "\\[").replacing("]", with: "\\]")
      var name = "'*--\(option.name)"
      if let short = option.short { name = "'*'{-\(short),--\(option.name)}'" }
      return "\(name)[\(text)]\(action(option))'"
    }

    func action(_ option: Option) -> String {
      guard let value = option.value else { return "" }
      let name = quoted(value.lowercased())
      switch OptionChoices(of: option, in: command) {
      case .words(let words): return ":\(name):(\(words.joined(separator: " ")))"
      case .file: return ":\(name):_files"
      case .folder: return ":\(name):_files -/"
      case .text: return ":\(name): "
      }
    }
  }

  /// A single-quoted text in which colons separate parts.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }
}
