/// What code that changed leads to: the properties of views that are given values made of what it gives.
///
/// Values are followed by the names of members, parameters and variables, through all files of a version: into the methods that they are
/// handed to, what these return, the properties that keep them, and the closures that get them. Whose a member is is known where code
/// says its type; elsewhere a name counts that only one type declares.
package struct CodeTrace: Sendable {
  /// Where the changed code is that properties are made of, by the class and the names that lead to them.
  package private(set) var places: [String: [[String]: StartingValues.Place]] = [:]

  package init() {}

  /// A source that changed: its bytes in both versions, nil where it is not there, and its path in the newer one.
  package struct ChangedSource: Sendable {
    let path: String
    let old, new: [UInt8]?

    package init(path: String, old: [UInt8]?, new: [UInt8]?) { (self.path, self.old, self.new) = (path, old, new) }
  }

  /// - Parameters:
  ///   - changed: The sources that changed.
  ///   - older: The types of the older version.
  ///   - newer: Those of the newer one.
  package init(_ changed: [ChangedSource], from older: SourceClasses, to newer: SourceClasses) {
    let swift = changed.filter { $0.path.hasSuffix(".swift") }
    let before = swift.compactMap { source in
      source.old.map { FlowReader.flows(in: $0, path: source.path, typeOf: older.typeOfProperty) }
    }
    var files = FlowFiles(newer)
    let after = swift.compactMap { source in source.new == nil ? nil : files.flows(ofPath: source.path) }
    for (node, place) in Self.changes(before, after) { follow(node, from: place, &files) }
  }

  /// What code of both versions gives values, and gives others now, with where it does.
  private static func changes(
    _ before: [SourceFlows], _ after: [SourceFlows]
  ) -> [(FlowNode, StartingValues.Place)] {
    var (known, given) = (Set<FlowNode>(), Set<Given>())
    for definition in before.flatMap(\.definitions) {
      known.insert(definition.target.ofAnyType)
      given.insert(Given(node: definition.target.ofAnyType, digest: definition.digest))
    }
    var (found, seen) = ([(FlowNode, StartingValues.Place)](), Set<FlowNode>())
    for flows in after {
      for definition in flows.definitions where definition.isStated {
        let any = definition.target.ofAnyType
        if case .given = any { continue }
        guard known.contains(any), !given.contains(Given(node: any, digest: definition.digest)),
          found.count < mostChanges, seen.insert(definition.target).inserted
        else { continue }
        found.append((definition.target, StartingValues.Place(file: flows.path, line: definition.line)))
      }
    }
    return found
  }

  private struct Given: Hashable {
    let node: FlowNode
    let digest: UInt64
  }

  /// The most changes that are followed, and the most that each leads to.
  private static let (mostChanges, mostNodes) = (256, 512)

  private mutating func follow(_ start: FlowNode, from place: StartingValues.Place, _ files: inout FlowFiles) {
    var (waiting, seen) = ([start][...], Set([start]))
    func isNew(_ node: FlowNode) -> Bool { seen.count < Self.mostNodes && seen.insert(node).inserted }
    while let node = waiting.popFirst() {
      if case .given(let type, let path) = node {
        if places[type]?[path] == nil { places[type, default: [:]][path] = place }
        continue
      }
      for next in files.uses(of: node, near: place.file) where isNew(next) { waiting.append(next) }
    }
  }
}

extension StartingValues {
  /// Returns the properties that code of both versions gives values which are made of what other code gives otherwise, in the order of the
  /// places of that.
  ///
  /// - Parameters:
  ///   - traced: The places where other code gives something otherwise, by the names that lead to the properties.
  ///   - older: The values of the other version.
  ///   - known: What is reported of the class anyway.
  ///   - isStated: Whether it is known what both versions give a property.
  package func changes(
    tracedTo traced: [[String]: Place], from older: StartingValues, besides known: [Change],
    _ isStated: ([String]) -> Bool
  ) -> [Change] {
    let seen = Set(known.map(\.path))
    return traced.filter { path, _ in
      !seen.contains(path) && !isStated(path)
    }.sorted {
      ($0.value.file, $0.value.line, $0.key.joined(separator: "."))
        < ($1.value.file, $1.value.line, $1.key.joined(separator: "."))
    }.map { path, place in
      var change = Change(path: path, kind: .isOther, place: place)
      change.isTraced = true
      return change
    }
  }
}

