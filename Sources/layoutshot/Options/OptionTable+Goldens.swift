/// The commands for goldens.
extension Option {
  static let config = Option(
    "config", value: "FILE", "configuration file (default: layoutshot.json in this folder or one above)")
  static let goldens = Option(
    "goldens", value: "DIR", "folder of the golden images; overrides the configuration")
  static let failures = Option(
    "output", "o", value: "DIR",
    "folder for failure artifacts; overrides the configuration (also: SNAPSHOT_ARTIFACTS)")
  static let failureFolder = Option(
    "from", value: "DIR", "folder with a run's failure artifacts, such as one downloaded from CI")

  static let terminalPictures = Option(
    "pictures", value: "FORM",
    "how to show pictures: kitty, iterm2, sixel, blocks, none or auto (default auto: what the terminal can)")

  static let kinds: [Option] = [
    Option(
      "fail-on", value: "KIND,...",
      "fail on these kinds of differences only: position, size, text, style, structure; others are reported"
    ),
    Option("ignore", value: "KIND,...", "do not report these kinds of differences"),
  ]
  static let onlyAffects = Option(
    "only-affects", value: "PATTERN,...",
    "fail on every difference outside these documents, screens (Login/*) or views (Settings#bTn-01)"
  )
  static let lock = Option(
    "lock", value: "FILE",
    "write the hashes of all pictures and trees that were drawn, in the format of goldens.lock")
  static let goldenRun: [Option] = [
    config, scene, goldens, failures,
    Option(
      "content", value: "KIND",
      "what golden images have besides: accessibility, what VoiceOver finds and says; the same in layoutshot.json"
    ),
    Option("reporter", value: "FORM", "format of the report: text, github, json, sarif (default text)"),
    Option("junit", value: "FILE", "write a JUnit report of all golden images, whatever the outcome"),
    json,
    Option("sarif", value: "FILE", "write a SARIF report for code scanning, whatever the outcome"),
    Option(
      "picture-url", value: "URL",
      "where the failure artifacts will be; comment.md shows the pictures from there"),
    Option("no-hints", nil, "print the ids of changes instead of commands that accept them, and no advice"),
    Option("pictures", nil, "open every golden image, even if the hash in the lock file matches"),
    fonts, threads, yes,
    Option(
      "strict", nil,
      "exit status 1 also for golden images without a screen, under an old name, edited by hand, by another renderer or"
        + " with boxes for missing fonts, and for a lock file that is missing or disagrees; opens every golden image"
    ),
  ]
  /// The message options of commands whose `--strict` is about golden images.
  static let goldenMessages = messages.filter { $0.name != "strict" }
}

extension Command {
  static let record = Command(
    name: "record", inputs: "[DOCUMENT...]", summary: "record golden images that are missing",
    details: """
      Renders every screen in each combination of the matrix in layoutshot.json, and the frames of its transitions.
      Writes a golden image for each picture that has none. Golden images that pass are never rewritten. If CI is set,
      nothing is written without --mode. You can also set the mode in SNAPSHOT_TESTING_RECORD. The exit status is 1
      if a golden image differs and was not written, and 2 if one was not because fonts are missing, whose characters
      would be boxes.
      """,
    options: [
      Option(
        "mode", value: "MODE",
        "what to write: missing; failed: also what differs; all: also what is within the tolerance; never"
          + " (default missing)"),
      Option(
        "known-faults", nil,
        "also write the faults of transitions to known-faults.json; 'verify' fails on new ones only"),
    ] + Option.goldenRun + Option.goldenMessages, takesInputs: true, needsInputs: false)

  static let verify = Command(
    name: "verify", inputs: "[DOCUMENT...]", summary: "compare every screen with its golden image",
    details: """
      Renders every screen and compares it with its golden image. If the hash in goldens.lock matches, the image is
      not opened. Each difference is reported with its cause: the view, the property and the line. Pictures and
      reports are written to a folder. For a transition, these are the frames that differ, a strip of expected,
      difference and actual, and the animated difference. The exit status is 1 if a golden image differs, is missing
      or was recorded, or if a transition has faults, and 2 if a document or the golden images cannot be read.
      """,
    options: [
      Option("record", value: "MODE", "write golden images as 'record --mode' does; the run still fails"),
      Option(
        "against", value: "REV",
        "compare with another revision of the repository instead of golden images: the common ancestor of HEAD and REV,"
          + " or A..B, A...B"),
    ] + Option.kinds + [
      .onlyAffects, .cache,
      Option(
        "shard", value: "I/N",
        "verify one of N parts of the documents, with about as many pictures; 'merge-reports' merges their caches"
      ),
      .lock,
      Option(
        "causes", value: "DIR",
        "also write one picture for each change, before and after, at one pixel per point, to this folder"),
      Option(
        "comment", value: "DIR",
        "also write a comment for a pull request with its pictures to this folder, for a job that runs 'comment'"
      ),
    ] + Option.goldenRun + Option.goldenMessages, takesInputs: true, needsInputs: false)

