extension Option {
  /// The options of checks of merged documents.
  fileprivate static let checking: [Option] = [
    Option("check", nil, "look for what a merge broke; merges nothing"), .quiet,
  ]

  /// The options for documents that git left unmerged.
  fileprivate static let unmerged: [Option] = [
    Option("status", nil, "list the conflicts of unmerged documents, or of those in PATH"),
    Option("take", value: "SIDE", "take ours or theirs of conflicts, by their ids"),
    Option("all", nil, "with --take: of all conflicts that are left, in PATH if there is one"),
    Option("format", value: "FORM", "with --status: text or json (default text)"),
    .json,
    Option(
      "page", value: "DIR",
      "with --status: also write a page with the screens of each conflict to this folder"),
    .terminalPictures, .fonts,
  ]
}

extension Command {
  static let merge = Command(
    name: "merge",
    inputs: "BASE OURS THEIRS | --status [PATH...] | --take SIDE ID... [PATH] | --check [PATH...]",
    summary: "merge what two branches made of a document, by object and property",
    details: """
      Merges three versions of a .xib or .storyboard by the ids of objects: those that were added, removed or moved,
      attributes, constraints, connections, resources. What neither side changed stays byte for byte, what one side
      changed is that side's. What Xcode writes by itself, such as rectangles of views that constraints place and
      versions of tools, is no conflict. Where both sides changed the same, the file has our side, without markers,
      and each conflict is listed; so is what the result breaks that neither side did. Scene files, .strings,
      .xcstrings and goldens.lock are merged by their keys, other files line by line. 'layoutshot init --git' makes it
      git's driver. The exit status is 0 if nothing is left to decide, 1 if there are conflicts, and 2 if a version
      cannot be read: then nothing is written.

      After git merge, rebase, cherry-pick or stash pop, --status lists the conflicts of the documents that git left
      unmerged, with an id each, and shows the screens of base, ours and theirs in a terminal, and on a page with
      --page. --take writes ours or theirs of one into the file; what was edited there meanwhile stays. 'git add' ends
      it. The exit status of --status is 1 as long as something is left. Ids that begin with a minus come after --.

      --check looks for what git's own merge broke, in the documents that both sides changed: in the merge in
      progress, or else in HEAD; or in four files, BASE OURS THEIRS MERGED.
      """,
    options: [
      Option(
        "output", "o", value: "FILE", "write the merged document to this file instead of standard output"),
      Option("path", value: "PATH", "what messages call the document"),
      Option(
        "git-ancestor", nil,
        "for merge.<driver>.recursive of git, which merges common ancestors: a document with conflicts stays the base"
      ),
    ] + Option.unmerged + Option.checking + [.color, .help], takesInputs: true, needsInputs: false)
}
