import Diagnostics
import Dispatch
import Glibc
import LayoutshotKit
import Painting
import Synchronization
import Views

/// `layoutshot render`: PNGs of every screen.
struct RenderCommand {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let companions: LoadedDocument.Companions
  private let changes: [StateChange]
  private let highlights: Set<Highlight.Kind>
  private let jobs: Int
  private let output: OutputPlace

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    request = try options.request()
    companions = try options.companions()
    changes = try options.stateChanges()
    highlights = try options.highlights()
    output = OutputPlace(parsed.value("output"))
    if let text = parsed.value("jobs") {
      guard let number = Int(text), number >= 1 else {
        throw UsageError("--jobs is \"\(text)\"; it wants 1 or more")
      }
      jobs = min(number, 256)
    } else {
      jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
  }

  func run() throws -> Int32 {
    let renderer = Renderer(
      fonts: try options.fonts(), appearance: request.appearance, highlights: highlights)
    let inputs = withoutCompanions(options.inputs)
    let folders = OutputNames.folders(for: inputs.map { ($0, InputFile.documentNameForOutput(of: $0)) })
    let reports = OrderedReports(count: inputs.count, showsProgress: !options.isQuiet)
    let claimed = ClaimedPaths()
    inParallel(inputs.count, width: jobs) { index in
      let job = DocumentJob(
        path: inputs[index], folder: folders[index], isOnlyInput: inputs.count == 1, command: self,
        renderer: renderer,
        claimed: claimed)
      reports.finish(index, job.run(width: inputs.count == 1 ? jobs : 1))
    }
    options.reportTimings()
    return reports.worstStatus
  }

  /// A landscape layout that is drawn with its portrait file is not drawn by itself as well.
  private func withoutCompanions(_ inputs: [String]) -> [String] {
    guard companions.followsConventions else { return inputs }
    let drawnWithOthers = Set(inputs.compactMap { LayoutCompanion.landscape(of: $0) })
    return inputs.filter { !drawnWithOthers.contains($0) }
  }

  /// What one document's rendering left to say.
  struct Report: Sendable {
    var output = ""
    var messages = ""
    var status: Int32 = 0
  }

  /// Where pictures go.
  enum OutputPlace: Sendable {
    case folder(String)
    case file(String)
    case standardOutput

    init(_ path: String?) {
      switch path {
      case nil: self = .folder("")
      case "-": self = .standardOutput
      case let path?: self = path.lowercased().hasSuffix(".png") ? .file(path) : .folder(path)
      }
    }
  }

  /// The rendering of one document.
  private struct DocumentJob {
    let path: String
    let folder: String
    let isOnlyInput: Bool
    let command: RenderCommand
    let renderer: Renderer
    let claimed: ClaimedPaths

    func run(width: Int) -> Report {
      var report = Report()
      do {
        let loaded = try command.options.screens(
          of: path, companions: command.companions, request: command.request, changes: command.changes)
        report.messages = command.options.text(loaded.findings)
        report.status = command.options.status(loaded.findings)
        let pictures = pictures(of: loaded.screens, document: loaded.document.name)
        try checkPlace(for: pictures.count)
        if pictures.isEmpty, report.status == 0, !command.options.isQuiet {
          report.messages += "\(path): note: there is no view to draw in it\n"
        }
        write(pictures, into: &report, width: width)
      } catch let error as any LocatedError {
        report.messages += command.options.printer.text(error)
        report.status = 2
      } catch let error as UsageError {
        report.messages += "layoutshot: \(error.message)\n"
        report.status = 2
      } catch {
        report.messages += "\(path): error: \(error)\n"
        report.status = 2
      }
      return report
    }

    private struct Picture: Sendable {
      let name: String
      let drawing: Drawing
    }

    private func pictures(of screens: [ScreenLayouts], document: String) -> [Picture] {
      let names = OutputNames(command.request)
      let parts = names.sceneParts(screens.map(\.name))
      return command.options.timings.measure("layout") {
        zip(screens, parts).flatMap { screen, part in
          command.request.variants(for: screen.canvas).map { variant in
            Picture(
              name: names.name(document: document, scene: part, variant: variant),
              drawing: renderer.drawing(of: screen, variant))
          }
        }
      }
    }

    private func checkPlace(for count: Int) throws {
      switch command.output {
      case .folder(let folder): try OutputFile.makeFolder(joined(folder, self.folder))
      case .file, .standardOutput:
        if count > 1 || !isOnlyInput {
          throw UsageError(
            "there is more than one picture, but --output is one file; choose with --scene and --orientation,"
              + " or give a folder")
        }
      }
    }

    private func write(_ pictures: [Picture], into report: inout Report, width: Int) {
      let results = Mutex<[Int: Report]>([:])
      inParallel(pictures.count, width: width) { index in
        let result = write(pictures[index])
        results.withLock { $0[index] = result }
      }
      results.withLock { results in
        for index in pictures.indices {
          guard let result = results[index] else { continue }
          report.output += result.output
          report.messages += result.messages
          report.status = max(report.status, result.status)
        }
      }
    }

    private func write(_ picture: Picture) -> Report {
      var report = Report()
      do {
        let bytes = try renderer.png(picture.drawing, timings: command.options.timings)
        switch command.output {
        case .standardOutput: Terminal.write(bytes, to: 1)
        case .file(let path):
          try OutputFile.write(bytes, to: path)
          report.output = path + "\n"
        case .folder(let folder):
          let path = claimed.claim(joined(joined(folder, self.folder), picture.name))
          try OutputFile.write(bytes, to: path)
          report.output = path + "\n"
        }
      } catch let error as RenderError {
        report.messages = "\(path): error: \(picture.name): \(error.message)\n"
        report.status = 2
      } catch let error as any LocatedError {
        report.messages = command.options.printer.text(error)
        report.status = 2
      } catch {
        report.messages = "\(path): error: \(error)\n"
        report.status = 2
      }
      return report
    }

    private func joined(_ folder: String, _ name: String) -> String {
      folder.isEmpty
        ? name : name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
  }
}

/// Paths that this run has written, so that no picture replaces another.
private final class ClaimedPaths: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// The path, or one with a number where it is taken.
  func claim(_ path: String) -> String {
    paths.withLock { paths in
      var candidate = path
      var number = 2
      while !paths.insert(candidate).inserted {
        candidate = path.dropLast(4) + "-\(number).png"
        number += 1
      }
      return candidate
    }
  }
}

/// Runs `body` for 0 ..< count on up to `width` threads; one index after another where one is enough.
func inParallel(_ count: Int, width: Int, _ body: @Sendable (Int) -> Void) {
  let width = min(width, count)
  guard width > 1 else {
    for index in 0..<count { body(index) }
    return
  }
  let next = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: width) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      if index >= count { return }
      body(index)
    }
  }
}
