/// The help text, generated from the tables of commands and options.
enum HelpText {
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.all.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)\n"
    }
    return """
      layoutshot renders Interface Builder files to PNG, without a Mac.

      Usage: layoutshot COMMAND [OPTIONS] [INPUT...]

      Commands:
      \(rows.joined())
      Options:
        -h, --help     show this help
        -V, --version  show the version

      Exit status: 0 success; 1 differences or faults found; 2 the command failed.
      Run `layoutshot help COMMAND` for the options of a command.

      """
  }

  static func text(for command: Command) -> String {
    let heads = command.options.map(head)
    let width = min(26, heads.map(\.count).max() ?? 0)
    let rows = zip(heads, command.options).map { head, option in
      let gap =
        head.count > width
        ? "\n" + String(repeating: " ", count: width + 4)
        : String(repeating: " ", count: width - head.count + 2)
      return "  \(head)\(gap)\(wrapped(option.help, indent: width + 4))\n"
    }
    let inputs = command.inputs.isEmpty ? "" : " \(command.inputs)"
    return """
      layoutshot \(command.name): \(command.summary)

      Usage: layoutshot \(command.name) [OPTIONS]\(inputs)

      \(command.details)

      Options:
      \(rows.joined())
      """
  }

  private static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > 96 - indent {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
