import Assets
import Diagnostics
import Goldens
import InterfaceFile
import Painting
import Raster
import Screens
import Synchronization
import Threads
import Typography

/// A run over a project's goldens: draws them, compares them with the stored ones, and records new ones as requested.
package struct GoldenRun: Sendable {
  /// The documents and scenes to process, and what to do with them.
  package struct Options: Sendable {
    /// The documents as named on the command line; empty for all.
    package var inputs: [String] = []
    /// The names of scenes; empty for all.
    package var scenes: [String] = []
    /// Which goldens to write.
    package var mode = RecordMode.never
    /// Whether to update goldens of which only the pixels changed.
    package var rebases = false
    /// Whether to open pictures that are unchanged according to the lock file.
    package var opensPictures = false
    /// The number of threads.
    package var jobs = Workers.coreCount
    /// The goldens' folder, relative to the working directory; overrides the configuration.
    package var goldens: String?
    /// The folder for failure artifacts; overrides the configuration.
    package var failures: String?

    /// Creates options that process everything and write nothing.
    package init() {}

    /// Whether only some of the goldens are processed.
    package var isFiltered: Bool { !inputs.isEmpty || !scenes.isEmpty }
  }

  /// The result of a run.
  package struct Result: Sendable {
    /// The report.
    package var report: GoldenReport
    /// The findings, including errors, in document order.
    package var findings: [Finding]
    /// The faults found by the checks of transitions, in document order.
    package var faults: [Finding]
    /// Goldens that no longer belong to any screen; nil if only some goldens were processed or not all could be read.
    package var orphans: [String]?
    /// The number of goldens by another renderer of which only the pixels changed.
    package var rebasable = 0
    /// The goldens whose tree changed although their pixels did not.
    package var treeChanged: [String] = []
    /// The folder with the pictures of failed goldens.
    package var failures: FailureFolder
  }

  private let configuration: GoldenConfiguration
  private let options: Options
  private let fonts: FontLibrary
  private let timings: Timings?

  /// Creates a run for a configuration.
  package init(
    _ configuration: GoldenConfiguration, _ options: Options, fonts: FontLibrary, timings: Timings? = nil
  ) {
    (self.configuration, self.options) = (configuration, options)
    (self.fonts, self.timings) = (fonts, timings)
  }

  /// Performs the run.
  ///
  /// - Throws: `GoldenRunError`, or an error if the goldens' folder cannot be read or written.
  package func run() throws -> Result {
    let store = GoldenStore(folder: options.goldens ?? configuration.path(configuration.goldens))
    let known = GoldenDocuments(configuration)
    let documents = try chosenDocuments(of: known)
    let failures = FailureFolder(options.failures ?? configuration.path(configuration.failures))
    failures.clear()
    let fingerprint = LazyFingerprint(fonts)
    let judge = GoldenJudge(
      store: store, lock: try store.lock(), mode: options.mode, opensPictures: options.opensPictures,
      rebases: options.rebases, failures: failures, renderer: { fingerprint.text })
    let library = AssetLibrary(folders: configuration.assets.map { configuration.path($0) })
    let storyboards = ProjectStoryboards()
    let width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    let all = Workers.map(documents.count, width: options.jobs) { index in
      GoldenDocumentRun(
        document: documents[index], configuration: configuration, library: library,
        storyboards: storyboards, fonts: fonts, scenes: options.scenes, judge: judge, timings: timings
      ).run(width: width)
    }
    let entries = all.flatMap(\.verdicts).compactMap { verdict in verdict.entry.map { (verdict.path, $0) } }
    let removed = all.flatMap(\.verdicts).filter { $0.outcome.isRemoval }.map(\.path)
    if !entries.isEmpty || !removed.isEmpty {
      try store.updateLock { lock in
        for (path, entry) in entries { lock[path] = entry }
        for path in removed { lock[path] = nil }
      }
    }
    return try result(all, known.findings, store, failures)
  }

  private func chosenDocuments(
    of known: GoldenDocuments
  ) throws(GoldenRunError) -> [GoldenDocuments.Document] {
    if options.inputs.isEmpty {
      // Patterns that match nothing are told one by one.
      if known.all.isEmpty, known.findings.isEmpty { throw .noDocuments(configuration.inputs) }
      return known.all
    }
    var chosen: [GoldenDocuments.Document] = []
    for input in options.inputs {
      guard let document = known.document(named: input) else {
        throw .notAmongInputs(input, near: known.nearest(to: input))
      }
      if !chosen.contains(document) { chosen.append(document) }
    }
    return chosen
  }

  private func result(
    _ all: [DocumentResult], _ mistakes: [Finding], _ store: GoldenStore, _ failures: FailureFolder
  ) throws -> Result {
    let verdicts = all.flatMap(\.verdicts).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var counts = GoldenReport.Counts()
    var passed: [String] = []
    var failed: [GoldenFailure] = []
    var rebasable = 0
    for verdict in verdicts {
      switch verdict.outcome {
      case .passed: counts.passed += 1
      case .withinTolerance:
        (counts.passed, counts.withinTolerance) = (counts.passed + 1, counts.withinTolerance + 1)
      case .recorded: counts.recorded += 1
      case .removed: continue
      case .failed(let failure):
        failed.append(failure)
        if failure.isRendererChange, let old = verdict.oldRenderer, old != failure.renderer { rebasable += 1 }
        continue
      }
      passed.append(verdict.path)
      if verdict.treeChanged { counts.treeChanged += 1 }
    }
    var report = GoldenReport(
      goldens: options.goldens ?? configuration.goldens, items: GoldenItem.items(of: failed), counts: counts,
      passed: passed)
    if failures.path != configuration.path(configuration.failures) { report.folder = failures.path }
    report.namesGoldens = options.goldens != nil
    report.faulty = all.flatMap(\.faulty)
    var result = Result(
      report: report, findings: mistakes + all.flatMap(\.findings) + verdicts.flatMap(\.findings),
      faults: Finding.faults(all.flatMap(\.faults)), failures: failures)
    result.rebasable = rebasable
    result.treeChanged = verdicts.filter(\.treeChanged).map(\.path)
    let isComplete = mistakes.isEmpty && all.allSatisfy(\.isComplete)
    if !options.isFiltered, isComplete {
      let expected = verdicts.filter { !$0.outcome.isRemoval }.map(\.path)
      result.orphans = GoldenOrphans.find(in: store, expected: Set(expected))
    }
    if isComplete {
      let uses = all.reduce(into: ConfigurationUses()) { $0.add($1.uses) }
      result.findings += uses.unanswered(options.scenes)
      if !options.isFiltered { result.findings += uses.unusedEntries(of: configuration) }
    }
    result.report.errors = FindingSet(result.findings.filter { $0.severity == .error }).elements
    if !result.report.isGood {
      do {
        try failures.write(result.report)
      } catch {
        // What is wrong is told all the same, wherever else the report goes.
        result.findings.append(.failure(error, at: failures.path))
      }
    }
    // Several pictures may have one reason not to be written.
    result.findings = FindingSet(result.findings).elements
    result.report.errors = result.findings.filter { $0.severity == .error }
    return result
  }
}

/// An error that prevents a run from starting.
package enum GoldenRunError: LocatedError, Equatable {
  /// The patterns match no file.
  case noDocuments([String])
  /// A file is not one of the documents that have goldens.
  case notAmongInputs(String, near: String?)

  /// The file that the error is about.
  package var location: SourceLocation? {
    if case .notAmongInputs(let path, _) = self { return SourceLocation(file: path) }
    return nil
  }

  /// A description of the error.
  package var message: String {
    switch self {
    case .noDocuments(let patterns): "no document is found by \(patterns.joined(separator: ", "))"
    case .notAmongInputs(_, let near):
      "is none of the documents that have goldens: see \"inputs\" in layoutshot.json"
        + (near.map { "; did you mean \($0)?" } ?? "")
    }
  }
}

/// The fingerprint, computed on first use.
private final class LazyFingerprint: Sendable {
  private let fonts: FontLibrary
  private let known = Mutex<String?>(nil)

  init(_ fonts: FontLibrary) { self.fonts = fonts }

  var text: String {
    known.withLock { known in
      if let known { return known }
      let text = (try? RendererFingerprint.text(fonts: fonts)) ?? String(repeating: "0", count: 16)
      known = text
      return text
    }
  }
}
