/// An edit of a document that can be made alone, by the objects and lines that it is about.
package struct EditSubject: Hashable, Sendable {
  /// The ids of its objects: views, constraints, items.
  package var ids: Set<String> = []
  /// Lines of the document now.
  package var lines: Set<Int> = []
  /// Lines of the document before.
  package var oldLines: Set<Int> = []
  /// The names of what differs, such as `spacing`.
  package var properties: Set<String> = []

  /// Whether it is about images or code alone, which stand in other files than the document.
  private var isOfImagesOrCode = false
  /// The names of the tables of texts that it is about.
  private var tables: Set<String> = []

  /// Whether it is about what stands in other files than a document and its own texts. `name`: the document's, without its ending.
  package func isBeside(document name: String) -> Bool {
    isOfImagesOrCode || !tables.isEmpty && !tables.contains(name)
  }

  /// Whether it is about colors and the like, which move nothing.
  package private(set) var isPaint = false

  /// Whether a view came or went.
  package var isOfExistence: Bool { properties.contains(TreeChange.existence) }

  /// Whether a view has another place among its siblings.
  package var isOrder: Bool { properties.contains(TreeChange.order) }

  /// Whether a view shows another image.
  package var isOfImage: Bool { properties.contains { $0.hasSuffix("mage") } }

  /// The subject of everything about an object.
  init(of id: String) { ids = [id] }

  /// Whether it is everything about an object.
  package var isOfOneObject: Bool {
    ids.count == 1 && properties.isEmpty && lines.isEmpty && oldLines.isEmpty
  }

  /// The subject of changes of a document.
  package init(_ changes: [TreeChange]) {
    ids = Set(changes.flatMap { [$0.viewID, $0.root] + [$0.constraintID].compactMap(\.self) })
    properties = Set(changes.flatMap { $0.property.split(separator: ".").map(String.init) + [$0.property] })
    let own = changes.filter { $0.file == nil }
    isOfImagesOrCode = !changes.isEmpty && own.isEmpty && changes.allSatisfy(\.isOfImageOrCode)
    tables = Set(changes.compactMap(\.table))
    // What is left around a view that is gone is not what the change is about.
    lines = Set(own.filter { $0.kind != .removed }.map(\.line))
    oldLines = Set(own.map(\.oldLine))
    settle()
  }

  /// The subject of an item of a difference. `changes`: those that it is made of.
  init(_ item: DifferenceItem, _ changes: [TreeChange]) {
    self.init(changes)
    isPaint = !changes.isEmpty && item.isPaint
    // What moves views without a difference of its own has the name of the property.
    for path in item.causes.map(\.property) where !path.isEmpty {
      properties.formUnion(path.split(separator: ".").map(String.init) + [path])
    }
    ids.formUnion(item.ids)
    let isGone = !changes.isEmpty && changes.allSatisfy { $0.kind == .removed }
    if item.file == nil, !isGone { lines.formUnion([item.line] + item.otherLines) }
    settle()
  }

  /// Takes out what stands for nothing.
  private mutating func settle() {
    ids.remove("")
    lines.remove(0)
    oldLines.remove(0)
  }
}

/// A screen laid out with one edit at a time.
package struct AloneEdits {
  /// An edit of the document that no item of a difference is about, such as a size that Interface Builder recorded.
  package struct Other {
    /// The object's id; empty for the document.
    package var id: String
    /// What messages call the object where it is no view.
    package var words: String
    /// What the document says otherwise.
    package var causes: [DifferenceItem.Cause]
    /// Whether it is what Interface Builder recorded of a whole screen: what it moves moves in no running app.
    package var isOfCanvas = false

    /// An edit with its object.
    package init(id: String, words: String, causes: [DifferenceItem.Cause]) {
      (self.id, self.words, self.causes) = (id, words, causes)
    }
  }

  /// One record for each picture of a screen, nil for one that was not made.
  package typealias Records = [TreeRecord?]
  /// Lays a screen out with the edit of each of some subjects; nil where that cannot be done.
  package typealias Maker = ([EditSubject]) -> AloneEdits?

  /// The edits of no subject.
  package let others: [Other]
  /// The screen with each edit alone, the subjects' first, then the others; nil for a subject that the document says
  /// nothing about, such as texts in other files.
  package let alone: [Records?]
  /// The first edit that is the same of the document as each: several subjects may be about one object.
  package let same: [Int]
  /// Makes the screen with all edits but one.
  package let without: (Int) -> Records?

  /// The screen with each edit alone, and without it. `same`: the first edit that is the same as each.
  package init(
    others: [Other], alone: [Records?], same: [Int], without: @escaping (Int) -> Records?
  ) {
    (self.others, self.alone, self.same, self.without) = (others, alone, same, without)
  }
}

