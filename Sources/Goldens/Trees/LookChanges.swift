/// What views look like and say, besides their places: texts, properties, items of bars, sections of tables.
struct LookChanges {
  var changes: [TreeChange] = []
  private let structure: StructureChanges

  /// The bars around a screen, whose items are properties of its root view.
  private static let bars = ["navigationBar", "toolbar", "tabBar", "statusBar", "homeIndicator"]
  /// What the contents of a bar are properties of.
  private static let content = [
    "navigationBar": ["navigationBar", "navigationItem", "backItem"], "toolbar": ["toolbar"],
    "tabBar": ["tabBar"],
  ].mapValues { $0.map(PropertyName.init) }
  private let knowsLayout: Bool
  /// Whether something is placed by margins.
  private let usesMargins: Bool

  init(_ pair: TreePair, _ structure: StructureChanges) {
    self.structure = structure
    knowsLayout = pair.old.knowsLayout && pair.new.knowsLayout
    usesMargins = [pair.old, pair.new].contains(where: \.usesMargins)
    for (was, now) in pair.common where !pair.old.nodes[was].looksLike(pair.new.nodes[now]) {
      add(pair.old.nodes[was], pair.new.nodes[now])
    }
    // The bars around a screen are properties of its root, whichever view that is.
    if let was = pair.old.nodes.first, let now = pair.new.nodes.first, was.id != now.id {
      add(Self.bars(of: was, like: now), Self.bars(of: now, like: now))
    }
  }

  /// A view that is another one but for the bars around the screen.
  private static func bars(of node: TreeRecord.Node, like other: TreeRecord.Node) -> TreeRecord.Node {
    func isOfBar(_ name: String) -> Bool {
      let name = PropertyName(name)
      return (content.values.flatMap(\.self) + bars.map(PropertyName.init)).contains {
        name == $0 || name.isInside($0)
      }
    }
    var result = other
    result.properties = node.properties.filter { isOfBar($0.name) }
    result.parts = node.parts.filter { isOfBar($0.name) }
    (result.pictures, result.layout, result.accessibility) = ([], [], [])
    (result.facts, result.sources) = (node.facts, node.sources)
    return result
  }

