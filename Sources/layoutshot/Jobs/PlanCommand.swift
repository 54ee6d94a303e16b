import Files
import GoldenRuns

/// `layoutshot plan`: writes a run as a list of jobs.
struct PlanCommand {
  private let settings: RunSettings
  private let target: Double

  init(_ parsed: ParsedArguments) throws {
    settings = try RunSettings(parsed)
    target = try RunSettings.seconds(parsed, "target-seconds", default: 5)
    if parsed.has("todo"), !parsed.has("cache") || !parsed.has("output") {
      throw UsageError("--todo requires --cache and --output")
    }
  }

  func run() throws -> Int32 {
    let options = settings.options
    var run = settings.run
    run.selection.inputs = options.inputs
    let planner = try JobRun(settings.configuration, run, fonts: options.fonts())
    let list = planner.list(target: target)
    if let file = options.parsed.value("output") {
      try OutputFile.write(Array(list.text.utf8), to: file)
      let done = options.parsed.has("todo") ? planner.done : []
      let ids = list.idsByCost(without: done)
      Terminal.print(ids.map { $0 + "\n" }.joined())
    } else {
      Terminal.print(list.text)
    }
    options.report(planner.findings)
    return options.status(planner.findings)
  }
}
