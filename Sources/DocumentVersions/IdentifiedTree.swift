import InterfaceXML

/// The elements of a version of a document with their identities, in document order.
package struct IdentifiedTree: Sendable {
  /// An element.
  package struct Node: Sendable {
    package let element: Element
    /// Its identity.
    package let identity: Int
    /// The place of the nearest element with an object id, itself included; of the part of the document if there is none.
    package let owner: Int
    /// The place of the scene that it is in, itself included; nil for what is in none.
    let scene: Int?
    /// The place of the element around it; nil for the root.
    package let parent: Int?
    /// How many elements are around it.
    let depth: Int
    /// Its place among its siblings.
    let index: Int
    /// The places of the elements in it.
    package fileprivate(set) var children: [Int] = []
  }

  /// The elements, each after the one around it.
  package private(set) var nodes: [Node] = []
  private var places: [Int?] = []

  /// Identifies the elements of a document.
  ///
  /// - Parameters:
  ///   - root: Its root element.
  ///   - identities: Those of the document's other versions, to which this one's are added.
  package init(_ root: Element, _ identities: inout Identities) {
    add(root, parent: nil, index: 0, identities.part(of: -1, ""), &identities)
  }

  /// The place of the element with an identity; nil if the version has none.
  package func place(of identity: Int) -> Int? { identity < places.count ? places[identity] : nil }

  /// The element with an identity; nil if the version has none.
  package func node(of identity: Int) -> Node? { place(of: identity).map { nodes[$0] } }

  /// The element around one; nil for the root.
  func around(_ node: Node) -> Node? { node.parent.map { nodes[$0] } }

  /// The element around one, with its identity.
  func parent(of identity: Int) -> Int? {
    node(of: identity)?.parent.map { nodes[$0].identity }
  }

  /// The elements in one, with their identities.
  func children(of identity: Int) -> [Int] {
    node(of: identity)?.children.map { nodes[$0].identity } ?? []
  }

  /// The object that an element belongs to, itself included; nil for what belongs to the document.
  package func owner(of identity: Int) -> Node? {
    guard let node = node(of: identity), Identities.objectID(of: nodes[node.owner].element) != nil else {
      return nil
    }
    return nodes[node.owner]
  }

  /// The ids of an object, of the items that it relates if it is a constraint, and of the objects around it, the innermost
  /// first.
  func objects(around node: Node) -> [String] {
    var ids: [String] = []
    var next: Node? = node
    while let own = next {
      if let id = Identities.objectID(of: own.element) { ids.append(id) }
      ids += ["firstItem", "secondItem"].compactMap { own.element.peek($0) }
      next = around(own)
    }
    return ids
  }

  private mutating func add(
    _ element: Element, parent: Int?, index: Int, _ identity: Int, _ identities: inout Identities
  ) {
    let place = nodes.count
    let around = parent.map { nodes[$0] }
    // Parts of the document itself, such as its resources, are distinguished.
    let isOwner = parent == 0 || parent != nil && Identities.owner(of: element) != nil
    nodes.append(
      Node(
        element: element, identity: identity, owner: isOwner ? place : around?.owner ?? 0,
        scene: element.name == "scene" ? place : around?.scene, parent: parent,
        depth: around.map { $0.depth + 1 } ?? 0, index: index))
    while places.count <= identity { places.append(nil) }
    places[identity] = place
    var counts: [String: Int] = [:]
    for (index, child) in element.children.enumerated() {
      nodes[place].children.append(nodes.count)
      let childIdentity = self.identity(of: child, in: identity, &counts, &identities)
      add(child, parent: place, index: index, childIdentity, &identities)
    }
  }

  /// An id that is given twice identifies the first object with it.
  private func identity(
    of element: Element, in parent: Int, _ counts: inout [String: Int], _ identities: inout Identities
  ) -> Int {
    if let id = Identities.objectID(of: element) {
      let identity = identities.object(id)
      if place(of: identity) == nil { return identity }
    }
    let name = Identities.name(of: element)
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return identities.part(of: parent, count == 0 ? name : "\(name) \(count)")
  }
}