  private mutating func add(_ was: TreeRecord.Node, _ node: TreeRecord.Node) {
    var (before, after) = (PropertyRows(was), PropertyRows(node))
    let texts = (was: before.takeText(), now: after.takeText())
    // Records from files do not say which of them is a placeholder.
    let isKnown = !was.facts.isEmpty && !node.facts.isEmpty
    if !isKnown || was.showsPlaceholder == node.showsPlaceholder {
      addText(texts.was, texts.now, was, node)
    } else {
      // A field whose text came or went shows, or showed, its placeholder.
      addText(was.showsPlaceholder ? nil : texts.was, node.showsPlaceholder ? nil : texts.now, was, node)
      // The one that shows may be recorded as the text alone.
      func placeholder(_ rows: inout PropertyRows, _ node: TreeRecord.Node, _ text: String?) -> String {
        let shown = node.showsPlaceholder ? text.map { "\"\($0)\"" } : nil
        return rows.takeValue(of: "placeholder") ?? shown ?? "none"
      }
      let old = placeholder(&before, was, texts.was)
      add(node, "placeholder", old, placeholder(&after, node, texts.now), .text)
    }
    add(node, "class", was.className, node.className)
    add(node, "hidden", was.isHidden ? "YES" : "NO", node.isHidden ? "YES" : "NO", after: was)
    add(node, "alpha", TreePair.number(was.alpha), TreePair.number(node.alpha), after: was)
    if knowsLayout {
      let start = changes.count
      for (name, old, new) in PropertyRows.layoutDifferences(was, node) {
        // The mask of a view that only constraints place has no effect.
        if name.text == "autoresizingMask", !node.isFree { continue }
        if name.text.hasSuffix("argins") || name.text.hasSuffix("FromSafeArea"), !usesMargins { continue }
        add(node, name.text, old, new, after: was)
      }
      for place in start..<changes.count { changes[place].isOfLayout = true }
    }
    for (name, old, new) in PropertyRows.accessibilityDifferences(was, node) {
      add(node, name.text, old, new, after: was)
    }
    for bar in Self.bars { add(bar, &before, &after, node) }
    let tabs = (was: before.tabTitles, now: after.tabTitles)
    let parts = PartChanges(
      before.takeParts(of: was, like: node, beside: tabs.now),
      after.takeParts(of: node, like: was, beside: tabs.was), node, edited: Set(structure.edits.keys))
    addStyles(&before, &after, was, node)
    addConfiguration(&before, &after, was, node)
    addSegments(&before, &after, was, node)
    let rows = addDrawnClass(before.differences(from: after), was, node)
    let hasOtherTabs = parts.changes.contains { $0.path.contains("tabBar.items[") && $0.kind != .restyled }
    for (name, old, new) in rows where !follows(name, node, rows) && !Self.isOfCell(name) {
      // Where a tab is follows from those before it.
      if hasOtherTabs, name.text == "tabBar.selectedIndex" { continue }
      if Self.isOfAssumedBar(name, was, node) { continue }
      // Code gives a title to the state and to the configuration.
      let isTitle = name.text == "configurations[0].title" && texts.was != texts.now
      if isTitle, [texts.was, texts.now].map({ "\"\($0 ?? "")\"" }) == [old, new] { continue }
      add(node, name.text, old, new, after: was)
    }
    addPictures(was, node)
    changes += parts.changes.filter { !follows($0) }.map { change in
      var change = change
      cite(&change, nil, node)
      citeGone(&change, was)
      // What code gives an item, or gave it, stands there.
      let name = change.path.dropFirst("\(node.path) › ".count) + "." + change.property
      if let place = node.facts[String(name)]?.location {
        (change.file, change.line) = (place.file, place.line)
      } else if let place = was.facts[String(name)]?.location {
        (change.file, change.line, change.oldLine) = (place.file, 0, place.line)
      }
      return change
    }
  }

  /// Adds that code derives the view's class from another one of UIKit's than before, and returns the rest: what only one of the
  /// two has follows from it.
  private mutating func addDrawnClass(
    _ rows: [(name: PropertyName, old: String, new: String)], _ was: TreeRecord.Node, _ node: TreeRecord.Node
  ) -> [(name: PropertyName, old: String, new: String)] {
    let (old, new) = (was.addition, node.addition)
    guard was.className == node.className, old != new, !old.isEmpty, !new.isEmpty else { return rows }
    add(node, "superclass", Self.className(ofAddition: old), Self.className(ofAddition: new), after: was)
    return rows.filter { row in !was.additions.union(node.additions).contains(row.name.text) }
  }

