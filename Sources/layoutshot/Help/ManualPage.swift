/// Manual pages for man(1), generated from the tables of commands and options.
enum ManualPage {
  /// `layoutshot(1)`.
  static var overview: String {
    let rows = Command.all.map { ".TP\n.B \(escaped($0.name))\n\(escaped($0.summary))\n" }.joined()
    return title("layoutshot") + """
      .SH NAME
      layoutshot \\- render Interface Builder files to PNG, without a Mac
      .SH SYNOPSIS
      .B layoutshot
      .I COMMAND
      [\\fIOPTIONS\\fR] [\\fIINPUT\\fR...]
      .SH COMMANDS
      \(rows).SH OPTIONS
      .TP
      .BR \\-h ", " \\-\\-help
      show help
      .TP
      .BR \\-V ", " \\-\\-version
      show the version
      .SH EXIT STATUS
      .TP
      .B 0
      success
      .TP
      .B 1
      differences or faults found
      .TP
      .B 2
      the command failed
      .SH SEE ALSO
      \(Command.all.map { ".BR \(escaped("layoutshot-\($0.name)")) (1)" }.joined(separator: ",\n"))

      """
  }

  /// `layoutshot-render(1)` and the others.
  static func text(for command: Command) -> String {
    let name = "layoutshot-\(command.name)"
    var text =
      title(name) + """
        .SH NAME
        \(escaped(name)) \\- \(escaped(command.summary))
        .SH SYNOPSIS
        .B layoutshot \(escaped(command.name))
        [\\fIOPTIONS\\fR] \(escaped(command.inputs))

        """
    if !command.details.isEmpty {
      text += ".SH DESCRIPTION\n" + escaped(command.details) + "\n"
    }
    if !command.options.isEmpty {
      text += ".SH OPTIONS\n" + command.options.map(entry).joined()
    }
    return text + ".SH SEE ALSO\n.BR layoutshot (1)\n"
  }

  private static func title(_ name: String) -> String {
    ".TH \(escaped(name.uppercased())) 1 \"\" \"layoutshot \(Frontend.version)\" \"layoutshot\"\n"
  }

  private static func entry(for option: Option) -> String {
    var head = "\\fB\(escaped("--\(option.name)"))\\fR"
    if let short = option.short { head = "\\fB\(escaped("-\(short)"))\\fR, \(head)" }
    if let value = option.value { head += " \\fI\(escaped(value))\\fR" }
    return ".TP\n\(head)\n\(escaped(option.help))\n"
  }

  /// A text with all markup escaped: no line begins with a full stop or an apostrophe, and hyphens are minus signs.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}
