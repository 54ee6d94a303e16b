import Diagnostics

/// What changed of a screen between two sides.
package struct SceneDifference: Hashable, Sendable {
  /// What became of it.
  package enum Status: String, Hashable, Sendable { case added, removed, renamed, changed, same }

  /// The name now, or the last one.
  package let name: String
  /// The name before, if another.
  package let oldName: String?
  /// What became of it.
  package private(set) var status: Status
  /// The line that it begins on now; 0 for none.
  package var line = 0
  /// The line that it began on before, of one that is gone; 0 for none.
  package private(set) var oldLine = 0
  /// The document that has it now, or had it before, of a screen that moved from one to another.
  package internal(set) var otherDocument: String?
  /// What changed.
  package internal(set) var items: [DifferenceItem] = []
  /// What in the document the items are about.
  package private(set) var subjects: [EditSubject] = []
  /// The views that each view is in now, by id.
  private var parents: [String: String] = [:]
  /// The views that what came or went is in, or was, by id.
  private(set) var homes: [String: String] = [:]

  /// Whether versions between the two can be laid out.
  private(set) var mayBeSlack = false

  /// Whether something shows otherwise: names, classes and what assistive technology reads do not.
  package var isVisible: Bool {
    let isOne = status == .changed || status == .renamed
    return !isOne || items.contains { !$0.kind.isHidden }
  }

  /// The ids and texts of the views of a screen that came or went, without its root: that has the same id in all documents that
  /// Xcode made; and of which classes all are, as ids are others where somebody pasted the screen.
  private(set) var contents: Set<String> = []

  /// A screen that came or went. `line`: where it begins, or began. `views`: the ids, texts and classes of its views, the root first.
  package init(
    _ name: String, _ status: Status, line: Int, views: [(id: String, text: String?, className: String)] = []
  ) {
    (self.name, self.status, oldName) = (name, status, nil)
    for view in views.dropFirst() { contents.formUnion([view.id] + [view.text].compactMap(\.self)) }
    if views.count > 2 { contents.insert("of " + views.map(\.className).joined(separator: " ")) }
    if status == .removed { oldLine = line } else { self.line = line }
  }

  /// A screen that is on both sides. `oldName`: its name before. `isMovedByTools`: whether another device or other
  /// tools are named: they write other frames for what a container places, which nothing else explains and no running
  /// app shows. `writtenSizes`: what was written as the sizes of the objects of each of some edits. `alone`: lays the screen
  /// out with one edit at a time, where several may move a view.
  package init(
    _ name: String, was oldName: String, in document: String, _ pairs: [ScreenPair],
    isMovedByTools: Bool = false, writtenSizes: ([EditSubject]) -> [[DifferenceItem.Cause]] = { _ in [] },
    alone: AloneEdits.Maker = { _ in nil }
  ) {
    self.name = name
    self.oldName = oldName == name ? nil : oldName
    status = oldName == name ? .same : .renamed
    let names = ViewNames(pairs)
    for id in pairs.first?.new.nodes.map(\.id) ?? [] { parents[id] = names.parent(of: id) }
    defer {
      for id in items.filter({ $0.kind == .structure }).flatMap(\.ids) { homes[id] = names.parent(of: id) }
    }
    let concealed = ConcealedViews(pairs)
    var effects = SceneEffects(pairs, names, apart: concealed.ids)
    var constraints = ConstraintVariants(pairs.map(\.variant))
    let (causes, pictures) = Self.causes(of: pairs, concealed, in: document, &constraints)
    let fixed = Self.fixedViews(pairs)
    items = causes.map { Self.item($0, names, fixed) }
    for place in causes.indices where causes[place].contains(where: \.isOfBar) {
      items[place].own += effects.takeRoots(among: items[place].ids)
    }
    items += effects.takeFree(pairs, besides: Set(items.flatMap(\.ids)))
    items += effects.takeForeign(pairs)
    subjects = items.enumerated().map { place, item in
      EditSubject(item, place < causes.count ? causes[place] : [])
    }
    // Versions between the two have ids of both, so that nothing can be measured where ids were rewritten.
    let isMeasured = !effects.isEmpty && pairs.allSatisfy(\.rewrittenIDs.isEmpty)
    let movers = isMeasured ? alone(subjects).map { EditMovers($0, pairs) } : nil
    let painted = items.indices.filter { items[$0].isPaint && items[$0].kind == .style }.flatMap { place in
      items[place].ids.map { (place: place, id: $0) }
    }
    if !painted.isEmpty, movers != nil {
      let written = writtenSizes(painted.map { EditSubject(of: $0.id) })
      effects.framed = Set(zip(painted, written).filter { !$1.isEmpty }.map(\.0.place))
    }
    effects.give(to: &items, movers, pictures)
    for place in causes.indices {
      items[place].causes += rewired(around: items[place], causes[place], names)
    }
    giveConstraints(causes, names)
    giveToConstants()
    // What assistive technologies read moves nothing: what does is an attribute of the same view that only Interface Builder knows.
    for place in causes.indices where !causes[place].isEmpty && causes[place].allSatisfy(\.isWithoutPicture) {
      items += effects.items(of: items[place].own + items[place].others)
      (items[place].own, items[place].others) = ([], [])
    }
    // Where it is known what each edit moves, the rest is the tools' doing.
    let mayFollow = movers == nil && items.contains { !$0.own.isEmpty || $0.kind == .structure }
    if !isMovedByTools || mayFollow { items += effects.rest(hasCauses: !items.isEmpty) }
    giveToOrder(causes)
    nameFrames(after: causes.count, pairs, writtenSizes)
    giveToFrames(causes, names, writtenSizes)
    giveToPlaces()
    addSizes(writtenSizes)
    for place in causes.indices where items[place].own.isEmpty && items[place].others.isEmpty {
      if causes[place].allSatisfy(\.isUnseen) { items[place].kind = .unseen }
      items[place].isOfLayout = causes[place].allSatisfy(\.isInvisibleAlone)
    }
    // Who moved because of another edit may have moved because of this one, too, unless it is a constraint across the way.
    for place in items.indices where items[place].isOfLayout && effects.isEmpty && !items[place].isNamedBeside
    {
      let item = items[place]
      items[place].isInert = !items.contains { other in
        item.ids.contains { id in item.causes.contains { other.mayMove(id, by: $0) } }
      }
    }
    let orders = causes.indices.filter { place in causes[place].allSatisfy { $0.property == TreeChange.order }
    }
    for place in orders
    where orders.count <= Self.mostOrders && (effects.isEmpty || causes[place].allSatisfy(\.isOfOrderAlone))
      && items[place].own.isEmpty && items[place].others.isEmpty
    {
      // An app's data gives the order of the rows.
      if pairs.allSatisfy({ $0.placesByData(items[place].ids) }) { items[place].kind = .unseen }
      // What is above what shows only where they overlap.
      let isAlone = causes[place].allSatisfy(\.isOfOrderAlone)
      if pairs.allSatisfy({ $0.standsApart(items[place].ids, mayMove: isAlone) }) {
        (items[place].isInert, items[place].isOfViewsApart) = (true, true)
      }
    }
    for (place, own) in pictures.enumerated() where items[place].own.isEmpty && items[place].others.isEmpty {
      items[place].nameLanguages(
        own.map { $0.sorted().map { pairs[$0].variant } } ?? [], of: pairs.map(\.variant))
    }
    for place in items.indices { constraints.adapt(&items[place], names) }
    if !concealed.isEmpty { for place in items.indices { concealed.conceal(&items[place]) } }
    for place in items.indices { items[place].leaveOutRounding() }
    let views = Set(pairs.flatMap { $0.old.nodes + $0.new.nodes }.map(\.id))
    for place in items.indices where items[place].own.isEmpty && items[place].others.isEmpty {
      items[place].isOfSurroundings = !items[place].ids.isEmpty && views.isDisjoint(with: items[place].ids)
    }
    items += Self.renamed(pairs) + Self.repainted(pairs)
    subjects += items.dropFirst(subjects.count).map { EditSubject($0, []) }
    for place in items.indices { items[place].subject = place }
    if !items.isEmpty, status == .same { status = .changed }
    mayBeSlack = isMeasured
  }

  /// The most views in another place among their siblings of which is looked whether that shows.
  private static let mostOrders = 50

  /// Adds what changed of how its layouts match.
  package mutating func add(_ matches: [DifferenceItem]) {
    items += matches
    if !matches.isEmpty, status == .same { status = .changed }
  }

  /// Adds what edits break elsewhere: to the item that was measured to do it, else to the one about the view, else to one that moves
  /// it, else to one about a view that it is in, else to the first that can be it. `reason`: the item that does it, by its place; nil
  /// where that is not known.
  package mutating func add(_ risks: [ScreenRisk], because reason: (ScreenRisk) -> Int? = { _ in nil }) {
    let present = Set(parents.keys).union(parents.values)
    // What is gone with a view is not mended.
    for risk in risks where !risk.isMended || present.isSuperset(of: risk.ids) {
      var around: Set<String> = []
      for id in risk.ids {
        var id = id
        while let above = parents[id], around.insert(above).inserted { id = above }
      }
      // Neither is a text that is hidden now.
      if risk.isMended, isHidden(around.union(risk.ids)) { continue }
      let tests: [(DifferenceItem) -> Bool] = [
        { [subjects] item in
          risk.isOfTextSize && !Set(item.ids).isDisjoint(with: risk.ids)
            && item.subject.map { subjects[$0].properties.contains("font") } ?? false
        },
        { item in
          risk.kind == .conflict && item.causes.contains(where: \.isConstraint)
            && !Set(item.ids).isDisjoint(with: risk.ids)
        },
        // What is above what cuts nothing.
        { [subjects] item in
          !Set(item.ids).isDisjoint(with: risk.ids) && !(item.subject.map { subjects[$0].isOrder } ?? false)
        },
        { !Set($0.ids).isDisjoint(with: risk.ids) },
        { item in item.others.contains { !Set($0.ids).isDisjoint(with: risk.ids) } },
        { $0.kind == .structure && !around.isDisjoint(with: $0.ids) },
        { !$0.isPaint && !$0.kind.isHidden },
      ]
      let places = tests.map { items.firstIndex(where: $0) }
      let place = reason(risk) ?? self.reason(forConflict: risk) ?? places.compactMap(\.self).first
      if let place { items[place].risks.append(risk) }
    }
  }

  /// Whether something about hiding one of some views is among the differences.
  private func isHidden(_ views: Set<String>) -> Bool {
    items.contains { item in
      item.subject.map { subjects[$0].properties.contains("hidden") } ?? false
        && !views.isDisjoint(with: item.ids)
    }
  }

  /// The item that makes constraints conflict: the only one about the views that hold them, or views in those, that moves
  /// nothing. Nil for another risk.
  private func reason(forConflict risk: ScreenRisk) -> Int? {
    guard risk.kind == .conflict, !risk.isMended else { return nil }
    func isInside(_ id: String) -> Bool {
      var (id, left) = (id, parents.count)
      while !risk.ids.contains(id) {
        guard left > 0, let above = parents[id] else { return false }
        (id, left) = (above, left - 1)
      }
      return true
    }
    let found = items.indices.filter { items[$0].isInert && items[$0].ids.contains(where: isInside) }
    return found.count == 1 ? found[0] : nil
  }

  /// What in the document each item is about, in their order.
  package var itemSubjects: [EditSubject] {
    items.map { item in item.subject.map { subjects[$0] } ?? EditSubject([]) }
  }

  /// Takes out what does not show: names, classes, what assistive technology reads.
  package mutating func takeUnseen() -> [HiddenEdit] { take(where: \.kind.isHidden) }

  /// Takes out what moves and paints nothing, and breaks nothing elsewhere.
  package mutating func takeInert() -> [HiddenEdit] { take { $0.isInert && $0.risks.allSatisfy(\.isMended) } }

  /// Takes out that pixels differ though nothing says why.
  package mutating func takePixels() { removeItems { $0.kind == .pixels } }

  private mutating func take(where isTaken: (DifferenceItem) -> Bool) -> [HiddenEdit] {
    let unseen = items.filter(isTaken)
    removeItems(where: isTaken)
    // What Interface Builder drew last of a view that draws itself is no edit.
    return unseen.filter { !$0.isOfCanvas }.flatMap(\.hiddenEdits)
  }

  /// Notes that another screen has one of its items around it, too. Returns whether it has the item.
  package mutating func note(_ item: DifferenceItem, in screen: String) -> Bool {
    guard
      let place = items.firstIndex(where: {
        $0.isOfSurroundings && $0.subjects == item.subjects && $0.isSameEdit(as: item)
      })
    else { return false }
    // It belongs to the first screen whose pictures show it.
    if items[place].isInert != item.isInert { return item.isInert }
    items[place].otherScreens.append(screen)
    return true
  }

  /// Notes that another screen shows the views of one of its items, too.
  package mutating func noteRepeat(of item: DifferenceItem, in screen: String) {
    guard let place = items.firstIndex(where: { $0.isSameEdit(as: item, orUnseen: true) }) else { return }
    items[place].otherScreens.append(screen)
  }

  /// Takes out items, such as those that another screen has.
  package mutating func removeItems(where isWanted: (DifferenceItem) -> Bool) {
    items.removeAll(where: isWanted)
    if items.isEmpty, status == .changed || status == .renamed { status = .same }
  }

  // MARK: Causes

  /// Gives what views that were only painted do to the order of their siblings, an edit of the same elements.
  private mutating func giveToOrder(_ causes: [[TreeChange]]) {
    let orders = causes.indices.filter { place in causes[place].contains { $0.property == TreeChange.order } }
    guard orders.count == 1, let order = orders.first else { return }
    for place in causes.indices where place != order && items[place].isPaint && !items[place].own.isEmpty {
      for effect in items[place].own + items[place].others {
        let isOwn = Set(effect.ids).isSubset(of: items[order].ids)
        if isOwn { items[order].own.append(effect) } else { items[order].others.append(effect) }
      }
      (items[place].own, items[place].others) = ([], [])
    }
  }

  /// The edits behind the differences, as `verify` finds them: the changes of each; and the pictures of those that are texts,
  /// which languages have others of; nil for all.
  private static func causes(
    of pairs: [ScreenPair], _ concealed: ConcealedViews, in document: String,
    _ constraints: inout ConstraintVariants
  ) -> (changes: [[TreeChange]], pictures: [Set<Int>?]) {
    var groups = CauseGroups()
    var texts: [[String]: Set<Int>] = [:]
    // A color has several values, by their pictures.
    var colors: [String: [String: Set<Int>]] = [:]
    // The simplest picture represents an edit: the document's own texts before those of other languages.
    let words = pairs.map(\.variant.words.count)
    for place in pairs.indices.sorted(by: { (words[$0], $0) < (words[$1], $1) }) {
      let changes = TreeDifference(TreePair(pairs[place])).changes
      groups.add(place, edits: changes.filter(\.isCause), of: document)
      constraints.note(changes, in: place)
      for change in changes
      where change.kind == .text || change.isPaint || change.root.hasPrefix(TreeChange.imageRoot) {
        texts[[change.viewID, change.property, change.old, change.new], default: []].insert(place)
      }
      for change in changes where change.root.hasPrefix(TreeChange.colorRoot) {
        let value = "\(change.old) → \(change.new)"
        colors[change.viewID, default: [:]][value, default: []].insert(place)
      }
    }
    // What hidden views have like others is no part of what is seen.
    groups.combine(apart: concealed.ids)
    let changes = groups.order.flatMap { place -> [[TreeChange]] in
      // What no picture shows is an item of its own.
      let unseen = groups[place].changes.filter(\.isUnseen)
      let seen = groups[place].changes.filter { !$0.isUnseen }
      return [seen, unseen].filter { !$0.isEmpty }
    }
    let pictures = changes.map { changes -> Set<Int>? in
      let own = changes.map { texts[[$0.viewID, $0.property, $0.old, $0.new]] }
      if changes.contains(where: { (colors[$0.viewID]?.count ?? 0) > 1 }) { return nil }
      return own.contains(nil) ? nil : own.reduce(into: []) { $0.formUnion($1 ?? []) }
    }
    let told = changes.map { changes in
      changes.map { change -> TreeChange in
        let first = "\(change.old) → \(change.new)"
        let others = (colors[change.viewID] ?? [:]).filter { $0.key != first }
        var change = change
        for (value, places) in others.sorted(by: {
          ($0.value.min() ?? 0, $0.key) < ($1.value.min() ?? 0, $1.key)
        }) {
          let variants = places.sorted().map { pairs[$0].variant }
          change.new += ", \(value)" + ScreenVariant.words(for: variants, of: pairs.map(\.variant))
        }
        return change
      }
    }
    return (told, pictures)
  }

  /// The views to which constants give their width and height on both sides: what they show moves nothing, unless a baseline does.
  private static func fixedViews(_ pairs: [ScreenPair]) -> Set<String> {
    func fixed(_ record: TreeRecord) -> Set<String> {
      var sides: [String: Set<String>] = [:]
      for constraint in record.constraints where constraint.other == nil && constraint.relation == "=" {
        let isRequired = constraint.priority >= 1000
        if isRequired, ["width", "height"].contains(constraint.attribute) {
          sides[constraint.view, default: []].insert(constraint.attribute)
        }
      }
      for constraint in record.constraints {
        let words = constraint.attribute + constraint.relation
        guard words.lowercased().contains("baseline") else { continue }
        for view in [constraint.view, constraint.other ?? ""] { sides[view] = nil }
      }
      return Set(sides.filter { $1.count == 2 }.keys)
    }
    let all = pairs.flatMap { [fixed($0.old), fixed($0.new)] }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  private static func item(
    _ changes: [TreeChange], _ names: ViewNames, _ fixed: Set<String>
  ) -> DifferenceItem {
    func isPaint(_ change: TreeChange) -> Bool {
      change.isPaint || change.isOfOrderAlone || change.isOfAccessibility
        || change.isOfContent && fixed.contains(change.viewID)
    }
    var ids: [String] = []
    for change in changes where !ids.contains(change.viewID) { ids.append(change.viewID) }
    // What was rewired around a view that came, went or moved is not about others: what they do follows.
    let structural = changes.first { change in
      [TreeChange.existence, TreeChange.superview].contains(change.property)
        && change.edit.subject == change.viewID
    }
    let around = structural.map { own in ids.filter { $0 != own.viewID } } ?? []
    if let structural { ids = [structural.viewID] }
    let subjects = ids.map { id in names[id] ?? changes.first { $0.viewID == id }!.view }
    // Edits of several views that say the same are reported once.
    var causes: [DifferenceItem.Cause] = []
    for change in changes where change.viewID == ids[0] || ids.count == 1 && structural == nil {
      let equal = changes.filter { $0.viewID != ids[0] && $0.isSameEdit(as: change) }
      // Of what is gone the phrase has the line.
      let isGone = change.oldLine > 0 && !(change.kind == .moved && change.isOfOneView)
      var cause = DifferenceItem.Cause(
        phrase: phrase(
          change, names, before: change.oldLine > 0 ? [change.oldLine] + equal.map(\.oldLine) : []),
        file: change.file, line: isGone ? 0 : change.line, distance: change.distance, isPaint: isPaint(change)
      )
      (cause.isGone, cause.isConstraint) = (isGone, change.constraintID != nil)
      if !cause.isConstraint { cause.recorded = change.property }
      cause.isAddition = change.kind == .added && change.property == TreeChange.existence
      if cause.isConstraint { cause.attribute = String(change.property.prefix { $0 != " " }) }
      cause.key = equal.isEmpty ? ConstraintVariants.key(change) : []
      cause.constraintID = equal.isEmpty ? change.constraintID ?? "" : ""
      (cause.isOfLayout, cause.isHiding) = (
        change.isOfLayout,
        change.property == "hidden" && change.new == "YES"
          // What code has transparent at first appears.
          || change.property == "alpha" && change.new == "0" && change.file == nil
      )
      (cause.isOfBar, cause.isOfDesignable, cause.isOfClass) = (
        change.isOfBar, change.isOfDesignable, change.property == "customClass"
      )
      cause.isOfSameSide =
        change.property == "textAlignment" && Set([change.old, change.new]) == ["natural", "left"]
      // In the order of the names.
      cause.otherLines =
        isGone
        ? []
        : equal.map(\.line).reduce(into: []) { lines, line in
          if line != change.line, !lines.contains(line) { lines.append(line) }
        }
      causes.append(cause)
    }
    if let structural {
      causes += rows(changes, around, structural, names) + moves(changes, around, structural, names)
    }
    let kind = (structural ?? changes.first).map { change -> DifferenceItem.Kind in
      let isStructure = change.property == TreeChange.superview || change.property == TreeChange.order
      return isStructure ? .structure : DifferenceItem.Kind(change.kind)
    }
    var result = DifferenceItem(kind ?? .style, subjects, causes)
    result.ids = ids
    result.isPaint = changes.allSatisfy(isPaint)
    result.isOfData = changes.contains { $0.property.hasPrefix("collectionViewLayout.") }
    result.isExtent = !changes.isEmpty && changes.allSatisfy(\.isExtent)
    result.line = names.line(of: ids.first ?? "")
    return result
  }

  /// The rows that came or went with a section.
  private static func rows(
    _ changes: [TreeChange], _ ids: [String], _ structural: TreeChange, _ names: ViewNames
  ) -> [DifferenceItem.Cause] {
    guard structural.cells != nil else { return [] }
    let rows = ids.filter { id in
      changes.contains { $0.viewID == id && $0.property == TreeChange.existence }
    }
    if rows.isEmpty { return [] }
    let shown = rows.prefix(3).map { names[$0] ?? $0 }.joined(separator: ", ")
    let rest = rows.count > 3 ? " and \(rows.count - 3) more" : ""
    return [DifferenceItem.Cause(phrase: "with \(shown)\(rest)", file: nil, line: 0)]
  }

  /// That views were put into one that came, or taken out of one that went.
  private static func moves(
    _ changes: [TreeChange], _ ids: [String], _ structural: TreeChange, _ names: ViewNames
  ) -> [DifferenceItem.Cause] {
    let moved = ids.filter { id in
      changes.contains { $0.viewID == id && $0.property == TreeChange.superview }
    }
    if moved.isEmpty { return [] }
    let shown = moved.prefix(3).map { names[$0] ?? $0 }.joined(separator: ", ")
    let rest = moved.count > 3 ? " and \(moved.count - 3) more" : ""
    // Most are left where the view was.
    let homes = Set(moved.compactMap(names.parent(of:)))
    let isElsewhere = structural.kind == .removed && homes.count == 1
    let home = isElsewhere && homes.first != names.parent(of: structural.viewID) ? homes.first : nil
    let place = home.flatMap { names[$0] }.map { " in \($0)" } ?? ""
    let phrase = structural.kind == .added ? "around \(shown)\(rest)" : "leaving \(shown)\(rest)\(place)"
    return [DifferenceItem.Cause(phrase: phrase, file: nil, line: 0)]
  }

  private static func phrase(_ change: TreeChange, _ names: ViewNames, before lines: [Int]) -> String {
    var phrase = names.named(change.phrase(before: lines))
    guard change.property == TreeChange.existence, names[change.viewID] != nil else { return phrase }
    let parent = names.parent(of: change.viewID).flatMap { names[$0] }
    let inside = names.inside(change.viewID)
    if change.kind == .added, let parent { phrase += " to \(parent)" }
    if change.kind == .removed, let parent {
      phrase = "removed from \(parent)" + (change.oldLine > 0 ? " (line \(change.oldLine) before)" : "")
    }
    if inside == 0 { return phrase }
    let notable = names.notable(inside: change.viewID)
    let list = DifferenceItem.list(notable, most: 4)
    if notable.count == inside { return "\(phrase) with \(list)" }
    return "\(phrase) with \(inside) views" + (notable.isEmpty ? "" : ", among them \(list)")
  }
}
