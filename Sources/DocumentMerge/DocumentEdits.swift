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
  }

  /// The version in which only the edits to some objects are made.
  ///
  /// - Parameter owners: The objects' identities.
  /// - Returns: Its root element.
  package func applied(to owners: Set<Int>) -> Element {
    var all = owners
    // What came with an object comes with it.
    for node in new.nodes where old.place(of: node.identity) == nil {
      guard let around = node.parent.map({ new.nodes[$0] }), old.place(of: around.identity) == nil else {
        continue
      }
      if all.contains(new.nodes[around.owner].identity) { all.insert(new.nodes[node.owner].identity) }
    }
    let merge = DocumentMerge(old, old, new, identities) { [all] in all.contains($0) }
    return merge.element ?? old.nodes[0].element
  }

  // MARK: Differences

  private mutating func note(now node: IdentifiedTree.Node) {
    guard let was = old.node(of: node.identity) else {
      if node.parent.map({ old.place(of: new.nodes[$0].identity) == nil }) ?? false { return }
      return add(.added, node, new, nil, nil, Self.words(node.element))
    }
    if node.parent != nil, old.parent(of: node.identity) != new.parent(of: node.identity) {
      add(.moved, node, new, nil, nil, nil)
    }
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

  private mutating func note(before node: IdentifiedTree.Node) {
    guard new.place(of: node.identity) == nil,
      node.parent.map({ new.place(of: old.nodes[$0].identity) != nil }) ?? true
    else { return }
    add(.removed, node, old, nil, Self.words(node.element), nil)
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
    let part = node.identity == owner.identity ? nil : node.element.peek("key") ?? node.element.name
    let isWritten =
      WrittenByXcode.contains(node.element, in: around)
      || attribute.map { WrittenByXcode.contains($0, of: node.element, in: around) } ?? false
    edits.append(
      Edit(
        kind: kind, owner: owner.identity, object: Identities.objectID(of: owner.element) ?? "",
        element: owner.element, around: elements,
        property: [part, attribute].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "."),
        old: before, new: now, line: node.element.line, isWrittenByXcode: isWritten))
  }

  private static func words(_ element: Element) -> String? {
    let words = element.attributes.filter { !["key", "id"].contains($0.name) }.map {
      "\($0.name) \($0.value)"
    }
    return words.isEmpty ? (element.text.isEmpty ? nil : element.text) : words.joined(separator: ", ")
  }
}
