import Cache
import Diagnostics
import Digests
import Files
import Goldens
import JSON
import Screens
import Synchronization
import Threads
import Typography

/// The results of documents that are kept in caches: finds them, and keeps new ones.
final class AnswerBook: Sendable {
  let source: AnswerSource
  let keys: AnswerKeys
  private let kept: KeptWork
  private let fonts: FontLibrary
  private let found = Mutex<[String: KeptWork.Known]>([:])

  /// The cache that new results are kept in; nil if there is none.
  private var cache: ContentCache? { source.caches.first }

  /// What was found to be wrong with the caches.
  var findings: [Finding] { source.caches.flatMap(\.findings) }

  init(
    _ source: AnswerSource, _ configuration: GoldenConfiguration, _ options: GoldenRun.Options,
    _ judge: GoldenJudge, _ knownFaults: KnownFaults, answers: ReadingAnswers, fonts: FontLibrary,
    renderer: String
  ) {
    (self.source, self.fonts) = (source, fonts)
    kept = KeptWork(source.caches, answers: answers)
    keys = AnswerKeys(
      configuration, options, judge.lock, knownFaults, answers: answers, fonts: fonts.fingerprint,
      renderer: renderer)
  }

  /// Tells the caches which documents will be asked about, so that distant ones are asked twice and not twice for each.
  func expect(_ documents: [GoldenDocuments.Document], threads: Int) {
    if source.caches.isEmpty { return }
    let known = kept.expect(documents.count, threads: threads) { [keys] in keys.questions(of: documents[$0]) }
    found.withLock { found in
      for (document, known) in zip(documents, known) { found[document.relativePath] = known }
    }
  }

  // MARK: Finding

  /// Returns what is known of the work on a document; nil if nothing is.
  func known(_ document: GoldenDocuments.Document) -> KeptWork.Known? {
    found.withLock { $0[document.relativePath] } ?? kept.known(keys.questions(of: document))
  }

  /// Whether a result is kept for a document as it is.
  func has(_ known: KeptWork.Known) -> Bool { kept.has(known) }

  /// Returns the result of a document, and writes the pictures that belong to it; nil if no whole one is kept.
  func answer(for document: GoldenDocuments.Document, _ failures: FailureFolder) -> DocumentResult? {
    guard let known = known(document) else { return nil }
    for (entry, contents) in kept.entries(of: known) {
      guard entry.files.allSatisfy({ GoldenPath.leadsDown($0.name) }),
        let json = try? JSONValue.read(Array(entry.text.utf8)), var result = try? DocumentResult(json)
      else { continue }
      for question in known.questions where question.kind == .installedFont {
        fonts.noteUse(ofInstalledFont: question.subject[0])
      }
      do {
        for (file, bytes) in zip(entry.files, contents) { try failures.write(file.name, bytes) }
      } catch {
        result.findings.append(.failure(error, at: failures.path))
      }
      (result.isKept, result.wasFound, result.artifacts) = (true, true, entry.files.map(\.name))
      return result
    }
    return nil
  }

  // MARK: Keeping

  /// Works on a document and keeps the result.
  func work(
    on document: GoldenDocuments.Document, _ judge: GoldenJudge, _ body: (GoldenJudge) -> DocumentResult
  ) -> DocumentResult {
    let key = keys.questions(of: document)
    let written = WrittenFiles()
    var judge = judge
    judge.failures.written = written
    var done = kept.doing { record in
      judge.store.record = record
      return body(judge)
    }
    done.result.artifacts = written.names
    done.result.isKept = keep(done, of: document, key, judge.failures)
    return done.result
  }

  private func keep(
    _ done: KeptWork.Done<DocumentResult>, of document: GoldenDocuments.Document, _ key: ContentDigest,
    _ failures: FailureFolder
  ) -> Bool {
    var (files, contents) = ([CacheEntry.File](), [[UInt8]]())
    for name in done.result.artifacts {
      // Pictures that could not be written are missing in this report, not in others.
      guard let bytes = try? failures.read(name, limit: 1 << 30).bytes else {
        return false
      }
      files.append(CacheEntry.File(name, bytes))
      contents.append(bytes)
    }
    let entry = CacheEntry(files: files, text: done.result.json.text(isIndented: false))
    guard kept.keep(entry, contents, of: done, key) else { return false }
    cache?.store(CacheEntry(text: "\(done.seconds)"), for: keys.cost(of: document))
    return true
  }

  /// Tells the caches that the costs of documents will be asked for.
  func expectCosts(of documents: [GoldenDocuments.Document]) {
    for cache in source.caches { cache.expect(documents.map { keys.cost(of: $0) }) }
  }

  /// Processor time that work on a document took when it last was done, in seconds; nil if that is not known.
  func cost(of document: GoldenDocuments.Document) -> Double? {
    let key = keys.cost(of: document)
    return source.caches.lazy.compactMap { $0.entry(key) }.compactMap { Double($0.text) }.first
  }

  // MARK: Absence

  /// Notes that a document ended the program.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - end: How, in words.
  func note(crashOf document: GoldenDocuments.Document, _ end: String) -> Bool {
    cache?.store(CacheEntry(text: end), for: keys.crash(keys.questions(of: document))) ?? false
  }

  /// The result of a document that has none.
  func absence(of document: GoldenDocuments.Document) -> DocumentResult {
    let key = keys.crash(keys.questions(of: document))
    let end = source.caches.lazy.compactMap { $0.entry(key)?.text }.first
    let job = source.job(document.relativePath).map { " of job \($0)" } ?? ""
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
  static let crashed = Category("crashed")
}

extension FailureFolder {
  /// Writes a file of another run.
  func write(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try makeFolder(of: file(name))
    try OutputFile.write(bytes, to: file(name), within: enclosure)
  }
}
