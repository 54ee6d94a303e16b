import Diagnostics
import Files
import Motion
import MotionExport
import Screens
import Views

/// `layoutshot frames`: exports the transition from one layout to another.
struct FramesCommand {
  private let options: CommonOptions
  private let frames: FramesOptions
  private let request: ScreenRequest
  private let companions: LoadedDocument.Companions
  private let loading: ScreenLoading
  private let renderer: Renderer
  private let folder: String
  private let jobs: Int

  private let log: FindingLog

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    log = FindingLog(options)
    frames = try FramesOptions(parsed)
    var request = try options.request()
    request.states = .named(frames.motion.stateNames)
    if request.devices.count > 1 {
      throw UsageError("a motion is shown on one device; --device is given twice")
    }
    self.request = request
    companions = try options.companions()
    jobs = try options.jobs()
    folder = parsed.value("output") ?? ""
    if folder == "-" { throw UsageError("--output needs a folder; a motion is several files") }
    loading = try ScreenLoading(
      options, request: request, companions: companions, changes: try options.stateChanges())
    renderer = Renderer(
      fonts: try options.fonts(), highlights: try options.highlights(), showsChrome: parsed.has("chrome"))
  }

  func run() throws -> Int32 {
    let inputs = options.inputs(without: companions)
    let places = OutputNames.places(for: inputs.map { ($0, companions.documentName(of: $0, in: .untraced)) })
    var status: Int32 = 0
    for (path, place) in zip(inputs, places) {
      do {
        status = max(status, try run(path, place))
      } catch let error as UsageError {
        throw error
      } catch {
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
        status = 2
      }
    }
    let missing = loading.missing()
    log.add(missing)
    log.finish()
    options.reportTimings()
    return max(status, options.status(missing))
  }

  private func run(_ path: String, _ place: OutputNames.Place) throws -> Int32 {
    let loaded = try loading.load(path)
    var findings = loaded.findingsForDrawing
    let renderer = renderer.using(loaded.resources)
    var status: Int32 = 0
    var found = ScreenFindings()
    for (screen, part) in zip(loaded.screens, loaded.nameParts) {
      guard let ends = frames.motion.ends(on: screen, request) else { continue }
      let timing = frames.motion.timing(of: screen, from: ends.from, to: ends.to)
      let motion = options.timings.measure("layout") {
        ScreenMotion(
          screen, from: ends.from, to: ends.to, timing: timing.whole, overrides: timing.overrides,
          renderer: renderer)
      }
      found.add(motion.ends.from)
      found.add(motion.ends.to)
      let name = OutputNames(request).name(
        document: place.name, scene: part, from: motion.names.from, to: motion.names.to)
      let parts = [folder, place.folder, name].filter { !$0.isEmpty }
      do {
        status = max(status, try write(motion, to: parts.joined(separator: "/")))
      } catch let error as RenderError {
        let place = SourceLocation(file: loaded.document.path)
        findings.append(Finding(.error, .request, "\(name): \(error.message)", at: place))
      }
    }
    findings += found.findings + loaded.resources.findings
    log.add(findings)
    return max(status, options.status(findings))
  }

  /// Writes the requested files for a transition; returns 1 if checks are enabled and find faults.
  private func write(_ motion: ScreenMotion, to folder: String) throws -> Int32 {
    try motion.checkPictures(on: frames.motion.canvas)
    let schedule = try frames.schedule(duration: motion.transition.duration)
    try OutputFile.makeFolder(folder)
    let review = options.timings.measure("check") { MotionReview(motion, schedule, limits: frames.limits) }
    let files = MotionFiles(motion, schedule, review, folder: folder)
    let export = FrameExport(motion, schedule, canvas: frames.motion.canvas, threads: jobs)
    let sinks = try sinks(motion, schedule, files, export)
    let showsProgress = !options.isQuiet && Terminal.isTerminal && schedule.times.count > 60
    try export.run(sinks.map(\.sink), timings: options.timings) { done in
      if showsProgress {
        Terminal.error(
          "\r\u{1B}[K\(PrintedText.oneLine(motion.screen.name)): frame \(done) of \(schedule.times.count)")
      }
    }
    if showsProgress { Terminal.error("\r\u{1B}[K") }
    var paths = sinks.map(\.path)
    let report = TransitionReport(motion, schedule, findings: review.findings)
    for format in frames.formats {
      switch format {
      case .json: try write(report.json, to: files.path("transition.json"), &paths)
      case .text: try write(report.text, to: files.path("transition.txt"), &paths)
      case .paths:
        try files.writePaths()
        paths.append(files.path("paths.png"))
      default: break
      }
    }
    Terminal.print(paths.map { $0 + "\n" }.joined())
    guard frames.checks else { return 0 }
    options.report(review.findings)
    return review.findings.isEmpty ? 0 : 1
  }

  private func sinks(
    _ motion: ScreenMotion, _ schedule: FrameSchedule, _ files: MotionFiles, _ export: FrameExport
  ) throws -> [(path: String, sink: any FrameSink)] {
    let delays = frames.delays(schedule)
    let folder = files.path("")
    let isUpright = frames.motion.canvas != .device
    return try frames.formats.compactMap { format -> (String, any FrameSink)? in
      switch format {
      case .png:
        return (folder, SequenceSink(folder: String(folder.dropLast()), schedule, scale: motion.scale))
      case .apng:
        let path = files.path("animation.png")
        let sink = try APNGSink(
          path, size: export.pixelSize, delays: delays, plays: frames.plays, scale: motion.scale)
        return (path, sink)
      case .gif:
        let path = files.path("animation.gif")
        return (path, try GIFSink(path, size: export.pixelSize, delays: delays, plays: frames.plays))
      case .filmstrip: return (files.path("filmstrip.png"), files.filmstrip(outlines: isUpright))
      case .onion: return (files.path("onion.png"), try files.onionSkin(export, isUpright: isUpright))
      case .paths, .json, .text: return nil
      }
    }
  }

  private func write(_ text: String, to path: String, _ paths: inout [String]) throws {
    try OutputFile.write(Array(text.utf8), to: path)
    paths.append(path)
  }
}
