import Diagnostics

/// What a person calls the views of a screen: by outlet, by title, or by class.
package struct ViewNames {
  /// The names by object id.
  package private(set) var names: [String: String] = [:]
  private var parents: [String: String] = [:]
  private var guides: [String: String] = [:]
  private var insides: [String: Int] = [:]
  /// Those of the views inside that are on one side alone to which outlets lead, and those that say something.
  private var notable: [String: (outlets: [String], titles: [String])] = [:]
  /// The first of these.
  private var first: [String: String] = [:]
  private var lines: [String: Int] = [:]
  /// What is said of views that are hidden, after their names.
  private var remarks: [String: String] = [:]
  /// How much of a title is shown.
  private static let longestTitle = 40

  /// The names of the views on both sides, those of the new one first.
  package init(_ pairs: [ScreenPair]) {
    var owners: [String: String] = [:]
    var (order, connected, titled) = ([String](), Set<String>(), Set<String>())
    for record in pairs.map(\.new) + pairs.map(\.old) {
      var around: [String] = []
      for (place, node) in record.nodes.enumerated() {
        around.removeLast(max(0, around.count - max(0, node.depth)))
        if names[node.id] == nil {
          let name = Self.name(of: node, Self.text(ofCell: place, in: record))
          // Of two views of one name the second is named with its id.
          let isTaken = owners[name].map { $0 != node.id } ?? false
          names[node.id] = isTaken ? "\(name) (id \(PrintedText.shortened(node.id)))" : name
          if !isTaken { owners[name] = node.id }
          parents[node.id] = around.last
          lines[node.id] = node.line
          if node.isHidden {
            remarks[node.id] = " (\(node.hiding.map { "hidden by code, \($0)" } ?? "hidden"))"
          }
          order.append(node.id)
          if !node.outlets.isEmpty {
            connected.insert(node.id)
          } else if name != node.phrase {
            titled.insert(node.id)
          }
        }
        for (id, guide) in node.guides where guides[id] == nil {
          guides[id] = "\(guide) of \(names[node.id] ?? node.phrase)"
        }
        around.append(node.id)
      }
    }
    let before = Set(pairs.flatMap { $0.old.nodes.map(\.id) })
    let kept = before.intersection(pairs.flatMap { $0.new.nodes.map(\.id) })
    nameKinds(pairs, kept)
    for id in order where !kept.contains(id) {
      var place = parents[id]
      let isGone = before.contains(id)
      while let above = place {
        defer { place = parents[above] }
        // A view that came holds nothing that is gone, whatever it stands around.
        if isGone, !before.contains(above) { continue }
        insides[above, default: 0] += 1
        if connected.contains(id) { notable[above, default: ([], [])].outlets.append(id) }
        if titled.contains(id) { notable[above, default: ([], [])].titles.append(id) }
        if insides[above] == 1 { first[above] = id }
      }
    }
  }

  /// Names views with their classes that stand on one side each for one outlet, and are of several kinds. `kept`: the ids of views that
  /// are on both sides.
  private mutating func nameKinds(_ pairs: [ScreenPair], _ kept: Set<String>) {
    guard let pair = pairs.first else { return }
    func alone(_ record: TreeRecord) -> [String: TreeRecord.Node] {
      let own = record.nodes.filter { !kept.contains($0.id) && !$0.outlets.isEmpty }
      return Dictionary(own.map { ($0.outlets[0], $0) }, uniquingKeysWith: { first, _ in first })
    }
    let old = alone(pair.old)
    for (outlet, now) in alone(pair.new) {
      guard let was = old[outlet], was.className != now.className else { continue }
      for node in [was, now] { names[node.id] = PrintedText.shortened("\(node.className) \(outlet)") }
    }
  }

  /// The first text in a cell; nil of anything else.
  private static func text(ofCell place: Int, in record: TreeRecord) -> String? {
    let cell = record.nodes[place]
    guard cell.className.hasSuffix("Cell") else { return nil }
    for node in record.nodes[(place + 1)...] {
      if node.depth <= cell.depth { return nil }
      if let text = node.shownTitle ?? node.text, PrintedText.isReadable(text) { return text }
    }
    return nil
  }

  private static func name(of node: TreeRecord.Node, _ inside: String?) -> String {
    if let outlet = node.outlets.first { return PrintedText.shortened(outlet) }
    guard
      let title = node.shownTitle ?? node.text ?? node.label ?? node.userLabel ?? inside ?? node.imageName,
      PrintedText.isReadable(title)
    else {
      return node.phrase
    }
    return
      "\(PrintedText.shortened(node.className)) \"\(title.prefix(longestTitle))\(title.count > longestTitle ? "…" : "")\""
  }

  /// The name of a view; nil of what is no view.
  subscript(id: String) -> String? { names[id] }

  /// The line that opens a view; 0 if that is not known.
  func line(of id: String) -> Int { lines[id] ?? 0 }

  /// The view around another.
  func parent(of id: String) -> String? { parents[id] }

  /// How many of the views in a view are on one side alone.
  func inside(_ id: String) -> Int { insides[id] ?? 0 }

  /// The names of those of them to which outlets lead, then of those that say something else than a cell is called by, or of the
  /// only one; in the order of the tree.
  func notable(inside id: String) -> [String] {
    let found = notable[id].map { $0.outlets + $0.titles } ?? []
    let title = names[id].flatMap { name in name.firstIndex(of: "\"").map { name[$0...] } }
    let names = (found.isEmpty && inside(id) == 1 ? [first[id]].compactMap(\.self) : found).compactMap { id in
      self.names[id].map { $0 + (remarks[id] ?? "") }
    }
    guard let title else { return names }
    return names.filter { !$0.hasSuffix(title) }
  }

  func isInside(_ id: String, _ other: String) -> Bool {
    var place = parents[id]
    while let above = place {
      if above == other { return true }
      place = parents[above]
    }
    return false
  }

  /// A text in which `#id` stands for views, with their names.
  func named(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let (sign, id) = id(in: rest) {
      result += rest[..<sign] + (names[String(id)] ?? guides[String(id)] ?? "#\(id)")
      rest = rest[id.endIndex...]
    }
    return result + rest
  }

  /// The views that stand as `#id` in a text.
  func ids(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let (_, id) = id(in: rest) {
      if names[String(id)] != nil { found.append(String(id)) }
      rest = rest[id.endIndex...]
    }
    return found
  }

  /// The first `#id` in a text: where it begins, and the id. That of a view of another document has the document's name before it:
  /// `#Cell.a1b-2c-d3e.top`.
  private func id(in text: Substring) -> (sign: Substring.Index, id: Substring)? {
    guard let sign = text.firstIndex(of: "#") else { return nil }
    func isSign(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "-" || sign == "_" }
    let start = text.index(after: sign)
    let id = text[start...].prefix(while: isSign)
    if names[String(id)] == nil, guides[String(id)] == nil, text[id.endIndex...].hasPrefix(".") {
      let inner = text[text.index(after: id.endIndex)...].prefix(while: isSign)
      let whole = String(text[start..<inner.endIndex])
      if names[whole] != nil || guides[whole] != nil { return (sign, text[start..<inner.endIndex]) }
    }
    return (sign, id)
  }
}