  static let comment = Command(
    name: "comment", inputs: "DIR",
    summary: "write the Markdown of a comment that 'verify --comment' prepared",
    details: """
      Prints the comment for a pull request, below 65,536 bytes, from a folder that another job wrote, whoever that was:
      the text is made from sentences that are shown literally, and pictures are drawn anew, so that nothing but their
      pixels is left. Without --picture-url there are no pictures in it. The exit status is 0 if no screen looks different,
      and 1 if one does.
      """,
    options: [
      .reportOutput,
      Option("pictures", value: "DIR", "write the pictures to this folder, named by their contents"),
      Option("picture-url", value: "URL", "where these pictures will be; {} stands for the name of one"),
      Option("page-url", value: "URL", "where the page with all pictures is"),
    ] + Option.messages, takesInputs: true)

  static let rebase = Command(
    name: "rebase", inputs: "[DOCUMENT...]", summary: "accept changes caused by another renderer or font",
    details: """
      Rewrites golden images whose pixels changed although no view did, because another version of layoutshot or
      other fonts rendered them. A golden image whose view tree changed is reported and left alone.
      """,
    options: Option.goldenRun + Option.goldenMessages, takesInputs: true, needsInputs: false)

  static let review = Command(
    name: "review", inputs: "",
    summary: "walk through the changes of a failed run, in the terminal or a browser",
    details: """
      Shows one change after the other with its pictures. Keys: a accept, r reject, s skip, o open the page in the
      browser, g look at the pictures of the group one by one, n next picture, q quit. Skipped changes are passed over
      the next time, until everything else is done. The exit status is 1 as long as changes are left.

      With --serve the page of the run is served to browsers on this machine, which accept and reject there, and undo
      that, until Ctrl-C. The address that is printed has a random part; without it nothing is shown.

      With --merge it walks through the conflicts of documents that git left unmerged, each with the screens of base, ours and
      theirs. Keys: o ours, t theirs, s skip, q quit. It writes what 'merge --take' does.
      """,
    options: [
      Option("serve", nil, "serve the page to browsers on this machine instead, and accept there"),
      Option("port", value: "N", "the port of --serve (default 0: any that is free)"),
      Option("merge", nil, "the conflicts of unmerged documents instead"),
      .terminalPictures, .failureFolder, .config, .goldens,
    ] + Option.messages, takesInputs: false)

  static let accept = Command(
    name: "accept", inputs: "[ID...]", summary: "accept changes from a failed run",
    details: """
      Makes pictures of the last failed run the new golden images. Name changes by id, name one golden image by its
      path, or pass --all. Only pictures that the report shows are accepted, and nothing is written outside the folder
      of the golden images.
      """,
    options: [Option("all", nil, "accept every change in the report"), .failureFolder, .config, .goldens]
      + Option.messages, takesInputs: true, needsInputs: false)

  static let reject = Command(
    name: "reject", inputs: "[ID...]", summary: "reject changes from a failed run",
    details:
      "Removes changes and their pictures from the last failed run's report. Golden images are left alone.",
    options: [Option("all", nil, "reject every change in the report"), .failureFolder, .config]
      + Option.messages, takesInputs: true, needsInputs: false)

  static let prune = Command(
    name: "prune", inputs: "", summary: "remove golden images that no screen uses any more",
    details: """
      The documents and the matrix determine which golden images are in use; nothing is rendered. If a document cannot
      be read, nothing is removed. Only files that 'layoutshot record' wrote are, as goldens.lock or the tree beside a
      picture says; each is listed.
      """,
    options: [
      Option("dry-run", "n", "list what would be removed, and remove nothing"),
      Option("check", nil, "remove nothing; exit status 1 if there is something to remove"),
      .config,
      .goldens, .yes,
    ] + Option.messages, takesInputs: false)

  static let initialize = Command(
    name: "init", inputs: "", summary: "write an initial layoutshot.json",
    details: """
      Writes layoutshot.json to the working directory, with the documents, devices and languages that the project has,
      and prints what it chose. Also writes its schema to the folder of the golden images, and adds lines to
      .gitattributes and .gitignore. An existing layoutshot.json is left alone.

      With --git it writes no configuration of golden images, but has git compare and merge .xib and .storyboard files with
      'layoutshot diff', 'inspect' and 'merge': settings in the repository's own configuration, which is not committed, and
      lines in the .gitattributes at its root, which is. Each is printed; what is there already stays as it is.
      """,
    options: [
      Option("git", nil, "have git compare and merge documents with layoutshot instead"), .target, .color,
      .help,
    ], takesInputs: false)
}
