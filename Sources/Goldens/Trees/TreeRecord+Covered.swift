import Geometry

// Views that others stand before.
extension TreeRecord {
  /// The most views of which is looked at what is behind them.
  private static let mostCovers = 64

  /// The ids of the views that others stand before of which it is not known whether they cover them: views of the application's classes,
  /// and those that code hides.
  package var behindOpen: Set<String> {
    var result: Set<String> = []
    let covers = nodes.indices.filter { nodes[$0].isOfOwnClass || nodes[$0].isHiddenByCode }.suffix(
      Self.mostCovers)
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

  /// The ids of the views with views of the application's classes in them, but for the root.
  package var aroundOwnClasses: Set<String> {
    var result: Set<String> = []
    var around: [TreeRecord.Node] = []
    for node in nodes {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      if node.isOfOwnClass { result.formUnion(around.dropFirst().map(\.id)) }
      around.append(node)
    }
    return result
  }

  /// The ids of the views that an opaque one which is not in them covers wholly, where they are seen at all.
  package var covered: Set<String> {
    let screen = Rect(origin: .zero, size: canvas)
    // What is seen of each view around, and whether anything is seen through it.
    var around: [(depth: Int, seen: Rect, isFaint: Bool)] = []
    var covers: [(place: Int, seen: Rect)] = []
    for (place, node) in nodes.enumerated() {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      let seen = node.frame.intersection(around.last?.seen ?? screen)
      let isFaint = around.last?.isFaint ?? false || node.isHidden || node.alpha < 1
      if !isFaint, node.isOpaque { covers.append((place, seen)) }
      // Only what scrolls, or is said to, cuts off what is in it.
      around.append(
        (node.depth, node.isScrolling || node.clips ? seen : around.last?.seen ?? screen, isFaint))
    }
    var result: Set<String> = []
    for cover in covers.suffix(Self.mostCovers) {
      var depth = nodes[cover.place].depth
      for place in (0..<cover.place).reversed() {
        if nodes[place].depth < depth {
          depth = nodes[place].depth
        } else {
          let seen = nodes[place].frame.intersection(screen)
          if cover.seen.intersection(seen) == seen { result.insert(nodes[place].id) }
        }
      }
    }
    return result
  }
}

extension TreeRecord.Node {
  /// Whether it cuts off what is in it.
  var clips: Bool { properties.contains { $0.name == "clipsToBounds" && $0.value == "YES" } }

  /// Whether nothing is seen through it: it has a background up to its corners, and no code may take it away.
  fileprivate var isOpaque: Bool {
    if isOfOwnClass || properties.contains(where: { $0.name == "layer.cornerRadius" }) { return false }
    if !hasOwnGround, !outlets.isEmpty { return false }
    guard let color = properties.first(where: { $0.name == "backgroundColor" })?.value else {
      return hasOwnGround
    }
    return RecordedColor(color)?.isOpaque ?? Self.opaqueColors.contains(color)
  }

  /// The colors of UIKit's with another value in another appearance that nothing is seen through.
  private static let opaqueColors: Set<String> = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]
}

extension TreeRecord {
  /// The ids of the views that draw nothing, whatever they are given: neither they nor code has anything to show in them.
  package var empty: Set<String> {
    var found: Set<String> = []
    for (place, node) in nodes.enumerated()
    where place > 0 && ["UIView", "UIImageView", "UILabel", "UIStackView"].contains(node.className) {
      let hasViews = place + 1 < nodes.count && nodes[place + 1].depth > node.depth
      let isFlat = node.frame.width <= 0 || node.frame.height <= 0
      let draws =
        !isFlat
        && node.properties.contains { property in
          property.name.hasPrefix("layer.") || ["image", "drawnAs"].contains(property.name)
            || property.name == "backgroundColor" && RecordedColor(property.value)?.isClear != true
        }
      let isBlank = node.className != "UILabel" || node.text?.isEmpty ?? true
      if !hasViews, !draws, isBlank, !node.isOfOwnClass, !node.lacksImage, node.imageName == nil {
        found.insert(node.id)
      }
    }
    return found
  }
}

extension TreeRecord.Node {
  /// The masks of views that stand where they are, and are as large, whatever is around them.
  static let fixedMasks: Set<String> = ["none", "right+bottom"]

  /// Whether it has such a mask.
  var isOfFixedMask: Bool {
    layout.first { $0.name == "autoresizingMask" }.map { Self.fixedMasks.contains($0.value) } ?? true
  }
}
