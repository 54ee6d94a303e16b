import Assets
import Diagnostics
import Files
import FlowExport
import Flows
import Gallery
import Git
import GoldenRuns
import JSON
import Localization
import Screens
import Views

/// `layoutshot gallery`: the whole application on one page.
struct GalleryCommand {
  private let parsed: ParsedArguments
  private let options: CommonOptions
  private let folder: String
  private let request: ScreenRequest
  private let loading: ScreenLoading

  init(_ parsed: ParsedArguments) throws {
    self.parsed = parsed
    options = try CommonOptions(parsed)
    folder = parsed.value("output") ?? "layoutshot-gallery"
    if folder == "-" || folder.lowercased().hasSuffix(".png") {
      throw UsageError("--output is \"\(folder)\"; 'gallery' writes several files and needs a folder")
    }
    var request = try options.request()
    request.scale = request.scale ?? 2
    // Each document is shown on its own device first.
    request.devices = []
    self.request = request
    loading = try ScreenLoading(options, request: request, companions: options.companions())
  }

  func run() throws -> Int32 {
    var made = try make(drawn: [:])
    Terminal.print(made.outcome.page + "\n")
    report(made.outcome)
    if parsed.has("open"), !BrowserPage.open(made.outcome.page, fragment: "") {
      Terminal.error("no browser could be opened; the page is \(made.outcome.page)\n")
    }
    options.reportTimings()
    guard parsed.has("watch") else { return made.outcome.errors.isEmpty ? 0 : 2 }
    let inputs = parsed.inputs.isEmpty ? ["."] : parsed.inputs
    let places = WatchedPlaces(inputs: inputs, besides: parsed.all("assets"), output: folder)
    var changes = WatchedChanges(places, interval: nil)
    while !Terminal.isClosed {
      guard let saved = changes.next(waits: true) else { continue }
      do {
        // What was saved is seen first; any other document may depend on it.
        if !saved.isEmpty { made = try again(saved, made) }
        made = try again(nil, made)
        report(made.outcome)
      } catch let error as FileError {
        throw error
      } catch {
        // Documents may be gone for a moment, as while another branch is checked out.
        Terminal.error(options.printer.text(anyError: error))
      }
    }
    return 0
  }

  private typealias Made = (outcome: ApplicationGallery.Outcome, drawn: [Int: [String: GalleryDocument]])

  /// Makes the gallery again, in which some documents are drawn, or all for nil.
  private func again(_ saved: [String]?, _ made: Made) throws -> Made {
    guard let saved else { return try GalleryCommand(parsed).make(drawn: [:]) }
    let known = made.drawn.mapValues { $0.filter { path, _ in !saved.contains(path) } }
    return try GalleryCommand(parsed).make(drawn: known)
  }

  private func make(drawn: [Int: [String: GalleryDocument]]) throws -> Made {
    let all = try documents()
    let isScript = { (path: String) in path.lowercased().hasSuffix(".flow.json") }
    let paths = all.filter { !isScript($0) }
    guard !paths.isEmpty else { throw UsageError("there is no document to show") }
    let page = "\(folder)/\(GalleryPage.fileName)"
    if let bytes = try? FileSystem.untraced.read(page).bytes, !GalleryPage.isOwn(bytes) {
      throw UsageError(
        "\(PrintedText.shortened(page)) is not the page of a gallery; --output names another folder")
    }
    let renderer = Renderer(fonts: try options.fonts())
    var settings = ApplicationGallery.Settings(name: name(paths), folder: folder, rounds: try rounds(paths))
    settings.budget = Int(try parsed.number("budget", 1...100_000, "a number of MB") ?? 50) << 20
    settings.threads = try options.jobs()
    settings.mainStoryboards = applications(paths).flatMap(\.information.mainStoryboards)
    settings.place = way(to: InputFile.resolved("."))
    (settings.against, settings.isWatched) = (parsed.value("against"), parsed.has("watch"))
    let progress = ProgressLine("documents", isQuiet: options.isQuiet)
    defer { progress.finish() }
    var gallery = ApplicationGallery(
      settings, drawing(renderer), try stage(paths, renderer),
      scripts: scripts(all.filter(isScript), of: paths, renderer),
      drawn: drawn)
    let outcome = try gallery.make(paths) { done, all in progress.show(done, of: all, "") }
    return (outcome, gallery.drawn)
  }

