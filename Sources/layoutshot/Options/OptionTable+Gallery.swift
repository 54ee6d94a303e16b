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
        Option("watch", nil, "make it again whenever a file is saved, until Ctrl-C; the open page follows"),
      ] + Option.gallery, takesInputs: true)
    command.needsInputs = false
    return command
  }()

  static let watch = Command(
    name: "watch", inputs: "INPUT...",
    summary: "keep a gallery of documents up to date while they are edited",
    details: """
      Makes a gallery of the given .xib, .storyboard and .scene.json files, and of all such files in the given folders, then
      waits. When a file is saved, the documents that depend on it are drawn again, the screens that look different are
      printed, and the open page shows them beside what they were before. It needs no server. Press Ctrl-C to stop.
      """,
    options: [
      Option("output", "o", value: "DIR", "folder of the page and its pictures (default layoutshot-watch)")
    ] + Option.gallery, takesInputs: true)
}

extension Option {
  /// The options of galleries.
  fileprivate static let gallery: [Option] =
    [
      Option("budget", value: "MB", "draw no more variants and transitions beyond this size (default 50)"),
      Option(
        "against", value: "REV",
        "also show the screens that look different at this revision as they were there"),
      Option("open", nil, "open the page in the browser"),
      Option(
        "poll", value: "SECONDS",
        "look for changes at this interval instead of being notified by the system, for network and shared folders"
      ),
      Option(
        "device", value: "NAME",
        "show the screens on this device, too; the first one is that of the walk; repeatable"),
      Option("scale", value: "N", "pixels per point: 1, 2 or 3 (default 2)"),
    ] + screens.filter { !["device", "scale"].contains($0.name) }
    + look.filter { !["highlight", "chrome"].contains($0.name) } + [.fonts, .threads, .cache]
    + messages
}
