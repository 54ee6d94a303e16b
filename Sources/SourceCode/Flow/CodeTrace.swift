/// What code that changed leads to: the properties of views that are given values made of what it gives.
///
/// Values are followed by the names of members, parameters and variables, through all files of a version: into the methods that they are
/// handed to, what these return, the properties that keep them, and the closures that get them. Whose a member is is known where code
/// says its type; elsewhere a name counts that only one type declares.
package struct CodeTrace: Sendable {
  /// Where the changed code is that properties are made of, by the class and the names that lead to them.
  package private(set) var places: [String: [[String]: Origin]] = [:]

  /// Changed code to which it is due that a property has another value.
  package struct Origin: Hashable, Sendable {
    package var place: StartingValues.Place
    /// What code of other classes does with the property now, or does no longer, where the code is such; nil for code that gives something
    /// of which the value is made.
    package var kind: StartingValues.Change.Kind?
  }

  package init() {}

  /// A source that changed: where it is in both versions, and its bytes there; nil where it is not there.
  package struct ChangedSource: Sendable {
    /// A version of a source.
    package struct Version: Sendable {
      let path: String
      let bytes: [UInt8]

      package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    let old, new: Version?

    package init(old: Version?, new: Version?) { (self.old, self.new) = (old, new) }
  }

  /// - Parameters:
  ///   - changed: The sources that changed.
  ///   - classes: The types of the newer version: of what both have these say the types, too.
  package init(_ changed: [ChangedSource], in classes: SourceClasses) {
    let sources = changed.filter { source in
      ![source.old, source.new].contains { Self.isTest($0?.bytes ?? []) }
    }
    var files = FlowFiles(classes)
    var before = sources.compactMap(\.old).map { files.read($0.bytes, of: $0.path) }
    let after = sources.compactMap(\.new).compactMap { files.flows(ofPath: $0.path) }
    let renamed = RenamedTypes(before, after) { files.isDeclared($0) }
    for (place, source) in sources.compactMap(\.old).enumerated() {
      if let bytes = renamed.renamed(source.bytes) { before[place] = files.read(bytes, of: source.path) }
    }
    for (state, origin) in Self.changes(before, after) { follow(state, from: origin, &files) }
    addGiven(before, after, &files)
  }

  /// Adds what code of other classes gives the objects of a class in one version alone, or by other code: `screen.feed.label.text = name`.
  private mutating func addGiven(
    _ before: [SourceFlows], _ after: [SourceFlows], _ files: inout FlowFiles
  ) {
    typealias Code = (digest: UInt64, place: StartingValues.Place)
    func given(_ flows: [SourceFlows]) -> [FlowNode: [Code]] {
      var found: [FlowNode: [Code]] = [:]
      for (flows, definition) in flows.flatMap({ flows in flows.definitions.map { (flows, $0) } }) {
        guard case .given = definition.target, found.count < Self.mostChanges,
          let node = files.propertyOfOther(definition.target, than: definition.owner)
        else { continue }
        found[node, default: []].append(
          (definition.digest, StartingValues.Place(file: flows.path, line: definition.line)))
      }
      return found
    }
    let (was, now) = (given(before), given(after))
    for case .given(let type, let path) in Set(was.keys).union(now.keys) where places[type]?[path] == nil {
      let node = FlowNode.given(type: type, path: path)
      let (old, new) = (was[node] ?? [], now[node] ?? [])
      let known = new.isEmpty ? [] : Set(old.map(\.digest))
      guard let changed = (new.isEmpty ? old : new).first(where: { !known.contains($0.digest) }) else {
        continue
      }
      places[type, default: [:]][path] = Origin(
        place: changed.place, kind: old.isEmpty ? .isNew : new.isEmpty ? .isGone : .isOther)
    }
  }

  /// Whether a source is one of tests.
  private static func isTest(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n"), maxSplits: mostLines).prefix(mostLines).contains { line in
      tests.contains { line.starts(with: $0.utf8) }
    }
  }

  private static let tests = [
    "import XCTest", "import Testing", "import Quick", "import Nimble", "#import <XCTest",
  ]
  /// The most lines of a source in which imports are looked for.
  private static let mostLines = 64

  /// What code of both versions gives values, and gives others now, with where it does.
  private static func changes(
    _ before: [SourceFlows], _ after: [SourceFlows]
  ) -> [(FlowState, Origin)] {
    var (known, given, lines) = (Set<FlowNode>(), Set<Given>(), [FlowNode: Set<UInt64>]())
    for definition in before.flatMap(\.definitions) {
      known.insert(definition.target.ofAnyBlock)
      given.insert(Given(definition))
      if !definition.lines.isEmpty {
        lines[definition.target.ofAnyType, default: []].formUnion(definition.lines.map(\.digest))
      }
    }
    var (found, seen) = ([(FlowState, Origin)](), Set<FlowState>())
    for flows in after {
      for definition in flows.definitions where definition.isStated {
        let any = definition.target.ofAnyType
        if case .given = any { continue }
        let state = FlowState(
          node: definition.target, call: definition.call.map { .init(path: flows.path, number: $0) },
          instance: definition.call.flatMap { number in
            flows.calls[number].objects[FlowNode.itself].map { _ in .init(path: flows.path, number: number) }
          }, key: definition.key)
        guard known.contains(definition.target.ofAnyBlock),
          !given.contains(Given(definition)),
          found.count < mostChanges, seen.insert(state).inserted
        else { continue }
        // Of a body the first line that is another one.
        let line = definition.lines.first { lines[any]?.contains($0.digest) != true }?.number
        found.append(
          (state, Origin(place: StartingValues.Place(file: flows.path, line: line ?? definition.line))))
      }
    }
    return found
  }

  private struct Given: Hashable {
    let node: FlowNode
    let digest: UInt64
    let key: FlowKey?

    init(_ definition: SourceFlows.Definition) {
      (node, digest, key) = (definition.target.ofAnyType, definition.digest, definition.key)
    }
  }

  /// The most changes that are followed, and the most that each leads to.
  private static let (mostChanges, mostNodes) = (256, 512)

  private mutating func follow(
    _ start: FlowState, from origin: Origin, _ files: inout FlowFiles
  ) {
    var start = start
    start.noteMade()
    var (waiting, seen) = ([start][...], Set([start]))
    while let state = waiting.popFirst() {
      if case .given(let type, let path) = state.node {
        // Views of a library's class are none of those that code makes.
        if places[type]?[path] == nil, files.isDeclared(type), state.made != type || !files.isOnlyMade(type) {
          places[type, default: [:]][path] = origin
        }
        continue
      }
      for next in files.uses(of: state) where seen.count < Self.mostNodes && seen.insert(next).inserted {
        waiting.append(next)
      }
    }
  }
}

