import Diagnostics
import Files
import GoldenRuns
import Painting
import Screens
import Threads
import Views

/// The rendering of one document.
struct RenderJob {
  /// The output and messages of a job.
  struct Report: Sendable {
    var output = ""
    /// Messages about files that could not be written or read.
    var messages = ""
    /// What was found in the document.
    var findings: [Finding] = []
    var status: Int32 = 0
    /// The files with pictures, in order.
    var pictures: [PictureOnDisk] = []

    mutating func append(_ other: Report) {
      output += other.output
      pictures += other.pictures
      messages += other.messages
      findings += other.findings
      status = max(status, other.status)
    }
  }

  /// A picture that was written.
  struct PictureOnDisk: Sendable {
    let path: String
    let picture: RenderingCache.Picture
  }

  struct Picture: Sendable {
    let name: String
    let drawing: Drawing
  }

  let path: String
  let place: OutputNames.Place
  let command: RenderCommand
  let renderer: Renderer
  /// The cached results; nil if everything is drawn.
  let cache: RenderingCache?

  var options: CommonOptions { command.options }

  /// The result of drawing a document.
  private struct Drawn: Sendable {
    var findings: [Finding]
    var report: Report
  }

  /// Reads, lays out and draws the document in all its languages, using up to `width` threads for its pictures; or
  /// takes its pictures from a cache.
  func run(width: Int) -> Report {
    guard let cache else { return whole(draw(width: width, .untraced)) }
    if let (rendering, files) = cache.rendering(of: path, named: place.name) {
      return whole(Drawn(findings: rendering.findings, report: put(rendering.pictures, files)))
    }
    return whole(
      cache.drawing(of: path, named: place.name) {
        draw(width: width, $0)
      } keeping: { drawn in
        guard drawn.report.status == 0, !command.output.isStandardOutput else { return nil }
        let files = drawn.report.pictures.compactMap {
          try? FileSystem.untraced.read($0.path, limit: 1 << 30).bytes
        }
        guard files.count == drawn.report.pictures.count else { return nil }
        let pictures = drawn.report.pictures.map(\.picture)
        return (RenderingCache.Rendering(pictures: pictures, findings: drawn.findings), files)
      })
  }

  /// The report on pictures, including earlier findings.
  private func whole(_ drawn: Drawn) -> Report {
    var report = Report(findings: drawn.findings, status: options.status(drawn.findings))
    report.append(drawn.report)
    return report
  }

  /// Writes pictures from a cache.
  private func put(_ pictures: [RenderingCache.Picture], _ files: [[UInt8]]) -> Report {
    var report = Report()
    do {
      if pictures.count > 1 { try command.checkOutputIsFolder() }
      for (picture, bytes) in zip(pictures, files) { report.append(try put(bytes, picture)) }
    } catch {
      report.append(failure(error, at: SourceLocation(file: path)))
    }
    return report
  }

  private func draw(width: Int, _ files: FileSystem) -> Drawn {
    var report = Report()
    var findings = FindingSet()
    do {
      let requests = command.languages.requests(
        for: path, command.request, command.loading.library, in: files)
      try checkCount(of: requests)
      if command.languages.isSheet {
        var sheets = RenderSheets(job: self, width: width, files)
        defer { findings.append(contentsOf: sheets.findings.elements) }
        for (picture, renderer) in try sheets.pictures(of: requests) {
          report.append(write(picture, of: path, renderer, threads: width))
        }
      } else {
        var parsed = ParsedDocuments(in: files, command.loading.library)
        for request in requests {
          let loaded = try command.loading.load(path, for: request.reading, parsed: &parsed)
          findings.append(contentsOf: loaded.findingsForDrawing)
          let renderer = renderer.using(loaded.resources)
          try checkCount(of: requests, loaded.screens)
          let (pictures, found) = pictures(of: loaded, request, renderer, width: width)
          findings.append(contentsOf: found.findings + loaded.resources.findings)
          if pictures.count > 1 || requests.count > 1 { try command.checkOutputIsFolder() }
          report.append(write(pictures, of: loaded.document.path, renderer, width: width))
        }
      }
    } catch {
      report.append(failure(error, at: SourceLocation(file: path)))
    }
    return Drawn(findings: findings.elements, report: report)
  }

