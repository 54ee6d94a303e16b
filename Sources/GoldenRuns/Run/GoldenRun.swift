import Diagnostics
import Goldens
import Screens
import Synchronization
import Threads
import Typography

/// A run over a project's goldens: draws them, compares them with the stored ones, and records new ones as requested.
package struct GoldenRun: Sendable {
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

  /// Performs the run, and writes its reports.
  ///
  /// - Throws: `GoldenRunError`, or an error if the goldens' folder cannot be read or written.
  package func run() throws -> Result {
    var result = try compared()
    result.writeReports()
    return result
  }

  /// Draws and compares the goldens, and writes those that are recorded, but no reports.
  ///
  /// - Throws: `GoldenRunError`, or an error if the goldens' folder cannot be read or written.
  func compared() throws -> Result {
    var session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    try session.failures.prepare()
    session.prefetchResults()
    let progress = ProgressCount(of: session.documents.count, options.progress)
    let first = firstRound(session, progress)
    try session.checkCount()
    let results = try secondRound(after: first, &session, progress)
    let removed = session.removedScreens(results)
    let verdicts = RunVerdicts(documents: session.documents, results: results, removed: removed)
    let findings = fontFindings(session)
    try update(session.store, verdicts, session.judge.comparator.lock)
    var result = verdicts.result(of: session, findings)
    try verdicts.write(session.knownFaults, to: session.store, options)
    if options.listsDrawn {
      result.drawn = verdicts.drawn(by: session.judge.comparator.renderer())
      GoldenFonts(lock: result.drawn, library: fonts).note(in: &result.drawn)
    }
    return result
  }

  // MARK: Work

  /// Works on all documents but those that lack goldens, which may be stored under former names.
  private func firstRound(_ session: GoldenSession, _ progress: ProgressCount) -> [DocumentProgress] {
    let documents = session.documents
    let followsNames =
      options.subject.isProject && options.selection.scenes.isEmpty
      && !session.judge.comparator.lock.paths.isEmpty
    return Workers.map(documents.count, width: options.jobs) { index in
      let result = session.first(documents[index], followsNames: followsNames)
      if case .done = result { progress.add(documents[index]) }
      return result
    }
  }

  /// Follows the names of screens, and works on the documents that lack goldens.
  private func secondRound(
    after first: [DocumentProgress], _ session: inout GoldenSession, _ progress: ProgressCount
  ) throws -> [DocumentResult] {
    let documents = session.documents
    let lacking = documents.indices.filter { if case .lacking = first[$0] { true } else { false } }
    let moved = try session.followNames(of: lacking.map { documents[$0] }, first)
    return Workers.map(documents.count, width: options.jobs) { [session] index in
      switch first[index] {
      case .done(let result): return result
      case .lacking(_, let asNew):
        defer { progress.add(documents[index]) }
        guard let asNew else { return session.run(documents[index]) }
        if !moved.contains(documents[index].folder) { return asNew.result }
        for name in asNew.artifacts { session.failures.remove(file: name) }
        return session.run(documents[index])
      }
    }
  }

  /// Counts documents that are done.
  private final class ProgressCount: Sendable {
    private let done = Atomic(0)
    private let count: Int
    private let report: (@Sendable (Int, Int, String) -> Void)?

    init(of count: Int, _ report: (@Sendable (Int, Int, String) -> Void)?) {
      (self.count, self.report) = (count, report)
    }

    func add(_ document: GoldenDocuments.Document) {
      report?(done.wrappingAdd(1, ordering: .relaxed).newValue, count, document.path)
    }
  }

  // MARK: Lock file

  private func fontFindings(_ session: GoldenSession) -> [Finding] {
    guard options.recording.mode == .never else { return [] }
    return GoldenFonts(lock: session.judge.comparator.lock, library: fonts)
      .findings(at: session.store.file(GoldenLock.fileName))
  }

  private func update(_ store: GoldenStore, _ verdicts: RunVerdicts, _ known: GoldenLock) throws {
    let (entries, removed) = (verdicts.entries, verdicts.removedPaths)
    if entries.isEmpty, removed.isEmpty { return }
    try store.updateLock { lock in
      GoldenFonts(lock: known, library: fonts).note(in: &lock)
      for (path, entry) in entries { lock[path] = entry }
      for path in removed { lock[path] = nil }
    }
  }
}
