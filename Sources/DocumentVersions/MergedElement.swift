import InterfaceXML

/// An element of a merged document, with what each version says of it.
struct MergedElement {
  /// Which version something is taken from.
  enum Side: Hashable { case base, ours, theirs }

  /// An attribute, and the version whose bytes it has.
  struct Attribute {
    var name: String
    var value: String
    var side: Side
  }

  let identity: Int
  /// The element in each version; nil where a version has none. Where an edit of theirs is not accepted, theirs is the base.
  let base: IdentifiedTree.Node?
  var ours: IdentifiedTree.Node?
  var theirs: IdentifiedTree.Node?
  var name = ""
  var attributes: [Attribute] = []
  /// The version whose text it has.
  var text = Side.ours
  var children: [MergedElement] = []

  /// The element as a version has it.
  subscript(side: Side) -> IdentifiedTree.Node? {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// The version that stands for the element where nothing has to be decided.
  var anySide: Side { ours != nil ? .ours : theirs != nil ? .theirs : .base }
}

/// Merges what two sides made of a document.
package struct DocumentMerge {
  private let plan: MergePlan
  private(set) var root: MergedElement?
  /// What both sides changed, each in its own way.
  private var conflicts: [MergeConflict]

  /// Merges versions of which the edits to some objects are taken. `count`: the number of identities; `accepts`: whether the
  /// edits to the object with an identity are; nil for all. `takesTheirSide`: whether theirs stands in a conflict, and not ours.
  init(
    _ base: IdentifiedTree, _ ours: IdentifiedTree, _ theirs: IdentifiedTree, count: Int,
    accepts: ((Int) -> Bool)? = nil, takesTheirSide: @escaping (MergePoint) -> Bool = { _ in false }
  ) {
    plan = MergePlan(
      base, ours, theirs, count: count, accepts: accepts, takesTheirSide: takesTheirSide)
    conflicts = plan.conflicts
    root = merged(ours.nodes[0].identity, depth: 0)
    if accepts == nil { root = root.map { MergedReferences(of: $0, plan).withoutNotesOfRemoved($0) } }
  }

  /// What is left to decide, references that lead nowhere included, in the order of the document.
  var allConflicts: [MergeConflict] {
    let dangling = root.map { MergedReferences(of: $0, plan).dangling(in: $0) } ?? []
    return (conflicts + dangling).enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  // MARK: Elements

  /// The deepest nesting that is written: readers refuse less, so that nothing deeper is a document. Both sides may nest what the other
  /// one has nested.
  private static let deepest = 1_100

  private mutating func merged(_ identity: Int, depth: Int) -> MergedElement {
    let takes = plan.takesTheirs(identity)
    var result = MergedElement(
      identity: identity, base: plan.base.node(of: identity), ours: plan.ours.node(of: identity),
      theirs: takes ? plan.theirs.node(of: identity) : plan.base.node(of: identity))
    settleWhole(&result)
    let (old, here, there) = (result.base?.element, result.ours?.element, result.theirs?.element)
    let name = Self.pick(old?.name, here?.name, there?.name, of: result)
    result.name = name.value ?? ""
    if name.isContested, contest(.name, of: identity, "class", old?.name, here?.name, there?.name) {
      result.name = there?.name ?? ""
    }
    result.attributes = attributes(of: result)
    let text = Self.pick(old?.text, here?.text, there?.text, of: result)
    result.text = text.side
    if text.isContested, contest(.text, of: identity, "text", old?.text, here?.text, there?.text) {
      result.text = .theirs
    }
    if depth >= Self.deepest { return result }
    result.children = children(of: identity).map { merged($0, depth: depth + 1) }.filter { !isEmptied($0) }
    return result
  }

  /// Whether all elements of one that only holds them are gone: Xcode writes no empty lists.
  private func isEmptied(_ element: MergedElement) -> Bool {
    guard element.children.isEmpty, element.attributes.allSatisfy({ $0.name == "key" }) else { return false }
    return [element.ours, element.theirs].allSatisfy { !($0?.children.isEmpty ?? false) }
  }

  /// Elements that are one value, such as a color, are taken as a whole.
  private mutating func settleWhole(_ merged: inout MergedElement) {
    guard let own = merged.ours, let there = merged.theirs?.element else { return }
    let (here, isWritten) = (own.element, WrittenByXcode.contains(own, in: plan.ours))
    guard isWritten || Self.values.contains(here.name) else { return }
    let old = merged.base?.element
    func isEqual(_ one: Element, _ other: Element?) -> Bool {
      one.text == other?.text && one.name == other?.name
        && one.attributes.map { [$0.name, $0.value] } == other?.attributes.map { [$0.name, $0.value] }
    }
    if isEqual(here, old) || isEqual(there, old) || isEqual(here, there) { return }
    if !isWritten, settleSame(&merged) { return }
    if isWritten, isNewer(there: "toolsVersion") { return merged.ours = nil }
    if !isWritten, contest(.whole, of: merged.identity, nil, old?.values, here.values, there.values) {
      return merged.ours = nil
    }
    merged.theirs = nil
  }

  /// Takes the side that says something else than before, or, if both say the same, that of the newer tools.
  private func settleSame(_ merged: inout MergedElement) -> Bool {
    guard let here = merged.ours?.element, let there = merged.theirs?.element else { return false }
    let takesTheirs: Bool
    if SameValue.element(here, there) {
      takesTheirs = isNewer(there: "toolsVersion")
    } else if let old = merged.base?.element {
      takesTheirs = SameValue.element(old, here)
      if !takesTheirs, !SameValue.element(old, there) { return false }
    } else {
      return false
    }
    if takesTheirs { merged.ours = nil } else { merged.theirs = nil }
    return true
  }

  /// Elements that are one value.
  static let values: Set<String> = [
    "color", "date", "directionalEdgeInsets", "edgeInsets", "fontDescription", "imageReference", "inset",
    "point",
    "rect", "size", "value", "mutableData", "rectEdge", "autoresizingMask",
  ]

  private mutating func children(of identity: Int) -> [Int] {
    func remaining(_ tree: IdentifiedTree) -> [Int] {
      tree.children(of: identity).filter { plan.stands($0, in: identity) }
    }
    let (base, ours, theirs) = (remaining(plan.base), remaining(plan.ours), remaining(plan.theirs))
    var contested: [Int] = []
    let accepts = plan.accepts == nil ? nil : { [plan] in plan.takesTheirs($0) }
    let result = SequenceMerge.merged(
      base, ours, theirs, accepts: accepts,
      takesTheirs: { [plan] in plan.takesTheirSide(MergePoint(identity: $0, aspect: .order)) },
      contested: &contested)
    for child in contested { conflicts.append(MergeConflict(.order, .order, of: child, plan)) }
    return result
  }

  private mutating func attributes(of element: MergedElement) -> [MergedElement.Attribute] {
    func names(_ node: IdentifiedTree.Node?) -> [String] { node?.element.attributes.map(\.name) ?? [] }
    var values: [String: MergedElement.Attribute] = [:]
    let all = names(element.ours) + names(element.theirs) + names(element.base)
    var seen: Set<String> = []
    for name in all where seen.insert(name).inserted {
      let (old, here, there) = (
        element.base?.element.peek(name), element.ours?.element.peek(name),
        element.theirs?.element.peek(name)
      )
      var choice = Self.pick(old, here, there, of: element)
      if choice.isContested, let same = sameValue(of: name, in: element) { choice = same }
      if choice.isContested {
        if let own = element.ours, WrittenByXcode.contains(name, of: own, in: plan.ours) {
          choice = newer(name, here, there)
        } else if contest(.attribute(name), of: element.identity, name, old, here, there) {
          choice = Choice(value: there, side: .theirs)
        }
      }
      guard let value = choice.value else { continue }
      values[name] = MergedElement.Attribute(name: name, value: value, side: choice.side)
    }
    var contested: [String] = []
    func remaining(_ node: IdentifiedTree.Node?) -> [String] { names(node).filter { values[$0] != nil } }
    // A side that lacks the element, or whose value was not taken, does not matter for the order.
    guard let ours = element.ours else { return remaining(element.theirs).compactMap { values[$0] } }
    guard let theirs = element.theirs else { return remaining(ours).compactMap { values[$0] } }
    let order = SequenceMerge.merged(
      remaining(element.base), remaining(ours), remaining(theirs), contested: &contested)
    return order.compactMap { values[$0] }
  }

  // MARK: Values

  private struct Choice {
    var value: String?
    var side: MergedElement.Side
    var isContested = false
  }

  /// Of three values of an element the one that a side gave; ours where both did.
  private static func pick(
    _ base: String?, _ ours: String?, _ theirs: String?, of element: MergedElement
  ) -> Choice {
    if element.ours == nil { return Choice(value: theirs, side: .theirs) }
    if element.theirs == nil || ours == theirs { return Choice(value: ours, side: .ours) }
    if element.base != nil, ours == base { return Choice(value: theirs, side: .theirs) }
    return Choice(value: ours, side: .ours, isContested: element.base == nil || theirs != base)
  }

  /// The value of the side that says something else than before, or, if both say the same, that of the newer tools.
  private func sameValue(of name: String, in element: MergedElement) -> Choice? {
    let (here, there) = (element.ours?.element.peek(name), element.theirs?.element.peek(name))
    if SameValue.attribute(name, here, there) { return newer(name, here, there) }
    guard let old = element.base?.element.peek(name) else { return nil }
    if SameValue.attribute(name, old, here) { return Choice(value: there, side: .theirs) }
    return SameValue.attribute(name, old, there) ? Choice(value: here, side: .ours) : nil
  }

  /// Of what Xcode writes that of the newer tools.
  private func newer(_ name: String, _ ours: String?, _ theirs: String?) -> Choice {
    isNewer(there: name == "systemVersion" ? name : "toolsVersion")
      ? Choice(value: theirs, side: .theirs) : Choice(value: ours, side: .ours)
  }

  private func isNewer(there name: String) -> Bool {
    func version(_ tree: IdentifiedTree) -> [Int] {
      (tree.nodes[0].element.peek(name) ?? "").split(separator: ".").map { Int($0.filter(\.isNumber)) ?? 0 }
    }
    return version(plan.ours).lexicographicallyPrecedes(version(plan.theirs))
  }

  /// Notes that both sides gave a property another value. Returns whether theirs is taken.
  private mutating func contest(
    _ aspect: MergePoint.Aspect, of identity: Int, _ property: String?, _ base: String?, _ ours: String?,
    _ theirs: String?
  ) -> Bool {
    var conflict = MergeConflict(.value, aspect, of: identity, plan, property: property)
    (conflict.base, conflict.ours, conflict.theirs) = (base, ours, theirs)
    conflicts.append(conflict)
    return plan.takesTheirSide(conflict.point)
  }
}
