import Cache
import Diagnostics
import Files
import GoldenRuns
import Goldens
import Revisions
import Typography

/// `layoutshot record`, `verify` and `rebase`: runs over the goldens that differ in what they write.
struct GoldenCommand {
  private enum Reporter { case text, github, json, sarif }

  private let name: String
  private let options: CommonOptions
  private let configuration: GoldenConfiguration
  private let work: GoldenRun.Options
  /// A list of jobs whose results are merged, with its file.
  private let jobs: (list: JobList, file: String)?
  /// The part of the documents to verify, out of how many.
  private let shard: (number: Int, count: Int)?
  private let reporter: Reporter
  private let junit: String?
  private let sarif: String?
  private let pictureBase: String
  /// The revision to compare with instead of goldens, if any.
  private let revision: String?
  private let expected: ExpectedChanges?
  private let lock: String?
  /// The folder for a comment that another job posts, if any.
  private let comment: String?
  /// The folder for pictures of causes, if any.
  private let causes: String?
  private let givesHints: Bool

  init(_ parsed: ParsedArguments, _ name: String) throws {
    self.name = name
    let settings = try RunSettings(parsed)
    options = settings.options
    configuration = settings.configuration
    reporter = try parsed.word(
      "reporter", [("text", Reporter.text), ("github", .github), ("json", .json), ("sarif", .sarif)],
      default: .text)
    (junit, sarif, lock) = (parsed.value("junit"), parsed.value("sarif"), parsed.value("lock"))
    (comment, causes, givesHints) = (
      parsed.value("comment"), parsed.value("causes"), !parsed.has("no-hints")
    )
    var run = settings.run
    run.selection.scenes = parsed.all("scene")
    run.recording.rebases = name == "rebase"
    run.recording.mode = ["rebase", "merge-reports"].contains(name) ? .never : try Self.mode(parsed, name)
    run.recording.knownFaults = parsed.has("known-faults")
    run.listsDrawn = parsed.has("lock")
    run.failures = parsed.value("output") ?? RecordMode.artifactsFolder
    revision = parsed.value("against")
    if revision != nil {
      for name in ["goldens", "record", "pictures", "cache", "shard", "lock"] where parsed.has(name) {
        throw UsageError("--against and --\(name) exclude each other")
      }
    }
    let patterns = parsed.all("only-affects").flatMap { $0.split(separator: ",").map(String.init) }
    let expected = parsed.has("only-affects") ? ExpectedChanges(patterns) : nil
    (self.expected, run.expected) = (expected, expected)
    pictureBase = parsed.value("picture-url") ?? ""
    if name == "merge-reports" {
      guard parsed.has("cache") else { throw UsageError("'merge-reports' needs --cache, where results are") }
      guard parsed.inputs.count <= 1 else { throw UsageError("'merge-reports' takes one list of jobs") }
      run.cache?.drawsMissing = false
      jobs = try parsed.inputs.first.map { (list: try RunSettings.jobs($0), file: $0) }
      if let jobs { run.cache?.job = jobs.list.idsByDocument }
      shard = nil
    } else {
      run.selection.inputs = options.inputs
      jobs = nil
      shard = try Self.shard(parsed)
    }
    // Results that are merged are those of the same options, of which this is none.
    if name != "merge-reports", shard == nil, options.isStrict { run.opensPictures = true }
    work = run
  }

