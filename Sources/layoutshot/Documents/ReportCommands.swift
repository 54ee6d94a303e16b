import Diagnostics
import Files
import InterfaceFile
import Painting
import Reports
import Screens
import Views

/// `layoutshot inspect`: prints a pipeline stage's result as text or JSON.
struct InspectCommand {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let stage: InspectReport.Stage
  private let companions: LoadedDocument.Companions
  private let isJSON: Bool
  private let highlights: Set<Highlight.Kind>
  private let loading: ScreenLoading
  /// Whether to list highlights: only if some were requested by name.
  private let listsHighlights: Bool
  /// Whether git asks for a text to compare: a file that cannot be read is its own text, as git would stop otherwise.
  private let isForGit: Bool

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    companions = try options.companions()
    isForGit = parsed.has("git-textconv")
    stage = try parsed.word(
      "stage", InspectReport.Stage.allCases.map { ($0.rawValue, $0) }, default: isForGit ? .tree : .frames)
    if isForGit, parsed.inputs.count != 1 {
      throw UsageError("--git-textconv is for git, which converts one file at a time")
    }
    var request = try options.request()
    if stage == .tree {
      // The tree precedes layout: it has no orientation or device yet.
      for name in ["device", "size", "orientation", "scale", "state", "state-for"] where parsed.has(name) {
        throw UsageError("--stage tree comes before the layout; --\(name) cannot be combined with it")
      }
      request.asDesigned = true
    }
    self.request = request
    isJSON = try options.isJSON()
    highlights = try options.highlights()
    listsHighlights = parsed.has("highlight") && !highlights.isEmpty
    loading = try ScreenLoading(
      options, request: request, companions: companions, changes: try options.stateChanges())
    for option in Option.screens where stage == .document && parsed.has(option.name) {
      throw UsageError(
        "--stage document shows the file as it is; --\(option.name) cannot be combined with it")
    }
  }

  private func makeRenderer() throws -> Renderer {
    Renderer(
      fonts: try options.fonts(), highlights: highlights, showsChrome: options.parsed.has("chrome"))
  }

  func run() throws -> Int32 {
    let inputs = stage == .document ? options.inputs : options.inputs(without: companions)
    // Frames are measured with fonts: what places views may be in a layout that no tree has before it is applied.
    let renderer =
      [.frames, .drawing, .accessibility].contains(stage) || listsHighlights ? try makeRenderer() : nil
    if isForGit {
      do { Terminal.print(try report(inputs[0], renderer, isOnly: true).text) } catch {
        Terminal.print(try FileSystem.untraced.read(inputs[0]).bytes)
      }
      return 0
    }
    return try ReportRun(options, inputs, loading, isJSON: isJSON).run { path in
      try report(path, renderer, isOnly: inputs.count == 1)
    }
  }

  private func report(_ path: String, _ renderer: Renderer?, isOnly: Bool) throws -> ReportRun.Report {
    if stage == .document {
      let input = try FileSystem.untraced.read(path)
      let report = InspectReport(try InterfaceDocument.read(input, in: .untraced))
      return .init(
        text: text(report, isOnly: isOnly), json: { report.json(isIndented: false) },
        findings: [])
    }
    let loaded = try loading.load(path)
    var report = InspectReport(
      path: loaded.document.path, stage: stage, findings: loaded.findings, listsHighlights: listsHighlights,
      listsStates: options.parsed.has("state") || options.parsed.has("state-for"))
    let renderer = renderer?.using(loaded.resources)
    for screen in loaded.screens {
      for traits in request.traits(for: screen) {
        report.add(screen, traits, renderer: renderer)
      }
    }
    report.add(loaded.resources.findings)
    let read = report
    return .init(
      text: text(report, isOnly: isOnly), json: { read.json(isIndented: false) },
      findings: report.findings.elements)
  }

  private func text(_ report: InspectReport, isOnly: Bool) -> String {
    isJSON ? report.json(isIndented: isOnly) : report.text
  }
}

/// `layoutshot match`: prints how the views of the layouts match.
struct MatchCommand {
  private let options: CommonOptions
  private let companions: LoadedDocument.Companions
  private let isJSON: Bool
  private let request: ScreenRequest
  private let loading: ScreenLoading

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    companions = try options.companions()
    isJSON = try options.isJSON()
    request = try options.request()
    loading = try ScreenLoading(options, request: request, companions: companions)
  }

  func run() throws -> Int32 {
    let inputs = options.inputs(without: companions)
    return try ReportRun(options, inputs, loading, isJSON: isJSON).run { path in
      let loaded = try loading.load(path)
      let report = MatchReport(
        path: loaded.document.path, screens: loaded.screens, findings: loaded.findings, states: request.states
      )
      return .init(
        text: isJSON ? report.json(isIndented: inputs.count == 1) : report.text,
        json: { report.json(isIndented: false) }, findings: loaded.findings, fallsShort: report.fallsShort)
    }
  }
}

/// Processes the inputs of a report one by one; failures do not stop it, and the worst status is kept.
private struct ReportRun {
  /// The report of one input.
  struct Report {
    let text: String
    /// The report as JSON, one line.
    let json: () -> String
    let findings: [Finding]
    var fallsShort = false
  }

  private let options: CommonOptions
  private let inputs: [String]
  private let loading: ScreenLoading
  /// Whether each report begins with a line naming the file; JSON contains the name itself and has one line per file.
  private let hasHeads: Bool

  init(_ options: CommonOptions, _ inputs: [String], _ loading: ScreenLoading, isJSON: Bool) {
    (self.options, self.inputs, self.loading) = (options, inputs, loading)
    hasHeads = !isJSON && inputs.count > 1
  }

  func run(_ body: (String) throws -> Report) throws -> Int32 {
    let output = options.parsed.value("output").flatMap { $0 == "-" ? nil : $0 }
    var worst: Int32 = 0
    var collected: [String] = []
    let json = options.parsed.value("json")
    var values: [String] = []
    let log = FindingLog(options)
    for path in inputs {
      do {
        let report = try body(path)
        log.add(report.findings)
        let text =
          (hasHeads ? "==> \(PrintedText.oneLine(path)) <==\n" : "") + report.text + (hasHeads ? "\n" : "")
        if json != nil { values.append(report.json()) }
        if output == nil { Terminal.print(text) } else { collected.append(text) }
        worst = max(worst, options.status(report.findings), report.fallsShort ? 1 : 0)
        if Terminal.isClosed { break }
      } catch {
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
        worst = 2
      }
    }
    let missing = loading.missing()
    log.add(missing)
    log.finish()
    if let output, !collected.isEmpty { try OutputFile.write(Array(collected.joined().utf8), to: output) }
    if let json { try OutputFile.write(Array(values.joined().utf8), to: json) }
    options.reportTimings()
    return max(worst, options.status(missing))
  }
}