/// Something that has a value, and the call by which it has it, to which alone that may lead back.
private struct FlowState: Hashable {
  /// A call by its number in a file.
  struct Place: Hashable {
    let path: String
    let number: Int
  }

  let node: FlowNode
  var call: Place?
  /// The call, or what gives a property a value, by which it is known of which object it is.
  var instance: Place?
  /// What has to be asked for on the way.
  var key: FlowKey?
  /// The class whose initializer got it on the way, as long as its own code hands it on: an object that code makes has it.
  var made: String?
  /// How many methods and properties computed what it is made of on the way.
  var results = 0

  /// Notes whose initializer gets it; false for anything else.
  @discardableResult mutating func noteMade() -> Bool {
    guard case .parameter(let type?, let method, _) = node, method.hasPrefix("init") else { return false }
    made = type
    return true
  }
}

extension StartingValues {
  /// Returns the properties that code of both versions gives values which are made of what other code gives otherwise, in the order of the
  /// places of that.
  ///
  /// - Parameters:
  ///   - traced: The code that changed, by the names that lead to the properties.
  ///   - older: The values of the other version.
  ///   - known: What is reported of the class anyway.
  ///   - isStated: Whether it is known what both versions give a property.
  package func changes(
    tracedTo traced: [[String]: CodeTrace.Origin], from older: StartingValues, besides known: [Change],
    _ isStated: ([String]) -> Bool
  ) -> [Change] {
    let seen = Set(known.map(\.path))
    return traced.filter { path, origin in
      !seen.contains(path) && !isStated(path)
        // What is read of others as it is of the class itself is compared with more care.
        && (origin.kind == nil || assigned[path] == nil && older.assigned[path] == nil)
    }.sorted {
      let (one, other) = ($0.value.place, $1.value.place)
      return (one.file, one.line, $0.key.joined(separator: "."))
        < (other.file, other.line, $1.key.joined(separator: "."))
    }.map { path, origin in
      var change = Change(path: path, kind: origin.kind ?? .isOther, place: origin.place)
      change.isTraced = origin.kind == nil
      return change
    }
  }
}

/// The files of a version with what their code makes of what, read as they are asked for.
private struct FlowFiles {
  private let classes: SourceClasses
  private var known: [String: SourceFlows] = [:]
  private var related: [String: Set<String>] = [:]
  /// The members of enumerations, as far as files were read.
  private var members: [String: Set<String>] = [:]

  private func isMember(_ type: String, _ name: String) -> Bool {
    members[SourceType.plain(type)]?.contains(name) ?? false
  }

  /// How much code is still looked at: a stranger may have written any amount.
  private var left = 4_000_000

