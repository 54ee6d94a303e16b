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
    /// The constants of files, with the numbers of these, by name.
    var constants: [String: [(file: Int, constant: SourceFile.Constant)]] = [:]
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
    let wanted = Set(numbers.map { paths[$0] })
    return known.withLock { known in
      read(numbers, &known)
      // Files are read in the order in which they are asked for, some for something else.
      return (known.types[name] ?? []).filter { wanted.contains($0.file) }
        .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
  }

  /// Reads files that were not read before.
  private func read(_ numbers: [Int], _ known: inout Known) {
    for number in numbers where known.files.insert(number).inserted {
      guard let bytes = read(paths[number]) else { continue }
      let file = SourceFile(bytes, path: paths[number])
      for type in file.types { known.types[type.name, default: []].append(type) }
      for constant in file.constants where (known.constants[constant.name]?.count ?? 0) < Self.mostConstants {
        known.constants[constant.name, default: []].append((number, constant))
      }
    }
  }

  /// The most constants of a name.
  private static let mostConstants = 64

  /// The value that a constant of a file itself has for code of a file: that of the same file, or of one that others see.
  /// Nil where there is none, or where these differ.
  package func constant(_ name: String, in file: String) -> SourceValue? {
    guard let numbers = files[name] else { return nil }
    let found = known.withLock { known in
      read(numbers, &known)
      return (known.constants[name] ?? []).filter { numbers.contains($0.file) }
    }
    let own = found.filter { paths[$0.file] == file }
    let seen = (own.isEmpty ? found.filter { !$0.constant.isPrivate } : own).map(\.constant.value)
    guard let first = seen.first, seen.allSatisfy({ $0 == first }) else { return nil }
    return first
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

  /// The values of the members of types that are literals, by name.
  package func constant(_ path: [String]) -> SourceValue? {
    guard path.count > 1 else { return nil }
    let found = all(path[path.count - 2]).compactMap { $0.constants[path[path.count - 1]] }
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
