import Synchronization

extension SourceClasses {
  /// What files have, by name, as far as it was asked for.
  final class Index: Sendable {
    /// The files that may declare or extend a type, by its name.
    let files: [String: [Int]]
    /// The protocols of the files.
    let protocols: Set<String>
    /// The files that may declare a type which inherits from another one, or conforms to it, by the name of that.
    let heirs: [String: [Int]]
    /// The files that take something for an object of a type of the files, by the name of that.
    let takers: [String: [Int]]
    /// The files that may say what all views of a class look like.
    let stylers: [Int]
    let paths: [String]
    private let read: @Sendable (String) -> [UInt8]?
    let known = Mutex(Known())

    struct Known {
      var files: Set<Int> = []
      var types: [String: [SourceType]] = [:]
      /// All of a name, once they were asked for, and what is asked of them.
      var sorted: [String: [SourceType]] = [:]
      var lineages: [String: Lineage] = [:]
      /// Those that inherit from a type or conform to it, and those that do something with objects of one, by the name of that.
      var heirs: [String: [SourceType]] = [:]
      var givers: [String: [SourceType]] = [:]
      /// The constants of files, with the numbers of these, by name.
      var constants: [String: [(file: Int, constant: SourceFile.Constant)]] = [:]
    }

    /// The words by which files ask other objects for members, as numbers, by their paths, and of all under none.
    private let members = Mutex<[String: Set<UInt64>]>([:])
    /// The numbers of the files that have a word, by the number of that.
    private let mentions = Mutex<[UInt64: [Int]]?>(nil)
    /// The files' numbers, by their paths.
    private let numbers: [String: Int]

    /// The types of files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - read: Returns a file's content; nil for one that cannot be read.
    init(_ paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
      var (files, heirs, takers) = ([String: [Int]](), [String: [Int]](), [String: [Int]]())
      var (protocols, stylers) = (Set<String>(), [Int]())
      for (number, path) in paths.enumerated() {
        read(path)?.withUnsafeBufferPointer { bytes in
          SourceHeads.scan(bytes) { kind, range in
            let name = String(decoding: bytes[range], as: UTF8.self)
            switch kind {
            case .declared: Self.note(number, in: &files[name, default: []])
            case .declaredProtocol: protocols.insert(name)
            case .inherited: Self.note(number, in: &heirs[name, default: []])
            case .taken: Self.note(number, in: &takers[name, default: []])
            case .appearance: Self.note(number, in: &stylers)
            case .called: break
            }
          }
        }
      }
      // Of those that inherit only what conforms to a protocol, or has a class of the files, is asked for.
      heirs = heirs.filter { protocols.contains($0.key) || files[$0.key] != nil }
      (self.files, self.heirs, self.paths, self.read) = (files, heirs, paths, read)
      (self.protocols, self.stylers) = (protocols, stylers)
      numbers = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
      self.takers = takers.filter { files[$0.key] != nil }
    }

    /// Notes that a file has something, once.
    private static func note(_ number: Int, in files: inout [Int]) {
      if files.last != number { files.append(number) }
    }

    /// Reads files that were not read before. Who asks for others meanwhile does not wait for it.
    func read(_ numbers: [Int]) {
      let unread = known.withLock { known in numbers.filter { !known.files.contains($0) } }
      for number in unread {
        let file = read(paths[number]).map { SourceFile($0, path: paths[number]) }
        known.withLock { note(file, number, in: &$0) }
      }
    }

    /// The words by which a file asks other objects for members, or by which any does, as numbers.
    func members(_ file: String?) -> Set<UInt64> {
      // Who asks meanwhile waits for it: all files are read.
      members.withLock { known in
        if let members = known[file ?? ""] { return members }
        var members: Set<UInt64> = []
        for path in file.map({ [$0] }) ?? paths {
          read(path)?.withUnsafeBufferPointer { bytes in
            SourceHeads.members(bytes, isSwift: path.hasSuffix(".swift")) { range in
              members.insert(SourceText.digest(of: bytes[range]))
            }
          }
        }
        known[file ?? ""] = members
        return members
      }
    }

    /// The content of a file; nil for one that is not among the files, or cannot be read.
    func bytes(ofFile path: String) -> [UInt8]? { numbers[path] == nil ? nil : read(path) }

    /// The numbers of the files that have a word, in order.
    func files(mentioning word: String) -> [Int] {
      // Who asks meanwhile waits for it: all files are read.
      mentions.withLock { known in
        if let known { return known[SourceText.digest(of: word.utf8)] ?? [] }
        var found: [UInt64: [Int]] = [:]
        for (number, path) in paths.enumerated() {
          read(path)?.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
              let start = index
              while index < bytes.count, SourceTokens.isInWord(bytes[index]) { index += 1 }
              if start < index {
                Self.note(number, in: &found[SourceText.digest(of: bytes[start..<index]), default: []])
              } else {
                index += 1
              }
            }
          }
        }
        known = found
        return found[SourceText.digest(of: word.utf8)] ?? []
      }
    }

    /// Notes what a file declares, once.
    private func note(_ file: SourceFile?, _ number: Int, in known: inout Known) {
      if known.files.insert(number).inserted, let file {
        for type in file.types {
          known.types[type.name, default: []].append(type)
          for name in type.inherited where heirs[name] != nil { known.heirs[name, default: []].append(type) }
          for name in type.gifts.keys where takers[name] != nil || name == StartingValues.appearance {
            known.givers[name, default: []].append(type)
          }
        }
        for constant in file.constants where (known.constants[constant.name]?.count ?? 0) < Self.mostConstants
        {
          known.constants[constant.name, default: []].append((number, constant))
        }
      }
    }

    /// The most constants of a name.
    private static let mostConstants = 64
  }
}