  /// The types of properties, as far as they were asked for.
  private let types: PropertyTypes

  init(_ classes: SourceClasses) { (self.classes, types) = (classes, PropertyTypes(classes)) }

  mutating func flows(ofPath path: String) -> SourceFlows? {
    if let flows = known[path] { return flows }
    guard known.count < Self.mostFiles, let bytes = classes.bytes(ofFile: path) else { return nil }
    let flows = read(bytes, of: path)
    known[path] = flows
    for (type, names) in flows.members { members[SourceType.plain(type), default: []].formUnion(names) }
    return flows
  }

  /// What code of a version of a file makes of what.
  func read(_ bytes: [UInt8], of path: String) -> SourceFlows {
    FlowReader.flows(in: bytes, path: path, typeOf: types.type(of:_:))
  }

  /// The most files that are read, and the most results that are followed one after another.
  private static let (mostFiles, mostResults) = (512, 2)

  private mutating func call(at place: FlowState.Place?) -> SourceFlows.Call? {
    guard let place else { return nil }
    return flows(ofPath: place.path)?.calls[place.number]
  }

  /// What is made of something.
  mutating func uses(of state: FlowState) -> [FlowState] {
    guard let name = state.node.name else { return [] }
    var found: [FlowState] = []
    let (call, object) = (call(at: state.call), call(at: state.instance))
    for path in paths(for: state.node, name) {
      guard let flows = flows(ofPath: path) else { continue }
      for number in flows.byUse[name] ?? [] {
        let definition = flows.definitions[number]
        left -= 1
        guard left > 0, definition.uses.contains(where: { means($0, state.node) }) else { continue }
        // Other code has other objects.
        if let object, case .member = state.node, let known = object.objects[FlowNode.itself],
          ![known.type, object.type ?? ""].contains(where: { SourceType.areOne(definition.owner, $0) })
        {
          continue
        }
        var following: FlowState?
        if let number = definition.call {
          let place = FlowState.Place(path: path, number: number)
          following = FlowState(node: definition.target, call: place)
          let isOwn = flows.calls[number].objects[FlowNode.itself].map {
            $0.path.isEmpty && $0.parameter == nil
          }
          following?.instance = isOwn == true ? state.instance : isOwn == nil ? nil : place
        } else {
          following = next(definition, from: state, call, object)
        }
        guard var following else { continue }
        guard let key = definition.key(after: state.key, isMember: isMember) else { continue }
        following.key = key
        if !following.noteMade(), let made = state.made, SourceType.areOne(definition.owner, made) {
          following.made = made
        }
        // What much computes is data rather than looks.
        following.results = state.results + (definition.isResult ? 1 : 0)
        if following.results <= Self.mostResults { found.append(following) }
      }
      if case .effect(_, let method, let label, let rest) = state.node {
        // Whoever calls it has that done to what it hands over.
        for number in flows.callsByName[method] ?? [] {
          let own = flows.calls[number]
          guard let object = own.objects[label],
            means(.effect(type: own.type, method: method, label: label, path: rest), state.node)
          else { continue }
          found.append(FlowState(node: object.node(rest), key: state.key))
        }
      }
    }
    // What initializers that nobody wrote are called with their properties keep.
    if case .parameter(let type?, "init", let label) = state.node,
      classes.takesProperties(SourceType.plain(type))
    {
      found.append(FlowState(node: .member(type: type, name: label), key: state.key))
    }
    return found
  }

  /// What code gives a value that is made of something; nil where that shows nowhere else.
  private func next(
    _ definition: SourceFlows.Definition, from state: FlowState, _ call: SourceFlows.Call?,
    _ instance: SourceFlows.Call?
  ) -> FlowState? {
    let target = definition.target
    guard let call else { return FlowState(node: target) }
    let object = (instance ?? call).objects[FlowNode.itself]
    let isOwn = call.type.map { type in target.type.map { SourceType.areOne($0, type) } ?? false } ?? true
    switch target {
    case .local: return FlowState(node: target, call: state.call, instance: state.instance)
    // What the call is made of is what gets its result.
    case .member where definition.isResult && target.name == call.name: return nil
    case .member:
      return FlowState(
        node: target, call: isOwn ? state.call : nil, instance: isOwn ? state.instance : nil)
    case .given(_, let path) where isOwn:
      if let object { return FlowState(node: object.node(path)) }
      // Of another object of UIKit's nobody knows whether it is that of a document.
      return call.type.map(FlowNode.isApples) == true ? nil : FlowState(node: target)
    case .effect(_, _, let label, let path): return call.objects[label].map { FlowState(node: $0.node(path)) }
    default: return FlowState(node: target)
    }
  }

