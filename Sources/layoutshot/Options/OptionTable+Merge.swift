extension Option {
  /// The options of checks of merged documents.
  fileprivate static let checking: [Option] = [
    Option("check", nil, "look for what a merge broke; merges nothing"), .fonts, .quiet,
  ]
}

extension Command {
  static let merge = Command(
    name: "merge", inputs: "BASE OURS THEIRS",
    summary: "merge what two branches made of a document, by object and property",
    details: """
      Merges three versions of a .xib or .storyboard by the ids of objects: those that were added, removed or moved, attributes,
      constraints, connections, resources. What neither side changed stays byte for byte, what one side changed is that side's.
      What Xcode writes by itself, such as rectangles of views that constraints place and versions of tools, is no conflict.
      Where both sides changed the same, the file has our side, without markers, and each conflict is listed. As a driver of git:
      git config merge.layoutshot.driver 'layoutshot merge %O %A %B -o %A --path %P', and in .gitattributes:
      *.storyboard merge=layoutshot. The exit status is 0 if nothing is left to decide, 1 if there are conflicts, and 2 if a
      version cannot be read: then nothing is written.
      """,
    options: [
      Option(
        "output", "o", value: "FILE", "write the merged document to this file instead of standard output"),
      Option("path", value: "PATH", "what messages call the document"),
    ] + Option.checking + [.color, .help], takesInputs: true, needsInputs: false)
}
