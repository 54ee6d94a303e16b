/// Objects inside a view that are no views, such as items of a bar: which is which, and what changed of them.
struct PartChanges {
  /// An object with its properties, under names of its own.
  struct Part {
    let origin: TreeRecord.Part
    var properties: [TreeRecord.Property]

    init(_ origin: TreeRecord.Part, properties: [TreeRecord.Property]) {
      (self.origin, self.properties) = (origin, properties)
    }

    /// The list that it is in: its name without its place there.
    var list: String { origin.name.lastIndex(of: "[").map { String(origin.name[..<$0]) } ?? origin.name }

    /// The list's own name.
    var listName: String { list.split(separator: ".").last.map(String.init) ?? list }

    func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }

    /// Whether it is mere room between others.
    var isSpace: Bool {
      ["\"flexibleSpace\"", "\"fixedSpace\"", "flexibleSpace", "fixedSpace"].contains(value("systemItem"))
    }

    /// Whether it is only known from what it says: another document has it.
    var isOfOtherDocument: Bool { origin.line == 0 && !origin.id.isEmpty }

    /// Class, title and object id in one phrase.
    var phrase: String {
      let name = origin.className.isEmpty ? "item" : origin.className
      let words =
        value("title") ?? value("header") ?? value("systemItem") ?? value("image").map { "\"\($0)\"" }
      let id = origin.id.isEmpty || isOfOtherDocument ? "" : " (id \(origin.id))"
      return name + (words.map { " \($0)" } ?? "") + id
    }
  }

  private(set) var changes: [TreeChange] = []
  private let node: TreeRecord.Node
  private let edited: Set<String>

  /// `edited`: the ids of the views that came, went or moved: an item that came or went with one is the same edit.
  init(_ old: [Part], _ new: [Part], _ node: TreeRecord.Node, edited: Set<String>) {
    (self.node, self.edited) = (node, edited)
    // An object in another list was moved there.
    var moved: Set<String> = []
    let known = Self.places(old)
    for part in new where !part.origin.id.isEmpty {
      guard let place = known[part.origin.id], old[place].list != part.list else { continue }
      let was = old[place]
      moved.insert(part.origin.id)
      var change = change(.moved, part, TreeChange.superview, was.listName, part.listName)
      change.oldLine = was.origin.line
      changes.append(change)
      addProperties(was, part)
    }
    let (old, new) = (
      old.filter { !moved.contains($0.origin.id) }, new.filter { !moved.contains($0.origin.id) }
    )
    let (was, now) = (Dictionary(grouping: old, by: \.list), Dictionary(grouping: new, by: \.list))
    var lists: Set<String> = []
    for list in (new + old).map(\.list) where lists.insert(list).inserted {
      add(was[list] ?? [], now[list] ?? [])
    }
  }

  private mutating func add(_ old: [Part], _ new: [Part]) {
    let start = changes.count
    let pairs = Self.pairs(old, new)
    let (kept, there) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    // Rooms between items stay in no order.
    let ordered = pairs.filter { !new[$0.1].isSpace }
    let inOrder = Set(CommonSubsequence.stayed(ordered.map(\.0), ordered.map(\.1)).map { ordered[$0].1 })
    func isOfEditedView(_ part: Part) -> Bool {
      part.value("customView").map { edited.contains(String($0.dropFirst().dropLast())) } ?? false
    }
    for place in new.indices where !there.contains(place) && !isOfEditedView(new[place]) {
      changes.append(change(.added, new[place], TreeChange.existence, "", ""))
    }
    for place in old.indices where !kept.contains(place) && !isOfEditedView(old[place]) {
      var change = change(.removed, old[place], TreeChange.existence, "", "")
      (change.oldLine, change.line) = (
        old[place].origin.line, old[place].isOfOtherDocument ? 0 : node.line
      )
      changes.append(change)
    }
    if old.isEmpty || new.isEmpty { gather(from: start) }
    for (was, now) in pairs {
      if !inOrder.contains(now), !new[now].isSpace {
        var change = change(.moved, new[now], TreeChange.order, "\(was + 1)", "\(now + 1)")
        change.oldLine = old[was].origin.line
        changes.append(change)
      }
      addProperties(old[was], new[now])
    }
  }

  /// The items of a bar that had none, or has none any more, are one edit; sections are reported with their cells.
  private mutating func gather(from start: Int) {
    let own = changes[start...].filter { $0.property == TreeChange.existence && $0.cells == nil }
    guard own.count > 1, own.count == changes.count - start else { return }
    let root = "\(node.id) items \(own[0].viewID)"
    for index in start..<changes.count { changes[index].root = root }
  }

  private mutating func addProperties(_ was: Part, _ now: Part) {
    let names = now.properties.map(\.name)
    for name in names + was.properties.map(\.name).filter({ !names.contains($0) }) {
      let isText = PropertyRows.texts.contains(name)
      var values = (was: was.value(name), now: now.value(name))
      if PropertyRows.views.contains(name) {
        func reference(_ id: String) -> String { "#\(id.dropFirst().dropLast())" }
        values = (values.was.map(reference), values.now.map(reference))
      }
      let absent = isText ? "none" : PropertyRows.absent(beside: values.was ?? values.now)
      let (old, new) = (values.was ?? absent, values.now ?? absent)
      if !old.isDrawn(like: new) {
        var change = change(isText ? .text : .restyled, now, Self.title(of: name), old, new)
        // A title of spaces draws nothing, and beside a view of its own an item shows none.
        let isCovered =
          [was, now].allSatisfy { $0.value("customView") != nil } && ["title", "image"].contains(name)
        change.isWithoutPicture = isText && [old, new].allSatisfy(Self.isBlank) || isCovered
        change.isPaint = !isText && node.facts["\(now.origin.name).\(name)"]?.isPaint ?? false
        changes.append(change)
      }
    }
  }

  /// Whether a text, as records have it, is none or has nothing but spaces.
  private static func isBlank(_ text: String) -> Bool {
    text == "none" || text.hasPrefix("\"") && text.dropFirst().dropLast().allSatisfy(\.isWhitespace)
  }

  /// UIKit's name of what assistive technology reads of an item: `accessibilityLabel`.
  private static func title(of name: String) -> String {
    guard name.hasPrefix("_accessibility.") else { return name }
    let own = name.dropFirst("_accessibility.".count)
    return "accessibility" + own.prefix(1).uppercased() + own.dropFirst()
  }

  private func change(
    _ kind: TreeChange.Kind, _ part: Part, _ property: String, _ old: String, _ new: String
  ) -> TreeChange {
    let line = part.origin.line > 0 ? part.origin.line : part.isOfOtherDocument ? 0 : node.line
    var change = TreeChange(
      kind: kind, viewID: part.origin.id.isEmpty ? node.id : part.origin.id, view: part.phrase,
      path: "\(node.path) › \(part.origin.name)", property: property, old: old, new: new, line: line)
    // The table, whose cells tell of its sections' counts.
    if property == "cellCount" { change.root = node.id }
    if property == TreeChange.existence, let count = part.value("cellCount").flatMap({ Int($0) }) {
      change.cells = TreeChange.Cells(table: node.id, count: count)
    }
    return change
  }

  // MARK: Which is which

  /// Returns the places of equal objects, in the order of the new ones: by id where both have one, then by content, and
  /// what is left between two of these one by one.
  private static func pairs(_ old: [Part], _ new: [Part]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (free, open) = (Array(old.indices), Array(new.indices))
    func take(_ found: [(Int, Int)]) {
      pairs += found
      let (was, now) = (Set(found.map(\.0)), Set(found.map(\.1)))
      free.removeAll(where: was.contains)
      open.removeAll(where: now.contains)
    }
    let known = places(old)
    take(open.compactMap { now in known[new[now].origin.id].map { ($0, now) } })
    // What was made anew just as it was is the same to who sees it.
    if free.count * open.count <= mostCompared {
      let alike = CommonSubsequence.pairs(free.map { old[$0].properties }, open.map { new[$0].properties })
      take(alike.map { (free[$0.0], open[$0.1]) })
    }
    // Objects with ids of their own that have no counterpart came or went.
    let haveIDs = [old, new].map { parts in parts.contains { !$0.origin.id.isEmpty } }
    free.removeAll { !old[$0].origin.id.isEmpty && haveIDs[1] }
    open.removeAll { !new[$0].origin.id.isEmpty && haveIDs[0] }
    take(zip(free, open).map { ($0, $1) })
    return pairs.sorted { $0.1 < $1.1 }
  }

  /// The most pairs of parts without a counterpart that are held against each other.
  private static let mostCompared = 1 << 16

  /// Where the parts with ids are, the first of each.
  private static func places(_ parts: [Part]) -> [String: Int] {
    Dictionary(
      parts.indices.filter { !parts[$0].origin.id.isEmpty }.map { (parts[$0].origin.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
