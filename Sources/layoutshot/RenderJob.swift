import Diagnostics
import Files
import Painting
import Screens
import Threads
import Views

/// The rendering of one document.
struct RenderJob {
  /// The output and messages of a job.
  struct Report: Sendable {
    var output = ""
    var messages = ""
    var status: Int32 = 0
    /// The pictures in files, in their order.
    var pictures: [PictureOnDisk] = []

    mutating func append(_ other: Report) {
      output += other.output
      pictures += other.pictures
      messages += other.messages
      status = max(status, other.status)
    }
  }

  /// A picture that was written, or whose file had its bytes already.
  struct PictureOnDisk: Sendable {
    let path: String
    let width: Int
    let height: Int
    let isNew: Bool
  }

  struct Picture: Sendable {
    let name: String
    let drawing: Drawing
  }

  let path: String
  let place: OutputNames.Place
  let command: RenderCommand
  let renderer: Renderer

  var options: CommonOptions { command.options }

  /// Reads, lays out and draws the document in all its languages, using up to `width` threads for its pictures.
  func run(width: Int) -> Report {
    var report = Report()
    var findings = FindingSet()
    do {
      let requests = command.languages.requests(for: path, command.request)
      if command.languages.isSheet {
        let sheets = RenderSheets(job: self, width: width)
        for (picture, renderer) in try sheets.pictures(of: requests, &findings) {
          report.append(write(picture, of: path, renderer, threads: width))
        }
      } else {
        for request in requests { report.append(try run(request, requests.count, width: width, &findings)) }
      }
    } catch {
      report.append(failure(error, at: SourceLocation(file: path)))
    }
    var messages = Report(
      messages: options.text(findings.elements), status: options.status(findings.elements))
    messages.append(report)
    return messages
  }

  private func run(
    _ request: ScreenRequest, _ count: Int, width: Int, _ findings: inout FindingSet
  ) throws -> Report {
    var report = Report()
    let loaded = try command.loading.load(path, for: request.reading)
    findings.append(contentsOf: loaded.findingsForDrawing)
    let renderer = renderer.using(loaded.resources)
    let (pictures, found) = pictures(of: loaded, request, renderer)
    findings.append(contentsOf: found.findings + loaded.resources.findings)
    if pictures.count > 1 || count > 1 { try command.checkOutputIsFolder() }
    let document = loaded.document.path
    // Pictures on separate threads share nothing; surplus threads help with the bands of a single picture.
    let threads = max(1, width / max(1, pictures.count))
    let results = Workers.map(pictures.count, width: width) { index in
      write(pictures[index], of: document, renderer, threads: threads)
    }
    for result in results { report.append(result) }
    return report
  }

  private func pictures(
    of loaded: ScreenLoading.Loaded, _ request: ScreenRequest, _ renderer: Renderer
  ) -> ([Picture], ScreenFindings) {
    let names = OutputNames(request)
    var found = ScreenFindings()
    let pictures = options.timings.measure("layout") {
      zip(loaded.screens, loaded.nameParts).flatMap { screen, part in
        request.traits(for: screen).map { traits in
          let drawn = renderer.drawing(of: renderer.layOut(screen, traits))
          found.add(drawn)
          return Picture(
            name: names.name(document: place.name, scene: part, traits: traits), drawing: drawn.drawing)
        }
      }
    }
    return (pictures, found)
  }

  private func write(
    _ picture: Picture, of document: String, _ renderer: Renderer, threads: Int
  ) -> Report {
    var report = Report()
    do {
      let bytes = try renderer.png(picture.drawing, threads: threads, timings: options.timings)
      switch command.output {
      case .standardOutput: Terminal.print(bytes)
      case .file(let path): report = try written(bytes, picture, to: path)
      case .folder(let folder):
        let folder = joined(folder, place.folder)
        try OutputFile.makeFolder(folder)
        report = try written(bytes, picture, to: joined(folder, picture.name))
      }
    } catch let error as RenderError {
      let place = SourceLocation(file: document)
      report = failure(PictureError(message: "\(picture.name): \(error.message)", location: place), at: place)
    } catch {
      report = failure(error, at: SourceLocation(file: document))
    }
    return report
  }

  /// Writes a picture's file, unless it is left alone because it has these bytes already.
  private func written(_ bytes: [UInt8], _ picture: Picture, to path: String) throws(FileError) -> Report {
    let isNew = !command.keepsEqualFiles || (try? InputFile.read(path, limit: bytes.count).bytes) != bytes
    if isNew { try OutputFile.write(bytes, to: path) }
    let onDisk = PictureOnDisk(
      path: path, width: picture.drawing.pixelSize.width, height: picture.drawing.pixelSize.height,
      isNew: isNew)
    return Report(output: isNew ? path + "\n" : "", pictures: [onDisk])
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
private struct PictureError: LocatedError {
  let message: String
  let location: SourceLocation?
}
