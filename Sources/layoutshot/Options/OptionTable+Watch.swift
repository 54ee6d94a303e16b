extension Command {
  static let watch = Command(
    name: "watch", inputs: "INPUT...",
    summary: "render documents again when they are saved, with a live page",
    details: """
      Renders the given .xib, .storyboard and .scene.json files, and all such files in the given folders, then waits. A
      file that is saved is rendered again, and so are the documents that depend on it, such as on an asset catalog or a
      string file. The paths of the pictures that changed are printed. The page index.html beside them updates itself in
      any browser, without a server, and keeps the previous picture for comparison. Press Ctrl-C to stop.
      """,
    options: [
      Option("output", "o", value: "DIR", "folder of the pictures and the page (default layoutshot-watch)"),
      Option("open", nil, "open the page in the browser"),
      Option(
        "poll", value: "SECONDS",
        "look for changes at this interval instead of being notified by the system, for network and shared folders"
      ),
      .sheet,
    ] + Option.screens + Option.look.map { $0.name == "locale" ? .locales : $0 }
      + [.fonts, .threads, .cache, .yes]
      + Option.messages,
    takesInputs: true)
}
