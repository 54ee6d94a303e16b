import Geometry
import Numerals

/// What changed between two records of one screen.
package struct TreeDifference: Hashable, Sendable {
  /// The changes: causes first, each in the order of the views now, those that are gone last.
  package let changes: [TreeChange]

  /// Compares what was recorded with what is.
  ///
  /// - Parameters:
  ///   - old: the record beside the golden.
  ///   - new: the record of what was drawn now.
  package init(from old: TreeRecord, to new: TreeRecord) {
    let work = Work(old, new)
    let all = work.moment() + work.canvas() + work.constraints() + work.views()
    changes = all.filter(\.isCause) + all.filter { !$0.isCause }
  }
}

/// The two records on the table.
private struct Work {
  let old: TreeRecord
  let new: TreeRecord
  let oldPlaces: [String: Int]
  let newPlaces: [String: Int]
  let oldParents: [Int?]
  let newParents: [Int?]

  init(_ old: TreeRecord, _ new: TreeRecord) {
    (self.old, self.new) = (old, new)
    (oldPlaces, newPlaces) = (Self.places(old), Self.places(new))
    (oldParents, newParents) = (Self.parents(old), Self.parents(new))
  }

  private static func places(_ record: TreeRecord) -> [String: Int] {
    Dictionary(record.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func parents(_ record: TreeRecord) -> [Int?] {
    var around: [Int] = []
    return record.nodes.enumerated().map { place, node in
      around.removeLast(max(0, around.count - max(0, node.depth)))
      defer { around.append(place) }
      return around.last
    }
  }

  // MARK: The moment

  /// How a motion is timed, or, where that is as it was, when its frame is.
  func moment() -> [TreeChange] {
    guard let was = old.moment, let now = new.moment, was != now else { return [] }
    func change(_ property: String, _ from: String, _ to: String) -> [TreeChange] {
      [
        TreeChange(
          kind: .restyled, viewID: "", view: now.motion, path: "", property: property, old: from, new: to,
          line: 0)
      ]
    }
    if was.timing != now.timing { return change("timing", was.timing, now.timing) }
    if was.time == now.time { return [] }
    return change("time", GoldenMoment.seconds(was.time), GoldenMoment.seconds(now.time))
  }

  // MARK: The canvas

  func canvas() -> [TreeChange] {
    guard old.canvas != new.canvas || old.scale != new.scale, let root = new.nodes.first else { return [] }
    func text(_ record: TreeRecord) -> String {
      "\(number(record.canvas.width)) × \(number(record.canvas.height)) @\(number(record.scale))x"
    }
    return [change(.resized, root, "canvas", text(old), text(new))]
  }

  // MARK: Constraints

  func constraints() -> [TreeChange] {
    let before = Dictionary(old.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(new.constraints.map(\.id))
    var changes: [TreeChange] = []
    for constraint in new.constraints {
      guard let was = before[constraint.id] else {
        changes.append(change(constraint, "", words(constraint, all: true), in: new, newPlaces))
        continue
      }
      var same = was
      same.line = constraint.line
      if same == constraint { continue }
      // The constant alone is what changes most; else all of it is shown.
      let isConstant = was.relation == constraint.relation && was.attribute == constraint.attribute
      let all = !isConstant || was.constant == constraint.constant
      changes.append(
        change(constraint, words(was, all: all), words(constraint, all: all), in: new, newPlaces))
    }
    for constraint in old.constraints where !now.contains(constraint.id) {
      changes.append(change(constraint, words(constraint, all: true), "", in: old, oldPlaces))
    }
    return changes
  }

  private func words(_ constraint: TreeRecord.Constraint, all: Bool) -> String {
    let priority = constraint.priority < 1000 ? " @\(number(constraint.priority))" : ""
    if !all { return number(constraint.constant) }
    let isAlone = !constraint.relation.contains(" ")
    let sign = isAlone ? "" : constraint.constant < 0 ? "− " : "+ "
    return "\(constraint.relation) \(sign)\(number(isAlone ? constraint.constant : abs(constraint.constant)))"
      + priority
  }

  private func change(
    _ constraint: TreeRecord.Constraint, _ old: String, _ new: String, in record: TreeRecord,
    _ places: [String: Int]
  ) -> TreeChange {
    let node = places[constraint.view].map { record.nodes[$0] }
    let isExtent = ["width", "height"].contains(constraint.attribute)
    return TreeChange(
      kind: isExtent ? .resized : .moved, viewID: constraint.view,
      view: node?.phrase ?? "#\(constraint.view)", path: node?.path ?? "",
      property: "\(constraint.attribute) constraint", old: old, new: new, line: constraint.line,
      constraintID: constraint.id)
  }

  // MARK: Views

  func views() -> [TreeChange] {
    var changes: [TreeChange] = []
    for (place, node) in new.nodes.enumerated() {
      guard let before = oldPlaces[node.id] else {
        if isTopmost(place, newParents, new, missingIn: oldPlaces) {
          changes.append(change(.added, node, "view", "", size(node)))
        }
        continue
      }
      changes += frames(before, place) + look(old.nodes[before], node)
    }
    for (place, node) in old.nodes.enumerated() where newPlaces[node.id] == nil {
      if isTopmost(place, oldParents, old, missingIn: newPlaces) {
        changes.append(change(.removed, node, "view", size(node), ""))
      }
    }
    return changes
  }

  /// Whether the view around it is in both: what is added or removed with it is not reported by itself.
  private func isTopmost(
    _ place: Int, _ parents: [Int?], _ record: TreeRecord, missingIn places: [String: Int]
  ) -> Bool {
    parents[place].map { places[record.nodes[$0].id] != nil } ?? true
  }

  /// Where the view stands in its superview: what moves along with that has not moved.
  private func frames(_ before: Int, _ now: Int) -> [TreeChange] {
    let (was, node) = (old.nodes[before], new.nodes[now])
    let (from, to) = (frame(before, old, oldParents), frame(now, new, newParents))
    var changes: [TreeChange] = []
    let parents = (oldParents[before].map { old.nodes[$0].id }, newParents[now].map { new.nodes[$0].id })
    if parents.0 != parents.1 {
      changes.append(change(.restyled, node, "superview", "#\(parents.0 ?? "–")", "#\(parents.1 ?? "–")"))
    } else if was.path != node.path, was.className == node.className, order(before, now) {
      changes.append(change(.restyled, node, "place among siblings", step(was), step(node)))
    }
    if from.origin != to.origin {
      changes.append(components(.moved, node, [("x", from.minX, to.minX), ("y", from.minY, to.minY)]))
    }
    if from.size != to.size {
      changes.append(
        components(.resized, node, [("width", from.width, to.width), ("height", from.height, to.height)]))
    }
    return changes
  }

  /// Whether the view came before or behind another that was there before.
  private func order(_ before: Int, _ now: Int) -> Bool {
    func siblings(_ place: Int, _ record: TreeRecord, _ parents: [Int?], in others: [String: Int]) -> Int {
      record.nodes.indices.prefix(place).count {
        parents[$0] == parents[place] && others[record.nodes[$0].id] != nil
      }
    }
    return siblings(before, old, oldParents, in: newPlaces) != siblings(now, new, newParents, in: oldPlaces)
  }

  private func frame(_ place: Int, _ record: TreeRecord, _ parents: [Int?]) -> Rect {
    let frame = record.nodes[place].frame
    guard let parent = parents[place] else { return frame }
    let origin = frame.origin - record.nodes[parent].frame.origin
    // Differences of grid lines can be off by the last bit.
    return Rect(origin: Point(x: tidy(origin.x), y: tidy(origin.y)), size: frame.size)
  }

  private func components(
    _ kind: TreeChange.Kind, _ node: TreeRecord.Node, _ parts: [(name: String, from: Double, to: Double)]
  ) -> TreeChange {
    let changed = parts.filter { $0.from != $0.to }
    return change(
      kind, node, changed.map(\.name).joined(separator: ", "),
      changed.map { number($0.from) }.joined(separator: ", "),
      changed.map { number($0.to) }.joined(separator: ", "))
  }

  private func look(_ was: TreeRecord.Node, _ node: TreeRecord.Node) -> [TreeChange] {
    var changes: [TreeChange] = []
    if was.text != node.text {
      changes.append(change(.text, node, "text", quoted(was.text), quoted(node.text)))
    }
    var rows = [("class", was.className, node.className)]
    rows.append(("hidden", was.isHidden ? "YES" : "NO", node.isHidden ? "YES" : "NO"))
    rows.append(("alpha", number(was.alpha), number(node.alpha)))
    let names = node.properties.map(\.name)
    for name in names + was.properties.map(\.name).filter({ !names.contains($0) }) {
      rows.append((name, value(name, was), value(name, node)))
    }
    for (name, from, to) in rows where from != to {
      changes.append(change(.restyled, node, name, from, to))
    }
    return changes
  }

  private func value(_ name: String, _ node: TreeRecord.Node) -> String {
    node.properties.first { $0.name == name }?.value ?? "default"
  }

  // MARK: Words

  private func change(
    _ kind: TreeChange.Kind, _ node: TreeRecord.Node, _ property: String, _ old: String, _ new: String
  ) -> TreeChange {
    TreeChange(
      kind: kind, viewID: node.id, view: node.phrase, path: node.path, property: property, old: old, new: new,
      line: node.line)
  }

  private func size(_ node: TreeRecord.Node) -> String {
    "\(number(node.frame.width)) × \(number(node.frame.height))"
  }

  private func step(_ node: TreeRecord.Node) -> String {
    node.path.split(separator: " ").last.map(String.init) ?? node.path
  }

  private func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  private func tidy(_ value: Double) -> Double { Numeral.rounded(value, decimals: 4) }

  private func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }
}
