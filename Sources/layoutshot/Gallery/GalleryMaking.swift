import Assets
import Cache
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
import Synchronization
import Typography
import Views

/// One making of a gallery: what it reads is taken to stay as it is until it is made.
struct GalleryMaking {
  private let parsed: ParsedArguments
  private let options: CommonOptions
  private let inputs: [String]
  private let folder: String
  private let request: ScreenRequest
  private let loading: ScreenLoading
  private let fonts: FontLibrary
  private let caches: [ContentCache]
  private let history: GalleryHistory?
  private let applications: GalleryApplications
  /// Errors for documents in folders that no path can name.
  let unreachable: [Finding]
  private let paths: [String]
  private let scripts: [String]
  private var rounds: [GalleryRound] = []

  init(
    _ command: GalleryCommand, _ fonts: FontLibrary, _ caches: [ContentCache], _ history: GalleryHistory?,
    _ revisions: GalleryRevisions
  ) throws {
    (parsed, options, request) = (command.parsed, command.options, command.request)
    (inputs, folder) = (command.inputs, command.folder)
    (self.fonts, self.caches, self.history) = (fonts, caches, history)
    loading = try ScreenLoading(
      options, request: request, companions: options.companions(), changes: options.stateChanges())
    applications = GalleryApplications(library: loading.library)
    let folders = command.isWhole ? [] : inputs.filter { InputFile.isFolder($0) }
    let named = InputDocuments(inputs.filter { !folders.contains($0) })
    unreachable = named.unreachable
    if !named.missing.isEmpty { options.report(unreachable) }
    if let missing = named.missing.first { throw missing }
    let all = Self.documents(of: folders, named.paths, target: loading.library.target)
    let isScript = { (path: String) in path.lowercased().hasSuffix(".flow.json") }
    (paths, scripts) = (all.filter { !isScript($0) }, all.filter(isScript))
    guard !paths.isEmpty else { throw UsageError("there is no document to show") }
    rounds = try variants(against: revisions)
  }

  /// Makes the gallery. `saved`: the only documents that are drawn again; nil for all that changed.
  func make(saved: Set<String>? = nil) throws -> ApplicationGallery.Outcome {
    let page = "\(folder)/\(GalleryPage.fileName)"
    if let bytes = try? FileSystem.untraced.read(page).bytes, !GalleryPage.isOwn(bytes) {
      throw UsageError(
        "\(PrintedText.shortened(page)) is not the page of a gallery; --output names another folder")
    }
    let renderer = Renderer(fonts: fonts)
    var settings = ApplicationGallery.Settings(name: name, folder: folder, rounds: rounds)
    settings.budget = Int(try parsed.number("budget", 1...100_000, "a number of MB") ?? 50) << 20
    settings.threads = try options.jobs()
    settings.mainStoryboards = applications.all(of: paths).flatMap(\.information.mainStoryboards)
    settings.place = way(to: InputFile.resolved("."))
    settings.scripts = scripts
    (settings.against, settings.history) = (parsed.value("against"), history)
    let progress = ProgressLine("documents", isQuiet: options.isQuiet)
    defer { progress.finish() }
    let drawing = drawing(renderer, cache: try saved == nil ? cache() : nil)
    var gallery = ApplicationGallery(settings, drawing) { stages(renderer, in: $0) }
    return try gallery.make(paths, saved: saved) { done, all in progress.show(done, of: all, "") }
  }

  /// The findings for requested names that no document has, where all were read.
  var missing: [Finding] { loading.missing() }

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

  private func cache() throws -> RenderingCache? {
    if caches.isEmpty { return nil }
    return try RenderingCache(
      caches, options: "gallery\n" + parsed.text(without: Self.settings), fonts: fonts,
      library: loading.library, storyboards: loading.storyboards)
  }

  private func drawing(_ renderer: Renderer, cache: RenderingCache?) -> GalleryDrawing {
    let (options, loading) = (options, loading)
    return GalleryDrawing(
      load: { path, request, files in
        var parsed = ParsedDocuments(in: files, loading.library)
        let loaded = try loading.load(path, for: request.reading, parsed: &parsed)
        return GalleryDrawing.Loaded(
          screens: loaded.screens, findings: loaded.findings, resources: loaded.resources)
      }, renderer: renderer, cache: cache,
      words: { findings in
        let shown = options.kept(findings).filter { $0.severity >= .warning }
        let printer = DiagnosticPrinter(usesColor: false)
        return shown.map { printer.text($0) }.joined()
      },
      errorWords: { error, path in
        DiagnosticPrinter(usesColor: false).text(anyError: error, at: SourceLocation(file: path))
      })
  }

  /// The options that no picture depends on.
  private static let settings: Set<String> = [
    "output", "budget", "against", "watch", "open", "poll", "cache", "jobs", "quiet", "strict", "color",
    "timings", "fonts",
  ]

  // MARK: Documents

  /// Some documents, and those in folders that the project builds, each once.
  private static func documents(of folders: [String], _ paths: [String], target: String?) -> [String] {
    var seen: Set<String> = []
    let built = folders.flatMap { folder in
      let starter = StarterConfiguration(root: folder, target: target)
      return starter.documents.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
    }
    return (paths + built).filter { seen.insert(InputFile.resolved($0) ?? $0).inserted }
  }

  /// The name of the only application, or that of the folder.
  private var name: String {
    let names = Set(applications.all(of: paths).map(\.name))
    if let name = names.first, names.count == 1 { return name }
    let input = inputs[0]
    let path = InputFile.resolved(input) ?? input
    return path.split(separator: "/").last.map(String.init) ?? "layoutshot"
  }

  // MARK: Rounds

