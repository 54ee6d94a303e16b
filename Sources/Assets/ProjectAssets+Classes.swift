import Diagnostics
import Files
import SourceCode
import Synchronization

extension ProjectAssets {
  /// The most sources of a project that are read: the largest public projects have some 10,000.
  private static let mostSources = 20_000
  /// The most bytes of one that is read, and of all.
  private static let mostBytes = (ofOne: 1 << 20, ofAll: 256 << 20)

  /// Returns the classes that a class of the project inherits from, the nearest first and up to one of UIKit's, which
  /// other frameworks may extend: none for a class that the project's sources do not declare. Of several declarations the
  /// one nearest to the document counts.
  package func inheritance(of name: String) -> [String] {
    note(.declaredClass, name)
    let (classes, last, _) = ask { sources, folder in sources.lineage(of: name, near: folder) }
    if classes.isEmpty { return [] }
    return classes.dropFirst().compactMap(\.first?.name) + [last].compactMap(\.self)
  }

  /// The types that the project's sources declare; none without a project.
  var sourceClasses: SourceClasses {
    guard let root = roots?.roots.first else { return SourceClasses([]) { _ in nil } }
    let index = library.index(root, display: display)
    let (classes, findings) = library.sourceClasses(in: index, of: root, within: enclosure, display: display)
    add(findings)
    return classes
  }

  /// Reads sources with all that can be read of them.
  static func read(_ sources: [String], within enclosure: Enclosure) -> [SourceFile] {
    let read = reader(within: enclosure)
    return sources.prefix(mostSources).compactMap { path in
      read(path).map { SourceFile($0, path: path, isThorough: true) }
    }
  }

  /// The types of source files, and which of these are not read.
  static func classes(
    in sources: [String], within enclosure: Enclosure, display: PathDisplay
  ) -> (classes: SourceClasses, findings: [Finding]) {
    let large = Mutex<Set<String>>([])
    let classes = SourceClasses(
      Array(sources.prefix(mostSources)),
      read: reader(within: enclosure) { path in large.withLock { _ = $0.insert(path) } })
    let unread = large.withLock { $0.sorted() }
    var findings = unread.prefix(mostNamed).map { Finding.sourceTooLarge(display.text($0), mostBytes.ofOne) }
    let rest = max(0, unread.count - mostNamed) + max(0, sources.count - mostSources)
    if rest > 0 { findings.append(.sourcesLeftOut(rest)) }
    return (classes, findings)
  }

  /// What says that a source of some bytes is not read, as it is too large; nil for one that is. `path`: its path in messages.
  package static func unread(_ path: String, bytes count: Int) -> Finding? {
    count > mostBytes.ofOne ? .sourceTooLarge(path, mostBytes.ofOne) : nil
  }

  /// The most sources that are not read and named.
  private static let mostNamed = 16

  /// Returns the contents of sources, as long as they are not too large, also together. `note`: is called with the paths of those that are.
  static func reader(
    within enclosure: Enclosure, note: @escaping @Sendable (String) -> Void = { _ in }
  ) -> @Sendable (String) -> [UInt8]? {
    let left = Mutex(mostBytes.ofAll)
    return { path in
      guard left.withLock({ $0 }) > 0 else {
        note(path)
        return nil
      }
      guard
        let input = try? FileSystem.untraced.read(path, limit: mostBytes.ofOne + 1, within: enclosure)
      else { return nil }
      guard input.bytes.count <= mostBytes.ofOne else {
        note(path)
        return nil
      }
      left.withLock { $0 -= input.bytes.count }
      return input.bytes
    }
  }
}
