import Cache
import Files
import Gallery
import Screens
import Views

/// `layoutshot gallery`: the whole application on one page; `layoutshot watch`: the same, made again whenever a file is saved.
struct GalleryCommand {
  let parsed: ParsedArguments
  let options: CommonOptions
  let folder: String
  let request: ScreenRequest
  private let isWatching: Bool
  /// Whether the documents of folders count that no target builds: those that are edited may not be in one yet.
  let isWhole: Bool
  /// The time between two looks for changes, in seconds; nil to be notified by the system.
  private let interval: Double?
  /// Whether names that no document has are errors, so that all documents must be read.
  private let namesAnything: Bool
  private let caches: [ContentCache]

  /// `isWatching`: whether the command is `watch`.
  init(_ parsed: ParsedArguments, isWatching: Bool = false) throws {
    self.parsed = parsed
    self.isWatching = isWatching || parsed.has("watch")
    isWhole = isWatching
    options = try CommonOptions(parsed)
    folder = parsed.value("output") ?? (isWatching ? "layoutshot-watch" : "layoutshot-gallery")
    if folder == "-" || folder.lowercased().hasSuffix(".png") {
      throw UsageError("--output is \"\(folder)\"; a gallery has several files and needs a folder")
    }
    if let word = parsed.value("locale"), ["all", "list"].contains(word) {
      throw UsageError("--locale \(word) is an option of 'render'; a gallery has all languages")
    }
    if parsed.inputs.contains("-") { throw UsageError("standard input is no part of a gallery") }
    interval = try parsed.value("poll").map { text throws(UsageError) in
      guard let seconds = Double(text), (0.05...3600).contains(seconds) else {
        throw UsageError("--poll is \"\(text)\"; expected 0.05 to 3600 seconds")
      }
      return seconds
    }
    var request = try options.request()
    if parsed.value("scale") == nil { request.scale = 2 }
    // Each document is shown on its own device first.
    request.devices = []
    self.request = request
    let changes = try options.stateChanges()
    namesAnything = !request.scenes.isEmpty || !request.stateNames.isEmpty || !changes.isEmpty
    caches = try RunSettings.caches(parsed)
  }

  func run() throws -> Int32 {
    let places = WatchedPlaces(
      inputs: inputs, besides: ["assets", "portrait", "landscape"].flatMap(parsed.all), output: folder)
    let fonts = try options.fonts()
    let history = isWatching ? GalleryHistory() : nil
    // A watched gallery draws what changed.
    let memory = ContentCache()
    let kept = namesAnything ? [] : caches
    let used = isWatching && kept.isEmpty ? [memory] : kept
    var changes = isWatching ? WatchedChanges(places, interval: interval) : nil
    let revisions = GalleryRevisions()
    let making = try GalleryMaking(self, fonts, used, history, revisions)
    let made = try making.make()
    Terminal.print(made.page + "\n")
    report(made)
    let further = making.unreachable + making.missing + caches.flatMap(\.findings)
    options.report(further)
    if parsed.has("open"), !BrowserPage.open(made.page, fragment: "") {
      Terminal.error("no browser could be opened; the page is \(made.page)\n")
    }
    options.reportTimings()
    guard changes != nil else { return max(made.errors.isEmpty ? 0 : 2, options.status(further)) }
    announce(changes, made)
    var last = (making: making, made: made)
    while !Terminal.isClosed {
      guard let saved = changes?.next() else { continue }
      do {
        if !saved.isEmpty {
          let made = try last.making.make(saved: Set(saved))
          report(made, after: last.made)
          last.made = made
        }
        memory.forgetUnused()
        let making = try GalleryMaking(self, fonts, used, history, revisions)
        let made = try making.make()
        report(made, after: last.made)
        options.report(making.unreachable.filter { !last.making.unreachable.contains($0) })
        last = (making, made)
      } catch let error as FileError {
        throw error
      } catch {
        // Documents may be gone for a moment, as while another branch is checked out.
        Terminal.error(options.printer.text(anyError: error))
      }
    }
    return 0
  }

  var inputs: [String] { parsed.inputs.isEmpty ? ["."] : parsed.inputs }

  // MARK: Reports

  private func report(_ outcome: ApplicationGallery.Outcome) {
    outcome.errors.forEach { Terminal.error($0) }
    guard !options.isQuiet else { return }
    let tenths = (outcome.bytes + 52_428) / 104_857
    Terminal.error(
      "\(outcome.screens) screen\(outcome.screens == 1 ? "" : "s"), \(outcome.pictures) pictures,"
        + " \(tenths / 10).\(tenths % 10) MB\n")
    if !outcome.leftOut.isEmpty {
      Terminal.error("left out: \(outcome.leftOut.joined(separator: ", ")); --budget allows more\n")
    }
  }

  /// The screens that look different, and what is wrong with documents that had nothing wrong, or something else.
  private func report(_ outcome: ApplicationGallery.Outcome, after last: ApplicationGallery.Outcome) {
    for change in outcome.changes {
      Terminal.print(
        "\(change.path):\(change.line): \(change.name): \(change.traits.joined(separator: ", "))\n")
    }
    for error in outcome.errors where !last.errors.contains(error) { Terminal.error(error) }
    guard !options.isQuiet else { return }
    let known = Dictionary(last.documents.map { ($0.path, $0.messages) }) { first, _ in first }
    for document in outcome.documents where document.error == nil && document.messages != known[document.path]
    {
      for message in document.messages { Terminal.error(message + "\n") }
    }
  }

  private func announce(_ changes: WatchedChanges?, _ made: ApplicationGallery.Outcome) {
    guard let changes, !options.isQuiet, Terminal.isTerminal else { return }
    let count = made.documents.count
    Terminal.error(
      "watching \(count) document\(count == 1 ? "" : "s"), \(changes.manner); the page is \(made.page). Ctrl-C ends\n"
    )
  }
}
