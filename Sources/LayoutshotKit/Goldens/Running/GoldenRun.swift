import Assets
import Diagnostics
import Goldens
import InterfaceFile
import Painting
import Raster
import Synchronization
import Typography

/// A run over the goldens of a project: draws them, holds them against what is stored, records what is wanted.
public struct GoldenRun: Sendable {
  /// Which documents and scenes, and what is done with them.
  public struct Options: Sendable {
    /// Documents as a command line names them; empty for all.
    public var inputs: [String] = []
    /// Names of scenes; empty for all.
    public var scenes: [String] = []
    /// What is written.
    public var mode = RecordMode.never
    /// Whether goldens are taken over whose pixels alone changed.
    public var rebases = false
    /// Whether pictures are opened that the lock file says are as they were.
    public var opensPictures = false
    /// How many threads work.
    public var jobs = Workers.coreCount
    /// The folder of the goldens, instead of the configuration's; seen from the working directory.
    public var goldens: String?
    /// The folder for what failures leave, instead of the configuration's.
    public var failures: String?

    /// Everything, nothing written.
    public init() {}

    /// Whether it is about some of the goldens only.
    public var isFiltered: Bool { !inputs.isEmpty || !scenes.isEmpty }
  }

  /// What a run found.
  public struct Result: Sendable {
    /// What is to be reported.
    public var report: GoldenReport
    /// What is to be said, errors among them, in the order of documents.
    public var findings: [Finding]
    /// What checks of transitions found, in the order of documents.
    public var faults: [Finding]
    /// Goldens that no screen has any more; nil where the run was about some only, or not all could be read.
    public var orphans: [String]?
    /// Goldens of another renderer whose pixels alone changed.
    public var rebasable = 0
    /// Goldens whose tree changed though their pixels did not.
    public var treeChanged: [String] = []
    /// The folder with the pictures of what failed.
    public var failures: FailureFolder
  }

  private let configuration: GoldenConfiguration
  private let options: Options
  private let fonts: FontLibrary
  private let timings: Timings?

  /// A run of a configuration.
  public init(
    _ configuration: GoldenConfiguration, _ options: Options, fonts: FontLibrary, timings: Timings? = nil
  ) {
    (self.configuration, self.options) = (configuration, options)
    (self.fonts, self.timings) = (fonts, timings)
  }

  /// Does it.
  ///
  /// - Throws: `GoldenRunError`, or what keeps the goldens' folder from being read or written.
  public func run() throws -> Result {
    let store = GoldenStore(folder: options.goldens ?? configuration.path(configuration.goldens))
    let documents = try chosenDocuments()
    let failures = FailureFolder(options.failures ?? configuration.path(configuration.failures))
    failures.clear()
    let fingerprint = LazyFingerprint(fonts)
    let judge = GoldenJudge(
      store: store, lock: try store.lock(), mode: options.mode, opensPictures: options.opensPictures,
      rebases: options.rebases, failures: failures, renderer: { fingerprint.text })
    let library = AssetLibrary(folders: configuration.assets.map { configuration.path($0) })
    let width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    let all = Workers.map(documents.count, width: options.jobs) { index in
      GoldenDocumentRun(
        document: documents[index], configuration: configuration, library: library, fonts: fonts,
        scenes: options.scenes, judge: judge, timings: timings
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
    return try result(all, store, failures)
  }

  private func chosenDocuments() throws(GoldenRunError) -> [GoldenDocuments.Document] {
    let known = GoldenDocuments(configuration)
    if options.inputs.isEmpty {
      if known.all.isEmpty { throw .noDocuments(configuration.inputs) }
      return known.all
    }
    var chosen: [GoldenDocuments.Document] = []
    for input in options.inputs {
      guard let document = known.document(named: input) else { throw .notAmongInputs(input) }
      if !chosen.contains(document) { chosen.append(document) }
    }
    return chosen
  }

  private func result(
    _ all: [DocumentResult], _ store: GoldenStore, _ failures: FailureFolder
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
      report: report, findings: all.flatMap(\.findings) + verdicts.flatMap(\.findings),
      faults: Finding.faults(all.flatMap(\.faults)), failures: failures)
    result.rebasable = rebasable
    result.treeChanged = verdicts.filter(\.treeChanged).map(\.path)
    if !options.isFiltered, all.allSatisfy(\.isComplete) {
      let expected = verdicts.filter { !$0.outcome.isRemoval }.map(\.path)
      result.orphans = GoldenOrphans.find(in: store, expected: Set(expected))
    }
    if !options.isFiltered, all.allSatisfy(\.isComplete) { result.findings += idle(all) }
    if !report.isGood { try failures.write(report) }
    return result
  }
}

extension GoldenRun {
  /// What of the configuration is for nothing that the project has: it would guard nothing, in silence.
  private func idle(_ all: [DocumentResult]) -> [Finding] {
    let (transitions, allowed, languages) = all.reduce(into: (Set<Int>(), Set<String>(), Set<String>())) {
      $0.0.formUnion($1.transitions)
      $0.1.formUnion($1.allowed)
      $0.2.formUnion($1.languages)
    }
    var findings: [Finding] = []
    for (index, transition) in configuration.transitions.enumerated() {
      func tell(_ words: String) {
        findings.append(Finding(.error, .request, words, at: transition.location))
      }
      guard transitions.contains(index) else {
        tell("no screen has both ends of this transition, in the matrix that it has")
        continue
      }
      for id in transition.allowed where !allowed.contains(id) {
        tell("\"allow\" names \"\(id)\", which is no view of its screens")
      }
    }
    let place = configuration.file.map { SourceLocation(file: $0) }
    for language in configuration.matrix.languages.compactMap(\.self)
    where language.pseudo == nil && !languages.contains(language.identifier) {
      findings.append(
        Finding(
          .error, .request, "no document has texts in \"\(language.identifier)\", one of \"locales\"",
          at: place))
    }
    return findings
  }
}

/// What keeps a run from beginning.
public enum GoldenRunError: LocatedError, Equatable {
  /// The patterns mean no file.
  case noDocuments([String])
  /// A file is none of those that have goldens.
  case notAmongInputs(String)

  /// The file.
  public var location: SourceLocation? {
    if case .notAmongInputs(let path) = self { return SourceLocation(file: path) }
    return nil
  }

  /// The sentence.
  public var message: String {
    switch self {
    case .noDocuments(let patterns): "no document is found by \(patterns.joined(separator: ", "))"
    case .notAmongInputs: "is none of the documents that have goldens: see \"inputs\" in layoutshot.json"
    }
  }
}

/// The fingerprint, drawn by whoever asks first.
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
