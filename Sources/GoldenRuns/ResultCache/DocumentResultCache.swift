import Cache
import Diagnostics
import Digests
import Files
import Goldens
import JSON
import Screens
import Threads
import Typography

/// The results of documents in caches: looks them up, and stores new ones.
final class DocumentResultCache: Sendable {
  let policy: CachePolicy
  let keys: ResultKeys
  private let results: ResultCache

  /// The cache that takes new results; nil if there is none.
  private var first: ContentCache? { policy.caches.first }

  /// What was found to be wrong with the caches.
  var findings: [Finding] { policy.caches.flatMap(\.findings) }

  init(_ policy: CachePolicy, _ keys: ResultKeys) {
    (self.policy, self.keys) = (policy, keys)
    results = ResultCache(policy.caches, values: keys.values)
  }

  /// Prefetches the results of documents: a remote cache is asked twice in all, not twice for each.
  func prefetch(_ documents: [GoldenDocuments.Document], threads: Int) {
    results.prefetch(documents.count, threads: threads) { [keys] in keys.first(of: documents[$0]) }
  }

  // MARK: Finding

  /// Looks up the dependencies of a document; nil if no earlier run stored any.
  func lookup(_ document: GoldenDocuments.Document) -> ResultCache.Lookup? {
    results.lookup(keys.first(of: document))
  }

  /// Whether there is a result for a document as it is.
  func contains(_ found: ResultCache.Lookup) -> Bool { results.contains(found) }

  /// Returns the result of a document, and writes the pictures that belong to it; nil on a miss.
  func outcome(of document: GoldenDocuments.Document, _ failures: FailureFolder) -> DocumentOutcome? {
    let known: (result: DocumentResult, files: [ResultCache.File])? =
      results.result(keys.first(of: document)) { $1.allSatisfy(GoldenPath.leadsDown) }
    guard let known else { return nil }
    var result = known.result
    do {
      for file in known.files { try failures.write(file.name, file.bytes) }
    } catch {
      result.findings.append(.failure(error, at: failures.path))
    }
    return DocumentOutcome(result: result, artifacts: known.files.map(\.name), isStored: true, wasFound: true)
  }

  // MARK: Storing

  /// Works on a document and stores the result.
  func work(
    on document: GoldenDocuments.Document, _ judge: GoldenJudge, _ body: (GoldenJudge) -> DocumentResult
  ) -> DocumentOutcome {
    let written = WrittenFiles()
    var judge = judge
    judge.failures.written = written
    let done = results.trace { files in
      judge.comparator.store.files = files
      return body(judge)
    }
    var outcome = DocumentOutcome(result: done.result, artifacts: written.names)
    outcome.isStored = store(done, outcome.artifacts, of: document, judge.failures)
    return outcome
  }

  private func store(
    _ done: ResultCache.Traced<DocumentResult>, _ artifacts: [String], of document: GoldenDocuments.Document,
    _ failures: FailureFolder
  ) -> Bool {
    // Pictures that could not be written are missing in this report, not in others.
    let files = artifacts.compactMap { name -> ResultCache.File? in
      (try? failures.read(name, limit: 1 << 30).bytes).map { (name, $0) }
    }
    guard files.count == artifacts.count,
      results.store(done.result, files, of: done, keys.first(of: document))
    else { return false }
    first?.store(CacheEntry(text: "\(done.seconds)"), for: keys.cost(of: document))
    return true
  }

  func prefetchCosts(of documents: [GoldenDocuments.Document]) {
    for cache in policy.caches { cache.prefetch(documents.map { keys.cost(of: $0) }) }
  }

  /// Processor time that work on a document took when it last was done, in seconds; nil if that is not known.
  func cost(of document: GoldenDocuments.Document) -> Double? {
    let key = keys.cost(of: document)
    return policy.caches.lazy.compactMap { $0.entry(key) }.compactMap { Double($0.text) }.first
  }

  // MARK: Missing results

  /// Stores that a document ended the program, and how, in words.
  func store(crashOf document: GoldenDocuments.Document, _ end: String) -> Bool {
    first?.store(CacheEntry(text: end), for: keys.crash(keys.first(of: document))) ?? false
  }

  /// What is reported of a document that has no result.
  func missingResult(of document: GoldenDocuments.Document) -> DocumentResult {
    let key = keys.crash(keys.first(of: document))
    let end = policy.caches.lazy.compactMap { $0.entry(key)?.text }.first
    let job = policy.job(document.relativePath).map { " of job \($0)" } ?? ""
    var result = DocumentResult()
    result.isComplete = false
    result.findings = [
      Finding(
        .error, end == nil ? .request : .crashed,
        end ?? "was not run: there is no result\(job) for the current files",
        at: SourceLocation(file: document.path))
    ]
    return result
  }
}

extension Category {
  /// Findings about documents that end the program.
  package static let crashed = Category("crashed")
}

extension FailureFolder {
  /// Writes a file of another run.
  func write(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try makeFolder(of: file(name))
    try OutputFile.write(bytes, to: file(name), within: enclosure)
  }
}
