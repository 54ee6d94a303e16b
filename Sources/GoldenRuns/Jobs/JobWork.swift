import Diagnostics
import Files
import Threads
import Typography

/// The work of jobs: looks up the results of their documents, or makes and stores them.
package struct JobWork {
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
  private let scratch: ScratchFolder
  private let threads: Int

  /// Prepares work.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - options: As for `verify`, with `cache` to keep the results in.
  ///   - fonts: The fonts.
  /// - Throws: An error if there is no folder to work in, or the goldens cannot be read.
  package init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, fonts: FontLibrary,
    timings: Timings?
  ) throws {
    scratch = try ScratchFolder()
    var options = options
    options.failures = scratch.path
    session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    guard let cache = session.cache else { throw JobListError.noVerification }
    (self.cache, threads) = (cache, options.jobs)
  }

  /// Returns errors for a job that was planned for other files or another program than there are here.
  package func differences(from job: JobList.Job, in file: String) -> [Finding] {
    session.differences(from: job, in: file)
  }

  /// Does the work.
  ///
  /// - Parameter paths: The documents, relative to the project's root.
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

  /// Stores that a document ended the program.
  ///
  /// - Parameters:
  ///   - path: The document, relative to the project's root.
  ///   - end: How, in words.
  /// - Returns: Whether that is stored.
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

extension GoldenSession {
  /// Returns errors for a job that was planned for other files or another program than there are here.
  func differences(from job: JobList.Job, in file: String) -> [Finding] {
    guard let cache else { return [] }
    let place = SourceLocation(file: file)
    if job.run != cache.keys.run {
      return [
        Finding(
          .error, .request,
          "was planned by a different build of layoutshot, or with different fonts or options", at: place)
      ]
    }
    return job.documents.compactMap { planned in
      let path = SourceLocation(file: configuration.path(planned.path))
      guard let document = known.all.first(where: { $0.relativePath == planned.path }) else {
        return Finding(.error, .request, "is in job \(job.id) but is not a document here", at: path)
      }
      if cache.keys.content(of: document) == planned.content { return nil }
      return Finding(
        .error, .request, "differs from the document that job \(job.id) was planned for", at: path)
    }
  }
}
