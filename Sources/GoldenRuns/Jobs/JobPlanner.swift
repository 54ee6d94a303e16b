import Diagnostics
import Files
import Typography

/// Makes the list of jobs of a run.
package struct JobPlanner {
  private let session: GoldenSession
  private let cache: DocumentResultCache

  /// What is wrong with the configuration's patterns.
  package var findings: [Finding] { session.known.findings + cache.findings }

  /// Prepares a list.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - options: What the run will be about; without `cache` nothing is known of earlier runs.
  ///   - fonts: The fonts.
  /// - Throws: `GoldenRunError`, or an error if the goldens' folder cannot be read.
  package init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, fonts: FontLibrary
  ) throws {
    var options = options
    if options.cache == nil { options.cache = CachePolicy([]) }
    session = try GoldenSession(configuration, options, fonts: fonts, timings: nil)
    guard let cache = session.cache else { throw JobListError.noVerification }
    self.cache = cache
  }

  /// Returns the list.
  ///
  /// - Parameter target: What a job should take, in seconds of a processor.
  package func list(target: Double) -> JobList {
    let documents = session.documents.sorted {
      $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8)
    }
    session.prefetchResults()
    cache.prefetchCosts(of: documents)
    let planned = documents.map { self.planned($0) }
    let groups = JobGrouping(planned.map(\.path), seconds: planned.map(\.seconds), target: target).groups
    return JobList(groups.map { JobList.Job(run: cache.keys.run, documents: Array(planned[$0])) })
  }

  /// Returns errors for jobs that were planned for other files or another program than there are here.
  package func differences(from list: JobList, in file: String) -> [Finding] {
    FindingSet(list.jobs.flatMap { session.differences(from: $0, in: file) }).elements
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
}
