import Geometry

/// Frames of views in their superviews: what moves along with a superview has not moved.
struct PlaceChanges {
  private(set) var changes: [TreeChange] = []
  private let pair: TreePair
  /// The views that constraints placed before.
  private let constrained: Set<String>

  init(_ pair: TreePair) {
    self.pair = pair
    constrained = Set(pair.old.constraints.map(\.view))
    for (was, now) in pair.common { add(was, now) }
  }

  private mutating func add(_ was: Int, _ now: Int) {
    let node = pair.new.nodes[now]
    let (from, to) = Self.frames(was, now, pair)
    let isOwn = isPlacedByItself(was, now)
    add(.moved, node, [("x", from.minX, to.minX), ("y", from.minY, to.minY)], isOwn)
    if node.isOfFixedSize { return }
    // Other tools give some controls another size.
    let hasOtherTools = pair.tools() != nil
    add(
      .resized, node, [("width", from.width, to.width), ("height", from.height, to.height)],
      isOwn && !hasOtherTools)
  }

  /// Whether a view stands where its own frame says, before and now, in a superview of the same size.
  private func isPlacedByItself(_ was: Int, _ now: Int) -> Bool {
    let node = pair.new.nodes[now]
    guard node.isFree, pair.new.moment == nil, !constrained.contains(node.id),
      let before = pair.oldParent(was), let around = pair.newParent(now)
    else { return false }
    return before.id == around.id && before.frame.size == around.frame.size
  }

  /// The frames of a view before and now: in its superview, or in the window if it has another superview now.
  static func frames(_ was: Int, _ now: Int, _ pair: TreePair) -> (Rect, Rect) {
    guard pair.oldParent(was)?.id == pair.newParent(now)?.id else {
      return (pair.old.nodes[was].frame, pair.new.nodes[now].frame)
    }
    return (frame(was, pair.old, pair.oldParents), frame(now, pair.new, pair.newParents))
  }

  private static func frame(_ place: Int, _ record: TreeRecord, _ parents: [Int?]) -> Rect {
    let frame = record.nodes[place].frame
    guard let parent = parents[place] else { return frame }
    return Rect(origin: Point.zero + (frame.origin - record.nodes[parent].frame.origin), size: frame.size)
  }

  /// Adds the components that differ; differences of grid lines can be off by the last bits, which are irrelevant.
  private mutating func add(
    _ kind: TreeChange.Kind, _ node: TreeRecord.Node, _ parts: [(name: String, from: Double, to: Double)],
    _ isOwn: Bool
  ) {
    let changed = parts.map { ($0.name, TreePair.number($0.from), TreePair.number($0.to)) }
      .filter { $0.1 != $0.2 }
    if changed.isEmpty { return }
    var change = TreePair.change(
      kind, node, changed.map(\.0).joined(separator: ", "), changed.map(\.1).joined(separator: ", "),
      changed.map(\.2).joined(separator: ", "))
    change.isOfOwnFrame = isOwn
    // What its own frame places is stated by the frame that the layout has.
    if isOwn { (change.file, change.line) = node.place(of: "frame") }
    changes.append(change)
  }
}
