import Files
import Views

extension ProjectAssets {
  /// A class as a source file declares it.
  struct Declaration: Sendable {
    var superclass: String
    /// The path of the file.
    var file: String
  }

  /// The most sources of a project that are read: the largest public projects have some 10,000.
  private static let mostSources = 20_000
  /// The most bytes of one that is read, and of all.
  private static let mostBytes = (ofOne: 1 << 20, ofAll: 256 << 20)
  /// The most classes between one and UIKit's.
  private static let mostSteps = 32

  /// Returns the classes that a class of the project inherits from, the nearest first and up to one of UIKit's, which
  /// other frameworks may extend: none for a class that the project's sources do not declare. Of several declarations the
  /// one nearest to the document counts.
  package func inheritance(of name: String) -> [String] {
    note(.declaredClass, name)
    guard let root = roots?.roots.first else { return [] }
    let index = library.index(root, display: display)
    let known = library.superclasses(in: index, of: root, within: enclosure, display: display)
    var classes: [String] = []
    var next = name
    while let declarations = known[next], classes.count < Self.mostSteps,
      let nearest = declarations.map(\.file).nearest(to: folder),
      let parent = declarations.first(where: { $0.file == nearest })?.superclass, !classes.contains(parent)
    {
      classes.append(parent)
      next = parent
    }
    return classes
  }

  /// The classes that sources declare.
  static func declarations(in sources: [String], within enclosure: Enclosure) -> [String: [Declaration]] {
    var found: [String: [Declaration]] = [:]
    var left = mostBytes.ofAll
    for file in sources.prefix(mostSources) where left > 0 {
      let input = try? FileSystem.untraced.read(file, limit: mostBytes.ofOne, within: enclosure)
      guard let bytes = input?.bytes, bytes.count <= mostBytes.ofOne else { continue }
      left -= bytes.count
      for (name, parent) in ClassDeclarations(bytes).superclasses {
        found[name, default: []].append(Declaration(superclass: parent, file: file))
      }
    }
    return found
  }
}
