import Synchronization

/// The types of many source files, by name. A file is read completely once a type of it is asked for.
package struct SourceClasses: Sendable {
  let index: Index
  /// The names that are asked for, where somebody wants to know.
  private var asked: AskedNames?

  /// The types of files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - read: Returns a file's content; nil for one that cannot be read.
  package init(_ paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    index = Index(paths, read: read)
  }

  /// A name by which something is found in files, and what it is there.
  package struct Name: Hashable, Sendable {
    var kind: SourceHeads.Name
    var text: String
  }

  /// The names that somebody asked for.
  package final class AskedNames: Sendable {
    private let names = Mutex<Set<Name>>([])

    fileprivate func note(_ name: String, _ kinds: [SourceHeads.Name]) {
      names.withLock { names in
        for kind in kinds { names.insert(Name(kind: kind, text: name)) }
      }
    }

    /// All that were asked for so far.
    package var all: Set<Name> { names.withLock { $0 } }
  }

  /// The same types, and the names that these are asked for from now on. What they answer is the same in another version of the files
  /// in which no file that changed has one of these names: see `names(in:)`.
  package func recorded() -> (classes: SourceClasses, asked: AskedNames) {
    let names = AskedNames()
    var classes = self
    classes.asked = names
    return (classes, names)
  }

  /// The names by which something of a source is found.
  package static func names(in source: [UInt8]) -> Set<Name> {
    source.withUnsafeBufferPointer { bytes in
      var names: Set<Name> = []
      SourceHeads.scan(bytes) { kind, range in
        let text =
          kind == .appearance ? StartingValues.appearance : String(decoding: bytes[range], as: UTF8.self)
        names.insert(Name(kind: kind, text: text))
      }
      SourceHeads.members(bytes, isSwift: !SourceHeads.isObjectiveC(bytes)) { range in
        names.insert(Name(kind: .called, text: String(decoding: bytes[range], as: UTF8.self)))
      }
      return names
    }
  }

  /// The numbers of the files that may declare or extend a type, or a constant of their own.
  private func files(of name: String) -> [Int]? {
    asked?.note(name, [.declared])
    return index.files[name]
  }

  /// The numbers of the files that may have what inherits from a type, or conforms to it.
  private func heirs(of name: String) -> [Int]? {
    asked?.note(name, [.inherited, .declared, .declaredProtocol])
    return index.heirs[name]
  }

  /// The numbers of the files that take something for an object of a type.
  private func takers(of name: String) -> [Int]? {
    asked?.note(name, [.taken, .declared, .appearance])
    return name == StartingValues.appearance ? index.stylers : index.takers[name]
  }

  /// Whether code may ask another object than its own for a member of some name: that of a file, or of any where none is given.
  package func isAsked(forMember name: String, inFile file: String? = nil) -> Bool {
    asked?.note(name, [.called])
    return index.members(file).contains(SourceText.digest(of: name.utf8))
  }

  /// Whether no file seems to declare a type.
  package var isEmpty: Bool { index.files.isEmpty }

  /// Every declaration and extension of a type.
  package func all(_ name: String) -> [SourceType] {
    guard let numbers = files(of: name) else { return [] }
    if let found = index.known.withLock({ $0.sorted[name] }) { return found }
    let wanted = Set(numbers.map { index.paths[$0] })
    index.read(numbers)
    return index.known.withLock { known in
      // Files are read in the order in which they are asked for, some for something else.
      let found = (known.types[name] ?? []).filter { wanted.contains($0.file) }
        .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      known.sorted[name] = found
      return found
    }
  }

  /// Whether a file declares a protocol of a name.
  func isProtocol(_ name: String) -> Bool {
    asked?.note(name, [.declaredProtocol])
    return index.protocols.contains(name)
  }

  /// What extensions of protocols add to types that conform to them, in the order of the protocols.
  ///
  /// - Parameters:
  ///   - types: What files declare of a class, and add to it.
  ///   - isOf: Whether the class is one of some kind, by the name of that.
  package func added(toConforming types: [SourceType], isOf: (String) -> Bool) -> [SourceType] {
    // What files add to a class of UIKit's is for whoever calls it.
    let base = types.first(where: \.isClass)?.inherited.first.flatMap { isProtocol($0) ? nil : $0 }
    var (names, seen) = (types.flatMap(\.inherited)[...], Set([base].compactMap(\.self)))
    var added: [SourceType] = []
    while let name = names.popFirst(), seen.count < Self.mostSteps {
      guard seen.insert(name).inserted else { continue }
      let known = all(name)
      if known.contains(where: \.isClass) { continue }
      // A protocol may inherit from others.
      names += known.flatMap(\.inherited)
      added += known.filter { $0.isExtension && (!$0.isConstrained || $0.constraint.map(isOf) == true) }
    }
    return added
  }

  /// What code of other types does with the objects of a type that it gets from somewhere, such as the rows that it fills.
  package func gifts(to name: String) -> [SourceType] {
    let most = name == StartingValues.appearance ? Self.mostStylers : Self.mostTakers
    guard let numbers = takers(of: name), numbers.count <= most else { return [] }
    let wanted = Set(numbers.map { index.paths[$0] })
    index.read(numbers)
    return index.known.withLock { known in
      (known.givers[name] ?? []).filter { wanted.contains($0.file) }
    }.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }.map { type in
      guard type.gifts[name]?.contains(where: { $0.privateMethod != nil }) == true else { return type }
      let callers = PossibleCallers(self, isApples: { _ in true })
      return type.without(callers.uncalled(in: [all(type.name)]))
    }
  }

  /// The most files that are asked.
  private static let (mostTakers, mostStylers) = (64, 512)

  /// The class that conforms to a protocol of the files: of several the one that is nearest to a file, and whether it is the
  /// only one. Nil for none.
  package func implementer(of name: String, near file: String) -> (name: String, isSole: Bool)? {
    guard let numbers = heirs(of: name), index.protocols.contains(name) else { return nil }
    let wanted = Set(numbers.map { index.paths[$0] })
    index.read(Array(Set(numbers)).sorted())
    let found = index.known.withLock { known in
      // Files are read in the order in which they are asked for, some for something else.
      return (known.heirs[name] ?? []).filter { wanted.contains($0.file) }
        .sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    }
    // An extension may say it of a class.
    let names = Set(found.filter { !$0.isClass }.map(\.name))
    let classes = names.filter { all($0).contains(where: \.isClass) }
    let declared = found.filter { $0.isClass || classes.contains($0.name) }
    guard Set(declared.map(\.name)).count <= Self.mostTakers,
      let nearest = declared.map(\.file).nearest(to: file),
      let first = declared.first(where: { $0.file == nearest })
    else { return nil }
    return (first.name, Set(declared.map(\.name)).count == 1 && heirs(of: first.name) == nil)
  }

  /// What a name of a file itself stands for in code of a file: the value of a constant, or what a function returns. Nil where there is
  /// none, or where several differ.
  /// `depth`: how many names led to it.
  package func value(ofFile value: SourceValue, in file: String, depth: Int = 0) -> SourceValue? {
    let (name, arguments): (String, [SourceValue.Labeled]?)
    switch value {
    case .accessor(let path) where path.count == 1: (name, arguments) = (path[0], nil)
    case .accessor(let path): return constant(path, depth: depth)
    case .made(let path, let given) where path.count == 1: (name, arguments) = (path[0], given)
    default: return nil
    }
    guard let numbers = files(of: name) else { return nil }
    index.read(numbers)
    let found = index.known.withLock { known in
      (known.constants[name] ?? []).filter { numbers.contains($0.file) }
    }.filter { ($0.constant.parameters == nil) == (arguments == nil) }
    let own = found.filter { index.paths[$0.file] == file }
    let seen = (own.isEmpty ? found.filter { !$0.constant.isPrivate } : own).map(\.constant)
    guard let first = seen.first,
      seen.allSatisfy({ ($0.value, $0.parameters) == (first.value, first.parameters) })
    else { return nil }
    guard let arguments else { return first.value }
    var function = SourceType.Method(name: name, selector: "", line: 0)
    function.parameters = first.parameters ?? []
    guard let values = function.values(of: arguments), let result = first.value else { return nil }
    // It may call another one.
    return Self.nothing.resolved(result, depth: depth + 1, argument: { values[$0] }) {
      self.value(ofFile: $0, in: file, depth: $1)
    }
  }

  private static let nothing = Lineage([])

  /// The most classes between one and UIKit's.
  private static let mostSteps = 32

  /// Whether any file declares a type of a name.
  package func declares(_ name: String) -> Bool { all(name).contains { !$0.isExtension } }

  /// A class and the classes that it inherits from, as far as files declare them, the nearest first, with the name of the
  /// class after the last, which they do not declare; none for a class that is not declared. Of several declarations the
  /// one nearest to a folder counts, extensions all. `isOfFolder`: whether there are several.
  package func lineage(
    of name: String, near folder: String
  ) -> (classes: [[SourceType]], last: String?, isOfFolder: Bool) {
    var classes: [[SourceType]] = []
    var isOfFolder = false
    var visited: Set<String> = []
    var next: String? = name
    while let name = next, classes.count < Self.mostSteps, visited.insert(name).inserted {
      let known = all(name)
      let declarations = known.filter(\.isClass)
      guard let nearest = declarations.map(\.file).nearest(to: folder),
        let declaration = declarations.first(where: { $0.file == nearest })
      else { break }
      isOfFolder = isOfFolder || declarations.count > 1
      classes.append([declaration] + known.filter(\.isExtension))
      next = declaration.inherited.first
    }
    return (classes, next, isOfFolder)
  }

  /// The value of a member of a type, or of what its members lead to: `["Theme", "shared", "fonts", "title"]`; nil where it depends on
  /// anything else.
  /// `depth`: how many names led to it.
  package func constant(_ path: [String], depth: Int = 0) -> SourceValue? {
    guard path.count > 1, let type = type(at: path.dropLast()) else { return nil }
    let types = types(ofName: type)
    let name = path[path.count - 1]
    let changed = types.reduce(into: Set<String>()) { $0.formUnion($1.changed) }
    let found = types.compactMap { type -> SourceValue? in
      if let constant = type.constants[name] { return constant }
      if changed.contains(name) { return nil }
      // A variable may be given another text anywhere, but nobody gives one that is looked up another.
      return type.initial[name] ?? type.defaults[name].flatMap { $0.isLookedUp ? $0 : nil }
    }
    // Of several types with the name only one has it, or all say the same.
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first.isLiteral ? first : resolved(.accessor([name]), in: type, depth)
  }

  /// What a function returns, of a type or of what its members lead to.
  ///
  /// - Parameters:
  ///   - path: The names that lead to it: `["Theme", "font"]`.
  ///   - arguments: What it is called with.
  package func result(of path: [String], _ arguments: [SourceValue.Labeled]) -> SourceValue? {
    guard path.count > 1, let type = type(at: path.dropLast()) else { return nil }
    return resolved(.made([path[path.count - 1]], arguments), in: type, 0)
  }

  /// A value as the code of a type means it.
  private func resolved(_ value: SourceValue, in type: String, _ depth: Int) -> SourceValue? {
    let types = types(ofName: type)
    let lineage = index.known.withLock { known in
      if let lineage = known.lineages[type] { return lineage }
      let lineage = Lineage([types])
      known.lineages[type] = lineage
      return lineage
    }
    return lineage.resolved(value, depth: depth) {
      self.value(ofFile: $0, in: types.first?.file ?? "", depth: $1)
    }
  }

  /// Every declaration and extension of a type by its name, also with those of the types around it: `Texts.Login`.
  private func types(ofName name: String) -> [SourceType] {
    let own = nested(name)
    return own.isEmpty ? all(SourceType.plain(name)) : own
  }

  /// The files that have a function of their own of a name, as types.
  package func functions(named name: String) -> [SourceType] {
    guard let numbers = files(of: name) else { return [] }
    index.read(numbers)
    let wanted = Set(numbers.map { index.paths[$0] })
    return index.known.withLock { known in
      (known.types[SourceType.ofFile] ?? []).filter { type in
        wanted.contains(type.file) && type.methods.contains { $0.name == name }
      }.sorted { $0.file < $1.file }
    }
  }

  /// Every declaration and extension of a type that is declared in others, by its name with those of some of them: `Login` of `Texts.Login`.
  /// None for any other name.
  package func nested(_ name: String) -> [SourceType] {
    guard name.contains(".") else { return [] }
    return all(SourceType.plain(name)).filter { type in
      // One that is declared in no other type is not meant.
      !type.outer.isEmpty && SourceType.areOne(type.qualifiedName, name)
    }
  }

  /// The name of the type that names lead to: the last one that is a type, with those of the types around it, or the type of a property.
  private func type(at path: [String]) -> String? {
    var steps = Self.mostSteps
    return type(at: path, &steps)
  }

  /// `steps`: how many names may still be looked for, of all that other names of types stand for.
  private func type(at path: [String], _ steps: inout Int) -> String? {
    steps -= 1
    guard steps > 0, let last = path.last else { return nil }
    if !all(last).isEmpty {
      let names = path.reversed().prefix { $0.first?.isUppercase == true }.reversed()
      return names.isEmpty ? last : names.joined(separator: ".")
    }
    guard path.count > 1, path.count < Self.mostSteps, let owner = type(at: path.dropLast(), &steps) else {
      return nil
    }
    let types = types(ofName: owner)
    if let alias = types.lazy.compactMap({ $0.aliases[last] }).first { return type(at: alias, &steps) }
    return types.lazy.flatMap(\.properties).first { $0.name == last }?.type
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
