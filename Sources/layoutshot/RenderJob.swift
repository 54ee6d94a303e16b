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

    mutating func append(_ other: Report) {
      output += other.output
      messages += other.messages
      status = max(status, other.status)
    }
  }

  private struct Picture: Sendable {
    let name: String
    let drawing: Drawing
  }

  let path: String
  let place: OutputNames.Place
  let command: RenderCommand
  let renderer: Renderer

  private var options: CommonOptions { command.options }

  /// Reads, lays out and draws the document, using up to `width` threads for its pictures.
  func run(width: Int) -> Report {
    var report = Report()
    do {
      let loaded = try command.loading.load(path)
      var findings = loaded.findingsForDrawing
      let renderer = renderer.using(loaded.resources)
      let (pictures, found) = pictures(of: loaded, renderer)
      findings += found.findings + loaded.resources.findings
      report.messages = options.text(findings)
      report.status = options.status(findings)
      if pictures.count > 1 { try command.checkOutputIsFolder() }
      let document = loaded.document.path
      // Pictures on separate threads share nothing; surplus threads help with the bands of a single picture.
      let threads = max(1, width / max(1, pictures.count))
      let results = Workers.map(pictures.count, width: width) { index in
        write(pictures[index], of: document, renderer, threads: threads)
      }
      for result in results { report.append(result) }
    } catch {
      report.append(failure(error, at: SourceLocation(file: path)))
    }
    return report
  }

  private func pictures(
    of loaded: ScreenLoading.Loaded, _ renderer: Renderer
  ) -> ([Picture], ScreenFindings) {
    let names = OutputNames(command.request)
    var found = ScreenFindings()
    let pictures = options.timings.measure("layout") {
      zip(loaded.screens, loaded.nameParts).flatMap { screen, part in
        command.request.traits(for: screen).map { traits in
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
      case .file(let path):
        try OutputFile.write(bytes, to: path)
        report.output = path + "\n"
      case .folder(let folder):
        let folder = joined(folder, place.folder)
        try OutputFile.makeFolder(folder)
        let path = joined(folder, picture.name)
        try OutputFile.write(bytes, to: path)
        report.output = path + "\n"
      }
    } catch let error as RenderError {
      let place = SourceLocation(file: document)
      report = failure(PictureError(message: "\(picture.name): \(error.message)", location: place), at: place)
    } catch {
      report = failure(error, at: SourceLocation(file: document))
    }
    return report
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
