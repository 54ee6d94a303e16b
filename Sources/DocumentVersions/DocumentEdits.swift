import InterfaceXML
import Numerals

/// What a document says otherwise than a version before, edit by edit, and the versions between the two.
package struct DocumentEdits: Sendable {
  /// A difference of one object.
  package struct Edit: Sendable {
    /// What was done.
    package enum Kind: String, Hashable, Sendable { case added, removed, moved, changed }

    package var kind: Kind
    /// The identity of the object, by which versions are made with or without its edits.
    package var owner: Int
    /// The identity of the element that differs: the object's own, or that of an element in it.
    fileprivate(set) var part: Int
    /// The attribute of that; nil where the element as a whole differs.
    fileprivate(set) var attribute: String?
    /// The id of the object; empty for the document.
    package var object: String
    /// The object's element: `label`, `constraint`; for the document its root.
    package var element: Element
    /// The element that came, went or moved as a whole, in the object or it itself; nil where an attribute differs.
    package var detail: Element?
    /// The element around the object, such as `subviews`; nil for the document.
    package var list: Element?
    /// The nearest object around it.
    package var around: Element?
    /// The identity of the scene that it is in; nil for what is in none, and for a scene itself, such as that of a navigation
    /// controller, which gives other screens a bar.
    package var scene: Int?
    /// Whether a screen came, went or moved as a whole, and not only a reference to one.
    package var isOfScreen: Bool
    /// What of it: the name of an attribute, the key or name of an element in it; empty for the object itself.
    package var property: String
    /// The values; nil where a version has none.
    package var old: String?
    package var new: String?
    /// The line now, or before where nothing is left; 0 for none.
    package var line: Int
    /// Whether Xcode writes it without an edit.
    package var isWrittenByXcode: Bool
    /// Whether it is about a value that key-value coding gives the object at run time.
    package var isOfRuntimeAttribute = false

    /// The value of a truth value that is left out, by the one that is written; nil for a text, which may be such a word.
    private func opposite(_ value: String?) -> String? {
      let name = property.split(separator: ".").last.map(String.init) ?? ""
      return Self.texts.contains(name) ? nil : value == "YES" ? "NO" : value == "NO" ? "YES" : nil
    }

    private static let texts: Set<String> = [
      "text", "title", "placeholder", "prompt", "label", "hint", "value", "headerTitle", "footerTitle",
      "userLabel",
      "identifier", "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier", "badgeValue",
    ]

    /// Two values with at most four decimals, as Xcode writes more: `y 154.6667 → y 161.6667`; all where they are alike without.
    private static func rounded(_ old: String, _ new: String) -> String {
      func rounded(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
          let digits = word.last == "," ? word.dropLast() : word
          guard let point = digits.firstIndex(of: "."), digits[point...].count > 5,
            let number = Double(digits)
          else { return String(word) }
          return Numeral.text(number, decimals: 4) + word[digits.endIndex...]
        }.joined(separator: " ")
      }
      let (was, now) = (rounded(old), rounded(new))
      return was == now ? "\(old) → \(new)" : "\(was) → \(now)"
    }

    /// What was done, in one phrase after the object: `text "A" → "B"`, `added`.
    package var phrase: String {
      // Documents leave out the truth value that is the default.
      switch (kind, old ?? opposite(new), new ?? opposite(old)) {
      // The key of a view is what it is of the object around it.
      case (.changed, let old?, let new?) where property == "key": "no longer \(old), now \(new)"
      case (.removed, let old?, _) where property == "key", (.changed, let old?, nil) where property == "key":
        "no longer \(old)"
      case (_, _, let new?) where property == "key": "now \(new)"
      case (.changed, let old?, let new?): "\(property) \(Self.rounded(old, new))"
      case (.added, _, _) where property.isEmpty: "added"
      case (.removed, _, _) where property.isEmpty: "removed"
      case (.moved, _, _): property.isEmpty ? "moved" : "\(property) moved"
      case (.removed, _, _), (.changed, _, nil): "\(property) is gone"
      case (.changed, nil, let new?): "\(property) \(new) is new"
      default: "\(property) is new"
      }
    }
  }

  let old: IdentifiedTree
  let new: IdentifiedTree
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
      var place = node.parent
      while let above = place, Identities.isList(new.nodes[above].element) { place = new.nodes[above].parent }
      guard let around = place.map({ new.nodes[$0] }), old.place(of: around.identity) == nil else {
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
    let merge = DocumentMerge(old, old, new, count: identities.count) { [all] in all.contains($0) }
    return merge.element ?? old.nodes[0].element
  }

  /// The objects whose edits have to be made with those of others, so that nothing refers to what is not there: what came
  /// and is referred to comes along, and what refers to what went goes with it.
  package func closed(_ owners: Set<Int>) -> Set<Int> {
    var (all, waiting) = (owners, Array(owners))
    var outermost: Set<Int> = []
    func add(_ identity: Int) {
      if all.insert(identity).inserted { waiting.append(identity) }
    }
    while let owner = waiting.popLast() {
      if new.place(of: owner) == nil { referring[owner]?.forEach(add) }
      // What came with an object comes with it: the references of all are those of the outermost one.
      guard let top = outermostAddition(around: owner), outermost.insert(top.identity).inserted else {
        continue
      }
      add(new.nodes[top.owner].identity)
      for identity in references(of: top.element)
      where old.place(of: identity) == nil && new.place(of: identity) != nil {
        add(identity)
      }
    }
    return all
  }

  /// The outermost object that came and is around an object that did, or is that; nil for one that was there.
  private func outermostAddition(around owner: Int) -> IdentifiedTree.Node? {
    guard var node = new.node(of: owner), old.place(of: owner) == nil else { return nil }
    while let around = new.around(node), old.place(of: around.identity) == nil { node = around }
    return node
  }

  /// All edits but those to some objects, and what cannot be made without them; nil where there are too many to tell.
  package func without(_ owners: Set<Int>) -> Set<Int>? {
    let all = Set(edits.map(\.owner))
    guard all.count <= Self.mostOwners else { return nil }
    return all.filter { closed([$0]).isDisjoint(with: owners) }
  }

  private static let mostOwners = 400

  /// The number of elements of the larger version: what laying one out may cost.
  package var elementCount: Int { max(old.nodes.count, new.nodes.count) }

  /// Whether an object is there now and was before.
  package func isOnBothSides(_ id: String) -> Bool {
    identities.ofObject(id).map { new.place(of: $0) != nil && old.place(of: $0) != nil } ?? false
  }

  /// The elements of a name that came, wherever they stand.
  package func added(named name: String) -> [Element] {
    new.nodes.filter { $0.element.name == name && old.place(of: $0.identity) == nil }.map(\.element)
  }

  /// What messages call an object that is there now, or was; nil for one that is in neither version.
  package func phrase(ofObject id: String) -> String? {
    guard let identity = identities.ofObject(id) else { return nil }
    return (new.node(of: identity) ?? old.node(of: identity))?.element.phrase
  }

  /// The elements of an object, before and now; nil in a version that does not have it.
  package func elements(ofObject id: String) -> (old: Element?, new: Element?) {
    guard let identity = identities.ofObject(id) else { return (nil, nil) }
    return (old.node(of: identity)?.element, new.node(of: identity)?.element)
  }

  /// The identity of the scene that an object is in now, or was; nil for one that is in none.
  package func scene(of object: String) -> Int? {
    guard let identity = identities.ofObject(object) else { return nil }
    return [new, old].lazy.compactMap { Self.scene(of: $0.node(of: identity), in: $0) }.first
  }

  private static func scene(of node: IdentifiedTree.Node?, in tree: IdentifiedTree) -> Int? {
    node?.scene.map { tree.nodes[$0].identity }
  }

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
      return add(.added, node, new, nil, nil, node.element.values)
    }
    let slot = Self.slot(of: node, in: new)
    let isInSameSlot = slot != nil && slot == Self.slot(of: was, in: old)
    if node.parent != nil, !isInSameSlot, old.parent(of: node.identity) != new.parent(of: node.identity) {
      add(.moved, node, new, nil, nil, nil)
    }
    if DocumentMerge.values.contains(node.element.name) { return noteValue(was.element, node) }
    let names = node.element.attributes.map(\.name)
    let gone = was.element.attributes.map(\.name).filter { !names.contains($0) }
    for name in names + gone {
      let (before, now) = (was.element.peek(name), node.element.peek(name))
      if before != now {
        let isSame = SameValue.attribute(name, before, now) || name == "key" && isInSameSlot
        add(.changed, node, new, name, before, now, isSame)
      }
    }
    if Identities.kind(of: was.element) != Identities.kind(of: node.element) {
      add(.changed, node, new, "class", was.element.name, node.element.name)
    }
    if was.element.text != node.element.text {
      // Between other elements stands white space, or what somebody left there by mistake.
      let isBetween = !node.children.isEmpty || !was.children.isEmpty
      add(.changed, node, new, "", was.element.text, node.element.text, isBetween)
    }
    let here = node.children.map { new.nodes[$0].identity }
    for child in SequenceMerge.moved(was.children.map { old.nodes[$0].identity }, here) {
      if let child = new.node(of: child) { add(.moved, child, new, nil, nil, nil) }
    }
  }

  /// The side of a bar that an item is on, and its place there: that of a single one is the first of several. Nil for anything else.
  private static func slot(of node: IdentifiedTree.Node, in tree: IdentifiedTree) -> String? {
    guard node.element.name == "barButtonItem", let around = tree.around(node) else { return nil }
    if let key = node.element.peek("key") { return "\(around.identity) \(key) 0" }
    let list = around.element.name
    guard list.hasSuffix("BarButtonItems"), let item = tree.around(around) else { return nil }
    return "\(item.identity) \(list.dropLast()) \(node.index)"
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
    if differing.isEmpty { return }
    let isSame = SameValue.element(was, now)
    if differing.count == 1 {
      return add(.changed, node, new, differing[0], was.peek(differing[0]), now.peek(differing[0]), isSame)
    }
    func words(_ element: Element) -> String? {
      let parts = differing.compactMap { name in element.peek(name).map { "\(name) \($0)" } }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    add(.changed, node, new, nil, words(was), words(now), isSame)
  }

  private mutating func note(before node: IdentifiedTree.Node) {
    guard new.place(of: node.identity) == nil, !Identities.isList(node.element),
      !isInside(node, of: old, without: new)
    else { return }
    add(.removed, node, old, nil, node.element.values, nil)
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
    _ before: String?, _ now: String?, _ isSame: Bool = false
  ) {
    let owner = tree.nodes[node.owner]
    let isWritten =
      isSame || WrittenByXcode.contains(node, in: tree)
      || attribute.map { WrittenByXcode.contains($0, of: node, in: tree) } ?? false
    let names = Self.names(of: node, below: owner, in: tree) + [attribute].compactMap(\.self)
    var edit = Edit(
      kind: kind, owner: owner.identity, part: node.identity, attribute: attribute,
      object: Identities.owner(of: owner.element) ?? "",
      element: owner.element, detail: attribute == nil ? node.element : nil,
      list: tree.around(owner)?.element,
      around: tree.around(owner).flatMap { tree.owner(of: $0.identity)?.element },
      scene: node.element.name == "scene" ? nil : Self.scene(of: node, in: tree),
      isOfScreen: attribute == nil && Self.isScreen(node.element),
      property: names.filter { !$0.isEmpty }.joined(separator: "."), old: before, new: now,
      line: node.element.line, isWrittenByXcode: isWritten)
    var part: IdentifiedTree.Node? = node
    while let own = part, own.identity != owner.identity, !edit.isOfRuntimeAttribute {
      edit.isOfRuntimeAttribute = own.element.name == "userDefinedRuntimeAttribute"
      part = tree.around(own)
    }
    edits.append(edit)
  }

  /// The most names of a property: a document may nest any number of elements without ids.
  private static let mostNames = 6

  /// The names of an element below its object, the innermost last.
  private static func names(
    of node: IdentifiedTree.Node, below owner: IdentifiedTree.Node, in tree: IdentifiedTree
  ) -> [String] {
    let isObject = Identities.owner(of: owner.element) != nil
    var names: [String] = []
    var part: IdentifiedTree.Node? = node
    while let own = part, own.parent != nil, names.count < mostNames {
      if own.identity == owner.identity, isObject { break }
      if !Identities.isList(own.element) { names.append(name(of: own.element)) }
      part = own.identity == owner.identity ? nil : tree.around(own)
    }
    if names.count > 1, names.first == "value" { names.removeFirst() }
    return names.reversed()
  }

  private static func name(of part: Element) -> String {
    if part.name == "scene" {
      let objects = part.children.flatMap(\.children).filter { $0.name != "placeholder" }
      return objects.first?.phrase ?? part.name
    }
    return part.peek("key") ?? part.peek("keyPath") ?? part.name
  }

  /// Whether an element is a scene with a screen of its own.
  private static func isScreen(_ element: Element) -> Bool {
    element.name == "scene"
      && element.children.flatMap(\.children).contains { !references.contains($0.name) }
  }

  private static let references: Set<String> = ["placeholder", "viewControllerPlaceholder"]
}