  /// UIKit's class that adds what a case of a view's content is for: `UIButton` of `button`.
  private static func className(ofAddition name: String) -> String {
    if ["plain", "container", "standIn"].contains(name) { return "UIView" }
    if name == "toggle" { return "UISwitch" }
    return "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Gives the change of a text that is gone the other file that stated it.
  private func citeGone(_ change: inout TreeChange, _ older: TreeRecord.Node) {
    guard change.kind == .text, change.file == nil, !change.new.hasPrefix("\""), change.old.hasPrefix("\""),
      let source = older.sources.first(where: {
        $0.subject == .text(String(change.old.dropFirst().dropLast()))
      })
    else { return }
    (change.file, change.line, change.oldLine) = (source.file, 0, source.line)
  }

  /// Whether a property is one of a bar that only one side has in the document: one that was assumed has nothing that could be
  /// otherwise.
  private static func isOfAssumedBar(
    _ name: PropertyName, _ was: TreeRecord.Node, _ node: TreeRecord.Node
  ) -> Bool {
    guard let bar = bars.first(where: { name.isInside(PropertyName($0)) }), !was.facts.isEmpty,
      !node.facts.isEmpty
    else { return false }
    let isStated = [was, node].map { side in
      side.facts.contains { $0.key.hasPrefix("\(bar).") && $0.value.owner?.id.isEmpty == false }
    }
    return isStated[0] != isStated[1]
  }

  /// That a text has styles of its own, or has none any more, is one change.
  private mutating func addStyles(
    _ before: inout PropertyRows, _ after: inout PropertyRows, _ was: TreeRecord.Node, _ node: TreeRecord.Node
  ) {
    let name = PropertyName("attributedText")
    let sides = [was, node].map { side in
      side.properties.filter { PropertyName($0.name).isInside(name) && $0.name.hasSuffix(".text") }.map(
        \.value)
    }
    guard sides[0].isEmpty != sides[1].isEmpty else { return }
    _ = (before.take(name), after.take(name))
    var texts = sides.map { runs in
      runs.isEmpty ? "none" : "\"\(runs.map { $0.dropFirst().dropLast() }.joined())\""
    }
    // Of a text that both have it is said which part of it looks otherwise.
    if was.text == node.text {
      for (place, side) in [was, node].enumerated() where !sides[place].isEmpty {
        let looks = Self.looksOfRuns(side, name, besides: place == 0 ? node : was)
        if !looks.isEmpty { texts[place] = looks }
      }
    }
    let count = changes.count
    add(node, name.text, texts[0], texts[1], after: was)
    guard changes.count > count else { return }
    if let line = node.places?.place(ofFirst: [name.text])?.line { changes[count].line = line }
    if sides[1].isEmpty { changes[count].oldLine = was.places?.place(ofFirst: [name.text])?.line ?? 0 }
  }

  /// What the parts of a text have that neither all of them have nor the same text without parts: `color red of "now"`.
  private static func looksOfRuns(
    _ node: TreeRecord.Node, _ name: PropertyName, besides plain: TreeRecord.Node
  ) -> String {
    let whole = Dictionary(
      plain.properties.map { ($0.name == "textColor" ? "color" : $0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    var runs: [(text: String, looks: [String: String])] = []
    for property in node.properties where PropertyName(property.name).isInside(name) {
      guard let item = PropertyName(property.name).item else { continue }
      let attribute = String(property.name.dropFirst(item.name.count + 1))
      if attribute == "text" {
        runs.append((property.value, [:]))
      } else if !runs.isEmpty {
        runs[runs.count - 1].looks[attribute] = property.value
      }
    }
    return runs.flatMap { run in
      run.looks.keys.sorted().filter { key in
        run.looks[key] != whole[key] && !runs.allSatisfy { $0.looks[key] == run.looks[key] }
      }
      .map { "\($0) \(run.looks[$0] ?? "") of \(run.text)" }
    }.joined(separator: ", ")
  }

  /// What the properties of a button's configuration are recorded below.
  private static let configuration = "configurations[0]"

  private func hasConfiguration(_ node: TreeRecord.Node) -> Bool {
    node.properties.contains { $0.name.hasPrefix("\(Self.configuration).") }
  }

  /// That a button has a configuration, or has none any more, is one change.
  private mutating func addConfiguration(
    _ before: inout PropertyRows, _ after: inout PropertyRows, _ was: TreeRecord.Node, _ node: TreeRecord.Node
  ) {
    guard hasConfiguration(was) != hasConfiguration(node) else { return }
    let now = hasConfiguration(node)
    func value(_ name: String, _ side: TreeRecord.Node) -> String? {
      side.properties.first { $0.name == name }?.value
    }
    /// What a button shows, by its configuration or its state.
    func shown(_ name: String, _ side: TreeRecord.Node) -> String? {
      value(hasConfiguration(side) ? "\(Self.configuration).\(name)" : "normal.\(name)", side)
    }
    let titles = [was, node].map { shown("title", $0) ?? $0.text.map { "\"\($0)\"" } ?? "none" }
    let images = [was, node].map { shown("image", $0) ?? "none" }
    let style = "\(Self.configuration).style"
    let styles = [was, node].map { value(style, $0) ?? "none" }
    _ = (before.take(PropertyName(Self.configuration)), after.take(PropertyName(Self.configuration)))
    _ = (before.takeValue(of: "normal.image"), after.takeValue(of: "normal.image"))
    if !changes.contains(where: { $0.viewID == node.id && $0.kind == .text }) {
      add(node, "title", titles[0], titles[1], .text, after: was)
    }
    add(node, "image", images[0], images[1], after: was)
    let count = changes.count
    add(node, "configuration", styles[0], styles[1], after: was)
    guard changes.count > count, let line = (now ? node : was).lineBelow(of: style) else { return }
    if now { changes[count].line = line } else { changes[count].oldLine = line }
  }

  /// That a segment came or went is one change.
  private mutating func addSegments(
    _ before: inout PropertyRows, _ after: inout PropertyRows, _ was: TreeRecord.Node, _ node: TreeRecord.Node
  ) {
    func segments(_ node: TreeRecord.Node) -> [String: String] {
      var titles: [String: String] = [:]
      for property in node.properties where property.name.hasPrefix("segments[") {
        guard let item = PropertyName(property.name).item, item.list == "segments" else { continue }
        let isTitle = property.name == "\(item.name).title" || property.name == "\(item.name).image"
        if isTitle || titles[item.name] == nil { titles[item.name] = isTitle ? property.value : "" }
      }
      return titles
    }
    let (old, new) = (segments(was), segments(node))
    if old.count == new.count { return }
    func number(_ name: String) -> Int { Int(name.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? 0 }
    let sides = [old, new].map { $0.keys.sorted { number($0) < number($1) } }
    let pairs = CommonSubsequence.matches(sides[0].map { old[$0] ?? "" }, sides[1].map { new[$0] ?? "" })
    let (kept, here) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    let gone = sides[0].indices.filter { !kept.contains($0) }.map { (sides[0][$0], isNew: false) }
    let came = sides[1].indices.filter { !here.contains($0) }.map { (sides[1][$0], isNew: true) }
    for (name, isNew) in gone + came {
      _ = isNew ? after.take(PropertyName(name)) : before.take(PropertyName(name))
      let title = (isNew ? new : old)[name] ?? ""
      let word = title.isEmpty ? "a segment" : title
      let start = changes.count
      add(node, "segment \(number(name) + 1)", isNew ? "" : "\(word)", isNew ? "\(word)" : "", after: was)
      guard changes.count > start else { continue }
      if isNew, let line = node.places?.place(ofFirst: [name])?.line { changes[start].line = line }
      if !isNew { changes[start].oldLine = was.places?.place(ofFirst: [name])?.line ?? 0 }
    }
    before.rename(pairs.map { (PropertyName(sides[0][$0.0]), sides[1][$0.1]) })
  }

  /// Whether a property lists the views that a cell has of its own, which are views of the tree.
  private static func isOfCell(_ name: PropertyName) -> Bool {
    let roles = ["imageViewID", "textLabelID", "detailTextLabelID"]
    return name.steps.count == 1 && (name.text.hasPrefix("ownViews[") || roles.contains(name.text))
  }

  private mutating func addText(
    _ was: String?, _ now: String?, _ older: TreeRecord.Node, _ node: TreeRecord.Node
  ) {
    guard was != now else { return }
    func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
    let isPlaceholder = (was == nil || older.showsPlaceholder) && (now == nil || node.showsPlaceholder)
    let start = changes.count
    add(node, isPlaceholder ? "placeholder" : "text", quoted(was), quoted(now), .text)
    guard changes.count > start else { return }
    let place = older.place(of: "text")
    // The code that gave it is gone: the document's is seen now.
    if let file = place.file, file != older.file, changes[start].file == node.file {
      (changes[start].file, changes[start].oldLine) = (file, place.line)
    }
    // A translation that is gone was stated elsewhere than the text that is shown instead.
    if changes[start].file == nil, let was,
      let source = older.sources.first(where: { $0.subject == .text(was) })
    {
      (changes[start].file, changes[start].line) = (source.file, source.line)
    }
  }

  /// Adds a property that differs; a color or image of one name that is another one now is an edit of that asset.
  private mutating func add(
    _ node: TreeRecord.Node, _ name: String, _ old: String, _ new: String,
    _ kind: TreeChange.Kind = .restyled, after older: TreeRecord.Node? = nil
  ) {
    if old.isDrawn(like: new) { return }
    // A view without a background is as clear as one with a clear one.
    if name == "backgroundColor", !node.hasOwnGround,
      [old, new].allSatisfy({ $0.isClear || $0 == PropertyRows.absent })
    {
      return
    }
    // Of an image that is nowhere nothing is known.
    if PropertyName(name).last == PropertyRows.rendering[...],
      [node, older].contains(where: { $0?.lacksImage ?? false })
    {
      return
    }
    let fact = node.facts[name] ?? older?.facts[name]
    let (old, new) = Self.inDark(old, new) ?? (old, new)
    var change = TreePair.change(kind, node, fact?.name ?? name, old, new)
    if PropertyRows.texts.contains(String(PropertyName(name).last)) { change.kind = .text }
    change.isPaint = change.kind == .restyled && fact?.isPaint ?? false
    // What one side shows is seen to come, or to go.
    change.isWithoutPicture =
      fact?.isWithoutPicture ?? false && older?.facts[name]?.isWithoutPicture ?? true
    // A view stays where it is, and as large, by either.
    if name == "autoresizingMask", Set([old, new]).isSubset(of: TreeRecord.Node.fixedMasks) {
      change.isWithoutPicture = true
    }
    // A text view is as high as its text without it; others only move by touches with it.
    if fact?.name == "scrollEnabled", node.className != "UITextView" { change.isWithoutPicture = true }
    // It counts for the size that constraints give a label alone.
    if name == "preferredMaxLayoutWidth", node.isFree, older?.isFree ?? true {
      change.isWithoutPicture = true
    }
    cite(&change, name, node)
    if let older, change.file == node.file, node.lineBelow(of: name) == nil,
      let line = older.lineBelow(of: name)
    {
      // The element that stated it is gone.
      change.oldLine = line
    } else if let older, change.file == node.file, change.kind != .text || node.lineBelow(of: name) == nil {
      let place = older.place(of: name)
      // The code that gave it is gone.
      if let file = place.file, place.file != older.file {
        (change.file, change.oldLine) = (file, place.line)
      }
    }
    if let owner = fact?.owner, change.root.isEmpty {
      (change.viewID, change.view) = (owner.id.isEmpty ? node.id : owner.id, owner.phrase)
      change.property = String(change.property.split(separator: ".").last ?? "")
      let (now, was) = (node.facts[name]?.location, older?.facts[name]?.location)
      (change.file, change.line) = (now?.file ?? node.file, now?.line ?? owner.line)
      // The code that gave it is gone.
      if now == nil, let was { (change.file, change.line, change.oldLine) = (was.file, 0, was.line) }
    }
    changes.append(change)
  }

  /// The names of two colors of the project that are one color by day, so that they differ in the dark; nil for any others.
  private static func inDark(_ old: String, _ new: String) -> (old: String, new: String)? {
    guard let was = AssetChange.named(old), let now = AssetChange.named(new), was.value == now.value else {
      return nil
    }
    return ("\"\(was.name)\"", "\"\(now.name)\" in dark")
  }

  /// Gives a change the place that states it: of a text in another language the file of texts, of an asset its file, of
  /// a property its own line.
  private func cite(_ change: inout TreeChange, _ name: String?, _ node: TreeRecord.Node) {
    if let asset = AssetChange(change) {
      change = asset.change
      let source = node.sources.first { $0.subject == .color(asset.name) }
      (change.file, change.line) = (source?.file, source?.line ?? 0)
      return
    }
    if change.kind == .text {
      let text = change.new.hasPrefix("\"") ? String(change.new.dropFirst().dropLast()) : change.new
      if let source = node.sources.first(where: { $0.subject == .text(text) }) {
        (change.file, change.line) = (source.file, source.line)
        return
      }
    }
    if let name { (change.file, change.line) = node.place(of: name) }
  }

  // MARK: Bars

  /// A bar that came or went is one change; where it stands follows from the screen's size.
  private mutating func add(
    _ bar: String, _ before: inout PropertyRows, _ after: inout PropertyRows, _ node: TreeRecord.Node
  ) {
    let (was, now) = (before.take(PropertyName("\(bar).frame")), after.take(PropertyName("\(bar).frame")))
    guard was.isEmpty != now.isEmpty else { return }
    for name in Self.content[bar] ?? [] {
      before.drop(name)
      after.drop(name)
    }
    var change = TreePair.change(
      .restyled, node, bar, was.isEmpty ? "none" : "shown", now.isEmpty ? "none" : "shown")
    change.root = "\(node.id) \(bar)"
    if let place = node.facts[bar]?.location { (change.file, change.line) = (place.file, place.line) }
    changes.append(change)
  }

  // MARK: What follows from something else

  /// The number of cells follows from the cells, what a layer cuts off from what its view does.
  private func follows(
    _ name: PropertyName, _ node: TreeRecord.Node, _ rows: [(name: PropertyName, old: String, new: String)]
  ) -> Bool {
    // The tint of a bar is that of its view.
    if name.text == "look.tintColor" { return rows.contains { $0.name.text == "tintColor" } }
    if name.text == "layer.masksToBounds" { return rows.contains { $0.name.text == "clipsToBounds" } }
    // A configuration has a font of its own, and no look of the button's type.
    if ["font", "kind"].contains(name.text), hasConfiguration(node) { return true }
    // Another name is the edit where the typeface of the new one is missing, or that of the old one was.
    if name.last == PropertyRows.typeface {
      return rows.contains { other in name.isInside(other.name) }
    }
    // Another image is the edit, unless one of two files is drawn in the tint color.
    if name.last == PropertyRows.rendering {
      let own = rows.first { $0.name == name }
      let image = rows.first { other in name.isInside(other.name) }
      let isOfFiles =
        image.map { ![$0.old, $0.new].contains { $0 == "none" || $0.hasPrefix("symbol ") } } ?? true
      return image != nil && !(isOfFiles && (own?.old == "template" || own?.new == "template"))
    }
    if name.last == "minimumScaleFactor" { return isOfFont(rows.first { $0.name == name }, rows) }
    if name.last == "cellCount", name.steps.count > 1 { return structure.disturbed.contains(node.id) }
    // What a class of the app's own is drawn as.
    return name.text == "drawnAs"
  }

  /// Whether the least size of a text is as it was, which its share of another font's size is not.
  private func isOfFont(
    _ share: (name: PropertyName, old: String, new: String)?,
    _ rows: [(name: PropertyName, old: String, new: String)]
  ) -> Bool {
    func size(_ font: String) -> Double? {
      font.split(separator: " ").lazy.compactMap { Double($0) }.first
    }
    guard let share, let font = rows.first(where: { $0.name.last == "font" }),
      let was = size(font.old), let now = size(font.new), let before = Double(share.old),
      let after = Double(share.new)
    else { return false }
    return abs(before * was - after * now) < 0.1
  }

  private func follows(_ change: TreeChange) -> Bool {
    // That an item shows a view which came or went is no further edit.
    if PropertyRows.views.contains(change.property) {
      return [change.old, change.new].contains { structure.edits[String($0.dropFirst())] != nil }
    }
    return change.property == "cellCount" && structure.disturbed.contains(change.root)
  }
}
