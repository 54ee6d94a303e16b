/// The commands for goldens.
extension Option {
  static let config = Option(
    "config", value: "FILE", "the configuration (default: layoutshot.json here or in a folder above)")
  static let goldens = Option(
    "goldens", value: "DIR", "the folder of the goldens, instead of the configuration's")
  static let failures = Option(
    "output", "o", value: "DIR",
    "the folder for what failures leave, instead of the configuration's (also SNAPSHOT_ARTIFACTS)")
  static let failureFolder = Option(
    "from", value: "DIR", "the folder that a run left, such as one that was downloaded from CI")

  static let goldenRun: [Option] = [
    config, scene, goldens, failures,
    Option("reporter", value: "FORM", "what failures are told as: text, github, json (default text)"),
    Option("junit", value: "FILE", "write a report of all goldens for build servers, whatever the outcome"),
    Option("pictures", nil, "open every picture, also where the lock file says that it is as it was"),
    fonts, Option("jobs", "j", value: "N", "work on N cores (default: all)"),
  ]
}

extension Command {
  static let record = Command(
    name: "record", inputs: "[DOCUMENT...]", summary: "goldens: pictures to hold later ones against",
    details: """
      Draws every screen in the combinations of layoutshot.json's matrix, and the frames of its transitions, and
      writes those that have no golden yet. A golden that passes is never written again. Where CI is set nothing is
      written unless --mode says so; SNAPSHOT_TESTING_RECORD names a mode, too. The exit status is 1 where a golden
      differs and was not written.
      """,
    options: [
      Option(
        "mode", value: "MODE",
        "what is written: missing; failed: what differs, too; all: also what is within the tolerance; never"
          + " (default missing)")
    ] + Option.goldenRun + Option.messages, takesInputs: true, needsInputs: false)

  static let verify = Command(
    name: "verify", inputs: "[DOCUMENT...]", summary: "whether every screen still looks like its golden",
    details: """
      Draws every screen and holds it against its golden: by the hash in goldens.lock, without opening a picture where
      that is the same. What differs is told by its cause: which view, which property, which line. Pictures and reports
      are left in a folder: of a transition the frames that differ, a strip of expected, difference and actual, and the
      animated difference. The exit status is 1 where a golden differs, is missing or was recorded, or where a check finds
      something on the way of a transition, 2 where a document or the goldens cannot be read.
      """,
    options: [
      Option("record", value: "MODE", "write goldens as 'record --mode' does; the run fails all the same")
    ] + Option.goldenRun + Option.messages, takesInputs: true, needsInputs: false)

  static let rebase = Command(
    name: "rebase", inputs: "[DOCUMENT...]", summary: "take over what another renderer draws otherwise",
    details: """
      Writes the goldens whose pixels changed though no view did: those of an older layoutshot, or of other fonts. A
      golden whose tree changed is told and left alone.
      """,
    options: Option.goldenRun + Option.messages, takesInputs: true, needsInputs: false)

  static let accept = Command(
    name: "accept", inputs: "[ID...]", summary: "take over what a failed run drew",
    details: """
      Takes the pictures of the last failed run for goldens: those of the changes with these ids, or of one golden by
      its path, or all. Nothing is taken that its report did not show, and nothing outside of the goldens' folder.
      """,
    options: [Option("all", nil, "everything that the report shows"), .failureFolder, .config, .goldens]
      + Option.messages, takesInputs: true, needsInputs: false)

  static let reject = Command(
    name: "reject", inputs: "[ID...]", summary: "drop what a failed run drew",
    details:
      "Takes changes out of the last failed run's report, with their pictures. Goldens are left alone.",
    options: [Option("all", nil, "everything that the report shows"), .failureFolder, .config]
      + Option.messages, takesInputs: true, needsInputs: false)

  static let prune = Command(
    name: "prune", inputs: "", summary: "remove goldens that no screen has any more",
    details: """
      What ought to be follows from the documents and the matrix; nothing is drawn. Where a document cannot be read
      nothing is removed.
      """,
    options: [
      Option("check", nil, "remove nothing; the exit status is 1 where there is something to remove"),
      .config,
      .goldens,
    ] + Option.messages, takesInputs: false)

  static let initialize = Command(
    name: "init", inputs: "", summary: "write a layoutshot.json to begin with",
    details: "Writes layoutshot.json into the working directory; one that is there is left alone.",
    options: [.color, .help], takesInputs: false)
}
