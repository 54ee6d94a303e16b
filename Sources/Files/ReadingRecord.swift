import Digests
import Glibc
import Synchronization

/// Something that work asked the files around it: what a file holds, whether there is one, which image a name means.
///
/// Whoever asks all questions of some work again, and gets the answers that the work got, knows that it would come to
/// the same result. A question for what is not there counts like any other: a file that comes later answers it
/// differently.
package struct ReadingQuestion: Hashable, Sendable, Comparable {
  /// What is asked.
  package enum Kind: String, Sendable, CaseIterable {
    /// What a file holds.
    case content
    /// Whether a file is there.
    case existence
    /// Where a path leads after all links.
    case link
    /// Which project and repository a folder is in.
    case project
    /// Which file has a document's other layout.
    case companion
    /// The languages that a document has texts in.
    case languages
    /// The numbers of the frames in a folder of goldens.
    case frames
    /// The folders in which a document's resources are looked for.
    case roots
    /// The files that a name of an image stands for.
    case image
    /// The files that a name of a color stands for.
    case color
    /// The project's accent color.
    case accentColor
    /// The project's font files.
    case fonts
    /// The storyboard that a name stands for.
    case storyboard
    /// Which scenes of a storyboard others show in navigation controllers.
    case navigation
    /// The file of an installed font.
    case installedFont
  }

  /// What is asked.
  package let kind: Kind
  /// About what: a path or name, then what else the answer depends on.
  package let subject: [String]

  /// A question from its parts.
  package init(_ kind: Kind, _ subject: [String]) { (self.kind, self.subject) = (kind, subject) }

  /// In the order of kinds and subjects, by bytes.
  package static func < (left: ReadingQuestion, right: ReadingQuestion) -> Bool {
    left.words.lexicographicallyPrecedes(right.words) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var words: [String] { [kind.rawValue] + subject }
}

/// The questions of some work, noted where they are asked: by the code that reads files, on the thread that works.
package final class ReadingRecord: Sendable {
  private struct State {
    var questions: Set<ReadingQuestion> = []
    var contents: [ReadingQuestion: String] = [:]
    var isTorn = false
  }

  private let state = Mutex(State())

  /// No question yet.
  package init() {}

  /// The questions, sorted.
  package var questions: [ReadingQuestion] { state.withLock { $0.questions.sorted() } }

  /// What files held when they were read.
  package var contents: [ReadingQuestion: String] { state.withLock { $0.contents } }

  /// Whether a file held one thing at one time and another later, or chance had its part: then nothing is known of the
  /// result.
  package var isTorn: Bool { state.withLock { $0.isTorn } }

  /// Does work whose questions are noted.
  package func recording<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// Does work that is shared with others, none of whose questions are noted.
  package static func pausing<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pthread_getspecific(key) != nil else { return try body() }
    return try with(nil, body)
  }

  /// Records a question of the work on this thread, if questions are being recorded.
  package static func note(_ kind: ReadingQuestion.Kind, _ subject: @autoclosure () -> [String]) {
    current?.note(ReadingQuestion(kind, subject()))
  }

  /// Notes that the work on this thread came to a result that does not follow from what it read.
  package static func noteChance() { current?.state.withLock { $0.isTorn = true } }

  /// Notes what a file held.
  static func note(content: @autoclosure () -> [UInt8]?, of path: String) {
    guard let current else { return }
    let question = ReadingQuestion(.content, [portable(path)])
    let digest = contentAnswer(content())
    current.note(question)
    current.state.withLock { state in
      if let known = state.contents.updateValue(digest, forKey: question), known != digest {
        state.isTorn = true
      }
    }
  }

  /// The answer to what a file holds; nil bytes for one that cannot be read.
  package static func contentAnswer(_ bytes: [UInt8]?) -> String {
    bytes.map { ContentDigest($0).text } ?? "unreadable"
  }

  /// A path as every checkout has it: from the working directory on, also for one that was named from the root.
  package static func portable(_ path: String) -> String {
    guard path.hasPrefix("/"), let here = InputFile.resolved(".") else { return path }
    let (own, wanted) = (here.split(separator: "/"), path.split(separator: "/"))
    let common = zip(own, wanted).prefix { $0 == $1 }.count
    // What is elsewhere on the machine is named as it is.
    if common == 0 { return path }
    let steps = Array(repeating: "..", count: own.count - common) + wanted[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private func note(_ question: ReadingQuestion) { state.withLock { _ = $0.questions.insert(question) } }

  // MARK: The record of a thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: ReadingRecord? {
    pthread_getspecific(key).map { Unmanaged<ReadingRecord>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func with<Result, Failure: Error>(
    _ record: UnsafeMutableRawPointer?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, record)
    defer { pthread_setspecific(key, before) }
    return try body()
  }
}
