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
  private let answers: ReadingAnswers
  private let fonts: FontLibrary
  private let found = Mutex<[String: Known]>([:])

  /// The cache that new results are kept in; nil if there is none.
  private var cache: ContentCache? { source.caches.first }

  /// What was found to be wrong with the caches.
  var findings: [Finding] { source.caches.flatMap(\.findings) }

  init(
    _ source: AnswerSource, _ configuration: GoldenConfiguration, _ options: GoldenRun.Options,
    _ judge: GoldenJudge, _ knownFaults: KnownFaults, answers: ReadingAnswers, fonts: FontLibrary,
    renderer: String
  ) {
    (self.source, self.answers, self.fonts) = (source, answers, fonts)
    keys = AnswerKeys(
      configuration, options, judge.lock, knownFaults, answers: answers, fonts: fonts.fingerprint,
      renderer: renderer)
  }

  /// What is known of the work on a document.
  struct Known: Sendable {
    /// The questions that it asks.
    var questions: [ReadingQuestion]
    /// The key of its result.
    var key: ContentDigest
    /// Processor time that it took, in seconds.
    var seconds: Double
  }

  /// Tells the caches which documents will be asked about, so that distant ones are asked twice and not twice for each.
  func expect(_ documents: [GoldenDocuments.Document], threads: Int) {
    if source.caches.isEmpty { return }
    let first = Workers.map(documents.count, width: threads) { [self] in keys.questions(of: documents[$0]) }
    for cache in source.caches { cache.expect(first) }
    let known = Workers.map(documents.count, width: threads) { [self] in find(documents[$0], first[$0]) }
    found.withLock { found in
      for (document, known) in zip(documents, known) { found[document.relativePath] = known }
    }
    for cache in source.caches { cache.expect(known.compactMap { $0?.key }) }
  }

  // MARK: Finding

  /// Returns what is known of the work on a document; nil if nothing is.
  func known(_ document: GoldenDocuments.Document) -> Known? {
    found.withLock { $0[document.relativePath] } ?? find(document, keys.questions(of: document))
  }

  private func find(_ document: GoldenDocuments.Document, _ key: ContentDigest) -> Known? {
    for cache in source.caches {
      guard let text = cache.entry(key)?.text, let json = try? JSONValue.read(Array(text.utf8)),
        let questions = Self.questions(json), let seconds = json["seconds"]?.number
      else { continue }
      return Known(questions: questions, key: keys.result(key, questions), seconds: seconds)
    }
    return nil
  }

  /// Whether a result is kept for a document as it is.
  func has(_ known: Known) -> Bool { source.caches.contains { $0.entry(known.key) != nil } }

  /// Returns the result of a document, and writes the pictures that belong to it; nil if no whole one is kept.
  func answer(for document: GoldenDocuments.Document, _ failures: FailureFolder) -> DocumentResult? {
    guard let known = known(document) else { return nil }
    for cache in source.caches {
      guard let entry = cache.entry(known.key), let json = try? JSONValue.read(Array(entry.text.utf8)),
        var result = try? DocumentResult(json), let contents = contents(of: entry)
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

  private func contents(of entry: CacheEntry) -> [[UInt8]]? {
    var contents: [[UInt8]] = []
    for file in entry.files {
      guard GoldenPath.leadsDown(file.name),
        let bytes = source.caches.lazy.compactMap({ $0.content(file.digest) }).first
      else { return nil }
      contents.append(bytes)
    }
    return contents
  }

  private static func questions(_ json: JSONValue) -> [ReadingQuestion]? {
    var questions: [ReadingQuestion] = []
    for item in json["questions"]?.items ?? [] {
      let words = item.items.compactMap(\.string)
      guard let word = words.first, let kind = ReadingQuestion.Kind(rawValue: word) else { return nil }
      questions.append(ReadingQuestion(kind, Array(words.dropFirst())))
    }
    return questions
  }

  // MARK: Keeping

  /// Works on a document and keeps the result.
  func work(
    on document: GoldenDocuments.Document, _ judge: GoldenJudge, _ body: (GoldenJudge) -> DocumentResult
  ) -> DocumentResult {
    let key = keys.questions(of: document)
    let (record, written) = (ReadingRecord(), WrittenFiles())
    var judge = judge
    (judge.store.record, judge.failures.written) = (record, written)
    let start = Timings.processorTime()
    var result = record.recording { body(judge) }
    result.artifacts = written.names
    let seconds = Timings.processorTime() - start
    answers.learn(record.contents)
    // Files that changed while they were read say nothing about the result.
    let isWhole =
      !record.isTorn
      && record.contents.allSatisfy { question, content in answers.answer(to: question) == content }
    result.isKept =
      isWhole && keep(result, of: document, key, record.questions, judge.failures, seconds)
    return result
  }

  private func keep(
    _ result: DocumentResult, of document: GoldenDocuments.Document, _ key: ContentDigest,
    _ questions: [ReadingQuestion], _ failures: FailureFolder, _ seconds: Double
  ) -> Bool {
    var (files, contents) = ([CacheEntry.File](), [[UInt8]]())
    for name in result.artifacts {
      // Pictures that could not be written are missing in this report, not in others.
      guard let bytes = try? InputFile.read(failures.file(name), limit: 1 << 30).bytes else {
        return false
      }
      files.append(CacheEntry.File(name, bytes))
      contents.append(bytes)
    }
    let entry = CacheEntry(files: files, text: result.json.text(isIndented: false))
    guard let cache, cache.store(entry, for: keys.result(key, questions), contents) else { return false }
    let list = questions.map { JSONValue.texts([$0.kind.rawValue] + $0.subject) }
    let summary = JSONValue.object([("seconds", .number(seconds)), ("questions", .array(list))])
    cache.store(CacheEntry(text: "\(seconds)"), for: keys.cost(of: document))
    return cache.store(CacheEntry(text: summary.text(isIndented: false)), for: key)
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
        end ?? "was not run: there is no result\(job) for the files as they are here",
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
