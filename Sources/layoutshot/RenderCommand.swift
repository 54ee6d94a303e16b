import Diagnostics
import Painting
import Screens
import Threads
import Views

/// `layoutshot render`: renders every screen to PNG.
struct RenderCommand {
  let options: CommonOptions
  let request: ScreenRequest
  let output: OutputPlace
  let loading: ScreenLoading
  let languages: RenderLanguages
  private let companions: LoadedDocument.Companions
  private let highlights: Set<Highlight.Kind>
  private let jobs: Int

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    languages = try RenderLanguages(parsed)
    var request = try options.request()
    if languages.isListing || languages.looksForClippedTexts,
      ["all", "list"].contains(parsed.value("locale"))
    {
      request.language = nil
    }
    self.request = request
    companions = try options.companions()
    highlights = try options.highlights().union(languages.looksForClippedTexts ? [.clipped] : [])
    output = OutputPlace(parsed.value("output"))
    jobs = try options.jobs()
    loading = try ScreenLoading(
      options, request: request, companions: companions, changes: try options.stateChanges())
  }

  func run() throws -> Int32 {
    let inputs = options.inputs(without: companions)
    if languages.isListing {
      Terminal.print(languages.list(inputs))
      return 0
    }
    if inputs.count > 1 { try checkOutputIsFolder() }
    let renderer = Renderer(
      fonts: try options.fonts(), highlights: highlights, showsChrome: options.parsed.has("chrome"))
    let places = OutputNames.places(for: inputs.map { ($0, companions.documentName(of: $0)) })
    let reports = OrderedReports(count: inputs.count, showsProgress: !options.isQuiet)
    Workers.forEach(inputs.count, width: jobs) { index in
      let job = RenderJob(path: inputs[index], place: places[index], command: self, renderer: renderer)
      reports.finish(index, job.run(width: inputs.count == 1 ? jobs : 1))
    }
    let missing = loading.missing()
    Terminal.error(options.text(missing))
    options.reportTimings()
    return max(reports.worstStatus, options.status(missing))
  }

  /// Rejects a single output file for several pictures.
  func checkOutputIsFolder() throws(UsageError) {
    if case .folder = output { return }
    throw UsageError(
      "there is more than one picture, but --output is one file; choose with --scene and --orientation,"
        + " or give a folder"
    ).naming("render")
  }
}
