import Diagnostics
import Files
import Git
import GoldenRuns
import Goldens
import Revisions

/// `layoutshot diff`: prints what changed on screens between two documents or two revisions.
struct DiffCommand {
  private enum Form { case text, json, markdown }

  private let options: CommonOptions
  private let form: Form
  private let isStat: Bool
  private let isForGit: Bool
  private let sides: DiffSides

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    form = try parsed.word(
      "format", [("text", Form.text), ("json", .json), ("markdown", .markdown)], default: .text)
    isStat = parsed.has("stat")
    isForGit = parsed.has("git-driver")
    if isStat, form != .text { throw UsageError("--stat and --format exclude each other") }
    sides = isForGit ? try DiffSides(fromGit: parsed.inputs) : try DiffSides(options)
  }

  func run() throws -> Int32 {
    var settings = ComparisonSettings(fonts: try options.fonts())
    settings.request = try options.request()
    settings.matching = try options.matching()
    settings.library = try options.assetLibrary()
    let (report, isComplete) = try report(settings)
    options.report(form == .text ? [] : report.errors)
    let text =
      switch form {
      case .text: isStat ? report.stat : report.text
      case .json: report.json
      case .markdown: report.markdown
      }
    if let output = options.parsed.value("output"), output != "-" {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      Terminal.print(text)
    }
    if let json = options.parsed.value("json") { try OutputFile.write(Array(report.json.utf8), to: json) }
    options.reportTimings()
    if isForGit { return 0 }
    return report.errors.isEmpty && isComplete ? report.isVisible ? 1 : 0 : 2
  }

  private func report(
    _ settings: ComparisonSettings
  ) throws -> (report: DifferenceReport, isComplete: Bool) {
    switch sides {
    case .files(let old, let new, let companions):
      var (was, now) = (ComparedFile(old), ComparedFile(new))
      was.companions = companions
      now.companions = companions
      let document = DocumentComparison(old: was, new: now, settings).run(
        was: old == new ? nil : old, isOther: true)
      return (DifferenceReport([document]), true)
    case .revisions(let repository, let old, let new, let paths):
      return try report(repository, old, new, paths, settings)
    case .folders(let folders):
      return try report(folders.repository, folders.old, .revision(folders.new), [], settings)
    case .versions(let path, let old, let new):
      return (GitDriver(path: path, old: old, new: new).report(settings), true)
    }
  }

  private func report(
    _ repository: GitRepository, _ old: GitRevision, _ new: GitSide, _ paths: [String],
    _ settings: ComparisonSettings
  ) throws -> (report: DifferenceReport, isComplete: Bool) {
    try options.timings.measure("diff") {
      let comparison = try RevisionComparison(repository, from: old, to: new)
      let report = try comparison.run(paths, settings, jobs: options.jobs())
      options.report(comparison.findings)
      return (report, !comparison.findings.contains { $0.severity == .error })
    }
  }
}
