extension Command {
  static let diff = Command(
    name: "diff", inputs: "[OLD NEW | [REV [REV]] [--] [FILE...]]",
    summary: "show what changed on screens between two files, folders or revisions",
    details: """
      Shows what changed on the screens of two documents, or of a repository's documents between two revisions, and which
      line changed it: views that were added, removed or moved, constraints, texts in every language, and the resulting
      frames. As with git, no revision compares the files on disk with the index, one compares them with that revision,
      A..B compares two, A...B compares B with the common ancestor, and --staged compares the index with HEAD. Two folders
      of which one is outside of the repository are compared whole, without a history. A document
      whose text changed without a visible effect is one line. The exit status is 0 if nothing visible changed, 1 if
      something did, in the pictures or only in a running app, and 2 if a side cannot be read.
      """,
    options: [
      .reportOutput, .json,
      Option("staged", nil, "compare the index with HEAD, or with the revision"),
      Option("merge-base", nil, "compare with the common ancestor of the revision and HEAD"),
      Option(
        "path", value: "PATH",
        "the two files are versions of this document, and have what is beside it, such as texts in other languages"
      ),
      Option("stat", nil, "one line for each document"),
      Option("format", value: "FORM", "text, json or markdown (default text)"),
      Option(
        "git-driver", nil,
        "take the arguments that git passes to diff.<driver>.command, and exit with status 0, as git expects"
      ),
    ] + Option.screens + [
      .locale, .fonts, .threads,
    ] + Option.messages,
    takesInputs: true, needsInputs: false)
}