/// Which edits move a view, as measured.
struct EditMovers {
  private let edits: AloneEdits
  private let pairs: [ScreenPair]
  /// What each edit moves alone, in each picture.
  private let shifts: [[[String: FrameShift]]?]
  /// Whether each edit alone makes no constraints conflict: which of them gives way then says nothing.
  private let isSound: [Bool]
  /// What views are in another place if an edit is taken back, in each picture, by edit.
  private var missing: [Int: [[String: FrameShift]]] = [:]

  init(_ edits: AloneEdits, _ pairs: [ScreenPair]) {
    (self.edits, self.pairs) = (edits, pairs)
    shifts = edits.alone.map { records in
      records.map { zip(pairs, $0).map { pair, record in Self.shifts(from: pair.old, to: record) } }
    }
    isSound = edits.alone.map { records in
      zip(pairs, records ?? []).allSatisfy { $1?.conflicts ?? 0 <= max($0.old.conflicts, $0.new.conflicts) }
    }
  }

  /// The edits of no item; their numbers follow those of the items.
  var others: [AloneEdits.Other] { edits.others }
  /// The number of items.
  var itemCount: Int { edits.alone.count - edits.others.count }
  /// The items of which it is not known what they move.
  var unknownItems: Set<Int> { Set((0..<itemCount).filter { shifts[$0] == nil }) }

  /// The edits without which a view would not stand where it does, the one that moves it most like that first; how many of
  /// them move it alone; and whether the first alone moves it exactly so.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - shift: By how much it moved.
  ///   - places: The pictures in which it did.
  ///   - isAble: Whether an edit can be the reason.
  mutating func edits(
    moving view: String, by shift: FrameShift, in places: [Int], among isAble: (Int) -> Bool
  ) -> (edits: [Int], alone: Int, isExact: Bool) {
    // Of several subjects of one edit the first one counts.
    var known: Set<Int> = []
    let able = Set(shifts.indices.filter { isAble($0) && known.insert(edits.same[$0]).inserted })
    let moving = shifts.indices.compactMap { edit -> (edit: Int, rest: Double)? in
      guard able.contains(edit) else { return nil }
      let own = places.compactMap { shifts[edit]?[$0][view] }
      return own.first.flatMap { $0.isAlong(shift) ? (edit, $0.distance(to: shift)) : nil }
    }
    if moving.count == 1, moving[0].rest < 0.5 { return ([moving[0].edit], 1, true) }
    let all = moving.sorted { ($0.rest, $0.edit) < ($1.rest, $1.edit) }
    let ordered = all.filter { isSound[$0.edit] }
    let sorted = ordered.map(\.edit)
    // Of several that move it one alone explains all, and no other does.
    if let first = ordered.first, first.rest < 0.5, ordered.dropFirst().allSatisfy({ $0.rest >= 0.5 }) {
      return (sorted, sorted.count, true)
    }
    let unsound = all.filter { !isSound[$0.edit] }.map(\.edit)
    let moved = sorted + unsound
    let needed = shifts.indices.filter {
      able.contains($0) && !moved.contains($0) && isNeeded($0, for: view, by: shift)
    }
    return (moved + needed, sorted.count, false)
  }

  /// Whether an edit alone moves a view by about half of how it moved, at least.
  func hasShare(_ edit: Int, in view: String, by shift: FrameShift, in places: [Int]) -> Bool {
    guard let own = places.compactMap({ shifts[edit]?[$0][view] }).first else { return false }
    let parts = [(own.x, shift.x), (own.y, shift.y), (own.width, shift.width), (own.height, shift.height)]
    guard let largest = parts.max(by: { abs($0.1) < abs($1.1) }) else { return false }
    return abs(largest.0) * 2 >= abs(largest.1)
  }

  /// Whether a view did not move as it did if an edit were taken back.
  private mutating func isNeeded(_ edit: Int, for view: String, by shift: FrameShift) -> Bool {
    guard shifts[edit] != nil else { return false }
    if missing[edit] == nil {
      missing[edit] = zip(pairs, edits.without(edit) ?? []).map { Self.shifts(from: $0.new, to: $1) }
    }
    return missing[edit]?.contains { $0[view]?.isAlong(shift) ?? false } ?? false
  }

  private static func shifts(from old: TreeRecord, to record: TreeRecord?) -> [String: FrameShift] {
    record.map { FrameShift.all(TreePair(old, $0)) } ?? [:]
  }
}

extension FrameShift {
  /// Whether both are along the same axis at all, in place or size.
  fileprivate func isAlong(_ other: FrameShift) -> Bool {
    (x != 0 || width != 0) && (other.x != 0 || other.width != 0)
      || (y != 0 || height != 0) && (other.y != 0 || other.height != 0)
  }

  /// The points by which two shifts differ, of all four numbers together.
  fileprivate func distance(to other: FrameShift) -> Double {
    let rest = self - other
    return abs(rest.x) + abs(rest.y) + abs(rest.width) + abs(rest.height)
  }
}
