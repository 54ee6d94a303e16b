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
    return library.sourceClasses(in: index, of: root, within: enclosure, display: display)
  }

  /// Reads sources with all that can be read of them.
  static func read(_ sources: [String], within enclosure: Enclosure) -> [SourceFile] {
    let read = reader(within: enclosure)
    return sources.prefix(mostSources).compactMap { path in
      read(path).map { SourceFile($0, path: path, isThorough: true) }
    }
  }

  /// The types of source files.
  static func classes(in sources: [String], within enclosure: Enclosure) -> SourceClasses {
    SourceClasses(Array(sources.prefix(mostSources)), read: reader(within: enclosure))
  }

  /// Returns the contents of sources, as long as they are not too large together.
  static func reader(within enclosure: Enclosure) -> @Sendable (String) -> [UInt8]? {
    let left = Mutex(mostBytes.ofAll)
    return { path in
      guard left.withLock({ $0 }) > 0 else { return nil }
      let input = try? FileSystem.untraced.read(path, limit: mostBytes.ofOne, within: enclosure)
      guard let bytes = input?.bytes, bytes.count <= mostBytes.ofOne else { return nil }
      left.withLock { $0 -= bytes.count }
      return bytes
    }
  }
}
