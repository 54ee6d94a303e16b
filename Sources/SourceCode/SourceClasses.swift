import Synchronization

/// The types of many source files, by name. A file is read completely once a type of it is asked for.
package final class SourceClasses: Sendable {
  /// The files that may declare or extend a type, by its name.
  private let files: [String: [Int]]
  private let paths: [String]
  private let read: @Sendable (String) -> [UInt8]?
  private let known = Mutex(Known())

  private struct Known {
    var files: Set<Int> = []
    var types: [String: [SourceType]] = [:]
  }

  /// The types of files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - read: Returns a file's content; nil for one that cannot be read.
  package init(_ paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    var files: [String: [Int]] = [:]
    for (number, path) in paths.enumerated() {
      read(path)?.withUnsafeBufferPointer { bytes in
        SourceHeads.scan(bytes) { range in
          files[String(decoding: bytes[range], as: UTF8.self), default: []].append(number)
        }
      }
    }
    (self.files, self.paths, self.read) = (files, paths, read)
  }

  /// Whether no file seems to declare a type.
  package var isEmpty: Bool { files.isEmpty }

  /// Every declaration and extension of a type.
  package func all(_ name: String) -> [SourceType] {
    guard let numbers = files[name] else { return [] }
    return known.withLock { known in
      for number in numbers where known.files.insert(number).inserted {
        guard let bytes = read(paths[number]) else { continue }
        for type in SourceFile(bytes, path: paths[number]).types {
          known.types[type.name, default: []].append(type)
        }
      }
      // Files are read in the order in which they are asked for.
      return (known.types[name] ?? []).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
  }

  /// The most classes between one and UIKit's.
  private static let mostSteps = 32

  /// Whether any file declares a type of a name.
  package func declares(_ name: String) -> Bool { all(name).contains { !$0.isExtension } }

  /// A class and the classes that it inherits from, as far as files declare them, the nearest first, with the name of the
  /// class after the last, which they do not declare; none for a class that is not declared. Of several declarations the
  /// one nearest to a folder counts, extensions all.
  package func lineage(of name: String, near folder: String) -> (classes: [[SourceType]], last: String?) {
    var classes: [[SourceType]] = []
    var visited: Set<String> = []
    var next: String? = name
    while let name = next, classes.count < Self.mostSteps, visited.insert(name).inserted {
      let known = all(name)
      let declarations = known.filter(\.isClass)
      guard let nearest = declarations.map(\.file).nearest(to: folder),
        let declaration = declarations.first(where: { $0.file == nearest })
      else { break }
      classes.append([declaration] + known.filter(\.isExtension))
      next = declaration.inherited.first
    }
    return (classes, next)
  }

  /// The value of a member of a type, or of a constant of a file, that is a literal.
  package func constant(_ path: [String]) -> SourceValue? {
    guard let name = path.last else { return nil }
    let found = all(path.dropLast().last ?? name).compactMap { $0.constants[name] }
    // Of several types with the name only one has it, or all say the same.
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension [String] {
  /// The path that has the most folders in common with a folder; the first of several.
  package func nearest(to folder: String) -> String? {
    let wanted = folder.split(separator: "/")
    func common(_ path: String) -> Int { zip(path.split(separator: "/"), wanted).prefix { $0 == $1 }.count }
    guard var best = first else { return nil }
    guard count > 1 else { return best }
    var most = common(best)
    for path in dropFirst() {
      let shared = common(path)
      if shared > most { (best, most) = (path, shared) }
    }
    return best
  }
}
