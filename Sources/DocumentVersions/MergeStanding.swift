import InterfaceXML

/// What a file that was merged has of a conflict.
package enum MergeStanding: String, Hashable, Sendable {
  case ours, theirs
  /// What somebody wrote since.
  case other
}

/// A file that was merged, as it stands now.
package struct MergedFile {
  private let versions: MergedVersions
  private let bytes: [UInt8]
  private let tree: IdentifiedTree
  /// As it was merged, whichever sides are taken.
  private let merged: IdentifiedTree
  private let ids: Set<String>

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes.
  ///   - name: What errors call it.
  ///   - versions: The versions that it was merged from.
  ///   - merged: What the merge made of them.
  /// - Throws: `ReadError` if it is not well-formed.
  package init(
    _ bytes: [UInt8], named name: String, of versions: MergedVersions, merged: [UInt8]
  ) throws(ReadError) {
    (self.versions, self.bytes) = (versions, bytes)
    func root(_ bytes: [UInt8]) throws(ReadError) -> Element {
      try XMLParser(file: name, limits: ReadingLimits()).parse(bytes)
    }
    var identities = versions.trees?.identities ?? Identities()
    tree = IdentifiedTree(try root(bytes), &identities)
    self.merged = bytes == merged ? tree : IdentifiedTree(try root(merged), &identities)
    ids = Set(tree.nodes.compactMap { Identities.objectID(of: $0.element) })
  }

  /// The line of what a conflict is about; nil if the file has it no more.
  package func line(of conflict: MergeConflict) -> Int? {
    switch conflict.point.aspect {
    case .document: 1
    case .reference(let object, _, _): tree.nodes.first { $0.element.peek("id") == object }?.element.line
    default: tree.node(of: conflict.point.identity)?.element.line
    }
  }

  /// What the file has of a conflict.
  package func standing(of conflict: MergeConflict) -> MergeStanding {
    guard let trees = versions.trees else { return versions.standing(of: bytes) }
    let identity = conflict.point.identity
    switch conflict.point.aspect {
    case .document: return versions.standing(of: bytes)
    case .presence:
      let isThere = tree.place(of: identity) != nil
      return isThere == (conflict.kind == .removedByTheirs) ? .ours : .theirs
    case .place: return standing { $0.parent(of: identity) }
    case .order:
      let common = [tree, trees.ours, trees.theirs]
      func before(_ own: IdentifiedTree) -> Int? { own.predecessor(of: identity, among: common) }
      return before(tree) == before(merged) ? .ours : standing(before)
    case .name: return standing { $0.node(of: identity)?.element.name }
    case .text: return standing { $0.node(of: identity)?.element.text }
    case .whole:
      return standing { $0.node(of: identity).map { $0.element.text + "\n" + ($0.element.values ?? "") } }
    case .attribute(let name):
      if tree.place(of: identity) == nil { return .other }
      return standing { $0.node(of: identity)?.element.peek(name) }
    case .reference(let object, let attribute, let id):
      return refers(object, attribute, to: id) && !ids.contains(id) ? .ours : .other
    }
  }

  private func standing<Value: Equatable>(_ value: (IdentifiedTree) -> Value?) -> MergeStanding {
    guard let trees = versions.trees else { return .other }
    let own = value(tree)
    return own == value(trees.ours) ? .ours : own == value(trees.theirs) ? .theirs : .other
  }

  /// Whether an object, or a part of it, still refers to an id.
  private func refers(_ object: String, _ attribute: String, to id: String) -> Bool {
    tree.nodes.contains { node in
      node.element.peek(attribute) == id
        && (tree.owner(of: node.identity).flatMap { Identities.objectID(of: $0.element) } ?? "") == object
    }
  }
}

extension MergedVersions {
  /// Which side the bytes of a document are that both added.
  fileprivate func standing(of bytes: [UInt8]) -> MergeStanding {
    bytes == merged().bytes ? .ours : bytes == merged(takingTheirSide: { _ in true }).bytes ? .theirs : .other
  }
}

extension IdentifiedTree {
  /// The nearest sibling before an element that all of some versions have beside it; nil for none.
  fileprivate func predecessor(of identity: Int, among trees: [IdentifiedTree]) -> Int? {
    guard let parent = parent(of: identity) else { return nil }
    let before = children(of: parent).prefix { $0 != identity }
    return before.last { sibling in trees.allSatisfy { $0.parent(of: sibling) == parent } }
  }
}