  /// Rejects documents with an unreasonable number of pictures, before any is laid out: `screens` are those in one
  /// language; nil before they are known.
  func checkCount(of requests: [ScreenRequest], _ screens: [Screen]? = nil) throws(PictureError) {
    if options.parsed.has("yes") { return }
    let most = GoldenConfiguration.usualPictures
    let count = screens?.reduce(0) { $0 + requests[0].traits(for: $1).count } ?? 1
    let (all, isTooLarge) = count.multipliedReportingOverflow(by: requests.count)
    guard isTooLarge || all > most else { return }
    throw PictureError(
      message: "there would be \(all) or more pictures of it; at most \(most) are drawn without --yes",
      location: SourceLocation(file: path))
  }

  private func write(
    _ pictures: [Picture], of document: String, _ renderer: Renderer, width: Int
  ) -> Report {
    // Pictures on separate threads share nothing; surplus threads help with the bands of a single picture.
    let threads = max(1, width / max(1, pictures.count))
    let results = Workers.map(pictures.count, width: width) { index in
      write(pictures[index], of: document, renderer, threads: threads)
    }
    return results.reduce(into: Report()) { $0.append($1) }
  }

  private func pictures(
    of loaded: ScreenLoading.Loaded, _ request: ScreenRequest, _ renderer: Renderer, width: Int
  ) -> ([Picture], ScreenFindings) {
    let names = OutputNames(request)
    var found = ScreenFindings()
    let shown = zip(loaded.screens, loaded.nameParts).flatMap { screen, part in
      request.traits(for: screen).map { (screen: screen, part: part, traits: $0) }
    }
    let drawings = options.timings.measure("layout") {
      renderer.drawings(of: shown.map { ($0.screen, $0.traits) }, width: width)
    }
    let pictures = zip(shown, drawings).map { shown, drawn in
      found.add(drawn)
      return Picture(
        name: names.name(document: place.name, scene: shown.part, traits: shown.traits),
        drawing: command.showsAccessibility
          ? drawn.withAccessibility(renderer.fonts)
          : command.drawsFrames ? drawn.inFrame(renderer.fonts) : drawn.drawing)
    }
    return (pictures, found)
  }

  private func write(
    _ picture: Picture, of document: String, _ renderer: Renderer, threads: Int
  ) -> Report {
    var report = Report()
    do {
      let bytes = try renderer.png(picture.drawing, threads: threads, timings: options.timings)
      let size = picture.drawing.pixelSize
      let named = RenderingCache.Picture(name: picture.name, width: size.width, height: size.height)
      report = try put(bytes, named)
    } catch let error as RenderError {
      let place = SourceLocation(file: document)
      report = failure(PictureError(message: "\(picture.name): \(error.message)", location: place), at: place)
    } catch {
      report = failure(error, at: SourceLocation(file: document))
    }
    return report
  }

  /// Writes a picture to the command's output.
  private func put(_ bytes: [UInt8], _ picture: RenderingCache.Picture) throws(FileError) -> Report {
    switch command.output {
    case .standardOutput:
      Terminal.print(bytes)
      return Report()
    case .file(let path): return try written(bytes, picture, to: path)
    case .folder(let folder):
      let folder = joined(folder, place.folder)
      try OutputFile.makeFolder(folder)
      return try written(bytes, picture, to: joined(folder, picture.name))
    }
  }

  /// Writes a picture's file.
  private func written(
    _ bytes: [UInt8], _ picture: RenderingCache.Picture, to path: String
  ) throws(FileError) -> Report {
    try OutputFile.write(bytes, to: path)
    return Report(output: path + "\n", pictures: [PictureOnDisk(path: path, picture: picture)])
  }

  private func failure(_ error: any Error, at place: SourceLocation) -> Report {
    Report(messages: options.printer.text(anyError: error, at: place), status: 2)
  }

  private func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.isEmpty { return folder + name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

/// An error for a picture that cannot be rendered.
struct PictureError: LocatedError {
  let message: String
  let location: SourceLocation?
}
