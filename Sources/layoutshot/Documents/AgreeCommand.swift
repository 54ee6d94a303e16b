import Agreement
import Diagnostics
import Digests
import Files
import GoldenRuns
import Synchronization
import Threads

/// `layoutshot agree`: holds computed frames against those that Xcode saved.
struct AgreeCommand {
  private let options: CommonOptions
  private let isJSON: Bool
  private let jobs: Int
  private let most: Int

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    isJSON = try options.isJSON()
    jobs = try options.jobs()
    most = options.isVerbose ? .max : 3
  }

  func run() throws -> Int32 {
    let fonts = try options.fonts()
    let paths = documents()
    var report = AgreementReport()
    func fail(_ error: any Error, at path: String) {
      report.failed += 1
      Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
    }
    // A document that stands in several places counts once.
    var known: Set<ContentDigest> = []
    var inputs: [InputFile] = []
    for path in paths {
      do {
        let input = try FileSystem.untraced.read(path)
        if known.insert(ContentDigest(input.bytes)).inserted { inputs.append(input) }
      } catch {
        fail(error, at: path)
      }
    }
    let progress = ProgressLine("documents", isQuiet: options.isQuiet)
    let done = Atomic(0)
    let outcomes = Workers.map(inputs.count, width: jobs) { [inputs] index in
      defer {
        progress.show(
          done.wrappingAdd(1, ordering: .relaxed).newValue, of: inputs.count, inputs[index].path)
      }
      return Result { try DocumentAgreement(of: inputs[index], fonts: fonts, in: .untraced) }
    }
    progress.finish()
    for (input, outcome) in zip(inputs, outcomes) {
      do { report.add(try outcome.get()) } catch { fail(error, at: input.path) }
    }
    let text = isJSON ? report.json(isIndented: true) : report.text(most: options.isQuiet ? 0 : most)
    if let output = options.parsed.value("output"), output != "-" {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      Terminal.print(text)
    }
    return report.failed > 0 ? 2 : 0
  }

  /// The documents that are named, and those in folders that are.
  private func documents() -> [String] {
    let inputs = options.inputs.isEmpty ? ["."] : options.inputs
    return inputs.flatMap { input -> [String] in
      guard InputFile.isFolder(input) else { return [input] }
      let documents = StarterConfiguration(root: input).documents.filter { !$0.hasSuffix(".flow.json") }
      return documents.map { input == "." ? $0 : "\(input)/\($0)" }
    }
  }
}
