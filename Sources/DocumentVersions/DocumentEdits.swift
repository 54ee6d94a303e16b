import InterfaceXML

/// What a document says otherwise than a version before, edit by edit, and the versions between the two.
package struct DocumentEdits: Sendable {
  /// A difference of one object.
  package struct Edit: Sendable {
    /// What was done.
    package enum Kind: String, Hashable, Sendable { case added, removed, moved, changed }

    package var kind: Kind
    /// The identity of the object, by which versions are made with or without its edits.
    package var owner: Int
    /// The id of the object; empty for the document.
    package var object: String
    /// The object's element: `label`, `constraint`; for the document its root.
    package var element: Element
    /// The elements around it, the innermost first.
    package var around: [Element]
    /// The element of a scene that came, went or moved as a whole; nil for anything else.
    package var scene: Element?
    /// What of it: the name of an attribute, the key or name of an element in it; empty for the object itself.
    package var property: String
    /// The values; nil where a version has none.
    package var old: String?
    package var new: String?
    /// The line now, or before where nothing is left; 0 for none.
    package var line: Int
    /// Whether Xcode writes it without an edit.
    package var isWrittenByXcode: Bool
  }

  private let old: IdentifiedTree
  private let new: IdentifiedTree
  private let identities: Identities
  /// What is gone now and referred to each object that is.
  private var referring: [Int: [Int]] = [:]
  /// The differences in the order of the document now, what is gone after them.
  package private(set) var edits: [Edit] = []

  /// Compares two versions by their root elements.
  package init(from old: Element, to new: Element) {
    var identities = Identities()
    self.old = IdentifiedTree(old, &identities)
    self.new = IdentifiedTree(new, &identities)
    self.identities = identities
    for node in self.new.nodes { note(now: node) }
    for node in self.old.nodes { note(before: node) }
    noteReferringToRemoved()
  }

  /// The version in which only the edits to some objects are made.
  ///
  /// - Parameter owners: The objects' identities.
  /// - Returns: Its root element.
  package func applied(to owners: Set<Int>) -> Element {
    var all = owners
    // What came with an object comes with it, and a list with what is in it.
    for node in new.nodes where old.place(of: node.identity) == nil {
      guard let around = node.parent.map({ new.nodes[$0] }), old.place(of: around.identity) == nil else {
        continue
      }
      if all.contains(new.nodes[around.owner].identity) { all.insert(new.nodes[node.owner].identity) }
    }
    for node in new.nodes where all.contains(node.identity) {
      var place = node.parent
      while let above = place, old.place(of: new.nodes[above].identity) == nil {
        all.insert(new.nodes[above].identity)
        place = new.nodes[above].parent
      }
    }
    let merge = DocumentMerge(old, old, new, identities) { [all] in all.contains($0) }
    return merge.element ?? old.nodes[0].element
  }

  /// The objects whose edits have to be made with those of others, so that nothing refers to what is not there: what came
  /// and is referred to comes along, and what refers to what went goes with it.
  package func closed(_ owners: Set<Int>) -> Set<Int> {
    var (all, waiting) = (owners, Array(owners))
    func add(_ identity: Int) {
      if all.insert(identity).inserted { waiting.append(identity) }
    }
    while let owner = waiting.popLast() {
      if let node = new.node(of: owner), old.place(of: owner) == nil {
        for identity in references(of: node.element) where old.place(of: identity) == nil {
          if new.place(of: identity) != nil { add(identity) }
        }
        var place = node.parent
        while let above = place, old.place(of: new.nodes[above].identity) == nil {
          add(new.nodes[new.nodes[above].owner].identity)
          place = new.nodes[above].parent
        }
      }
      if new.place(of: owner) == nil { referring[owner]?.forEach(add) }
    }
    return all
  }

  /// All edits but those to some objects, and what cannot be made without them; nil where there are too many to tell.
  package func without(_ owners: Set<Int>) -> Set<Int>? {
    let all = Set(edits.map(\.owner))
    guard all.count <= Self.mostOwners else { return nil }
    return all.filter { closed([$0]).isDisjoint(with: owners) }
  }

  private static let mostOwners = 400

  /// The objects that an element, and all in it, refer to.
  private func references(of element: Element) -> Set<Int> {
    let own = element.attributes.compactMap { $0.name == "id" ? nil : identities.ofObject($0.value) }
    return element.children.reduce(into: Set(own)) { $0.formUnion(references(of: $1)) }
  }

  private mutating func noteReferringToRemoved() {
    for node in old.nodes where new.place(of: node.identity) == nil {
      for attribute in node.element.attributes where attribute.name != "id" {
        guard let identity = identities.ofObject(attribute.value), old.place(of: identity) != nil,
          new.place(of: identity) == nil
        else { continue }
        referring[identity, default: []].append(old.nodes[node.owner].identity)
      }
    }
  }

  // MARK: Differences

  private mutating func note(now node: IdentifiedTree.Node) {
    guard let was = old.node(of: node.identity) else {
      if Identities.isList(node.element) || isInside(node, of: new, without: old) { return }
      return add(.added, node, new, nil, nil, Self.words(node.element))
    }
    if node.parent != nil, old.parent(of: node.identity) != new.parent(of: node.identity) {
      add(.moved, node, new, nil, nil, nil)
    }
    if DocumentMerge.values.contains(node.element.name) { return noteValue(was.element, node) }
    let names = node.element.attributes.map(\.name)
    let gone = was.element.attributes.map(\.name).filter { !names.contains($0) }
    for name in names + gone {
      let (before, now) = (was.element.peek(name), node.element.peek(name))
      if before != now { add(.changed, node, new, name, before, now) }
    }
    if was.element.name != node.element.name {
      add(.changed, node, new, "class", was.element.name, node.element.name)
    }
    if was.element.text != node.element.text {
      add(.changed, node, new, "", was.element.text, node.element.text)
    }
    let here = node.children.map { new.nodes[$0].identity }
    for child in SequenceMerge.moved(was.children.map { old.nodes[$0].identity }, here) {
      if let child = new.node(of: child) { add(.moved, child, new, nil, nil, nil) }
    }
  }

  /// The edit of an element that is one value: what of it differs.
  private mutating func noteValue(_ was: Element, _ node: IdentifiedTree.Node) {
    let now = node.element
    let names = (now.attributes + was.attributes).map(\.name)
    var differing: [String] = []
    for name in names where was.peek(name) != now.peek(name) && !differing.contains(name) {
      differing.append(name)
    }
    if was.text != now.text { add(.changed, node, new, nil, was.text, now.text) }
    if differing.count == 1 {
      return add(.changed, node, new, differing[0], was.peek(differing[0]), now.peek(differing[0]))
    }
    if differing.isEmpty { return }
    func words(_ element: Element) -> String? {
      let parts = differing.compactMap { name in element.peek(name).map { "\(name) \($0)" } }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    add(.changed, node, new, nil, words(was), words(now))
  }

  private mutating func note(before node: IdentifiedTree.Node) {
    guard new.place(of: node.identity) == nil, !Identities.isList(node.element),
      !isInside(node, of: old, without: new)
    else { return }
    add(.removed, node, old, nil, Self.words(node.element), nil)
  }

  /// Whether an object that the other version has not is around an element; lists do not count.
  private func isInside(
    _ node: IdentifiedTree.Node, of tree: IdentifiedTree, without other: IdentifiedTree
  ) -> Bool {
    var place = node.parent
    while let above = place, Identities.isList(tree.nodes[above].element) { place = tree.nodes[above].parent }
    return place.map { other.place(of: tree.nodes[$0].identity) == nil } ?? false
  }

  private mutating func add(
    _ kind: Edit.Kind, _ node: IdentifiedTree.Node, _ tree: IdentifiedTree, _ attribute: String?,
    _ before: String?, _ now: String?
  ) {
    let owner = tree.nodes[node.owner]
    let around = node.parent.map { tree.nodes[$0].element }
    var place = owner.parent
    var elements: [Element] = []
    while let above = place {
      elements.append(tree.nodes[above].element)
      place = tree.nodes[above].parent
    }
    var names: [String] = []
    var part: IdentifiedTree.Node? = node
    while let element = part, element.identity != owner.identity || Identities.owner(of: owner.element) == nil
    {
      if !Identities.isList(element.element), element.parent != nil {
        names.insert(Self.name(of: element.element), at: 0)
      }
      part = element.identity == owner.identity ? nil : element.parent.map { tree.nodes[$0] }
    }
    if names.count > 1, names.last == "value" { names.removeLast() }
    let isWritten =
      WrittenByXcode.contains(node.element, in: around, isInRoot: elements.first?.name == "objects")
      || attribute.map { WrittenByXcode.contains($0, of: node.element, in: around) } ?? false
    edits.append(
      Edit(
        kind: kind, owner: owner.identity, object: Identities.owner(of: owner.element) ?? "",
        element: owner.element, around: elements,
        scene: node.element.name == "scene" && attribute == nil ? node.element : nil,
        property: (names + [attribute].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: "."),
        old: before, new: now, line: node.element.line, isWrittenByXcode: isWritten))
  }

  private static func name(of part: Element) -> String {
    part.peek("key") ?? part.peek("keyPath") ?? part.name
  }

  private static func words(_ element: Element) -> String? {
    let words = element.attributes.filter { !["key", "id"].contains($0.name) }.map {
      "\($0.name) \($0.value)"
    }
    return words.isEmpty ? (element.text.isEmpty ? nil : element.text) : words.joined(separator: ", ")
  }
}
