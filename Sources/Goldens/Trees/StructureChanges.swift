/// Views that came, went, or stand in another view or at another place among their siblings.
struct StructureChanges {
  /// What is in a view that came or went, in a view that moved, or is one: the edit that it belongs to, by object id.
  private(set) var edits: [String: String] = [:]
  private(set) var changes: [TreeChange] = []
  /// The views some of whose subviews came, went or moved.
  private(set) var disturbed: Set<String> = []
  /// The views that only stand at another place among their siblings, which no constraint depends on.
  private(set) var reordered: Set<String> = []
  /// The places of all views among their siblings, once these are asked for.
  private var numbers: (was: [Int], now: [Int])?
  private let pair: TreePair

  init(_ pair: TreePair) {
    self.pair = pair
    findAdded()
    findRemoved()
    findMoved()
  }

  /// Lets the cells that came or went with a section of a table belong to that, if they are all that came or went
  /// there. The result: whether the change is that of a section with cells.
  mutating func takeCells(of section: TreeChange) -> Bool {
    guard let cells = section.cells, cells.count > 0 else { return false }
    let isAdded = section.kind == .added
    let (record, places) = isAdded ? (pair.new, pair.newPlaces) : (pair.old, pair.oldPlaces)
    let own = changes.indices.filter { index in
      let change = changes[index]
      guard change.kind == section.kind, change.root.isEmpty, let place = places[change.viewID] else {
        return false
      }
      let parent = isAdded ? pair.newParent(place) : pair.oldParent(place)
      return parent?.id == cells.table
    }
    let sections = RowSections(record)
    guard own.count == cells.count,
      own.allSatisfy({ sections[changes[$0].viewID].map { $0.id == section.viewID } ?? true })
    else { return false }
    for index in own { changes[index].root = section.viewID }
    let roots = Set(own.map { changes[$0].viewID })
    for node in record.nodes where edits[node.id].map(roots.contains) ?? false {
      edits[node.id] = section.viewID
    }
    return true
  }

  private mutating func findAdded() {
    for (place, node) in pair.new.nodes.enumerated() where pair.oldPlaces[node.id] == nil {
      let parent = pair.newParent(place)
      if let parent, pair.oldPlaces[parent.id] == nil {
        // What is inside is not reported by itself.
        edits[node.id] = edits[parent.id]
        continue
      }
      edits[node.id] = node.id
      if let parent { disturbed.insert(parent.id) }
      changes.append(TreePair.change(.added, node, TreeChange.existence, "", ""))
    }
  }

  private mutating func findRemoved() {
    for (place, node) in pair.old.nodes.enumerated() where pair.newPlaces[node.id] == nil {
      let parent = pair.oldParent(place)
      if let parent, pair.newPlaces[parent.id] == nil {
        edits[node.id] = edits[parent.id]
        continue
      }
      edits[node.id] = node.id
      if let parent { disturbed.insert(parent.id) }
      var change = TreePair.change(.removed, node, TreeChange.existence, "", "")
      change.oldLine = node.line
      // The line to look at is that of the view which is left.
      change.line = parent.flatMap { pair.newPlaces[$0.id] }.map { pair.new.nodes[$0].line } ?? 0
      changes.append(change)
    }
  }

  private mutating func findMoved() {
    var siblings: [[String]: (was: [String], now: [String])] = [:]
    var order: [[String]] = []
    let sections = (was: RowSections(pair.old), now: RowSections(pair.new))
    for (was, now) in pair.common {
      let node = pair.new.nodes[now]
      let (before, after) = (pair.oldParent(was), pair.newParent(now))
      if before?.id == after?.id, let from = sections.was[node.id], let to = sections.now[node.id],
        from.id != to.id
      {
        tellMove(pair.old.nodes[was], node, before, after, from: from.phrase, to: to.phrase)
      } else if before?.id == after?.id {
        // Rows are counted in their section, which may move as a whole.
        let key = [after?.id ?? "", sections.now[node.id]?.id ?? ""]
        if siblings[key] == nil { order.append(key) }
        siblings[key, default: ([], [])].now.append(node.id)
      } else {
        tellMove(pair.old.nodes[was], node, before, after)
      }
    }
    for (place, node) in pair.old.nodes.enumerated() where pair.newPlaces[node.id] != nil {
      let key = [pair.oldParent(place)?.id ?? "", sections.was[node.id]?.id ?? ""]
      siblings[key, default: ([], [])].was.append(node.id)
    }
    for key in order {
      let (was, now) = siblings[key]!
      let stayed = Set(now)
      tellOrder(was.filter(stayed.contains), now, in: key[0], isSection: !key[1].isEmpty)
    }
  }

  private mutating func tellMove(
    _ was: TreeRecord.Node, _ node: TreeRecord.Node, _ before: TreeRecord.Node?, _ after: TreeRecord.Node?,
    from: String? = nil, to: String? = nil
  ) {
    for parent in [before, after] { if let parent { disturbed.insert(parent.id) } }
    var change = TreePair.change(
      .moved, node, TreeChange.superview, from ?? before?.phrase ?? "–", to ?? after?.phrase ?? "–")
    change.oldLine = was.line
    // Views that were put into a new one, or out of one that is gone, belong to that.
    let around = [after, before].compactMap { $0.flatMap { edits[$0.id] } }.first
    change.root = around ?? ""
    edits[node.id] = around ?? node.id
    changes.append(change)
  }

  /// Tells the fewest views whose moves explain the order.
  private mutating func tellOrder(_ was: [String], _ now: [String], in parent: String, isSection: Bool) {
    if was == now { return }
    let before = Dictionary(was.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = CommonSubsequence.stayed(now.map { before[$0] ?? 0 }, Array(now.indices))
    for (index, id) in now.enumerated() where !kept.contains(index) {
      guard let place = pair.newPlaces[id], let oldPlace = pair.oldPlaces[id] else { continue }
      disturbed.insert(parent)
      let (node, old) = (pair.new.nodes[place], pair.old.nodes[oldPlace])
      let all = numbers ?? (pair.old.numbersOfChildren, pair.new.numbersOfChildren)
      numbers = all
      var (from, to) = (all.was[oldPlace], all.now[place])
      // Others came or went beside it.
      if isSection || from == to { (from, to) = ((before[id] ?? 0) + 1, index + 1) }
      var change = TreePair.change(.moved, node, TreeChange.order, "\(from)", "\(to)")
      change.oldLine = old.line
      if edits[id] == nil, pair.newParent(place).map({ !$0.arranges(node) }) ?? false {
        // What is above what is an edit of its own: nothing moves by it.
        change.root = "\(id) \(TreeChange.order)"
      } else {
        if edits[id] == nil { reordered.insert(id) }
        edits[id] = edits[id] ?? id
      }
      changes.append(change)
    }
  }
}

extension TreeRecord {
  /// The place of each view among the views in its superview, from 1, in the order of the tree.
  fileprivate var numbersOfChildren: [Int] {
    var counts: [Int] = []
    return nodes.map { node in
      let depth = max(0, node.depth)
      counts.removeLast(max(0, counts.count - depth - 1))
      while counts.count <= depth { counts.append(0) }
      counts[depth] += 1
      return counts[depth]
    }
  }
}

extension TreeRecord.Node {
  /// Whether a view stands in it where the others in it leave room, as far as is known.
  fileprivate func arranges(_ child: TreeRecord.Node) -> Bool {
    facts.isEmpty || facts["axis"] != nil || child.isPlacedByData || child.className.hasSuffix("Cell")
  }
}
