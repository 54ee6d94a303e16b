import Digests
import Glibc
import Synchronization

/// Something that a result depends on: what a file holds, whether there is one, which image a name means.
///
/// As long as all dependencies of a result have the values that they had, the work would come to the same result. What
/// is not there is a dependency like any other: a file that comes later gives it another value.
package struct Dependency: Hashable, Sendable, Comparable {
  /// The kinds of dependencies.
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

  /// The kind.
  package let kind: Kind
  /// A path or name, then whatever else the value depends on.
  package let subject: [String]

  /// A dependency from its parts.
  package init(_ kind: Kind, _ subject: [String]) { (self.kind, self.subject) = (kind, subject) }

  /// In the order of kinds and subjects, by bytes.
  package static func < (left: Dependency, right: Dependency) -> Bool {
    left.words.lexicographicallyPrecedes(right.words) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var words: [String] { [kind.rawValue] + subject }
}

/// The dependencies of some work, recorded by the code that reads files, on the thread that works.
package final class DependencyTrace: Sendable {
  private struct State {
    var dependencies: Set<Dependency> = []
    var contents: [Dependency: String] = [:]
    var isTorn = false
  }

  private let state = Mutex(State())

  /// No dependency yet.
  package init() {}

  /// The dependencies, sorted.
  package var dependencies: [Dependency] { state.withLock { $0.dependencies.sorted() } }

  /// What files held when they were read.
  package var contents: [Dependency: String] { state.withLock { $0.contents } }

  /// Whether a file held one thing at one time and another later, or a time limit had its part: then nothing is known of the
  /// result.
  package var isTorn: Bool { state.withLock { $0.isTorn } }

  /// Does work whose dependencies are recorded.
  package func tracing<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// Does work that is shared with others, none of whose dependencies are recorded.
  package static func untraced<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pthread_getspecific(key) != nil else { return try body() }
    return try with(nil, body)
  }

  /// Records a dependency of the work on this thread, if that is traced.
  package static func note(_ kind: Dependency.Kind, _ subject: @autoclosure () -> [String]) {
    current?.note(Dependency(kind, subject()))
  }

  /// Notes that the work on this thread came to a result that does not follow from what it read.
  package static func noteTimeLimit() { current?.state.withLock { $0.isTorn = true } }

  /// Notes what a file held.
  static func note(content: @autoclosure () -> [UInt8]?, of path: String) {
    guard let current else { return }
    let dependency = Dependency(.content, [portable(path)])
    let digest = contentValue(content())
    current.note(dependency)
    current.state.withLock { state in
      if let known = state.contents.updateValue(digest, forKey: dependency), known != digest {
        state.isTorn = true
      }
    }
  }

  /// The value of what a file holds; nil bytes for one that cannot be read.
  package static func contentValue(_ bytes: [UInt8]?) -> String {
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

  private func note(_ dependency: Dependency) {
    state.withLock { _ = $0.dependencies.insert(dependency) }
  }

  // MARK: The trace of a thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: DependencyTrace? {
    pthread_getspecific(key).map { Unmanaged<DependencyTrace>.fromOpaque($0).takeUnretainedValue() }
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
