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
  let fonts: FontLibrary
  let timings: Timings?

  package init(
    _ configuration: GoldenConfiguration, _ options: Options, fonts: FontLibrary, timings: Timings? = nil
  ) {
    (self.configuration, self.options) = (configuration, options)
    (self.fonts, self.timings) = (fonts, timings)
  }

  /// Performs the run, and writes its reports. Throws `GoldenRunError`, or an error if the goldens' folder cannot be
  /// read or written.
  package func run() throws -> Result {
    var result = try compared()
    result.report.quoteLines(below: [configuration.root])
    result.writeReports()
    return result
  }

  /// Draws and compares the goldens, and writes those that are recorded, but no reports.
  package func compared() throws -> Result {
    var session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    try session.failures.prepare()
    session.cache?.prefetch(session.documents, threads: options.jobs)
    let results = try work(&session)
    let removed = session.removedScreens(results)
    let verdicts = RunVerdicts(documents: session.documents, results: results, removed: removed)
    let findings = fontFindings(session) + unbuiltFindings(session)
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

  /// Works on all documents. Those that lack goldens, which may be stored under former names, come after the others.
  private func work(_ session: inout GoldenSession) throws -> [DocumentResult] {
    let documents = session.documents
    let followsNames =
      options.subject.isProject && options.selection.scenes.isEmpty
      && !session.judge.comparator.lock.paths.isEmpty
    let done = Atomic(0)
    @Sendable func finish(_ document: GoldenDocuments.Document) {
      let number = done.wrappingAdd(1, ordering: .relaxed).newValue
      options.progress?(number, documents.count, document.path)
    }
    let first = Workers.map(documents.count, width: options.jobs) { [session] index in
      let outcome = session.outcome(of: documents[index], followsNames: followsNames)
      if !followsNames || !outcome.result.lacksGoldens { finish(documents[index]) }
      return outcome
    }
    try session.project.count.check()
    let lacking = documents.indices.filter { followsNames && first[$0].result.lacksGoldens }
    let moved = try session.followNames(of: lacking.map { documents[$0] }, first.map(\.result))
    let second = Workers.map(lacking.count, width: options.jobs) { [session] index in
      let (document, outcome) = (documents[lacking[index]], first[lacking[index]])
      defer { finish(document) }
      if outcome.isDrawn, !moved.contains(document.folder) { return outcome.result }
      for name in outcome.artifacts { session.failures.remove(file: name) }
      return session.run(document)
    }
    var results = first.map(\.result)
    for (index, result) in zip(lacking, second) { results[index] = result }
    return results
  }

  // MARK: Lock file

  /// A note of the documents that are left out, as no target has them.
  private func unbuiltFindings(_ session: GoldenSession) -> [Finding] {
    let unbuilt = session.known.unbuilt.map(\.relativePath)
    guard let first = unbuilt.first, options.selection.inputs.isEmpty, options.selection.only == nil else {
      return []
    }
    let shown = unbuilt.prefix(Self.mostListed).joined(separator: ", ")
    let rest = unbuilt.count > Self.mostListed ? " and \(unbuilt.count - Self.mostListed) more" : ""
    let words = unbuilt.count == 1 ? "this document is" : "\(unbuilt.count) documents are"
    return [
      Finding(
        .note, .project, "\(words) in no target of the project and left out: \(shown)\(rest)",
        at: SourceLocation(file: configuration.path(first)),
        notes: [Finding.Note("name a document to include it")])
    ]
  }

  private static let mostListed = 20

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
