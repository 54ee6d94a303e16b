import Diagnostics
import InterfaceFile
import LayoutshotKit
import Views

/// `layoutshot inspect`: a stage's result as text or JSON.
struct InspectCommand {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let stage: InspectReport.Stage
  private let companions: LoadedDocument.Companions

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    request = try options.request()
    companions = try options.companions()
    stage = try parsed.word("stage", InspectReport.Stage.allCases.map { ($0.rawValue, $0) }, default: .frames)
  }

  func run() throws -> Int32 {
    let isJSON = try options.isJSON()
    let changes = try options.stateChanges()
    let renderer =
      stage == .drawing
      ? Renderer(
        fonts: try options.fonts(), appearance: request.appearance, highlights: try options.highlights())
      : nil
    return try ReportRun(options).run { path in
      let report: InspectReport
      var status: Int32 = 0
      if stage == .document {
        let input = try InputFile.read(path)
        report = InspectReport(try InterfaceDocument.read(input.bytes, file: input.path))
      } else {
        let loaded = try options.screens(of: path, companions: companions, request: request, changes: changes)
        var made = InspectReport(path: loaded.document.path, stage: stage, findings: loaded.findings)
        for screen in loaded.screens {
          for variant in request.variants(for: screen.canvas) {
            made.add(screen, variant, renderer: renderer)
          }
        }
        report = made
        status = options.status(loaded.findings)
        Terminal.error(options.text(loaded.findings))
      }
      return (isJSON ? try report.json(isIndented: options.inputs.count == 1) : report.text, status)
    }
  }
}

/// `layoutshot match`: which view is which.
struct MatchCommand {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let companions: LoadedDocument.Companions

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    request = try options.request()
    companions = try options.companions()
  }

  func run() throws -> Int32 {
    let isJSON = try options.isJSON()
    return try ReportRun(options).run { path in
      let loaded = try options.screens(of: path, companions: companions, request: request, changes: [])
      let report = MatchReport(path: loaded.document.path, screens: loaded.screens, findings: loaded.findings)
      Terminal.error(options.text(loaded.findings))
      let text = isJSON ? try report.json(isIndented: options.inputs.count == 1) : report.text
      return (text, max(options.status(loaded.findings), report.fallsShort ? 1 : 0))
    }
  }
}

/// The inputs of a report, one after another: the good ones are done, and the worst status is kept.
private struct ReportRun {
  let options: CommonOptions

  init(_ options: CommonOptions) { self.options = options }

  func run(_ body: (String) throws -> (text: String, status: Int32)) throws -> Int32 {
    let output = options.parsed.value("output").flatMap { $0 == "-" ? nil : $0 }
    var worst: Int32 = 0
    var collected = ""
    for path in options.inputs {
      do {
        let (text, status) = try body(path)
        if output == nil { Terminal.print(text) } else { collected += text }
        worst = max(worst, status)
      } catch let error as any LocatedError {
        Terminal.error(options.printer.text(error))
        worst = 2
      }
    }
    if let output { try OutputFile.write(Array(collected.utf8), to: output) }
    options.reportTimings()
    return worst
  }
}