  /// The way from the page to a folder, as in an address; nil where there is none.
  private func way(to folder: String?) -> String? {
    guard let folder, (try? OutputFile.makeFolder(self.folder)) != nil,
      let page = InputFile.resolved(self.folder)
    else { return nil }
    let (from, to) = (page.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return steps.map { $0 + "/" }.joined()
  }

  private func drawing(_ renderer: Renderer) -> GalleryDrawing {
    let (options, loading) = (options, loading)
    return GalleryDrawing(
      load: { path, request in
        var parsed = ParsedDocuments(in: .untraced, loading.library)
        let loaded = try loading.load(path, for: request.reading, parsed: &parsed)
        return GalleryDrawing.Loaded(
          screens: loaded.screens, findings: loaded.findings, resources: loaded.resources)
      }, renderer: renderer,
      words: { findings in
        let shown = options.kept(findings).filter { $0.severity >= .warning }
        let printer = DiagnosticPrinter(usesColor: false)
        return shown.map { printer.text($0) }.joined()
      },
      errorWords: { error, path in
        DiagnosticPrinter(usesColor: false).text(anyError: error, at: SourceLocation(file: path))
      })
  }

  private func report(_ outcome: ApplicationGallery.Outcome) {
    outcome.errors.forEach { Terminal.error($0) }
    guard !options.isQuiet else { return }
    for text in drawingMessages(outcome) { Terminal.error(text) }
  }

  private func drawingMessages(_ outcome: ApplicationGallery.Outcome) -> [String] {
    var lines = [
      "\(outcome.screens) screen\(outcome.screens == 1 ? "" : "s"), \(outcome.pictures) pictures,"
        + " \((outcome.bytes + 52_428) / 104_857 / 10).\((outcome.bytes + 52_428) / 104_857 % 10) MB\n"
    ]
    if !outcome.leftOut.isEmpty {
      lines.append("left out: \(outcome.leftOut.joined(separator: ", ")); --budget allows more\n")
    }
    return lines
  }

  // MARK: Documents

  private func documents() throws -> [String] {
    let inputs = parsed.inputs.isEmpty ? ["."] : parsed.inputs
    for input in inputs where !FileSystem.untraced.exists(input) {
      throw UsageError("\"\(PrintedText.shortened(input))\" does not exist")
    }
    var seen: Set<String> = []
    return inputs.flatMap { input -> [String] in
      guard InputFile.isFolder(input) else { return [input] }
      let starter = StarterConfiguration(root: input, target: loading.library.target)
      return starter.documents.sorted().map { input == "." ? $0 : "\(input)/\($0)" }
    }.filter { seen.insert(InputFile.resolved($0) ?? $0).inserted }
  }

  private func applications(_ paths: [String]) -> [ProjectApplications.Application] {
    paths.first.map {
      ProjectAssets(document: $0, library: loading.library, in: .untraced).applications.all
    } ?? []
  }

  /// The application's name, or that of the folder.
  private func name(_ paths: [String]) -> String {
    if let first = applications(paths).first { return first.name }
    let input = parsed.inputs.first ?? "."
    let path = InputFile.resolved(input) ?? input
    return path.split(separator: "/").last.map(String.init) ?? "layoutshot"
  }

  // MARK: Rounds

  /// The screens as the application shows them; then dark, on other devices, and in each language, those with the most
  /// documents first.
  private func rounds(_ paths: [String]) throws -> [GalleryRound] {
    var rounds = [GalleryRound("", request)]
    if let against = try against() { rounds.append(against) }
    let library = loading.library
    let traits = applications(paths).map(\.traits)
    if traits.isEmpty || traits.contains(where: { $0.style == nil }) {
      var dark = request
      dark.appearance = .dark
      rounds.append(GalleryRound("dark", dark))
    }
    for device in try options.request().devices {
      var other = request
      other.devices = [device]
      rounds.append(GalleryRound(device.name, other))
    }
    var languages: [String: Set<String>] = [:]
    for path in paths {
      for language in DocumentLanguages.translations(of: path, library) {
        languages[language, default: []].insert(path)
      }
    }
    let sorted = languages.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    for (name, documents) in sorted {
      guard let language = ScreenLanguage(name) else { continue }
      var own = request
      own.language = language
      own.isRightToLeft = language.isRightToLeft
      rounds.append(GalleryRound(name, own) { documents.contains($0) })
    }
    return rounds
  }

  /// The screens as the application shows them at the revision that they are held against; nil for none.
  private func against() throws -> GalleryRound? {
    guard let name = parsed.value("against") else { return nil }
    let repository = try GitRepository(around: "")
    let tree = try RevisionTree(
      try repository.revision(name), from: RevisionContents(WorkTrees(repository)))
    let place = { @Sendable (path: String) in repository.path(of: path).map { tree.place(of: $0) } }
    var round = GalleryRound(name, request) { path in
      place(path).map { FileSystem.untraced.exists($0) } ?? false
    }
    round.place = { place($0) ?? $0 }
    return round
  }

  /// What draws the states of walks; nil if no controller can be walked through.
  private func stage(_ paths: [String], _ renderer: Renderer) throws -> FlowStage? {
    var script = FlowScript()
    // A walk is on the device of the first document.
    let main = Set(applications(paths).flatMap(\.information.mainStoryboards))
    let isMain = { (path: String) in main.contains(InputFile.documentName(of: path)) }
    script.documents = (paths.filter(isMain) + paths.filter { !isMain($0) }).map { FlowName($0) }
    let request = try flowRequest(paths)
    var play = try? FlowPlay(script, request, renderer: renderer)
    if play == nil {
      // One document that cannot be read keeps all from being walked through.
      script.documents.removeAll { (try? loading.load($0.text)) == nil }
      play = script.documents.isEmpty ? nil : try? FlowPlay(script, request, renderer: renderer)
    }
    play?.stage.keepsParts = true
    return play?.stage
  }

  /// The walks of the scripts among the inputs, each with the rules and actions that it says. A script that cannot be played
  /// is left out with its error.
  private func scripts(
    _ scripts: [String], of paths: [String], _ renderer: Renderer
  ) -> [GalleryWalk.Start] {
    scripts.compactMap { path in
      do {
        let input = try FileSystem.untraced.read(path)
        let script = try FlowScript.read(input.bytes, file: input.path)
        let play = try FlowPlay(script, try flowRequest(paths), renderer: renderer)
        play.stage.keepsParts = true
        let members = try JSONValue.read(input.bytes).members.filter { $0.key != "steps" }
        return GalleryWalk.Start(
          String(InputFile.documentName(of: path).dropLast(".flow.json".count)), on: play.stage,
          from: play.world.start,
          orientation: script.orientation, script: .object(members.map { ($0.key, $0.value) }))
      } catch {
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
        return nil
      }
    }
  }

  private func flowRequest(_ paths: [String]) throws -> FlowPlay.Request {
    var cast = FlowCast.Request(library: loading.library, in: .untraced)
    cast.reading = request.reading
    cast.matching = try options.matching()
    var own = FlowPlay.Request(cast)
    own.device = try options.request().devices.first
    own.scale = request.scale
    own.appearance = applications(paths).lazy.compactMap(\.traits.style).first ?? .light
    return own
  }
}
