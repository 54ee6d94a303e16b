import Diagnostics
import Files
import Glibc
import GoldenRuns
import Goldens

/// `layoutshot accept` and `reject`: accepts or discards the pictures of a failed run.
struct AcceptCommand {
  private let options: CommonOptions
  private let configuration: GoldenConfiguration
  private let accepts: Bool
  private let wanted: [String]?

  init(_ parsed: ParsedArguments, accepts: Bool) throws {
    self.accepts = accepts
    let name = accepts ? "accept" : "reject"
    if parsed.has("all"), !parsed.inputs.isEmpty { throw UsageError("--all and ids exclude each other") }
    if !parsed.has("all"), parsed.inputs.isEmpty { throw UsageError("'\(name)' needs ids, or --all") }
    wanted = parsed.has("all") ? nil : parsed.inputs
    configuration = try GoldenSettings.configuration(parsed)
    options = try CommonOptions(parsed, configured: configuration.reportedKinds)
  }

  func run() throws -> Int32 {
    let own = RecordMode.artifactsFolder ?? configuration.path(configuration.failures)
    let acceptance = try GoldenAcceptance(FailureFolder(options.parsed.value("from") ?? own))
    let chosen = try acceptance.chosen(wanted)
    guard accepts else {
      try acceptance.reject(chosen, leaving: wanted)
      return 0
    }
    if !chosen.isEmpty, !options.parsed.has("goldens"), acceptance.goldens != configuration.goldens {
      throw UsageError(
        "the report is about goldens in \(acceptance.goldens); '--goldens DIR' says where these are")
    }
    let store = GoldenStore(folder: GoldenSettings.folder(options.parsed, configuration))
    let progress = ProgressLine("golden images", isQuiet: options.isQuiet)
    let accepted: GoldenAcceptance.Accepted
    do {
      defer { progress.finish() }
      accepted = try acceptance.accept(chosen, moving: wanted, into: store) { progress.show($0, of: $1, $2) }
    }
    if !options.isQuiet { Terminal.print(lines(accepted.written, in: store)) }
    if accepted.waiting > 0 {
      let pictures = accepted.waiting == 1 ? "1 picture waits" : "\(accepted.waiting) pictures wait"
      let message =
        "\(pictures) for other changes to be accepted: \(accepted.awaited.joined(separator: ", "))"
      options.report([Finding(.note, .request, message)])
    }
    let faulty = acceptance.faultyMotions
    if faulty > 0 {
      let motions = faulty == 1 ? "1 motion has" : "\(faulty) motions have"
      let message =
        "\(motions) faults in the transition, which cannot be accepted; \"allow\" of the transition names views whose faults are"
        + " known, and 'layoutshot record --known-faults' lists all that there are"
      options.report([Finding(.note, .request, message)])
    }
    if acceptance.failedExpectations > 0 {
      let message =
        "\(FaultyMotion.expectations(acceptance.failedExpectations)) of flows cannot be accepted: the script or the"
        + " documents have to change"
      options.report([Finding(.note, .request, message)])
    }
    return 0
  }
}

/// Paths of goldens below the working directory, one per line.
private func lines(_ paths: [String], in store: GoldenStore) -> String {
  paths.map { PrintedText.oneLine(store.file($0)) + "\n" }.joined()
}

/// `layoutshot prune`: removes goldens that no longer belong to any screen.
struct PruneCommand {
  private let options: CommonOptions
  private let configuration: GoldenConfiguration

  init(_ parsed: ParsedArguments) throws {
    configuration = try GoldenSettings.configuration(parsed)
    options = try CommonOptions(parsed, configured: configuration.reportedKinds)
  }

  func run() throws -> Int32 {
    let store = GoldenStore(folder: GoldenSettings.folder(options.parsed, configuration))
    let result = try GoldenOrphans.find(configuration, in: store, fonts: options.fonts())
    options.report(result.findings)
    if !result.followed.isEmpty {
      let files = result.followed.count == 1 ? "1 golden image" : "\(result.followed.count) golden images"
      let message = "\(files) of renamed screens stay where they are; 'layoutshot record' moves them"
      options.report([Finding(.note, .request, message)])
    }
    let isCheck = options.parsed.has("check")
    if !options.isQuiet || isCheck || options.parsed.has("dry-run") {
      Terminal.print(lines(result.orphans, in: store))
    }
    guard result.isComplete else {
      let message = "nothing is removed, as it is not known of every document which golden images it needs"
      options.report([Finding(.error, .request, message)])
      return 2
    }
    if isCheck { return result.orphans.isEmpty ? 0 : 1 }
    if options.parsed.has("dry-run") { return 0 }
    let links = try store.removeOrphans(result.orphans).map { path in
      let place = SourceLocation(file: store.file(path))
      return Finding(.warning, .request, "is a symbolic link and was not removed", at: place)
    }
    options.report(links)
    return 0
  }
}
