extension Command {
  static let lint: Command = {
    var command = Command(
      name: "lint", inputs: "[DOCUMENT...]",
      summary: "check documents by rules, also against the project's sources",
      details: """
        Checks .xib and .storyboard files, those below the current folder by default, by rules: connections, classes and
        identifiers that the project's Swift and Objective-C sources do not have, and the reverse; constraints, texts that
        are cut, faint or off the screen, small controls and missing labels of each screen as it is laid out; what ibtool
        warns of, and what IBLinter and xiblint checked, by their names. --rules lists them; Docs/Lint.md describes them. What
        the sources leave open is not reported: a class that inherits from one of a library whose sources are elsewhere may
        have any outlet. Many warnings of one rule in a document are one line; -v prints each. The exit status is 1 if a rule
        is broken whose severity is error, with --strict also for warnings.
        """,
      options: [
        Option(
          "rule", value: "ID", "check this rule, too; only: none but those that --rule names; repeatable"),
        Option("no-rule", value: "ID", "do not check this rule; repeatable"),
        Option("rules", nil, "list the rules and exit"),
        Option(
          "format", value: "FORM",
          "text, json, sarif, github (annotations of a workflow), junit or checkstyle (default text)"),
        Option("output", "o", value: "FILE", "write the report to this file"),
        Option(
          "baseline", value: "FILE",
          "report only what this file does not have; written with what is found if it does not exist"),
        Option(
          "device", value: "NAME", "lay out on this device's screen instead of the document's; repeatable"),
        .textSize, .locale,
        Option(
          "everywhere", nil,
          "also lay out on the smallest and largest phone and the smallest tablet, in every language that the document has,"
            + " and at the text sizes xxxL and AX5"),
        Option(
          "fix", nil,
          "remove connections to what classes do not have, and constraints that say the same as others, where no screen then"
            + " looks different"),
        Option("no-layout", nil, "lay nothing out: rules that need it are not checked"),
        .fonts, .assets, .target,
        Option("jobs", "j", value: "N", "use N threads (default: one per core)"),
      ] + Option.messages, takesInputs: true)
    command.needsInputs = false
    return command
  }()
}