  /// The screens as the application shows them; then dark, on other devices, and in each language, those with the most
  /// documents first. What the options decide has no other variants.
  private func variants(against revisions: GalleryRevisions) throws -> [GalleryRound] {
    var rounds = [GalleryRound("", request)]
    if let against = try against(revisions) { rounds.append(against) }
    let (library, applications) = (loading.library, applications)
    if request.appearance == nil {
      var dark = request
      dark.appearance = .dark
      rounds.append(
        GalleryRound("dark", dark) { path in
          let own = applications.of(path)
          return own.isEmpty || own.contains { $0.traits.style == nil }
        })
    }
    for device in try options.request().devices {
      var other = request
      other.devices = [device]
      rounds.append(GalleryRound(device.name, other))
    }
    guard request.language == nil else { return rounds }
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
  private func against(_ revisions: GalleryRevisions) throws -> GalleryRound? {
    guard let name = parsed.value("against") else { return nil }
    let (commit, place) = try revisions.places(name)
    var round = GalleryRound(name, request) { path in
      place(path).map { FileSystem.untraced.exists($0) } ?? false
    }
    round.commit = commit
    round.place = { place($0) ?? $0 }
    return round
  }

  // MARK: Walks

  /// What draws the states of walks through the documents, and of scripts with the rules and actions that they know.
  private func stages(_ renderer: Renderer, in files: FileSystem) -> GalleryStages {
    var stages = GalleryStages()
    do {
      stages.stage = try stage(renderer, in: files)
      for path in scripts {
        do { stages.scripts.append(try script(path, renderer, in: files)) } catch {
          stages.errors.append(
            DiagnosticPrinter(usesColor: false).text(anyError: error, at: SourceLocation(file: path)))
        }
      }
    } catch {
      stages.errors.append(DiagnosticPrinter(usesColor: false).text(anyError: error))
    }
    return stages
  }

  private func stage(_ renderer: Renderer, in files: FileSystem) throws -> FlowStage? {
    var script = FlowScript()
    // A walk is on the device of the first document.
    let main = Set(applications.all(of: paths).flatMap(\.information.mainStoryboards))
    let isMain = { (path: String) in main.contains(InputFile.documentName(of: path)) }
    script.documents = (paths.filter(isMain) + paths.filter { !isMain($0) }).map { FlowName($0) }
    let request = try flowRequest(in: files)
    var play = try? FlowPlay(script, request, renderer: renderer)
    if play == nil {
      // One document that cannot be read keeps all from being walked through.
      script.documents.removeAll { name in
        var parsed = ParsedDocuments(in: files, loading.library)
        return (try? loading.load(name.text, parsed: &parsed)) == nil
      }
      play = script.documents.isEmpty ? nil : try? FlowPlay(script, request, renderer: renderer)
    }
    play?.stage.keepsParts = true
    return play?.stage
  }

  private func script(
    _ path: String, _ renderer: Renderer, in files: FileSystem
  ) throws -> GalleryWalk.Start {
    let input = try files.read(path)
    let script = try FlowScript.read(input.bytes, file: input.path)
    let play = try FlowPlay(script, try flowRequest(in: files), renderer: renderer)
    play.stage.keepsParts = true
    let members = try JSONValue.read(input.bytes).members.filter { $0.key != "steps" }
    return GalleryWalk.Start(
      path.split(separator: "/").last.map(String.init) ?? path, on: play.stage, from: play.world.start,
      orientation: script.orientation, script: .object(members.map { ($0.key, $0.value) }))
  }

  private func flowRequest(in files: FileSystem) throws -> FlowPlay.Request {
    var cast = FlowCast.Request(library: loading.library, in: files)
    cast.reading = request.reading
    cast.matching = try options.matching()
    cast.systemEra = request.systemEra
    var own = FlowPlay.Request(cast)
    own.device = try options.request().devices.first
    own.scale = request.scale
    own.isRightToLeft = request.isRightToLeft
    own.appearance =
      request.appearance ?? applications.all(of: paths).lazy.compactMap(\.traits.style).first ?? .light
    return own
  }
}

/// Where the documents of a revision are; they stay there while the name stands for the same commit.
final class GalleryRevisions {
  typealias Places = @Sendable (_ path: String) -> String?
  private var last: (commit: String, places: Places)?

  /// The places of documents as they are at a revision, none outside of the repository, and its commit; nil for staged files.
  func places(_ name: String) throws -> (commit: String?, places: Places) {
    let repository = try GitRepository(around: "")
    let revision = try repository.revision(name)
    if let last, last.commit == revision.id { return (last.commit, last.places) }
    let tree = try RevisionTree(revision, from: RevisionContents(WorkTrees(repository)))
    let places: Places = { path in repository.path(of: path).map { tree.place(of: $0) } }
    guard !revision.id.isEmpty else { return (nil, places) }
    last = (revision.id, places)
    return (revision.id, places)
  }
}

/// The applications that show documents, looked for once for each folder.
private final class GalleryApplications: Sendable {
  private let library: AssetLibrary
  private let known = Mutex<[String: [ProjectApplications.Application]]>([:])

  init(library: AssetLibrary) { self.library = library }

  /// The applications that show a document.
  func of(_ path: String) -> [ProjectApplications.Application] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return known.withLock { known in
      if let own = known[folder] { return own }
      let own = ProjectAssets(document: path, library: library, in: .untraced).applications.all
      known[folder] = own
      return own
    }
  }

  /// The applications that show some documents, each once.
  func all(of paths: [String]) -> [ProjectApplications.Application] {
    var seen: Set<String> = []
    return paths.flatMap { of($0) }.filter { seen.insert("\($0.source)\n\($0.name)").inserted }
  }
}
