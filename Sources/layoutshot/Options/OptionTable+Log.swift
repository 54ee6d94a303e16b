extension Command {
  static let log = Command(
    name: "log", inputs: "[REV] [--] FILE",
    summary: "show the commits that changed how a document's screens look",
    details: """
      Lists the commits, newest first, that changed what is seen of a document's screens, each with what changed in
      the words of `diff`. Commits count that changed the document, or an image or color that it names, and with
      --locale its texts in that language; what changed nothing visible is left out. Renamed documents are followed,
      and a screen by its object id. Of a merge what it brought to its first parent is one change, as with git log
      --first-parent. --output also draws, for each screen, one strip of pictures from the oldest commit to the
      newest, with the views that changed outlined: in a folder, or in a file ending in .png for a single screen. The
      exit status is 0 if a commit is listed, 1 if none changed anything visible, and 2 if the document or its history
      cannot be read.
      """,
    options: [
      Option("output", "o", value: "PATH", "draw the strips into this folder, or into a file ending in .png"),
      Option("max-count", "n", value: "N", "list at most N commits (default 20)"),
      Option("format", value: "FORM", "text or json (default text)"),
    ] + Option.screens.filter { !["portrait", "landscape"].contains($0.name) } + [
      .locale, .fonts, .threads,
    ] + Option.messages,
    takesInputs: true)
}
