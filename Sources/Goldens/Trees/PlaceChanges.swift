import Geometry
import Numerals

/// Frames of views in their superviews: what moves along with a superview has not moved.
struct PlaceChanges {
  private(set) var changes: [TreeChange] = []
  private let pair: TreePair

  init(_ pair: TreePair) {
    self.pair = pair
    for (was, now) in pair.common { add(was, now) }
  }

  private mutating func add(_ was: Int, _ now: Int) {
    let node = pair.new.nodes[now]
    let from = Self.frame(was, pair.old, pair.oldParents)
    let to = Self.frame(now, pair.new, pair.newParents)
    add(.moved, node, [("x", from.minX, to.minX), ("y", from.minY, to.minY)])
    add(.resized, node, [("width", from.width, to.width), ("height", from.height, to.height)])
  }

  /// The frame of a view in its superview.
  static func frame(_ place: Int, _ record: TreeRecord, _ parents: [Int?]) -> Rect {
    let frame = record.nodes[place].frame
    guard let parent = parents[place] else { return frame }
    return Rect(origin: Point.zero + (frame.origin - record.nodes[parent].frame.origin), size: frame.size)
  }

  /// Adds the components that differ; differences of grid lines can be off by the last bits, which nobody reads.
  private mutating func add(
    _ kind: TreeChange.Kind, _ node: TreeRecord.Node, _ parts: [(name: String, from: Double, to: Double)]
  ) {
    let changed = parts.map { ($0.name, TreePair.number($0.from), TreePair.number($0.to)) }
      .filter { $0.1 != $0.2 }
    if changed.isEmpty { return }
    changes.append(
      TreePair.change(
        kind, node, changed.map(\.0).joined(separator: ", "), changed.map(\.1).joined(separator: ", "),
        changed.map(\.2).joined(separator: ", ")))
  }
}
