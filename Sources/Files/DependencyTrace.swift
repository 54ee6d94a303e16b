import Digests
import Synchronization

/// A dependency on the surrounding files: the content of a file, whether one exists, which image a name refers to.
///
/// If all dependencies of some work still have the answers that the work got, its result would be the same. A lookup of
/// a missing file counts like any other: a file added later changes its answer.
package struct Dependency: Hashable, Sendable, Comparable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The content of a file.
    case content
    /// Whether a file exists.
    case existence
    /// The target of a path after resolving all links.
    case link
    /// The project and repository of a folder.
    case project
    /// The file with a document's other layout.
    case companion
    /// The languages in which a document has texts.
    case languages
    /// The frame numbers in a folder of goldens.
    case frames
    /// The folders searched for a document's resources.
    case roots
    /// The files behind an image name.
    case image
    /// The files behind a color name.
    case color
    /// The project's accent color.
    case accentColor
    /// How the project's applications show a document.
    case application
    /// The project's font files.
    case fonts
    /// The storyboard with a name.
    case storyboard
    /// The xib with a name.
    case xib
    /// The bars that other storyboards show around the scenes of one, with a language.
    case navigation
    /// What a class of the project inherits from.
    case declaredClass
    /// The literal values that code gives objects of a class, with a language.
    case code
    /// The file of an installed font.
    case installedFont
  }

  package let kind: Kind
  /// The subject: a path or name, then everything else the answer depends on.
  package let subject: [String]

  package init(_ kind: Kind, _ subject: [String]) { (self.kind, self.subject) = (kind, subject) }

  /// Orders by kind and subject, by bytes.
  package static func < (left: Dependency, right: Dependency) -> Bool {
    left.words.lexicographicallyPrecedes(right.words) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var words: [String] { [kind.rawValue] + subject }
}

/// The dependencies of some work, recorded by the `FileSystem` that the work reads through.
package final class DependencyTrace: Sendable {
  private struct State {
    var dependencies: Set<Dependency> = []
    var contents: [Dependency: String] = [:]
    var isTorn = false
  }

  private let state = Mutex(State())

  package init() {}

  /// The dependencies, sorted.
  package var dependencies: [Dependency] { state.withLock { $0.dependencies.sorted() } }

  /// The contents of files when they were read.
  package var contents: [Dependency: String] { state.withLock { $0.contents } }

  /// Whether a file's content changed between two reads, or the result is not deterministic: the result must not be
  /// reused.
  package var isTorn: Bool { state.withLock { $0.isTorn } }

  /// The answer for a file's content; nil bytes if it cannot be read.
  package static func contentValue(_ bytes: [UInt8]?) -> String {
    bytes.map { ContentDigest($0).text } ?? "unreadable"
  }

  /// A path as in every checkout: relative to the working directory, even if it was given as an absolute path.
  package static func portable(_ path: String) -> String {
    guard path.hasPrefix("/"), let here = InputFile.resolved(".") else { return path }
    let (own, wanted) = (here.split(separator: "/"), path.split(separator: "/"))
    let common = zip(own, wanted).prefix { $0 == $1 }.count
    // Paths elsewhere on the machine are unchanged.
    if common == 0 { return path }
    let steps = Array(repeating: "..", count: own.count - common) + wanted[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  func note(_ dependency: Dependency) { state.withLock { _ = $0.dependencies.insert(dependency) } }

  func note(content bytes: [UInt8]?, of path: String) {
    let dependency = Dependency(.content, [Self.portable(path)])
    let digest = Self.contentValue(bytes)
    state.withLock { state in
      state.dependencies.insert(dependency)
      if let known = state.contents.updateValue(digest, forKey: dependency), known != digest {
        state.isTorn = true
      }
    }
  }

  func noteTimeLimit() { state.withLock { $0.isTorn = true } }
}
