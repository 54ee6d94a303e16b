import Numerals

/// Constraints that came, went or say something else.
///
/// Those of a view that came, went or moved belong to that, and so do those that were rewired around it. Of the others
/// one that replaces another, for the same side of the same view, is one change.
struct ConstraintChanges {
  private typealias Constraint = TreeRecord.Constraint
  private(set) var changes: [TreeChange] = []
  private let pair: TreePair
  private let structure: StructureChanges
  /// The views that the constraints of an edit are about, and the sides of views that they place.
  private var partners: [String: Set<String>] = [:]
  private var sides: [String: Set<[String]>] = [:]
  private var order: [String] = []

  init(_ pair: TreePair, _ structure: StructureChanges) {
    (self.pair, self.structure) = (pair, structure)
    let before = Dictionary(
      pair.old.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(pair.new.constraints.map(\.id))
    let changed = pair.new.constraints.compactMap { new in before[new.id].map { ($0, new) } }
    // A copy of a constraint that stays does nothing.
    let kept = Set(changed.filter { Content($0) == Content($1) }.map { Content($0.0) })
    var added = pair.new.constraints.filter { before[$0.id] == nil && !kept.contains(Content($0)) }
    var removed = pair.old.constraints.filter { !now.contains($0.id) && !kept.contains(Content($0)) }
    // Nor does another id.
    let rewritten = Set(added.map(Content.init)).intersection(removed.map(Content.init))
    added.removeAll { rewritten.contains(Content($0)) }
    removed.removeAll { rewritten.contains(Content($0)) }
    for constraint in added + removed { note(constraint) }
    for (was, new) in changed { addChanged(was, new) }
    addUnpaired(added, removed)
  }

  /// What a constraint says, whichever of its two views it is written for.
  private struct Content: Hashable {
    let view, attribute, relation: String
    let other: String?
    let constant, priority: Double

    init(_ stated: Constraint) {
      let isTurned = stated.other.map { $0 < stated.view } ?? false
      let turned = isTurned ? ConstraintChanges.turned(stated) : nil
      var constraint = turned ?? stated
      if constraint.other != nil {
        if turned == nil { (constraint.relation, constraint.constant) = ConstraintChanges.solved(stated) }
        constraint.relation = ConstraintChanges.withoutName(constraint.relation)
      }
      (view, attribute, relation, other) = (
        constraint.view, constraint.attribute, constraint.relation, constraint.other
      )
      (constant, priority) = (constraint.constant, Double(constraint.priority))
    }
  }

  // MARK: Edits

  /// The edit of a view that a constraint is about. The width or height alone of a view that is on both sides is about nothing
  /// around it.
  private func edit(_ constraint: Constraint) -> String? {
    if constraint.other == nil, constraint.relationID == nil, !constraint.relation.contains(" "),
      pair.oldPlaces[constraint.view] != nil, pair.newPlaces[constraint.view] != nil
    {
      return nil
    }
    return items(of: constraint).lazy.filter { !structure.reordered.contains($0) }
      .compactMap { structure.edits[$0] }.first
  }

  private func items(of constraint: Constraint) -> [String] {
    let other = constraint.other ?? constraint.relationID
    return [constraint.view] + (other.map { [$0] } ?? [])
  }

  private mutating func note(_ constraint: Constraint) {
    guard let edit = edit(constraint) else { return }
    if partners[edit] == nil { order.append(edit) }
    partners[edit, default: []].formUnion(items(of: constraint))
    sides[edit, default: []].insert([constraint.view, constraint.attribute])
  }

  /// The edit around which a constraint between other views was rewired.
  private func rewired(_ constraint: Constraint) -> String? {
    order.first { edit in
      sides[edit]!.contains([constraint.view, constraint.attribute])
        || !isToSuperview(constraint) && !isOfStanding(constraint)
          && items(of: constraint).allSatisfy(partners[edit]!.contains)
    }
  }

  /// Whether a constraint is about the size alone of a view that stands where it stood.
  private func isOfStanding(_ constraint: Constraint) -> Bool {
    guard items(of: constraint).count == 1, let was = pair.oldPlaces[constraint.view],
      let now = pair.newPlaces[constraint.view]
    else { return false }
    return pair.oldParent(was)?.id == pair.newParent(now)?.id
  }

  /// Whether a constraint is between a view and the one that it is in, of which most others are partners.
  private func isToSuperview(_ constraint: Constraint) -> Bool {
    guard let other = constraint.other ?? constraint.relationID else { return false }
    return [(pair.newPlaces, pair.newParent), (pair.oldPlaces, pair.oldParent)].contains { places, parent in
      places[constraint.view].flatMap { parent($0) }?.id == other
    }
  }

  // MARK: Changes

  private mutating func addChanged(_ was: Constraint, _ now: Constraint) {
    // The same constraint may be stated from its other view.
    let now = was.view != now.view && now.other == was.view ? Self.turned(now) ?? now : now
    if was.view != now.view {
      // The size of a view that was put into another one may be that one's now.
      guard was.other == nil, now.other == nil, was.attribute == now.attribute else {
        return addUnpaired([now], [was])
      }
      if pair.oldPlaces[now.view] == nil, pair.newPlaces[was.view] != nil {
        var given = was
        given.line = now.line
        let (old, new) = (words(was, all: true), words(now, all: true))
        return append(given, old, "that of #\(now.view)" + (old == new ? "" : ", \(new)"), nil)
      }
      if pair.newPlaces[was.view] == nil, pair.oldPlaces[now.view] != nil {
        let (old, new) = (words(was, all: true), words(now, all: true))
        return append(now, "that of #\(was.view)" + (old == new ? "" : ", \(old)"), new, nil)
      }
      return addUnpaired([now], [was])
    }
    let isConstant = isSameRelation(was, now) && was.attribute == now.attribute
    let isSame = isConstant && was.constant == now.constant && was.priority == now.priority
    if isSame { return }
    // The constant alone is what changes most; else all of it is shown.
    let all = !isConstant || TreePair.number(was.constant) == TreePair.number(now.constant)
    var (from, to) = (words(was, all: all), words(now, all: all))
    // The property is the side now.
    if was.attribute != now.attribute { from = "\(was.attribute) \(from)" }
    // What a constraint is about being the same, it was not rewired because of what is around its views.
    let edit = isConstant ? nil : edit(now) ?? edit(was)
    if from != to || was.priority != now.priority { append(now, from, to, edit) }
  }

  /// A constraint as one of its other view; nil for one with a factor.
  private static func turned(_ constraint: Constraint) -> Constraint? {
    let (relation, constant) = solved(constraint)
    guard !relation.contains("×"), let other = constraint.other, let sign = relation.first,
      let point = relation.lastIndex(of: ".")
    else { return nil }
    var result = constraint
    (result.view, result.other) = (other, constraint.view)
    result.attribute = String(relation[relation.index(after: point)...])
    result.relation = "\(turned(sign)) #\(constraint.view).\(constraint.attribute)"
    result.constant = -constant
    return result
  }

  private static func turned(_ sign: Character) -> Character { sign == "≤" ? "≥" : sign == "≥" ? "≤" : sign }

  /// Whether two relations are the same: what the outline calls the other view is not a part of them.
  private func isSameRelation(_ was: Constraint, _ now: Constraint) -> Bool {
    if was.relation == now.relation { return true }
    // Older records do not have the other view but in the relation.
    guard let other = now.other else {
      // Between two sides of one view.
      let isNamed = was.relationID == nil || now.relationID == nil
      return was.other == nil && isNamed && Self.withoutName(was.relation) == Self.withoutName(now.relation)
    }
    guard was.other == other || was.other == nil else { return false }
    return Self.withoutName(was.relation) == Self.withoutName(now.relation)
      && (was.other != nil || !was.relation.contains("#") || was.relationID == other)
  }

  /// A relation without the name of the view: `= "Box".leading × 2` → `= .leading × 2`.
  private static func withoutName(_ relation: String) -> String {
    if let first = relation.firstIndex(of: "\""), let last = relation.lastIndex(of: "\""), first < last {
      return String(relation[..<first] + relation[relation.index(after: last)...])
    }
    guard let first = relation.firstIndex(of: "#"), let last = relation.lastIndex(of: "."), first < last
    else {
      return relation
    }
    // A factor after the attribute has a point too.
    let name = relation[first...].prefix { $0 != "." }
    return String(relation[..<first] + relation[name.endIndex...])
  }

  private mutating func addUnpaired(_ added: [Constraint], _ removed: [Constraint]) {
    var replaced: [Int: Int] = [:]
    // What says the same is the same; else what is about the same views; else what is about the same side.
    let tests: [(Constraint, Constraint) -> Bool] = [
      { $0.relation == $1.relation && $0.constant == $1.constant && $0.priority == $1.priority },
      { $0.relation == $1.relation }, { _, _ in true },
    ]
    let gone = removed.indices.filter { Self.absence(of: removed[$0], in: pair.new) == nil }
    // Between the same two views it is the same, whatever these were put into.
    var between = Dictionary(grouping: gone.filter { removed[$0].other != nil }) { place in
      [removed[place].view, removed[place].attribute, removed[place].other ?? ""]
    }
    for (place, new) in added.enumerated() {
      guard let other = new.other, Self.absence(of: new, in: pair.old) == nil else { continue }
      let key = [new.view, new.attribute, other]
      let found = between[key]?.prefix(Self.mostOfOneSide).firstIndex { isSameRelation(removed[$0], new) }
      if let found { replaced[place] = between[key]!.remove(at: found) }
    }
    let paired = Set(replaced.values)
    let leaving = gone.filter { edit(removed[$0]) == nil && !paired.contains($0) }
    // Of one side of a view, by both names.
    var free = Dictionary(grouping: leaving) { [removed[$0].view, removed[$0].attribute] }
    for test in tests {
      for (place, new) in added.enumerated()
      where replaced[place] == nil && edit(new) == nil && Self.absence(of: new, in: pair.old) == nil {
        let side = [new.view, new.attribute]
        let found = free[side]?.prefix(Self.mostOfOneSide).firstIndex { test(removed[$0], new) }
        if let found { replaced[place] = free[side]!.remove(at: found) }
      }
    }
    for (place, new) in added.enumerated() {
      guard let old = replaced[place].map({ removed[$0] }) else {
        let before = Self.absence(of: new, in: pair.old)
        append(new, before?.words ?? "", words(new, all: true), edit(new) ?? rewired(new))
        continue
      }
      let all = old.relation != new.relation || old.priority != new.priority
      let (from, to) = (words(old, all: all), words(new, all: all))
      if from != to || old.priority != new.priority { append(new, from, to, nil) }
    }
    let left = Set(removed.indices).subtracting(replaced.values)
    for var old in left.sorted().map({ removed[$0] }) {
      let now = Self.absence(of: old, in: pair.new)
      old.line = now?.line ?? old.line
      append(old, words(old, all: true), now?.words ?? "", edit(old) ?? rewired(old))
    }
  }

  /// The most constraints of one side of a view that are held against one that came: a stranger may have written the document.
  private static let mostOfOneSide = 32

  /// What a constraint is that the document has and a picture does not, and its line; nil for any other.
  private static func absence(of constraint: Constraint, in record: TreeRecord) -> (words: String, line: Int)?
  {
    if let line = record.placeholders[constraint.id] { return ("only a placeholder", line) }
    return record.uninstalled[constraint.id].map { ("not installed", $0) }
  }

  private mutating func append(_ constraint: Constraint, _ old: String, _ new: String, _ edit: String?) {
    // Constraints come and go with the views that they place.
    if pair.oldPlaces[constraint.view] == nil || pair.newPlaces[constraint.view] == nil, edit != nil {
      return
    }
    let isGone = new.isEmpty
    let place = pair.newPlaces[constraint.view]
    let node =
      place.map { pair.new.nodes[$0] } ?? pair.oldPlaces[constraint.view].map { pair.old.nodes[$0] }
    let isExtent = ["width", "height"].contains(constraint.attribute)
    var change = TreeChange(
      kind: isExtent ? .resized : .moved, viewID: constraint.view,
      view: node?.phrase ?? "#\(constraint.view)", path: node?.path ?? "",
      property: "\(constraint.attribute) constraint", old: old, new: new,
      line: isGone ? place.map { pair.new.nodes[$0].line } ?? 0 : constraint.line,
      constraintID: constraint.id)
    if isGone { change.oldLine = constraint.line }
    change.file = isGone ? node?.file : constraint.file ?? node?.file
    change.root = edit ?? ""
    changes.append(change)
  }

  private func words(_ constraint: Constraint, all: Bool) -> String {
    let priority = constraint.priority < 1000 ? " @\(TreePair.number(constraint.priority))" : ""
    if !all { return TreePair.number(constraint.constant) }
    let (relation, constant) = Self.solved(constraint)
    if !relation.contains(" ") { return "\(relation) \(TreePair.number(constant))" + priority }
    let number = TreePair.number(abs(constant))
    return number == "0"
      ? relation + priority : "\(relation) \(constant < 0 ? "−" : "+") \(number)" + priority
  }

  /// The relation and the constant of a constraint, with its view's side alone before the relation: documents state that of
  /// a superview's trailing edge the other way round.
  private static func solved(_ constraint: Constraint) -> (relation: String, constant: Double) {
    var (relation, factor) = (constraint.relation[...], 1.0)
    // first = second × factor + constant
    if relation.hasPrefix("× "), let from = relation.firstRange(of: " from ") {
      guard let stated = Double(relation.dropFirst(2)[..<from.lowerBound]), stated != 0 else {
        return (constraint.relation, constraint.constant)
      }
      factor = stated
      relation = relation[relation.index(after: from.lowerBound)...]
    }
    guard relation.hasPrefix("from "), let sign = relation.dropFirst(5).first else {
      return (constraint.relation, constraint.constant)
    }
    let times = factor == 1 ? "" : " × \(Numeral.text(1 / factor, decimals: 4))"
    let first = String(factor < 0 ? sign : turned(sign)) + relation.dropFirst(6)
    return (first + times, -constraint.constant / factor)
  }
}