/// The files of a version with what their code makes of what, read as they are asked for.
private struct FlowFiles {
  private let classes: SourceClasses
  private var known: [String: SourceFlows] = [:]
  private var related: [String: Set<String>] = [:]

  init(_ classes: SourceClasses) { self.classes = classes }

  mutating func flows(ofPath path: String) -> SourceFlows? {
    if let flows = known[path] { return flows }
    guard known.count < Self.mostFiles, let bytes = classes.bytes(ofFile: path) else { return nil }
    let flows = FlowReader.flows(in: bytes, path: path, typeOf: classes.typeOfProperty)
    known[path] = flows
    return flows
  }

  /// The most files that are read.
  private static let mostFiles = 512

  /// What is made of something. `file`: the file that a name of a method is of.
  mutating func uses(of node: FlowNode, near file: String) -> [FlowNode] {
    guard let name = node.name else { return [] }
    var found: [FlowNode] = []
    for path in paths(for: node, name, file) {
      guard let flows = flows(ofPath: path) else { continue }
      for number in flows.byUse[name] ?? [] {
        let definition = flows.definitions[number]
        if definition.uses.contains(where: { means($0, node) }) { found.append(definition.target) }
      }
      guard case .effect(_, _, _, let rest) = node else { continue }
      for object in flows.handed {
        guard case .parameter(let type, let method, let label) = object.method,
          means(.effect(type: type, method: method, label: label, path: rest), node)
        else { continue }
        if let (method, label) = object.parameter {
          found.append(.effect(type: object.type, method: method, label: label, path: object.path + rest))
        } else {
          found.append(.given(type: object.type, path: StartingValues.property(object.path + rest)))
        }
      }
    }
    // What initializers that nobody wrote are called with their properties keep.
    if case .parameter(let type?, "init", let label) = node, !classes.hasInitializer(type) {
      found.append(.member(type: type, name: label))
    }
    return found
  }

  private mutating func paths(for node: FlowNode, _ name: String, _ file: String) -> [String] {
    if case .local = node { return known.keys.filter { known[$0]?.byUse[name] != nil }.sorted() }
    var paths = classes.files(mentioning: name)
    if let type = node.type { paths += relatives(of: type).sorted().flatMap(classes.files(declaring:)) }
    return Set(paths).sorted()
  }

  /// Whether what code names is something.
  private mutating func means(_ use: FlowNode, _ node: FlowNode) -> Bool {
    guard use.ofAnyType == node.ofAnyType else { return false }
    if case .local = use { return use == node }
    // What is asked of an object of UIKit's may stand in an extension of any class that this inherits from.
    let types = [use.type, node.type].compactMap(\.self)
    let own = types.filter { !FlowNode.isApples($0) }
    if own.count == 2 { return own[0] == own[1] || relatives(of: own[1]).contains(own[0]) }
    if types.count == 2, types[0] == types[1] { return true }
    return (own.first ?? types.first).map { isOnly($0, declaring: use.name ?? "") } ?? false
  }

  /// Whether no type but one, and those of its kind, declares a member of a name.
  private mutating func isOnly(_ type: String, declaring name: String) -> Bool {
    let declaring = classes.types(declaring: name)
    return !declaring.isEmpty && declaring.isSubset(of: relatives(of: type).union([type]))
      && !Self.common.contains(name)
  }

  /// What UIKit's own objects have, too.
  private static let common: Set<String> = [
    "text", "title", "name", "image", "value", "color", "font", "id", "isHidden", "tag", "count", "description", "url",
    "init", "map", "filter", "first", "last", "index", "data", "view", "type", "state", "frame", "size", "width",
    "height", "append", "insert", "remove", "reload", "update", "show", "hide", "present", "dismiss", "start", "stop",
  ]

  /// The types that a type inherits from, or that inherit from it: protocols, too.
  private mutating func relatives(of type: String) -> Set<String> {
    if let known = related[type] { return known }
    let found = classes.relatives(of: type)
    related[type] = found
    return found
  }
}
