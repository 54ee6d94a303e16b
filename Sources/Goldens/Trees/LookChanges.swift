/// What views look like and say, besides their places: texts, properties, items of bars, sections of tables.
struct LookChanges {
  private(set) var changes: [TreeChange] = []
  private let structure: StructureChanges

  /// The bars around a screen, whose items are properties of its root view.
  private static let bars = ["navigationBar", "toolbar", "tabBar", "statusBar", "homeIndicator"]
  /// What the properties of a bar's content begin with.
  private static let content = [
    "navigationBar": ["navigationBar", "navigationItem", "backItem"], "toolbar": ["toolbar"],
    "tabBar": ["tabBar"],
  ]

  init(_ pair: TreePair, _ structure: StructureChanges) {
    self.structure = structure
    for (was, now) in pair.common { add(pair.old.nodes[was], pair.new.nodes[now]) }
  }

  private mutating func add(_ was: TreeRecord.Node, _ node: TreeRecord.Node) {
    var (before, after) = (PropertyRows(was), PropertyRows(node))
    addText(before.takeText(), after.takeText(), node)
    add(node, "class", was.className, node.className)
    add(node, "hidden", was.isHidden ? "YES" : "NO", node.isHidden ? "YES" : "NO")
    add(node, "alpha", TreePair.number(was.alpha), TreePair.number(node.alpha))
    if was.priorities.count == node.priorities.count {
      for (old, new) in zip(was.priorities, node.priorities) { add(node, new.name, old.value, new.value) }
    }
    for bar in Self.bars { add(bar, &before, &after, node) }
    let parts = PartChanges(
      before.takeParts(of: was, like: node), after.takeParts(of: node, like: was), node)
    let rows = before.differences(from: after)
    for (name, old, new) in rows where !follows(name, node, rows) { add(node, name, old, new) }
    changes += parts.changes.filter { !follows($0) }.map { change in
      var change = change
      cite(&change, node)
      return change
    }
  }

  private mutating func addText(_ was: String?, _ now: String?, _ node: TreeRecord.Node) {
    guard was != now else { return }
    func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
    add(node, "text", quoted(was), quoted(now), .text)
  }

  /// Adds a property that differs; a color or image of one name that is another one now is an edit of that asset.
  private mutating func add(
    _ node: TreeRecord.Node, _ name: String, _ old: String, _ new: String,
    _ kind: TreeChange.Kind = .restyled
  ) {
    if old == new { return }
    var change = TreePair.change(kind, node, name, old, new)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if PropertyRows.texts.contains(last) { change.kind = .text }
    cite(&change, node)
    changes.append(change)
  }

  /// Says where a change comes from, if that is another file than the document.
  private func cite(_ change: inout TreeChange, _ node: TreeRecord.Node) {
    if let asset = AssetChange(change) {
      change = asset.change
      let source = node.sources.first { $0.name == asset.name }
      // Of an asset that is gone, the view that names it is left to look at.
      if change.kind != .removed { (change.file, change.line) = (source?.file, source?.line ?? 0) }
    } else if change.kind == .text {
      let text = change.new.hasPrefix("\"") ? String(change.new.dropFirst().dropLast()) : change.new
      guard let source = node.sources.first(where: { $0.name == "text \(text)" }) else { return }
      (change.file, change.line) = (source.file, source.line)
    }
  }

  // MARK: Bars

  /// A bar that came or went is one change; where it stands follows from the screen's size.
  private mutating func add(
    _ bar: String, _ before: inout PropertyRows, _ after: inout PropertyRows, _ node: TreeRecord.Node
  ) {
    let (was, now) = (before.take(prefix: "\(bar).frame."), after.take(prefix: "\(bar).frame."))
    guard was.isEmpty != now.isEmpty else { return }
    for name in Self.content[bar] ?? [] {
      before.drop(prefix: name)
      after.drop(prefix: name)
    }
    var change = TreePair.change(
      .restyled, node, bar, was.isEmpty ? "none" : "shown", now.isEmpty ? "none" : "shown")
    change.root = "\(node.id) \(bar)"
    changes.append(change)
  }

  // MARK: What follows from something else

  /// The number of cells follows from the cells, and the picture of a name from the name.
  private func follows(
    _ name: String, _ node: TreeRecord.Node, _ rows: [(name: String, old: String, new: String)]
  ) -> Bool {
    if name == "layer.masksToBounds" { return rows.contains { $0.name == "clipsToBounds" } }
    if name.hasSuffix(".cellCount") { return structure.disturbed.contains(node.id) }
    // What a class of the app's own is drawn as.
    if name == "drawnAs" { return true }
    guard name.hasPrefix("picture "), let row = rows.first(where: { $0.name == name }) else { return false }
    if row.old != PropertyRows.absent, row.new != PropertyRows.absent { return false }
    let image = name.dropFirst("picture ".count)
    return rows.contains { row in
      row.name != name && [row.old, row.new].contains { $0 == image || $0.hasPrefix("\(image) ") }
    }
  }

  private func follows(_ change: TreeChange) -> Bool {
    change.property == "cellCount" && structure.disturbed.contains(change.root)
  }
}
