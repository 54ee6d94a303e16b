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
    /// Whether to write the list of known faults.
    package var recordsFaults = false
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

    /// The documents to process, by their paths relative to the root, whatever `inputs` says; nil for those.
    var only: Set<String>?
    /// Whether what is recorded is thrown away after the run, so that it need not be small.
    var isTemporary = false
    /// The revision that the goldens were recorded of, and the folders of the documents that it has; nil for goldens
    /// that somebody accepted.
    var revision: (GoldenReport.Revision, folders: Set<String>)?
    /// The faults of transitions that are known, besides those that the goldens' folder lists.
    var knownFaults: Set<KnownFault> = []
    /// Which items are expected, and no failures.
    package var isExpected: @Sendable (GoldenItem) -> Bool = { _ in false }
    /// Changes the result before anything is written of it.
    var adjust: @Sendable (inout Result) -> Void = { _ in }

    /// Whether only some of the goldens are processed.
    package var isFiltered: Bool { !inputs.isEmpty || !scenes.isEmpty || only != nil }
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
    /// The known faults that were not found, as notes.
    package var settledFaults: [Finding] = []
    /// All faults of transitions, known ones among them.
    var foundFaults: Set<KnownFault> = []
    /// The folder with the pictures of failed goldens.
    package var failures: FailureFolder
  }

  let configuration: GoldenConfiguration
  let options: Options
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
    var store = GoldenStore(folder: options.goldens ?? configuration.path(configuration.goldens))
    store.isTemporary = options.isTemporary
    let lock = try store.lock()
    let recorded = { RecordedDocument.all(in: store, lock, configuration) }
    let known = GoldenDocuments(configuration, recorded: recorded)
    let documents = try chosenDocuments(of: known, recorded: recorded)
    let failures = FailureFolder(options.failures ?? configuration.path(configuration.failures))
    failures.clear()
    let fingerprint = LazyFingerprint(fonts)
    var judge = GoldenJudge(
      store: store, lock: lock, mode: options.mode, opensPictures: options.opensPictures,
      rebases: options.rebases, failures: failures, treeChanges: configuration.treeChanges,
      renderer: { fingerprint.text })
    let knownFaults = try KnownFaults(of: store)
    if !options.recordsFaults { judge.knownFaults = knownFaults.adding(options.knownFaults) }
    judge.isOfRevision = options.revision != nil
    let libraries = AssetLibraries(configuration)
    let storyboards = ProjectStoryboards()
    let width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    @Sendable func run(_ document: GoldenDocuments.Document, _ judge: GoldenJudge) -> GoldenDocumentRun {
      GoldenDocumentRun(
        document: document, configuration: configuration, libraries: libraries,
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
    all += try removed(all, documents, known, judge).map { failure in
      DocumentResult(of: failure.path, in: failure.document) { try judge.judge(removed: failure) }
    }
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
    let checked = zip(documents, all).filter(\.1.isComplete).map(\.0.relativePath)
    return try result(all, known.findings + fontFindings, store, origins, failures) { result in
      try settle(knownFaults, all, checked: options.isFiltered ? Set(checked) : nil, store, &result)
    }
  }

  /// Compares the known faults with those that were found, or writes these.
  private func settle(
    _ known: KnownFaults, _ all: [DocumentResult], checked: Set<String>?, _ store: GoldenStore,
    _ result: inout Result
  ) throws {
    let found = all.reduce(into: Set<KnownFault>()) { $0.formUnion($1.foundFaults) }
    result.foundFaults = found
    if options.revision != nil { return }
    let isWhole = all.allSatisfy(\.isComplete)
    if options.recordsFaults {
      guard isWhole, options.scenes.isEmpty else { return }
      try known.write(found, checked: checked, to: store)
      (result.faults, result.report.faulty) = ([], [])
      result.report.counts.knownFaults = found.count
      return
    }
    result.report.counts.knownFaults = found.count { known.contains($0) }
    if isWhole, options.scenes.isEmpty, !options.rebases {
      result.settledFaults = known.settled(found, in: checked)
    }
  }

  /// Returns a failure for each golden of a screen that is gone, of the documents that the run is about.
  private func removed(
    _ all: [DocumentResult], _ documents: [GoldenDocuments.Document], _ known: GoldenDocuments,
    _ judge: GoldenJudge
  ) throws -> [GoldenFailure] {
    guard configuration.documents == nil, options.scenes.isEmpty, known.unmatchedInputs.isEmpty,
      !options.rebases
    else { return [] }
    let origins = judge.store.origins
    let followed = Set(origins.scenes.values.compactMap(\.self))
    var gone = gone(all, documents, known, judge).filter { !followed.contains(GoldenScene.split($0).scene) }
    if !options.inputs.isEmpty {
      let folders = Set(documents.map(\.folder))
      gone = gone.filter { folders.contains(GoldenScene.split($0).scene.folder) }
    }
    let present = all.reduce(into: Set<GoldenScene>()) { $0.formUnion($1.screens) }
    // What is left at a place that another screen has now is no screen of its own.
    return RemovedScreens(configuration, judge.store.inPlace, documents: known.all, present: present)
      .failures(among: gone)
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
    of known: GoldenDocuments, recorded: () -> [String]
  ) throws(GoldenRunError) -> [GoldenDocuments.Document] {
    if let only = options.only { return known.all.filter { only.contains($0.relativePath) } }
    if options.inputs.isEmpty {
      // Patterns that match nothing are reported one by one, and documents that are gone by their goldens.
      let inputs = configuration.inputs.map { GlobPattern($0) }
      if known.all.isEmpty, known.findings.isEmpty,
        !recorded().contains(where: { path in inputs.contains { $0.matches(path) } })
      {
        throw .noDocuments(configuration.inputs)
      }
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
}
