import CommandRuns

extension Run {
  /// Runs the command on a document of a kind; the shortest of several runs.
  static func best(_ program: String, _ kind: Kind, _ size: Int, of count: Int) -> Run {
    let document = kind.document(max(1, Int(Double(size) * kind.share)))
    var options = kind.command == "match" ? [] : ["--jobs", "1", "--output", "{}"]
    if kind.command == "frames" { options += ["--format", "json"] }
    return best(
      program, on: document.isStoryboard ? "grow.storyboard" : "grow.xib", document.text,
      command: [kind.command, "--quiet"], options: options, of: count)
  }
}