  /// Reads the requested part.
  private static func shard(_ parsed: ParsedArguments) throws(UsageError) -> (number: Int, count: Int)? {
    guard let text = parsed.value("shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(number)
    else {
      throw UsageError(
        "--shard is \"\(text)\"; expected a part and the number of parts, such as 2/5")
    }
    if !parsed.inputs.isEmpty || parsed.has("scene") {
      throw UsageError("--shard splits all documents and cannot be combined with names of documents")
    }
    return (number, count)
  }

  private static func mode(_ parsed: ParsedArguments, _ name: String) throws(UsageError) -> RecordMode {
    let option = name == "record" ? "mode" : "record"
    let words = RecordMode.allCases.map { ($0.rawValue, $0 as RecordMode?) }
    let asked = try parsed.word(option, words, default: nil)
    guard let mode = RecordMode.effective(asked, byDefault: name == "record" ? .missing : .never) else {
      let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("SNAPSHOT_TESTING_RECORD is not set to a mode; it can be \(names)")
    }
    return mode
  }

  func run() throws -> Int32 {
    let fonts = try options.fonts()
    let progress = ProgressLine("documents", isQuiet: options.isQuiet)
    var work = work
    work.pictureBase = pictureBase
    work.progress = { progress.show($0, of: $1, $2) }
    var result: GoldenRun.Result
    var planErrors: [Finding] = []
    do {
      if let jobs {
        planErrors = try JobRun(configuration, work, fonts: fonts).differences(
          from: jobs.list.jobs, in: jobs.file)
      }
      if let shard {
        work.selection.only = try GoldenRun(configuration, work, fonts: fonts)
          .documents(ofPart: shard.number, of: shard.count)
        work.selection.leavesRemoved = shard.number > 1
      }
      result = try compared(work, fonts)
      progress.finish()
    } catch {
      progress.finish()
      try report(ended: error)
      throw error
    }
    let faults = faults(result.faults)
    if !givesHints { result.report.command = "" }
    options.report(planErrors + quieted(result.findings) + faults + notes(on: result))
    show(result.report)
    try writeForms(of: result.report)
    if let causes { try CausePictures(of: result.report, in: result.failures).write(to: causes, most: 100) }
    if let comment { try CommentFolder(comment).write(result.report.comment, from: result.failures) }
    if let lock { try OutputFile.write(Array(result.drawn.text.utf8), to: lock) }
    options.reportTimings()
    let failed = !result.report.failures.isEmpty
    let recorded = isVerifying && result.report.counts.recorded > 0
    // Disallowed unmatched views affect the verdict, but do not prevent anything. Warnings about documents belong to
    // `render`: `--strict` is about goldens.
    let broken =
      planErrors
      + result.findings.filter {
        $0.category != .unmatched && ($0.severity == .error || isOfGoldens($0))
      }
    let isUnmatched = result.findings.contains { $0.category == .unmatched && $0.severity == .error }
    let isFaulty = isVerifying ? !faults.isEmpty : options.status(faults) > 0
    let isLoose = options.isStrict && !isSettled(result)
    return max(
      failed || recorded || isUnmatched || isFaulty || isLoose ? 1 : 0, options.status(broken))
  }

  private var isVerifying: Bool { name == "verify" || name == "merge-reports" }

  private func compared(_ work: GoldenRun.Options, _ fonts: FontLibrary) throws -> GoldenRun.Result {
    guard let revision else {
      return try GoldenRun(configuration, work, fonts: fonts, timings: options.timings).run()
    }
    return try RevisionRun(configuration, work, against: revision, fonts: fonts, timings: options.timings)
      .run()
  }

  /// Whether a finding is about the goldens or their configuration rather than about a document: another machine draws
  /// other ones where fonts are missing here.
  private func isOfGoldens(_ finding: Finding) -> Bool {
    guard let file = finding.location?.file else { return false }
    return file.hasSuffix(GoldenLock.fileName) || file == configuration.file || finding.isOfMissingFont
  }

  /// Whether the goldens are up to date: none is stored under another name, or for a missing screen, and none was drawn
  /// by another renderer or with another tree.
  private func isSettled(_ result: GoldenRun.Result) -> Bool {
    (result.orphans ?? []).isEmpty && result.report.renamed.isEmpty && result.report.reported.isEmpty
      && result.rebasable == 0 && result.settledFaults.isEmpty
  }

  private func writeForms(of report: GoldenReport) throws(FileError) {
    if let json = options.parsed.value("json") { try OutputFile.write(Array(report.json.utf8), to: json) }
    if let junit { try OutputFile.write(Array(report.junit.utf8), to: junit) }
    if let sarif { try OutputFile.write(Array(report.sarif.utf8), to: sarif) }
  }

  /// Reports why there was no run, for tools that read no messages.
  private func report(ended error: any Error) throws {
    var report = GoldenReport(
      goldens: work.goldens ?? configuration.goldens, items: [], counts: GoldenReport.Counts())
    report.errors = [.failure(error, at: configuration.file ?? "")]
    if reporter != .text { show(report) }
    try writeForms(of: report)
  }

  /// Returns the faults found by the checks of transitions: as errors when verifying goldens, otherwise as warnings.
  private func faults(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.severity = isVerifying ? .error : .warning
      return finding
    }
  }

