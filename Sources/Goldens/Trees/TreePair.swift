import Geometry
import Numerals

/// Two records of one screen on the table: which view of one is which of the other.
struct TreePair {
  let old: TreeRecord
  let new: TreeRecord
  let oldPlaces: [String: Int]
  let newPlaces: [String: Int]
  let oldParents: [Int?]
  let newParents: [Int?]

  init(_ old: TreeRecord, _ new: TreeRecord) {
    self.init(ScreenPair(ScreenVariant(orientation: "", words: []), old: old, new: new))
  }

  /// The records of a picture, whose views are paired by ids.
  init(_ pair: ScreenPair) {
    (old, new) = (pair.old, pair.new)
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

  /// The view around another, in the old record and in the new one.
  func oldParent(_ place: Int) -> TreeRecord.Node? { oldParents[place].map { old.nodes[$0] } }
  func newParent(_ place: Int) -> TreeRecord.Node? { newParents[place].map { new.nodes[$0] } }

  /// The views that are in both records, in the order of the new one.
  var common: [(was: Int, now: Int)] {
    new.nodes.indices.compactMap { now in oldPlaces[new.nodes[now].id].map { ($0, now) } }
  }

  // MARK: The whole

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

  /// That other tools saved the document.
  func tools() -> TreeChange? {
    guard let was = old.tools, let now = new.tools, was != now else { return nil }
    return TreeChange(
      kind: .restyled, viewID: "", view: "the document", path: "", property: "toolsVersion", old: "\(was)",
      new: "\(now)", line: 0)
  }

  func canvas() -> [TreeChange] {
    guard old.canvas != new.canvas || old.scale != new.scale, let root = new.nodes.first else { return [] }
    func text(_ record: TreeRecord) -> String {
      "\(Self.number(record.canvas.width)) × \(Self.number(record.canvas.height)) @\(Self.number(record.scale))x"
    }
    return [Self.change(.resized, root, "canvas", text(old), text(new))]
  }

  // MARK: Words

  static func change(
    _ kind: TreeChange.Kind, _ node: TreeRecord.Node, _ property: String, _ old: String, _ new: String
  ) -> TreeChange {
    TreeChange(
      kind: kind, viewID: node.id, view: node.phrase, path: node.path, property: property, old: old, new: new,
      line: node.line, file: node.file)
  }

  /// A number as it is printed, with at most four decimals: what reads alike is alike.
  static func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }
}
