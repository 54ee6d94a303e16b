import Geometry

/// Views whose pixels do not count: of each its frame alone is compared, and nothing that is inside it.
extension TreeRecord {
  /// Returns the record without how some views look and without what is inside them. `views`: their object ids.
  package func masking(_ views: Set<String>) -> TreeRecord {
    if views.isEmpty { return self }
    var result = self
    var (inside, masked): (Set<String>, Int?) = ([], nil)
    result.nodes = nodes.compactMap { node in
      if let around = masked, node.depth > around {
        inside.insert(node.id)
        return nil
      }
      masked = views.contains(node.id) ? node.depth : nil
      return masked == nil ? node : node.withoutLook
    }
    result.constraints.removeAll { constraint in
      inside.contains(constraint.view) || constraint.other.map(inside.contains) ?? false
    }
    return result
  }

  /// Where some views are seen, in pixels of a picture of a size: as far as the views around them do not cut them off. A
  /// view inside another one of them adds only what sticks out. `views`: their object ids.
  package func boxes(of views: Set<String>, width: Int, height: Int) -> [PixelRect] {
    let (canvas, none) = (
      PixelRect(x: 0, y: 0, width: width, height: height), PixelRect(x: 0, y: 0, width: 0, height: 0)
    )
    // The views around the next one, with what may be seen inside of each, and the box that it is in.
    var around: [(depth: Int, seen: PixelRect, box: PixelRect?)] = []
    return nodes.compactMap { node in
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      let (seen, outer) = (around.last?.seen ?? canvas, around.last?.box)
      // Nothing is seen inside a hidden view.
      let box = node.isHidden ? none : pixels(of: node.frame).intersection(seen)
      let isNew = views.contains(node.id) && !box.isEmpty && outer.map { box.intersection($0) != box } ?? true
      around.append((node.depth, node.isHidden || node.clips ? box : seen, isNew ? box : outer))
      return isNew ? box : nil
    }
  }

  /// The pixels that a rectangle touches. A record may be anybody's: numbers are limited.
  private func pixels(of rect: Rect) -> PixelRect {
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let value = (points * scale).rounded(rule)
      return value.isFinite ? Int(min(max(value, -1e6), 1e6)) : 0
    }
    let (x, y) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    return PixelRect(x: x, y: y, width: pixel(rect.maxX, .up) - x, height: pixel(rect.maxY, .up) - y)
  }
}

extension TreeRecord.Node {
  /// The view with its place alone.
  fileprivate var withoutLook: TreeRecord.Node {
    var node = self
    // What it says is still its name in messages.
    node.label = text ?? label
    (node.text, node.alpha, node.properties, node.parts, node.pictures, node.sources) = (
      nil, 1, [], [], [], []
    )
    return node
  }
}
