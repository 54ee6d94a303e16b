import Diagnostics
import Painting
import Screens
import Threads
import Typography
import Views

/// `layoutshot render`: renders every screen to PNG.
struct RenderCommand {
  let options: CommonOptions
  let request: ScreenRequest
  let output: OutputPlace
  let loading: ScreenLoading
  let languages: RenderLanguages
  /// Whether a file that has a picture's bytes already is left alone, and not reported as written.
  var keepsEqualFiles = false
  private let companions: LoadedDocument.Companions
  private let highlights: Set<Highlight.Kind>
  let threads: Int

  /// - Parameter folder: Where the pictures go; nil for what the options say.
  init(_ parsed: ParsedArguments, into folder: String? = nil) throws {
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
    output = OutputPlace(folder ?? parsed.value("output"))
    threads = try options.jobs()
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
    let list = jobs(with: try options.fonts())
    let reports = OrderedReports(count: list.count, showsProgress: !options.isQuiet)
    Workers.forEach(list.count, width: threads) { index in
      reports.finish(index, list[index].run(width: list.count == 1 ? threads : 1))
    }
    let missing = loading.missing()
    Terminal.error(options.text(missing))
    options.reportTimings()
    return max(reports.worstStatus, options.status(missing))
  }

  /// Returns a job for each input.
  func jobs(with fonts: FontLibrary) -> [RenderJob] {
    let inputs = options.inputs(without: companions)
    let renderer = Renderer(fonts: fonts, highlights: highlights, showsChrome: options.parsed.has("chrome"))
    let places = OutputNames.places(for: inputs.map { ($0, companions.documentName(of: $0)) })
    return zip(inputs, places).map { RenderJob(path: $0, place: $1, command: self, renderer: renderer) }
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
