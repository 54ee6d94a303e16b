import Geometry

// Whether views follow from those around them.
extension TreePair {
  /// The ids of the views whose frames differ otherwise than their masks make of another size of the view around them: their own frames
  /// do.
  var movedByThemselves: Set<String> {
    var found: Set<String> = []
    for (was, now) in common {
      let node = new.nodes[now]
      guard node.isFree, let before = oldParent(was), let around = newParent(now), before.id == around.id,
        let mask = node.layout.first(where: { $0.name == "autoresizingMask" })?.value
      else { continue }
      let (from, to) = PlaceChanges.frames(was, now, self)
      let flexible = Set(mask.split(separator: "+"))
      let across = Springs(
        before: flexible.contains("left"), extent: flexible.contains("width"),
        after: flexible.contains("right")
      ).resized(origin: from.minX, extent: from.width, from: before.frame.width, to: around.frame.width)
      let down = Springs(
        before: flexible.contains("top"), extent: flexible.contains("height"),
        after: flexible.contains("bottom")
      ).resized(origin: from.minY, extent: from.height, from: before.frame.height, to: around.frame.height)
      let differences = [
        across.origin - to.minX, across.extent - to.width, down.origin - to.minY, down.extent - to.height,
      ]
      if differences.contains(where: { abs($0) > Self.farthest }) { found.insert(node.id) }
    }
    return found
  }

  /// How far rounding, and tools of other times, may put a view from where its mask does, in points.
  private static let farthest = 2.0
}
