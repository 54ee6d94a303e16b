import Cache
import Digests
import Files
import JSON
import Screens
import Threads

/// Work that is found in caches instead of being done again.
///
/// Of work that was not done yet two things are known: what all work of a run has in common, and what the document holds.
/// They make the first key, under which the questions are kept that the work asked. With today's answers to these they
/// make the second key, that of the result.
package struct KeptWork: Sendable {
  /// Where results are looked for, in this order; the first one takes new results.
  package let caches: [ContentCache]
  private let answers: ReadingAnswers

  /// What is known of work.
  package struct Known: Sendable {
    /// The questions that it asks.
    package var questions: [ReadingQuestion]
    /// The key of its result.
    package var key: ContentDigest
    /// Processor time that it took, in seconds.
    package var seconds: Double
  }

  /// Work that was done, with what it asked.
  package struct Done<Result> {
    /// What it gave.
    package var result: Result
    /// The questions that it asked, sorted.
    package var questions: [ReadingQuestion]
    /// Processor time that it took, in seconds.
    package var seconds: Double
    /// Whether the files that it read stayed as they were; otherwise they say nothing about the result.
    package var isWhole: Bool
  }

  /// Work in caches, with the answers of a run.
  package init(_ caches: [ContentCache], answers: ReadingAnswers) {
    (self.caches, self.answers) = (caches, answers)
  }

  // MARK: Finding

  /// Tells the caches which work will be asked about, so that distant ones are asked twice and not twice for each.
  ///
  /// - Parameters:
  ///   - count: How much work there is.
  ///   - threads: How many threads look for it.
  ///   - first: Returns the first key of work by its index.
  /// - Returns: What is known of each; nil where nothing is.
  package func expect(
    _ count: Int, threads: Int, _ first: @escaping @Sendable (Int) -> ContentDigest
  ) -> [Known?] {
    let first = Workers.map(count, width: threads, first)
    for cache in caches { cache.expect(first) }
    let found = Workers.map(count, width: threads) { known(first[$0]) }
    for cache in caches { cache.expect(found.compactMap { $0?.key }) }
    return found
  }

  /// Returns what is known of the work of a first key; nil if nothing is.
  package func known(_ first: ContentDigest) -> Known? {
    var known: [Known] = []
    for cache in caches {
      guard let text = cache.entry(first)?.text, let json = try? JSONValue.read(Array(text.utf8)),
        let questions = Self.questions(json), let seconds = json["seconds"]?.number
      else { continue }
      known.append(Known(questions: questions, key: key(first, questions), seconds: seconds))
    }
    // Where caches know other questions, those count that lead to a result.
    return known.count > 1 ? known.first(where: has) ?? known[0] : known.first
  }

  /// Whether a result is kept for work as it would be done now.
  package func has(_ known: Known) -> Bool { caches.contains { $0.entry(known.key) != nil } }

  /// The entries of a result that are whole, each with the contents of its files.
  package func entries(of known: Known) -> some Sequence<(entry: CacheEntry, contents: [[UInt8]])> {
    caches.lazy.compactMap { $0.entry(known.key) }.compactMap { entry in
      contents(of: entry).map { (entry, $0) }
    }
  }

  private func contents(of entry: CacheEntry) -> [[UInt8]]? {
    var contents: [[UInt8]] = []
    for file in entry.files {
      guard let bytes = caches.lazy.compactMap({ $0.content(file.digest) }).first else { return nil }
      contents.append(bytes)
    }
    return contents
  }

  private func key(_ first: ContentDigest, _ questions: [ReadingQuestion]) -> ContentDigest {
    let lines = questions.map { question in
      ([question.kind.rawValue] + question.subject + [answers.answer(to: question)]).joined(
        separator: "\u{0}")
    }
    return ContentDigest(of: first.text + "\n" + lines.joined(separator: "\n"))
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

  /// Does work, and notes what it asks.
  ///
  /// - Parameter body: The work; it gets the record, for parts of it that other threads do.
  package func doing<Result>(_ body: (ReadingRecord) -> Result) -> Done<Result> {
    let record = ReadingRecord()
    let start = Timings.processorTime()
    let result = record.recording { body(record) }
    let seconds = Timings.processorTime() - start
    answers.learn(record.contents)
    let isWhole =
      !record.isTorn
      && record.contents.allSatisfy { question, content in answers.answer(to: question) == content }
    return Done(result: result, questions: record.questions, seconds: seconds, isWhole: isWhole)
  }

  /// Keeps the result of work that is whole.
  ///
  /// - Returns: Whether it is kept.
  package func keep<Result>(
    _ entry: CacheEntry, _ contents: [[UInt8]], of done: Done<Result>, _ first: ContentDigest
  ) -> Bool {
    guard done.isWhole, let cache = caches.first,
      cache.store(entry, for: key(first, done.questions), contents)
    else { return false }
    let list = done.questions.map { JSONValue.texts([$0.kind.rawValue] + $0.subject) }
    let summary = JSONValue.object([("seconds", .number(done.seconds)), ("questions", .array(list))])
    return cache.store(CacheEntry(text: summary.text(isIndented: false)), for: first)
  }
}
