/// The properties of a view by name, from which what belongs together is taken.
package struct PropertyRows {
  /// The value of a property that a record does not have.
  static let absent = "default"
  /// The last parts of the names of properties that are texts.
  static let texts: Set<String> = [
    "text", "title", "placeholder", "prompt", "header", "footer", "subtitle",
  ]

  private var rows: [TreeRecord.Property]
  private let text: String?
  private let label: String?
  private let numbers: Set<String>
  /// What the names of parts begin with that are left out.
  private var dropped: [String] = []

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
    (rows, text, label, numbers) = (node.properties, node.text, node.label, node.numbers)
    for (group, usual) in Self.untouched.sorted(by: { $0.key < $1.key })
    where !rows.contains(where: { $0.name.hasPrefix("\(group).") }) { rows += usual }
  }

  /// Leaves out the properties and parts of something, such as of a bar.
  mutating func drop(prefix: String) {
    rows.removeAll { $0.name.hasPrefix("\(prefix).") }
    dropped.append(prefix)
  }

  /// Takes what the view says. A text that is also what the outline calls the view is a property.
  mutating func takeText() -> String? {
    guard text == nil, let label else { return text }
    guard
      let place = rows.firstIndex(where: {
        ["text", "normal.title", "placeholder"].contains($0.name) && $0.value == "\"\(label)\""
      })
    else { return nil }
    rows.remove(at: place)
    return label
  }

  /// Takes the properties whose names begin with a prefix, without it.
  mutating func take(prefix: String) -> [TreeRecord.Property] {
    let taken = rows.filter { $0.name.hasPrefix(prefix) }
    if !taken.isEmpty { rows.removeAll { $0.name.hasPrefix(prefix) } }
    return taken.map { .init(String($0.name.dropFirst(prefix.count)), $0.value) }
  }

  /// Takes the properties of the objects that are parts of the view, inner ones before those around them.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - other: The same view in the other record, which may know its parts where this one does not.
  mutating func takeParts(of node: TreeRecord.Node, like other: TreeRecord.Node) -> [PartChanges.Part] {
    let all = node.parts.isEmpty ? unnamedParts(like: other.parts) : node.parts
    let parts = all.filter { part in
      !dropped.contains { part.name == $0 || part.name.hasPrefix("\($0).") }
    }
    let inner = parts.enumerated().sorted { ($0.1.name.utf8.count, $1.0) > ($1.1.name.utf8.count, $0.0) }
    var taken: [Int: PartChanges.Part] = [:]
    for (place, part) in inner {
      taken[place] = PartChanges.Part(part, properties: take(prefix: part.name + "."))
    }
    return parts.indices.map { taken[$0]! }
  }

  /// The parts that the names of properties tell of, in records that name no objects.
  private func unnamedParts(like known: [TreeRecord.Part]) -> [TreeRecord.Part] {
    let lists = Set(known.map { PartChanges.Part($0, properties: []).list })
    var names: [String] = []
    for row in rows {
      guard let end = row.name.lastIndex(of: "]"), row.name[end...].hasPrefix("]."),
        let start = row.name[..<end].lastIndex(of: "["), lists.contains(String(row.name[..<start]))
      else { continue }
      let name = String(row.name[...end])
      if !names.contains(name) { names.append(name) }
    }
    return names.map { .init(name: $0, id: "", className: "", line: 0) }
  }

  /// Returns the properties that differ: those of the newer view in order, then those that only the older one has.
  func differences(from newer: PropertyRows) -> [(name: String, old: String, new: String)] {
    let was = Dictionary(rows.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let now = Dictionary(newer.rows.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = newer.rows.map(\.name) + rows.map(\.name).filter { now[$0] == nil }
    return names.map { name in
      let (old, new) = (was[name], now[name])
      let absent = absence(of: name, old ?? new ?? "", newer)
      return (name, old ?? absent, new ?? absent)
    }.filter { $0.1 != $0.2 }
  }

  /// What a property is that is not recorded: a flag is not set, a number 0, and an image none.
  private func absence(of name: String, _ value: String, _ newer: PropertyRows) -> String {
    if value == "YES" { return "NO" }
    if numbers.contains(name) || newer.numbers.contains(name) { return "0" }
    let isImage = name == "image" || name.hasSuffix(".image") || name.hasSuffix("Image")
    return isImage ? "none" : Self.absent
  }
}
