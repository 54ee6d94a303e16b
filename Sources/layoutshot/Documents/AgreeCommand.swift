import Agreement
import Assets
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
    let paths = try documents()
    let progress = ProgressLine("documents", isQuiet: options.isQuiet)
    let done = Atomic(0)
    let outcomes = Workers.map(paths.count, width: jobs) { index in
      defer { progress.show(done.wrappingAdd(1, ordering: .relaxed).newValue, of: paths.count, paths[index]) }
      return Result { () throws -> (ContentDigest, DocumentAgreement?) in
        let input = try FileSystem.untraced.read(paths[index])
        return (
          ContentDigest(input.bytes), try DocumentAgreement(of: input, fonts: fonts, in: .untraced)
        )
      }
    }
    progress.finish()
    var report = AgreementReport()
    var known: Set<ContentDigest> = []
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .success(let (digest, document)):
        // A document that stands in several places counts once.
        if known.insert(digest).inserted { report.add(document) }
      case .failure(let error):
        report.failed += 1
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
      }
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
  private func documents() throws -> [String] {
    let inputs = options.inputs.isEmpty ? ["."] : options.inputs
    return inputs.flatMap { input -> [String] in
      guard AssetLibrary.isFolder(input) else { return [input] }
      return StarterConfiguration(root: input).documents.map { input == "." ? $0 : "\(input)/\($0)" }
    }
  }
}
