import Geometry

// Whether views follow from those around them.
extension TreePair {
  /// The ids of the views whose frames differ otherwise than their masks make of another size of the view around them: their own frames
  /// do.
  ///
  /// Source: Apple, `UIView.AutoresizingMask`: what is flexible shares a difference by what it was.
  var movedByThemselves: Set<String> {
    var found: Set<String> = []
    for (was, now) in common {
      let node = new.nodes[now]
      guard node.isFree, let before = oldParent(was), let around = newParent(now), before.id == around.id,
        let mask = node.layout.first(where: { $0.name == "autoresizingMask" })?.value
      else { continue }
      let (from, to) = PlaceChanges.frames(was, now, self)
      let flexible = Set(mask.split(separator: "+"))
      let across = Self.resized(
        (from.minX, from.width), in: before.frame.width, to: around.frame.width,
        ["left", "width", "right"].map { flexible.contains($0) })
      let down = Self.resized(
        (from.minY, from.height), in: before.frame.height, to: around.frame.height,
        ["top", "height", "bottom"].map { flexible.contains($0) })
      let differences = [
        across.start - to.minX, across.length - to.width, down.start - to.minY, down.length - to.height,
      ]
      if differences.contains(where: { abs($0) > Self.farthest }) { found.insert(node.id) }
    }
    return found
  }

  /// How far rounding, and tools of other times, may put a view from where its mask does, in points.
  private static let farthest = 2.0

  /// Where a view is, and how long, along an axis in a view of another length. `flexible`: the space before it, it, and the space behind it.
  private static func resized(
    _ view: (start: Double, length: Double), in length: Double, to new: Double, _ flexible: [Bool]
  ) -> (start: Double, length: Double) {
    let parts = [view.start, view.length, length - view.start - view.length]
    let whole = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.count { $0 })
    let shares = zip(parts, flexible).map { part, isFlexible in
      isFlexible ? (new - length) * (whole > 0 ? part / whole : 1 / count) : 0
    }
    return (view.start + shares[0], view.length + shares[1])
  }
}
