extension Command {
  static let mcp = Command(
    name: "mcp", inputs: "", summary: "serve coding agents: render, diff, match, inspect and verify as tools",
    details: """
      Speaks the Model Context Protocol over standard input and output until the client closes its end. Paths are
      relative to the working directory. Answers are bounded: text is cut, some pictures are shown, and a tool may run for
      38 seconds. See Docs/Agents.md.
      """,
    options: [
      Option(
        "write", nil, "also serve 'accept', which changes golden images, and 'set', which changes documents"),
      .help,
    ], takesInputs: false)
}