  private mutating func paths(for node: FlowNode, _ name: String) -> [String] {
    if case .local = node { return known.keys.filter { known[$0]?.byUse[name] != nil }.sorted() }
    var paths = classes.files(mentioning: name)
    if let type = node.type {
      // Whoever makes an object names its class, and many methods of others may be called alike.
      if paths.isEmpty || name.hasPrefix("init") {
        paths += classes.files(mentioning: SourceType.plain(type))
      }
      paths += relatives(of: SourceType.plain(type)).sorted().flatMap(classes.files(declaring:))
    }
    return Set(paths).sorted()
  }

  /// A property of an object of a class which code of another one gives something, by the class that has the first of the names that lead to
  /// it: `label.text` of `Feed` for `feed.label.text` of `Page`. Nil for one of the class itself, and of those of its kind.
  mutating func propertyOfOther(_ node: FlowNode, than owner: String) -> FlowNode? {
    guard case .given(var type, var path) = node else { return nil }
    while path.count > 2, let next = types.type(of: type, path[0]), !FlowNode.isApples(next), isDeclared(next)
    {
      (type, path) = (next, Array(path.dropFirst()))
    }
    guard path.count > 1, !SourceType.areOne(type, owner), isDeclared(type),
      types.type(of: type, path[0]) != nil,
      !relatives(of: SourceType.plain(owner)).contains(SourceType.plain(type))
    else { return nil }
    return .given(type: type, path: path)
  }

  /// Whether a type is a class of views whose initializers only make other objects than a document's, unless it decodes one.
  func isOnlyMade(_ type: String) -> Bool {
    let (lineage, last, _) = classes.lineage(of: SourceType.plain(type), near: "")
    return last.map { $0.hasPrefix("UI") && !$0.hasSuffix("Controller") } == true
      && !lineage.joined().contains(where: \.isMadeByCode)
  }

  /// Whether the files declare a type.
  func isDeclared(_ type: String) -> Bool {
    !classes.all(SourceType.plain(type)).isEmpty || classes.isProtocol(SourceType.plain(type))
  }

  /// Whether what code names is something.
  private mutating func means(_ use: FlowNode, _ node: FlowNode) -> Bool {
    guard use.ofAnyType == node.ofAnyType else { return false }
    if case .local = use { return use == node }
    // What is asked of an object of UIKit's may stand in an extension of any class that this inherits from.
    let types = [use.type, node.type].compactMap(\.self)
    let own = types.filter { !FlowNode.isApples($0) }
    if own.contains(SourceType.ofFile) {
      return own.allSatisfy { $0 == SourceType.ofFile } || !classes.functions(named: use.name ?? "").isEmpty
    }
    if own.count == 2 {
      let (one, other) = (SourceType.plain(own[0]), SourceType.plain(own[1]))
      // What a library has nobody follows.
      return one == other
        ? SourceType.areOne(own[0], own[1]) && isDeclared(one) : relatives(of: other).contains(one)
    }
    if types.count == 2 { return own.isEmpty && isOnly(types[0], declaring: use.name ?? "") }
    // Of other objects any may have a property of the name.
    if case .member(_, let name) = use, !name.hasPrefix(FlowNode.ofType) { return false }
    return types.first.map { isOnly($0, declaring: use.name ?? "") } ?? false
  }

  /// Whether no type but one, and those of its kind, declares a member of a name.
  private mutating func isOnly(_ type: String, declaring name: String) -> Bool {
    let declaring = classes.types(declaring: name)
    return !declaring.isEmpty && declaring.isSubset(of: relatives(of: SourceType.plain(type)))
      && !Self.common.contains(name)
  }

  /// What UIKit's own objects have, too.
  private static let common: Set<String> = [
    "text", "title", "name", "image", "value", "color", "font", "id", "isHidden", "tag", "count",
    "description", "url",
    "init", "map", "filter", "first", "last", "index", "data", "view", "type", "state", "frame", "size",
    "width",
    "height", "append", "insert", "remove", "reload", "update", "show", "hide", "present", "dismiss", "start",
    "stop",
  ]

  /// The types that a type inherits from, or that inherit from it: protocols, too.
  private mutating func relatives(of type: String) -> Set<String> {
    if let known = related[type] { return known }
    let found = classes.relatives(of: type)
    related[type] = found
    return found
  }
}

/// The types of properties of a version, those of each type looked for once.
private final class PropertyTypes {
  private let classes: SourceClasses
  private var known: [String: [String: String]] = [:]

  init(_ classes: SourceClasses) { self.classes = classes }

  /// The type of a property of a type; nil where it is not known.
  func type(of type: String, _ property: String) -> String? {
    if let found = known[type] { return found[property] }
    let found = classes.propertyTypes(of: type)
    known[type] = found
    return found[property]
  }
}
