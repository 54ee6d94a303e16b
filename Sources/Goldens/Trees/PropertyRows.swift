import Geometry

/// The properties of a view by name, from which what belongs together is taken.
package struct PropertyRows {
  /// The value of a property that a record does not have.
  package static let absent = "default"

  /// The value of a property that a record does not have beside one that has a value.
  static func absent(beside value: String?) -> String { value == "YES" ? "NO" : absent }

  /// The last parts of the names of properties that are texts.
  static let texts: Set<String> = [
    "text", "title", "placeholder", "prompt", "header", "footer", "subtitle",
  ]

  /// The last parts of the names of properties that are views.
  static let views: Set<String> = ["titleView", "customView"]

  /// The last part of the name of what a catalog says about how an image is drawn.
  package static let rendering = "renderingOfAsset"

  /// The last part of the name of what says whether a named typeface is there.
  package static let typeface = "typeface"

  private var rows: [(name: PropertyName, value: String)]
  private let text: String?
  private let label: String?
  private let facts: [String: TreeRecord.Fact]
  /// What the parts belong to that are left out.
  private var dropped: [PropertyName] = []

  /// What records leave out as a whole if it has its default value, and that value.
  package static let untouched: [String: [TreeRecord.Property]] = [
    "layer": [
      .init("layer.transform.scaleX", "1"), .init("layer.transform.scaleY", "1"),
      .init("layer.shadow.radius", "3"),
      .init("layer.shadow.offset.height", "-3"),
    ],
    "control": [
      .init("control.isEnabled", "YES"), .init("control.horizontalAlignment", "center"),
      .init("control.verticalAlignment", "center"),
    ],
  ]

  init(_ node: TreeRecord.Node) {
    rows = node.properties.map { (PropertyName($0.name), $0.value) }
    (text, label, facts) = (node.text, node.label, node.facts)
    for (group, usual) in Self.untouched.sorted(by: { $0.key < $1.key }) {
      let group = PropertyName(group)
      if rows.contains(where: { $0.name.isInside(group) }) { continue }
      rows += usual.map { (PropertyName($0.name), $0.value) }
    }
  }

  /// Leaves out the properties and parts of something, such as of a bar.
  mutating func drop(_ owner: PropertyName) {
    rows.removeAll { $0.name.isInside(owner) }
    dropped.append(owner)
  }

  /// Gives parts other names, such as the places that they have now in a list.
  mutating func rename(_ names: [(old: PropertyName, new: String)]) {
    for index in rows.indices {
      guard let (old, new) = names.first(where: { rows[index].name.isInside($0.old) }) else { continue }
      rows[index].name = PropertyName(new + rows[index].name.text.dropFirst(old.text.count))
    }
  }

  /// Takes what the view says. A text that is also what the outline calls the view is a property.
  mutating func takeText() -> String? {
    guard text == nil, let label else { return text }
    guard
      let place = rows.firstIndex(where: {
        ["text", "normal.title", "placeholder"].contains($0.name.text) && $0.value == "\"\(label)\""
      })
    else { return nil }
    rows.remove(at: place)
    return label
  }

  /// Takes the value of a property; nil if there is none.
  mutating func takeValue(of name: String) -> String? {
    guard let place = rows.firstIndex(where: { $0.name.text == name }) else { return nil }
    return rows.remove(at: place).value
  }

  /// Takes the properties of something, by their names inside it.
  mutating func take(_ owner: PropertyName) -> [TreeRecord.Property] {
    let taken = rows.filter { $0.name.isInside(owner) }
    if !taken.isEmpty { rows.removeAll { $0.name.isInside(owner) } }
    return taken.map { .init($0.name.name(inside: owner), $0.value) }
  }

  /// Takes the properties of the objects that are parts of the view, inner ones before those around them. `other`: the
  /// same view in the other record, which may know its parts where this one does not. `tabs`: what the other one calls its tabs: as many
  /// are the same ones, unless they are in another order.
  mutating func takeParts(
    of node: TreeRecord.Node, like other: TreeRecord.Node, beside tabs: [String]
  ) -> [PartChanges.Part] {
    var all = node.parts.isEmpty ? unnamedParts(like: other.parts) : node.parts
    let own = tabTitles
    if own.count != tabs.count || own != tabs && own.sorted() == tabs.sorted() {
      let others = otherTabs(node.parts)
      // Tabs are in the order of their names, whichever document has them.
      let places = Dictionary(
        rows.compactMap { $0.name.item?.name }.enumerated().map { ($1, $0) },
        uniquingKeysWith: { first, _ in first })
      let (tabs, rest) = (all + others).reduce(into: ([TreeRecord.Part](), [TreeRecord.Part]())) {
        if places[$1.name] != nil, $1.name.hasPrefix(Self.tabs) { $0.0.append($1) } else { $0.1.append($1) }
      }
      all = rest + tabs.sorted { places[$0.name] ?? 0 < places[$1.name] ?? 0 }
    }
    let parts = all.filter { part in
      let name = PropertyName(part.name)
      return !dropped.contains { name == $0 || name.isInside($0) }
    }
    let places = Dictionary(
      parts.enumerated().map { ($1.name[...], $0) }, uniquingKeysWith: { first, _ in first })
    var taken = Array(repeating: [TreeRecord.Property](), count: parts.count)
    var rest: [(name: PropertyName, value: String)] = []
    for row in rows {
      // Of names that it is inside of the longest is that of the innermost part.
      guard
        let (owner, place) = row.name.around.lazy.compactMap({ name in places[name].map { (name, $0) } })
          .first
      else {
        rest.append(row)
        continue
      }
      taken[place].append(.init(row.name.name(inside: PropertyName(String(owner))), row.value))
    }
    rows = rest
    return zip(parts, taken).map { PartChanges.Part($0, properties: $1) }
  }

  /// What the tabs are called, in their order.
  var tabTitles: [String] {
    var titles: [(name: String, title: String?)] = []
    for row in rows where row.name.item?.list == Self.tabs {
      guard let name = row.name.item?.name else { continue }
      if titles.last?.name != name { titles.append((name, nil)) }
      if row.name.last == "title" { titles[titles.count - 1].title = row.value }
    }
    return titles.map { $0.title ?? "" }
  }

  /// The tabs whose items other documents have, none of which is among the known parts.
  private func otherTabs(_ known: [TreeRecord.Part]) -> [TreeRecord.Part] {
    var names: [String] = []
    for row in rows where row.name.item?.list == Self.tabs {
      guard let name = row.name.item?.name, !names.contains(name), !known.contains(where: { $0.name == name })
      else { continue }
      names.append(name)
    }
    var seen: [String: Int] = [:]
    return names.map { name in
      let item = PropertyName(name)
      func value(_ property: String) -> String? {
        rows.first { $0.name.isInside(item) && $0.name.last == property }?.value
      }
      let title = value("title") ?? value("image") ?? value("systemItem") ?? name
      seen[title, default: 0] += 1
      return .init(name: name, id: "tab \(title) \(seen[title]!)", className: "UITabBarItem", line: 0)
    }
  }

  private static let tabs = "tabBar.items"

  /// The parts that the names of properties tell of, in records that name no objects.
  private func unnamedParts(like known: [TreeRecord.Part]) -> [TreeRecord.Part] {
    let lists = Set(known.map { PartChanges.Part($0, properties: []).list })
    var names: [String] = []
    for row in rows {
      guard let item = row.name.item, lists.contains(item.list), !names.contains(item.name) else { continue }
      names.append(item.name)
    }
    return names.map { .init(name: $0, id: "", className: "", line: 0) }
  }

  /// Returns the properties that differ: those of the newer view in order, then those that only the older one has.
  func differences(from newer: PropertyRows) -> [(name: PropertyName, old: String, new: String)] {
    let before = Dictionary(rows.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(newer.rows.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = newer.rows.map(\.name) + rows.map(\.name).filter { after[$0] == nil }
    return names.map { name in
      let (old, new) = (before[name], after[name])
      // A record from a file knows no facts: those of what is drawn now hold for it too.
      let (was, now) = (facts[name.text], newer.facts[name.text])
      let absent = Self.absent(beside: old ?? new)
      let (from, to) = (
        old ?? was?.absent ?? now?.absent ?? absent, new ?? now?.absent ?? was?.absent ?? absent
      )
      return (name, now?.words[from] ?? from, now?.words[to] ?? to)
    }.filter { $0.1 != $0.2 }
  }

  /// Returns the inputs of layout that differ, in the order of `differences`.
  static func layoutDifferences(
    _ was: TreeRecord.Node, _ now: TreeRecord.Node
  ) -> [(name: PropertyName, old: String, new: String)] { differences(of: \.layout, was, now) }

  /// Returns what assistive technologies find that differs, in the order of `differences`.
  static func accessibilityDifferences(
    _ was: TreeRecord.Node, _ now: TreeRecord.Node
  ) -> [(name: PropertyName, old: String, new: String)] { differences(of: \.accessibility, was, now) }

  private static func differences(
    of list: KeyPath<TreeRecord.Node, [TreeRecord.Property]>, _ was: TreeRecord.Node, _ now: TreeRecord.Node
  ) -> [(name: PropertyName, old: String, new: String)] {
    func rows(_ node: TreeRecord.Node) -> PropertyRows {
      var inputs = TreeRecord.Node(id: "", className: "", path: "", depth: 0, frame: .zero)
      (inputs.properties, inputs.facts) = (node[keyPath: list], node.facts)
      var rows = PropertyRows(inputs)
      rows.rows.removeLast(rows.rows.count - node[keyPath: list].count)
      return rows
    }
    return rows(was).differences(from: rows(now))
  }
}