  /// Removes findings about the screens themselves, which `render` reports, unless they were requested.
  private func quieted(_ findings: [Finding]) -> [Finding] {
    if options.isVerbose { return findings }
    return findings.filter { $0.severity == .error || isOfGoldens($0) || $0.category == .cache }
  }

  private func show(_ report: GoldenReport) {
    switch reporter {
    case .json: Terminal.print(report.json)
    case .sarif: Terminal.print(report.sarif)
    case .github: Terminal.print(report.annotations + report.text)
    case .text:
      Terminal.print(
        hasNoGoldensYet(report) ? report.summary : options.isQuiet && report.isGood ? "" : report.text)
    }
  }

  /// Whether the project has neither a configuration nor goldens, so that each picture is missing: nobody has begun, and a
  /// list of all would not say so.
  private func hasNoGoldensYet(_ report: GoldenReport) -> Bool {
    isVerifying && revision == nil && configuration.file == nil && !report.failures.isEmpty
      && report.failures.allSatisfy { $0.reason == .missing } && report.counts.passed == 0
      && !FileSystem.untraced.exists(configuration.path(work.goldens ?? configuration.goldens))
  }

  /// Notes about a run besides its report, and what can be done next.
  private func notes(on result: GoldenRun.Result) -> [Finding] {
    let reported = result.report.reported.map { item in
      let place = SourceLocation(file: item.document, line: item.line)
      let figures = [item.pictures(), item.pixels].compactMap(\.self).joined(separator: ", ")
      return Finding(.note, .request, "\(item.headline); \(figures)", at: place)
    }
    let unused = (expected?.unused(by: result.report.reported) ?? []).map { pattern in
      Finding(.note, .request, "nothing differs of --only-affects \"\(pattern)\"")
    }
    return reported + unused + result.settledFaults + (givesHints ? hints(on: result) : [])
  }

  private func hints(on result: GoldenRun.Result) -> [Finding] {
    var notes: [Finding] = []
    func add(_ severity: Severity, _ message: String) { notes.append(Finding(severity, .request, message)) }
    if result.rebasable > 0 {
      add(
        .warning,
        "\(result.rebasable == 1 ? "1 golden was" : "\(result.rebasable) goldens were") drawn by another renderer, other"
          + " in pixels alone;"
          + " 'layoutshot rebase' accepts these")
    }
    if result.report.reported.contains(where: { $0.failures.allSatisfy { $0.reason == .tree } }),
      revision == nil
    {
      add(.note, "only trees changed; 'record --mode all' accepts that")
    }
    if let orphans = result.orphans, !orphans.isEmpty {
      let files = orphans.count == 1 ? "1 file" : "\(orphans.count) files"
      let screens = result.goneScreens
      let names =
        screens.isEmpty
        ? "" : " (\(screens.prefix(4).joined(separator: ", "))\(screens.count > 4 ? ", …" : ""))"
      add(
        .note,
        "\(files) in \(configuration.goldens) belong to no screen\(names); 'layoutshot prune' removes them")
    }
    if isVerifying, result.report.counts.recorded > 0 {
      add(
        .warning,
        "goldens were recorded, \(result.report.counts.recorded) in all; review them and run it again")
    }
    if name == "record", work.recording.mode == .never,
      result.report.failures.contains(where: { $0.reason == .missing })
    {
      add(.warning, "nothing is recorded if CI is set; '--mode missing' overrides this")
    }
    let missing = result.report.failures.count { $0.reason == .missing }
    if missing > 0, work.recording.mode == .never {
      let goldens = missing == 1 ? "1 golden image is" : "\(missing) golden images are"
      add(
        .note,
        hasNoGoldensYet(result.report)
          ? "the project has no golden images yet; 'layoutshot init' writes a configuration for it, and 'layoutshot record'"
            + " the first images" : "\(goldens) missing; 'layoutshot record' records what is missing")
    }
    if !result.report.renamed.isEmpty, revision == nil {
      add(
        .note,
        "golden images of renamed screens are in their old places; 'layoutshot record' and 'accept --all' move them"
      )
    }
    if !result.report.items.isEmpty || !result.report.faulty.isEmpty {
      add(.note, "pictures and reports are in \(result.failures.path)")
    }
    return notes
  }
}
