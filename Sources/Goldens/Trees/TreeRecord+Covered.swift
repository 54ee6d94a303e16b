import Geometry

// Views that others stand before.
extension TreeRecord {
  /// The most views of which is looked at what is behind them.
  private static let mostCovers = 64

  /// The ids of the views that views of the application's classes stand before: whether they cover them is not known.
  package var behindOwnClasses: Set<String> {
    var result: Set<String> = []
    let covers = nodes.indices.filter { nodes[$0].isOfOwnClass }.suffix(Self.mostCovers)
    for cover in covers {
      // What is around a view is not behind it.
      var depth = nodes[cover].depth
      for place in (0..<cover).reversed() {
        if nodes[place].depth < depth {
          depth = nodes[place].depth
        } else if !nodes[place].frame.intersection(nodes[cover].frame).isEmpty {
          result.insert(nodes[place].id)
        }
      }
    }
    return result
  }

  /// The ids of the views that an opaque one which is not in them covers wholly.
  package var covered: Set<String> {
    var covers: [Int] = []
    // Of what is transparent or hidden nothing covers.
    var faint: Int?
    for (place, node) in nodes.enumerated() {
      if let depth = faint, node.depth <= depth { faint = nil }
      if faint == nil, node.isHidden || node.alpha < 1 { faint = node.depth }
      if faint == nil, node.isOpaque { covers.append(place) }
    }
    let screen = Rect(origin: .zero, size: canvas)
    var result: Set<String> = []
    for cover in covers.suffix(Self.mostCovers) {
      var depth = nodes[cover].depth
      for place in (0..<cover).reversed() {
        if nodes[place].depth < depth {
          depth = nodes[place].depth
        } else {
          let seen = nodes[place].frame.intersection(screen)
          if nodes[cover].frame.intersection(seen) == seen { result.insert(nodes[place].id) }
        }
      }
    }
    return result
  }
}

extension TreeRecord.Node {
  /// Whether nothing is seen through it.
  fileprivate var isOpaque: Bool {
    if isOfOwnClass { return false }
    guard let color = properties.first(where: { $0.name == "backgroundColor" })?.value else {
      return hasOwnGround
    }
    return RecordedColor(color)?.isOpaque ?? color.hasSuffix("Background")
  }
}
