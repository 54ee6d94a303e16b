import Geometry

extension TreeRecord {
  /// Whether something in it is placed by margins: by a constraint, or a stack view.
  var usesMargins: Bool {
    constraints.contains { $0.attribute.hasSuffix("Margin") || $0.relation.contains("argin") }
      || nodes.contains { node in node.properties.contains { $0.name == "isMarginsRelative" } }
  }

  /// The ids of the views with a background of their own, where the root has none.
  package var grounds: Set<String> { hasGround ? [] : Set(nodes.filter(\.isGround).map(\.id)) }

  /// Whether the root has a background.
  package var hasGround: Bool { nodes.first?.isGround ?? true }

  /// How much of what is behind the root its background lets through: 1 for all, 0 for nothing.
  package var transparency: Double {
    guard hasGround else { return 1 }
    let stated = nodes.first?.properties.first { $0.name == "backgroundColor" }?.value
    return stated.flatMap(RecordedColor.init).map { 1 - $0.alpha } ?? 0
  }

  /// Whether anything stands over a view whose content scrolls: what is below it comes out as one scrolls.
  package var coversScrolled: Bool {
    for (place, node) in nodes.enumerated() where node.isScrolling {
      let inside = nodes[(place + 1)...].prefix { $0.depth > node.depth }
      let above = nodes[(place + 1 + inside.count)...].prefix(Self.mostAbove)
      // Of more than are looked at any may.
      if above.count == Self.mostAbove { return true }
      if above.contains(where: { !$0.isHidden && !$0.frame.intersection(node.frame).isEmpty }) { return true }
    }
    return false
  }

  /// The most views that are looked at above one whose content scrolls.
  private static let mostAbove = 2_000

  /// The ids of the views that scrolling alone brings into sight, in whole or in part: their frames leave the screen, or what
  /// scrolls around them.
  package var scrolledAway: Set<String> {
    var result: Set<String> = []
    // What shows of the content of each view around, and its depth; nil for all.
    var around: [(depth: Int, shown: Rect?)] = []
    for node in nodes {
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      let shown = around.last?.shown
      if let shown {
        let seen = shown.intersection(node.frame).size
        let isWhole = seen.width > node.frame.width - 0.5 && seen.height > node.frame.height - 0.5
        if !isWhole { result.insert(node.id) }
      }
      let screen = Rect(origin: .zero, size: canvas)
      let inside = node.isScrolling ? (shown ?? screen).intersection(node.frame) : shown
      around.append((node.depth, inside))
    }
    return result
  }

  /// The ids of the views that are wholly outside of the picture: what is around a screen in the application may scroll it.
  package var outside: Set<String> {
    let screen = Rect(origin: .zero, size: canvas)
    return Set(nodes.filter { !$0.frame.isEmpty && screen.intersection($0.frame).isEmpty }.map(\.id))
  }

  /// The ids of the views that scroll what is in them, and of those that they scroll, without what is in these.
  package var scrolling: Set<String> {
    var result: Set<String> = []
    var outermost: Int?
    for node in nodes {
      if let depth = outermost, node.depth <= depth { outermost = nil }
      if outermost == node.depth - 1 { result.insert(node.id) }
      if outermost == nil, node.isScrolling {
        outermost = node.depth
        result.insert(node.id)
      }
    }
    return result
  }
}

extension TreeRecord.Node {
  /// Whether it has a background: tables and their rows have one of their own.
  fileprivate var isGround: Bool {
    let stated = properties.first { $0.name == "backgroundColor" }
    return stated.map { !$0.value.isClear } ?? ["UITableView", "UITableViewCell"].contains(className)
  }
}

extension TreeRecord.Node {
  /// Whether it is shown and of a class of the application's, which may draw it.
  package var isOfOwnClass: Bool { !isHidden && properties.contains { $0.name == "drawnAs" } }
}

extension TreeRecord.Node {
  /// Whether it has one size, whatever its frame says (Apple, `UISwitch`).
  var isOfFixedSize: Bool { className == "UISwitch" }
}
