import Diagnostics
import Files
import Threads
import Typography

/// The jobs of a run: lists them, and looks up the results of their documents, or makes and stores them.
package struct JobRun {
  /// What became of some jobs.
  package struct Outcome: Sendable {
    /// The documents that were worked on.
    package var worked = 0
    /// The documents that had results.
    package var found = 0
    /// Whether something differs, is missing or wrong.
    package var isFailure = false
    /// Whether the results of all documents are in the cache.
    package var isStored = true
    /// What was found to be wrong with the caches.
    package var findings: [Finding] = []
  }

  private let session: GoldenSession
  private let cache: DocumentResultCache
  /// Where pictures of failures go until they are in a cache.
  private let scratch: ScratchFolder
  private var threads: Int { session.options.jobs }

  /// What is wrong with the configuration's patterns, and with the caches.
  package var findings: [Finding] { session.known.findings + cache.findings }

  /// Prepares jobs. The options are as for `verify`; without `cache` nothing is known of earlier runs. Throws
  /// `GoldenRunError`, or an error if the goldens' folder cannot be read or there is no folder to work in.
  package init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, fonts: FontLibrary,
    timings: Timings? = nil
  ) throws {
    scratch = try ScratchFolder()
    var options = options
    options.failures = scratch.path
    if options.cache == nil { options.cache = CachePolicy([]) }
    session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    guard let cache = session.cache else { throw JobListError.noVerification }
    self.cache = cache
  }

  /// Returns errors for jobs that were planned for other files or another program than there are here.
  package func differences(from jobs: [JobList.Job], in file: String) -> [Finding] {
    FindingSet(jobs.flatMap { differences(from: $0, in: file) }).elements
  }

  private func differences(from job: JobList.Job, in file: String) -> [Finding] {
    let place = SourceLocation(file: file)
    if job.run != cache.keys.run {
      return [
        Finding(
          .error, .request,
          "was planned by a different build of layoutshot, or with different fonts or options", at: place)
      ]
    }
    return job.documents.compactMap { planned in
      let path = SourceLocation(file: session.configuration.path(planned.path))
      guard let document = session.known.all.first(where: { $0.relativePath == planned.path }) else {
        return Finding(.error, .request, "is in job \(job.id) but is not a document here", at: path)
      }
      if cache.keys.content(of: document) == planned.content { return nil }
      return Finding(
        .error, .request, "differs from the document that job \(job.id) was planned for", at: path)
    }
  }

  // MARK: Planning

  /// Returns the list; `target` is what a job should take, in seconds of a processor.
  package func list(target: Double) -> JobList {
    let documents = session.documents.sorted {
      $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8)
    }
    cache.prefetch(documents, threads: threads)
    cache.prefetchCosts(of: documents)
    let planned = documents.map { self.planned($0) }
    let groups = JobGrouping(planned.map(\.path), seconds: planned.map(\.seconds), target: target).groups
    return JobList(groups.map { JobList.Job(run: cache.keys.run, documents: Array(planned[$0])) })
  }

  /// The documents that have results as they are, by their paths.
  package var done: Set<String> {
    Set(session.documents.filter { cache.lookup($0).map(cache.contains) ?? false }.map(\.relativePath))
  }

  private func planned(_ document: GoldenDocuments.Document) -> JobList.Document {
    let known = cache.lookup(document)
    let key = known?.key ?? cache.keys.first(of: document)
    let seconds = known?.seconds ?? cache.cost(of: document) ?? estimate(document)
    return JobList.Document(
      path: document.relativePath, content: cache.keys.content(of: document), key: key.text, seconds: seconds)
  }

  /// A document without a measurement is estimated roughly from its size and the number of its pictures:
  /// the first run measures it.
  private func estimate(_ document: GoldenDocuments.Document) -> Double {
    let bytes = Double(InputFile.size(document.path) ?? 0)
    let pictures = Double(session.configuration.matrix.count)
    return Self.secondsOfDocument + pictures * (Self.secondsOfPicture + bytes * Self.secondsOfByte)
  }

  private static let secondsOfDocument = 0.005
  private static let secondsOfPicture = 0.01
  private static let secondsOfByte = 2e-7

  // MARK: Working

  /// Does the work for documents, given relative to the project's root.
  package func run(_ paths: Set<String>) -> Outcome {
    let documents = session.known.all.filter { paths.contains($0.relativePath) }
    cache.prefetch(documents, threads: threads)
    let results = Workers.map(documents.count, width: threads) { [session] index in
      session.outcome(of: documents[index])
    }
    var outcome = Outcome()
    for own in results {
      if own.wasFound { outcome.found += 1 } else { outcome.worked += 1 }
      outcome.isFailure = outcome.isFailure || own.result.isFailure
      outcome.isStored = outcome.isStored && own.isStored
    }
    outcome.findings = cache.findings
    return outcome
  }

  /// Stores that a document, given relative to the project's root, ended the program, and how, in words. Returns
  /// whether that is stored.
  package func store(crashOf path: String, _ end: String) -> Bool {
    guard let document = session.known.all.first(where: { $0.relativePath == path }) else { return false }
    return cache.store(crashOf: document, end)
  }
}

extension DocumentResult {
  /// Whether something differs, is missing or wrong.
  fileprivate var isFailure: Bool {
    !faults.isEmpty || verdicts.contains(where: \.isFailure)
      || (findings + verdicts.flatMap(\.findings)).contains { $0.severity == .error }
  }
}
