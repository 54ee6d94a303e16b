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

    /// Where the failure artifacts will be, for pictures in comments; empty for relative paths.
    package var pictureBase = ""
    /// Is told how many documents are done, of how many, and the last one; from several threads.
    package var progress: (@Sendable (_ done: Int, _ count: Int, _ document: String) -> Void)?

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
    /// The screens of those of which there is no other golden: what their names begin with, sorted.
    package var goneScreens: [String] {
      let there = Set(expected.map { GoldenScene.split($0).scene })
      let gone = Set(
        (orphans ?? []).filter { $0.hasSuffix(GoldenPath.picture) }.map { GoldenScene.split($0).scene })
      return gone.subtracting(there).sorted().map { $0.path("") }
    }
    /// The goldens that belong to a screen.
    var expected: [String] = []
    /// The number of goldens by another renderer of which only the pixels changed.
    package var rebasable = 0
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
    var judge = GoldenJudge(
      store: store, lock: try store.lock(), mode: options.mode, opensPictures: options.opensPictures,
      rebases: options.rebases, failures: failures, treeChanges: configuration.treeChanges,
      renderer: { fingerprint.text })
    let library = AssetLibrary(folders: configuration.assets.map { configuration.path($0) })
    let storyboards = ProjectStoryboards()
    let width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    @Sendable func run(_ document: GoldenDocuments.Document, _ judge: GoldenJudge) -> GoldenDocumentRun {
      GoldenDocumentRun(
        document: document, configuration: configuration, library: library,
        storyboards: storyboards, fonts: fonts, scenes: options.scenes, judge: judge, timings: timings)
    }
    let followsNames = configuration.documents == nil && options.scenes.isEmpty && !judge.lock.paths.isEmpty
    let done = Atomic(0)
    @Sendable func tell(_ result: DocumentResult, _ index: Int) -> DocumentResult {
      if !result.isDeferred {
        let count = done.wrappingAdd(1, ordering: .relaxed).newValue
        options.progress?(count, documents.count, documents[index].path)
      }
      return result
    }
    var all = Workers.map(documents.count, width: options.jobs) { [judge] index in
      tell(run(documents[index], judge).run(width: width, defers: followsNames), index)
    }
    let waiting = documents.indices.filter { all[$0].isDeferred }
    if !waiting.isEmpty {
      let gone = gone(all, documents, known, judge)
      let drawn = Workers.map(waiting.count, width: options.jobs) { [judge] index in
        run(documents[waiting[index]], judge).drawnScenes()
      }
      try follow(RenamedScenes(store, judge.lock).origins(of: drawn.flatMap(\.self), among: gone), &judge)
      let rest = Workers.map(waiting.count, width: options.jobs) { [judge] index in
        tell(run(documents[waiting[index]], judge).run(width: width), waiting[index])
      }
      for (index, result) in zip(waiting, rest) { all[index] = result }
    }
    let origins = judge.store.origins
    let entries = all.flatMap(\.verdicts).compactMap { verdict in verdict.entry.map { (verdict.path, $0) } }
    let removed = all.flatMap(\.verdicts).filter { $0.outcome.isRemoval }.map(\.path)
    let usedFonts = GoldenFonts(lock: judge.lock, library: fonts)
    let fontFindings = options.mode == .never ? usedFonts.findings(at: store.file(GoldenLock.fileName)) : []
    if !entries.isEmpty || !removed.isEmpty {
      try store.updateLock { lock in
        usedFonts.note(in: &lock)
        for (path, entry) in entries { lock[path] = entry }
        for path in removed { lock[path] = nil }
      }
    }
    return try result(all, known.findings + fontFindings, store, origins, failures)
  }

  /// Returns the goldens that belong to no screen. Those of documents that are not part of the run, or could not be read,
  /// are not among them.
  private func gone(
    _ all: [DocumentResult], _ documents: [GoldenDocuments.Document], _ known: GoldenDocuments,
    _ judge: GoldenJudge
  ) -> [String] {
    let expected = all.reduce(into: Set<String>()) { $0.formUnion($1.expected) }
    let read = Set(zip(documents, all).filter { !$0.1.expected.isEmpty || $0.1.isComplete }.map(\.0.folder))
    let others = Set(known.all.map(\.folder)).subtracting(read)
    return judge.lock.paths.filter { path in
      !expected.contains(path) && !others.contains(GoldenScene.split(path).scene.folder)
    }
  }

  /// Reads goldens of screens from where they are stored; a run that writes goldens moves them first.
  private func follow(_ origins: GoldenOrigins, _ judge: inout GoldenJudge) throws {
    if origins.scenes.isEmpty { return }
    guard options.mode != .never, !options.rebases else {
      judge.store.origins = origins
      return
    }
    let sources = Dictionary(
      origins.scenes.compactMap { new, old in old.map { ($0, new) } }, uniquingKeysWith: { first, _ in first }
    )
    let moves = judge.lock.paths.compactMap { path -> (from: String, to: String)? in
      let (scene, rest) = GoldenScene.split(path)
      return sources[scene].map { (path, $0.path(rest)) }
    }
    try judge.store.move(moves)
    judge.lock = try judge.store.lock()
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
    _ all: [DocumentResult], _ mistakes: [Finding], _ store: GoldenStore, _ origins: GoldenOrigins,
    _ failures: FailureFolder
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
      if verdict.treeChange != nil { counts.treeChanged += 1 }
    }
    var report = GoldenReport(
      goldens: options.goldens ?? configuration.goldens, items: GoldenItem.items(of: failed), counts: counts,
      passed: passed)
    if failures.path != configuration.path(configuration.failures) { report.folder = failures.path }
    report.pictureBase = options.pictureBase
    report.namesGoldens = options.goldens != nil
    report.faulty = all.flatMap(\.faulty)
    report.seconds = Dictionary(
      verdicts.map { ($0.path, Double($0.nanoseconds) / 1e9) }, uniquingKeysWith: { first, _ in first })
    report.renamed = Self.renamed(passed, origins)
    report.counts.renamed = report.renamed.reduce(0) { $0 + $1.goldens.count }
    report.reported = GoldenItem.items(of: verdicts.compactMap(\.treeChange))
    var result = Result(
      report: report, findings: mistakes + all.flatMap(\.findings) + verdicts.flatMap(\.findings),
      faults: Finding.faults(all.flatMap(\.faults)), failures: failures)
    result.rebasable = rebasable
    let isComplete = mistakes.isEmpty && all.allSatisfy(\.isComplete)
    if !options.isFiltered, isComplete {
      let expected = verdicts.filter { !$0.outcome.isRemoval }.map(\.path)
      let read = expected.compactMap { origins.origin(of: $0) }
      result.expected = expected
      result.orphans = GoldenOrphans.find(in: store, expected: Set(expected + read))
    }
    if isComplete {
      let uses = all.reduce(into: ConfigurationUses()) { $0.add($1.uses) }
      result.findings += uses.unanswered(options.scenes)
      if !options.isFiltered { result.findings += uses.unusedEntries(of: configuration) }
    }
    result.report.errors = FindingSet(result.findings.filter { $0.severity == .error }).elements
    if !result.report.isGood || !result.report.renamed.isEmpty {
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

extension GoldenRun {
  /// The goldens that pass and are stored under earlier names, a group for each screen.
  private static func renamed(_ passed: [String], _ origins: GoldenOrigins) -> [RenamedGoldens] {
    var order: [GoldenScene] = []
    var moves: [GoldenScene: [RenamedGoldens.Move]] = [:]
    for path in passed {
      guard let origin = origins.origin(of: path), origin != path else { continue }
      let scene = GoldenScene.split(path).scene
      if moves[scene] == nil { order.append(scene) }
      moves[scene, default: []].append(RenamedGoldens.Move(from: origin, to: path))
    }
    return order.map { scene in
      let own = moves[scene]!
      return RenamedGoldens(
        from: GoldenScene.split(own[0].from).scene.path(""), to: scene.path(""), goldens: own)
    }
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
