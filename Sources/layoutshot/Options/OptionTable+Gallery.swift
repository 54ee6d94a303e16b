extension Command {
  static let gallery: Command = {
    var command = Command(
      name: "gallery", inputs: "[INPUT...]",
      summary: "put the whole application on one page: its map, its screens, a walk through it",
      details: """
        Draws the given documents, those in the given folders, or all that the project of the working directory builds, in the
        orientations, appearances and languages that the application has, and writes a page that needs no server and no
        network: a map of every storyboard, each screen with its views, constraints and issues, a phone to tap through the
        application, search, and the colors, fonts and images in use. What the budget leaves out is named.
        """,
      options: [
        Option(
          "output", "o", value: "DIR", "folder of the page and its pictures (default layoutshot-gallery)"),
        Option("budget", value: "MB", "draw no more variants and transitions beyond this size (default 50)"),
        Option(
          "against", value: "REV",
          "also show the screens that look different at this revision as they were there"),
        Option("open", nil, "open the page in the browser"),
        Option("watch", nil, "make it again whenever a file is saved, until Ctrl-C; the open page follows"),
        Option(
          "device", value: "NAME",
          "show the screens on this device, too; the first one is that of the walk; repeatable"),
        Option("scale", value: "N", "pixels per point: 1, 2 or 3 (default 2)"), .assets, .target,
        Option("no-code", nil, "leave out the literal values that code gives views before they appear"),
        .fonts, .threads,
      ] + Option.messages, takesInputs: true)
    command.needsInputs = false
    return command
  }()
}
