import Diagnostics
import Files
import Glibc
import Reports
import Threads
import Typography

/// `layoutshot watch`: renders saved documents, until it is interrupted.
struct WatchCommand {
  private let parsed: ParsedArguments
  private let options: CommonOptions
  private let folder: String
  private let interval: Double?
  private let places: WatchedPlaces

  init(_ parsed: ParsedArguments) throws {
    self.parsed = parsed
    options = try CommonOptions(parsed)
    folder = parsed.value("output") ?? "layoutshot-watch"
    if folder == "-" || folder.lowercased().hasSuffix(".png") {
      throw UsageError("--output is \"\(folder)\"; 'watch' writes several files and needs a folder")
    }
    if parsed.inputs.contains("-") { throw UsageError("standard input cannot be watched") }
    if parsed.value("locale") == "list" { throw UsageError("--locale list is an option of 'render'") }
    interval = try parsed.value("poll").map { text throws(UsageError) in
      guard let seconds = Double(text), (0.05...3600).contains(seconds) else {
        throw UsageError("--poll is \"\(text)\"; expected 0.05 to 3600 seconds")
      }
      return seconds
    }
    places = WatchedPlaces(
      inputs: options.inputs, besides: ["assets", "portrait", "landscape"].flatMap(parsed.all), output: folder
    )
  }

  func run() throws -> Int32 {
    var told = places.look().unreachable
    options.report(told)
    try places.check()
    let fonts = try options.fonts()
    var changes = WatchedChanges(places, interval: interval)
    // Before anything is written, because this validates the options.
    var jobs = try makeJobs(changes.documents, fonts)
    var session = WatchSession(folder: folder, options: options)
    try session.begin()
    if parsed.has("open"), !BrowserPage.open(session.page, fragment: "") {
      Terminal.error("no browser could be opened; the page is \(session.page)\n")
    }
    var queue = WatchQueue()
    queue.addAll(changes.documents)
    try session.keep(changes.documents)
    var isFirst = true
    while !Terminal.isClosed {
      if queue.isEmpty {
        if isFirst { report(changes, jobs) }
        isFirst = false
      }
      if let changed = changes.next(waits: queue.isEmpty) {
        if changes.unreachable != told {
          told = changes.unreachable
          options.report(told)
        }
        queue.add(changed, of: changes.documents)
        jobs = try makeJobs(changes.documents, fonts)
        try session.keep(changes.documents)
      }
      let next = queue.take(max(1, jobs.width))
      guard !next.isEmpty else { continue }
      try session.add(jobs.run(next))
    }
    return 0
  }

  /// The jobs for all documents, without anything from earlier reads.
  private func makeJobs(_ documents: [String], _ fonts: FontLibrary) throws -> WatchJobs {
    var command = try RenderCommand(parsed.with(inputs: documents), into: folder)
    command.keepsEqualFiles = true
    return WatchJobs(list: try command.jobs(with: fonts), width: command.threads, loading: command.loading)
  }

  /// The message when everything was drawn for the first time.
  private func report(_ changes: WatchedChanges, _ jobs: WatchJobs) {
    options.report(jobs.loading.missing())
    guard !options.isQuiet, Terminal.isTerminal else { return }
    let count = changes.documents.count
    Terminal.error(
      "watching \(count) document\(count == 1 ? "" : "s"), \(changes.manner); the page is \(folder)/\(WatchPage.fileName)."
        + " Ctrl-C ends\n")
  }
}

/// The jobs for the watched documents.
struct WatchJobs {
  let list: [RenderJob]
  let width: Int
  let loading: ScreenLoading

  /// Draws some documents, each on a separate thread, and returns the reports in the order of all.
  func run(_ paths: Set<String>) -> [(String, RenderJob.Report)] {
    let chosen = list.filter { paths.contains($0.path) }
    return Workers.map(chosen.count, width: width) { index in
      (chosen[index].path, chosen[index].run(width: chosen.count == 1 ? width : 1))
    }
  }
}
