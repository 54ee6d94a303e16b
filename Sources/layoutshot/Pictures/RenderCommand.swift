import Cache
import Diagnostics
import GoldenRuns
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
  /// Whether pictures of a device's whole screen show the device around it.
  let drawsFrames: Bool
  /// Whether pictures show what assistive technologies find.
  let showsAccessibility: Bool
  private let companions: LoadedDocument.Companions
  /// What the inputs stand for.
  private let documents: InputDocuments
  private let highlights: Set<Highlight.Kind>
  let threads: Int
  /// The caches used for pictures; empty if all are drawn.
  private let caches: [ContentCache]

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
    documents = InputDocuments(options.inputs)
    drawsFrames = parsed.has("frame")
    showsAccessibility = try parsed.word(
      "overlay", [("none", false), ("accessibility", true)], default: false)
    for other in ["sheet", "highlight", "frame"] where showsAccessibility && parsed.has(other) {
      throw UsageError("--overlay accessibility and --\(other) exclude each other")
    }
    for other in ["sheet", "highlight", "as-designed"] where drawsFrames && parsed.has(other) {
      throw UsageError("--frame and --\(other) exclude each other")
    }
    let marks: Set<Highlight.Kind> = drawsFrames || showsAccessibility ? [] : try options.highlights()
    highlights = marks.union(languages.looksForClippedTexts && !drawsFrames ? [.clipped] : [])
    output = OutputPlace(parsed.value("output"))
    threads = try options.jobs()
    let changes = try options.stateChanges()
    loading = try ScreenLoading(options, request: request, companions: companions, changes: changes)
    let given = try RunSettings.caches(parsed)
    // Names that no document of the run has are errors, so that all must be read.
    let namesAnything = !request.scenes.isEmpty || !request.stateNames.isEmpty || !changes.isEmpty
    caches = namesAnything ? [] : given
  }

  func run() throws -> Int32 {
    if languages.isListing {
      Terminal.print(languages.list(inputs, loading.library))
      return 0
    }
    if inputs.count > 1 { try checkOutputIsFolder() }
    let absent = Set(documents.missing.map(\.input))
    let list = try jobs(with: try options.fonts()).filter { !absent.contains($0.path) }
    for missing in documents.missing { Terminal.error(options.printer.text(anyError: missing)) }
    let log = FindingLog(options)
    let reports = OrderedReports(count: list.count, showsProgress: !options.isQuiet, log)
    Workers.forEach(list.count, width: threads) { index in
      reports.finish(index, list[index].run(width: list.count == 1 ? threads : 1))
    }
    let further = documents.unreachable + loading.missing() + (list.first?.cache?.findings ?? [])
    log.add(further)
    log.finish()
    options.reportTimings()
    return max(reports.worstStatus, options.status(further), documents.missing.isEmpty ? 0 : 2)
  }

  /// The documents that are drawn, each with its companion.
  private var inputs: [String] { CommonOptions.documents(documents.paths, without: companions) }

  /// Returns a job for each input.
  private func jobs(with fonts: FontLibrary) throws -> [RenderJob] {
    let inputs = inputs
    let renderer = Renderer(
      fonts: fonts, highlights: highlights, showsChrome: options.parsed.has("chrome") || drawsFrames)
    let places = OutputNames.places(for: inputs.map { ($0, companions.documentName(of: $0, in: .untraced)) })
    let cache = try renderingCache(fonts)
    cache?.prefetch(zip(inputs, places).map { ($0, $1.name) }, threads: threads)
    return zip(inputs, places).map {
      RenderJob(path: $0, place: $1, command: self, renderer: renderer, cache: $0 == "-" ? nil : cache)
    }
  }

  /// The cached results; nil without a cache.
  private func renderingCache(_ fonts: FontLibrary) throws -> RenderingCache? {
    if caches.isEmpty { return nil }
    return try RenderingCache(
      caches, options: options.parsed.text(without: Self.settings), fonts: fonts, library: loading.library,
      storyboards: loading.storyboards)
  }

  /// The options that affect neither pictures nor findings.
  private static let settings: Set<String> = [
    "output", "cache", "jobs", "quiet", "strict", "color", "timings", "fonts", "yes", "warn", "no-warn",
  ]

  /// Rejects a single output file for several pictures.
  func checkOutputIsFolder() throws(UsageError) {
    if case .folder = output { return }
    throw UsageError(
      "there is more than one picture, but --output is one file; choose with --scene and --orientation,"
        + " or give a folder"
    ).naming("render")
  }
}
