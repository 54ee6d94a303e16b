import InterfaceXML

/// What becomes of each element of three versions of a document: whether it remains, and in which element it stands.
struct MergePlan {
  let base: IdentifiedTree
  let ours: IdentifiedTree
  let theirs: IdentifiedTree
  /// Whether the edits of theirs to the object, or list of objects, with an identity are taken; nil for all.
  let accepts: ((Int) -> Bool)?
  /// Whether their side of a conflict is taken; ours is taken of all others.
  let takesTheirSide: (MergePoint) -> Bool
  private(set) var conflicts: [MergeConflict] = []
  private var parents: [Int?]
  private var isKept: [Bool]

  init(
    _ base: IdentifiedTree, _ ours: IdentifiedTree, _ theirs: IdentifiedTree, count: Int,
    accepts: ((Int) -> Bool)? = nil, takesTheirSide: @escaping (MergePoint) -> Bool = { _ in false }
  ) {
    (self.base, self.ours, self.theirs, self.accepts) = (base, ours, theirs, accepts)
    self.takesTheirSide = takesTheirSide
    (parents, isKept) = (Array(repeating: nil, count: count), Array(repeating: false, count: count))
    for identity in 0..<count { isKept[identity] = remains(identity) }
    keepChanged()
    for identity in 0..<count where isKept[identity] { parents[identity] = parent(of: identity) }
    untangle()
  }

  /// Whether an element stands in another one at the end.
  func stands(_ identity: Int, in parent: Int) -> Bool {
    isKept[identity] && parents[identity] == parent
  }

  /// Whether theirs says something of an element that is taken: edits that are not taken are as if they had not been made.
  func takesTheirs(_ identity: Int) -> Bool {
    guard let accepts else { return true }
    guard let node = theirs.node(of: identity) ?? base.node(of: identity) else { return false }
    let tree = theirs.node(of: identity) != nil ? theirs : base
    return accepts(tree.nodes[node.owner].identity) || accepts(identity)
  }

  // MARK: What remains

  private func isList(_ identity: Int) -> Bool {
    base.node(of: identity).map { Identities.isList($0.element) } ?? false
  }

  private func remains(_ identity: Int) -> Bool {
    let (was, here) = (base.place(of: identity) != nil, ours.place(of: identity) != nil)
    var there = theirs.place(of: identity) != nil
    // A list goes with the last of what is in it, which need not be taken.
    if there != was, !takesTheirs(identity) || accepts != nil && was && isList(identity) { there = was }
    return was ? here && there : here || there
  }

  /// Ours stands where one side removed what the other one changed, unless their side is taken.
  private mutating func keepChanged() {
    var kept: Set<Int> = []
    for (place, node) in ours.nodes.enumerated() where place > 0 {
      if keepInside(node, of: ours, &kept) { continue }
      guard !isKept[node.identity], base.place(of: node.identity) != nil else { continue }
      // An element that goes with the one around it is decided there.
      let around = node.parent.map { ours.nodes[$0].identity }
      if let around, !isKept[around] { continue }
      if change(of: node.identity, in: ours, from: base, without: theirs) {
        let conflict = MergeConflict.removal(node.identity, byOurs: false, self)
        conflicts.append(conflict)
        if !takesTheirSide(conflict.point) { keep(node, &kept) }
      }
    }
    kept = []
    for node in theirs.nodes where !isKept[node.identity] && ours.place(of: node.identity) == nil {
      if keepInside(node, of: theirs, &kept) { continue }
      guard base.place(of: node.identity) != nil, let parent = node.parent,
        isKept[theirs.nodes[parent].identity]
      else { continue }
      if change(of: node.identity, in: theirs, from: base, without: ours) {
        let conflict = MergeConflict.removal(node.identity, byOurs: true, self)
        conflicts.append(conflict)
        if takesTheirSide(conflict.point) { keep(node, &kept) }
      }
    }
  }

  private mutating func keep(_ node: IdentifiedTree.Node, _ kept: inout Set<Int>) {
    kept.insert(node.identity)
    isKept[node.identity] = true
  }

  /// Keeps an element that is in one which is kept for what a side changed in it. Returns whether it is.
  private mutating func keepInside(
    _ node: IdentifiedTree.Node, of tree: IdentifiedTree, _ kept: inout Set<Int>
  ) -> Bool {
    guard let parent = node.parent, kept.contains(tree.nodes[parent].identity) else { return false }
    keep(node, &kept)
    return true
  }

  /// Whether a side changed an element that the other one removed, or anything in it that the other one removed with it.
  private func change(
    of identity: Int, in side: IdentifiedTree, from base: IdentifiedTree, without other: IdentifiedTree
  ) -> Bool {
    guard let now = side.node(of: identity), let was = base.node(of: identity) else { return true }
    if WrittenByXcode.contains(now, in: side) { return false }
    let (old, new) = (was.element, now.element)
    if DocumentMerge.values.contains(new.name), SameValue.element(old, new) { return false }
    let names = Set(old.attributes.map(\.name)).union(new.attributes.map(\.name))
    let isEdited = names.contains { name in
      !SameValue.attribute(name, old.peek(name), new.peek(name))
        && !WrittenByXcode.contains(name, of: now, in: side)
    }
    if isEdited || old.name != new.name || old.text != new.text { return true }
    let before = Set(base.children(of: identity))
    return side.children(of: identity).contains { child in
      if other.place(of: child) != nil { return false }
      return !before.contains(child) || change(of: child, in: side, from: base, without: other)
    }
  }

  // MARK: Places

  private mutating func parent(of identity: Int) -> Int? {
    let (was, here) = (base.parent(of: identity), ours.parent(of: identity))
    var there = theirs.parent(of: identity)
    if was != nil, there != was, !takesTheirs(identity) { there = was }
    guard let here, let there, here != there else { return here ?? there }
    if here == was { return isKept[there] ? there : here }
    if there != was, isKept[there] {
      let conflict = MergeConflict.place(identity, self)
      conflicts.append(conflict)
      if takesTheirSide(conflict.point) { return there }
    }
    return isKept[here] ? here : there
  }

  /// Where the sides put elements into one another, all that they moved stand where we have them.
  private mutating func untangle() {
    guard isTangled else { return }
    var known = Set(conflicts.map(\.point))
    for identity in parents.indices where isKept[identity] {
      guard let own = ours.parent(of: identity), isKept[own], own != parents[identity] else { continue }
      parents[identity] = own
      let conflict = MergeConflict.place(identity, self)
      if known.insert(conflict.point).inserted { conflicts.append(conflict) }
    }
  }

  /// Whether an element is around itself. Each is looked at once.
  private var isTangled: Bool {
    // The walk in which an element was reached, 0 for none.
    var walks = Array(repeating: 0, count: parents.count)
    for identity in parents.indices where isKept[identity] && walks[identity] == 0 {
      var place: Int? = identity
      while let current = place, walks[current] == 0 {
        walks[current] = identity + 1
        place = parents[current]
      }
      if let current = place, walks[current] == identity + 1 { return true }
    }
    return false
  }
}
