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
    /// Is called with the number of finished documents, their total and the last one; from several threads.
    package var progress: (@Sendable (_ done: Int, _ count: Int, _ document: String) -> Void)?

    /// Creates options that process everything and write nothing.
    package init() {}

    /// The documents to process, by their paths relative to the root, whatever `inputs` says; nil for those.
    package var only: Set<String>?
    /// The caches of results; nil for none.
    package var cache: CachePolicy?
    /// Whether goldens of screens that are gone are left to another part of the run.
    package var leavesRemoved = false
    /// Whether the result lists what was drawn.
    package var listsDrawn = false
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
    /// What was drawn, as the lock file would have it, if that was asked for.
    package var drawn = GoldenLock()
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
    var session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    let (known, documents, failures) = (session.known, session.documents, session.failures)
    failures.clear()
    let followsNames =
      configuration.documents == nil && options.scenes.isEmpty && !session.judge.lock.paths.isEmpty
    let done = Atomic(0)
    @Sendable func tell(_ result: DocumentResult, _ index: Int) -> DocumentResult {
      if !result.isDeferred {
        let count = done.wrappingAdd(1, ordering: .relaxed).newValue
        options.progress?(count, documents.count, documents[index].path)
      }
      return result
    }
    session.prefetchResults()
    var all = Workers.map(documents.count, width: options.jobs) { [session] index in
      tell(session.result(of: documents[index], defers: followsNames), index)
    }
    try session.checkCount()
    try judgeDeferred(&all, &session) { tell($0, $1) }
    let (judge, store, knownFaults) = (session.judge, session.store, session.knownFaults)
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
    var outcome = try result(all, known.findings + fontFindings, store, origins, failures) { result in
      try settle(knownFaults, all, checked: options.isFiltered ? Set(checked) : nil, store, &result)
    }
    if options.listsDrawn {
      outcome.drawn = lock(ofDrawn: all, renderer: judge.renderer())
      usedFonts.note(in: &outcome.drawn)
    }
    outcome.findings += session.cache?.findings ?? []
    return outcome
  }

  private func lock(ofDrawn all: [DocumentResult], renderer: String) -> GoldenLock {
    var lock = GoldenLock()
    for verdict in all.flatMap(\.verdicts) {
      guard let drawn = verdict.drawn else { continue }
      lock[verdict.path] = GoldenLock.Entry(pixels: drawn.pixels, tree: drawn.tree, renderer: renderer)
    }
    return lock
  }

  /// Judges the documents that lack goldens, which may be stored under the names that screens had before.
  private func judgeDeferred(
    _ all: inout [DocumentResult], _ session: inout GoldenSession,
    tell: @escaping @Sendable (DocumentResult, _ index: Int) -> DocumentResult
  ) throws {
    let documents = session.documents
    let waiting = documents.indices.filter { [all] in all[$0].isDeferred }
    if waiting.isEmpty { return }
    let gone = gone(all, documents, session.known, session.judge)
    let drawn = Workers.map(waiting.count, width: options.jobs) { [session] index in
      session.drawnScenes(of: documents[waiting[index]])
    }
    let origins = RenamedScenes(session.judge.store, session.judge.lock)
      .origins(of: drawn.flatMap(\.self), among: gone)
    try follow(origins, &session.judge)
    let moved = Set(origins.scenes.keys.map(\.folder))
    let rest = Workers.map(waiting.count, width: options.jobs) { [session, all] index in
      let (document, known) = (documents[waiting[index]], all[waiting[index]])
      // What was found without following names holds where there are none to follow.
      if known.isAnswer, !moved.contains(document.folder) { return tell(known.settled, waiting[index]) }
      for name in known.artifacts { session.failures.remove(file: name) }
      return tell(session.run(document), waiting[index])
    }
    for (index, result) in zip(waiting, rest) { all[index] = result }
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
    guard configuration.documents == nil, options.scenes.isEmpty, !options.leavesRemoved,
      known.unmatchedInputs.isEmpty, known.unreachable.isEmpty,
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

  /// Returns the goldens that belong to no screen. Those of documents that are not part of the run, or could not be
  /// read, are not among them.
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
}
