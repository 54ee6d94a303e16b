import Geometry
import Numerals
import Views

extension ArrangementPlan {
  /// An arrangement whose items do not fit.
  struct Overflow {
    /// The container that the arrangement belongs to, alone or inside another arrangement.
    let view: ViewID
    /// The kind of the arrangement, and whether it is inside another one of its container.
    let arrangement: String
    /// What does not fit, and by how much.
    let words: String
  }

  /// Less is not seen: half a pixel of the finest screens, far above the rounding errors of sums.
  private static let tolerance = 1.0 / 6

  /// Returns the arrangements that do not fit in a solution for the container, in document order. An item is only longer
  /// than its cell, and the items together longer than the room, if lengths or minima are given that leave no other choice.
  /// What code places may lie anywhere.
  func overflows(in solution: ArrangementSolution) -> [Overflow] {
    var result: [Overflow] = []
    var surrounding = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        surrounding[index] = node.view == nil || node.inside == nil ? surrounding[parent] : index
      }
      guard let inside = node.inside, let kind = inside.kind.name, let view = nodes[surrounding[index]].view
      else { continue }
      let words = [ArrangedAxis.horizontal, .vertical].compactMap {
        overflow(of: inside, index, $0, solution)
      }
      guard !words.isEmpty else { continue }
      let isNested = node.view == nil
      result.append(
        Overflow(
          view: view, arrangement: isNested ? "\(kind) arrangement inside that" : "\(kind) arrangement",
          words: words.joined(separator: ", and ")))
    }
    return result
  }

  private func overflow(
    of inside: ArrangedInside, _ node: Int, _ axis: ArrangedAxis, _ solution: ArrangementSolution
  ) -> String? {
    let room = solution.room(node, axis)
    let (side, more) = axis == .horizontal ? ("width", "wider") : ("height", "higher")
    var end = room.start
    var worst: (child: Int, excess: Double)?
    for child in inside.children {
      let frame = solution.frame(child)
      let margin = nodes[child].margin
      end = max(end, axis == .horizontal ? frame.maxX + margin.right : frame.maxY + margin.bottom)
      let excess = solution.excess(child, axis)
      if excess > max(Self.tolerance, worst?.excess ?? 0) { worst = (child, excess) }
    }
    let beyond = end - room.start - room.length
    if beyond > Self.tolerance {
      return
        "its items need \(Self.number(beyond)) points more than its \(side) of \(Self.number(room.length))"
    }
    return worst.map {
      "item \(place(of: $0.child, in: inside)) is \(Self.number($0.excess)) points \(more) than its cell"
    }
  }

  private func place(of child: Int, in inside: ArrangedInside) -> Int {
    (inside.children.firstIndex(of: child) ?? 0) + 1
  }

  private static func number(_ value: Double) -> String { Numeral.text(value, decimals: 1) }

  /// Returns the sizes of the contents of all views with an arrangement, in points, in a solution for the container: what their
  /// items take with the space around them, of a scroll view what scrolls.
  func contentSizes(in solution: ArrangementSolution) -> [(view: ViewID, size: Size)] {
    nodes.indices.compactMap { index in
      guard let view = nodes[index].view, let inside = nodes[index].inside else { return nil }
      func length(_ axis: ArrangedAxis) -> Double {
        inside.scrolling == nil ? solution.naturalLength(index, axis) : solution.contentLength(index, axis)
      }
      return (view, Size(width: length(.horizontal), height: length(.vertical)))
    }
  }
}

extension ArrangedInside.Kind {
  /// The kind in words; nil for what code places.
  fileprivate var name: String? {
    switch self {
    case .line(.horizontal): "horizontal"
    case .line(.vertical): "vertical"
    case .flow: "flow"
    case .grid: "grid"
    case .custom, .unknown: nil
    }
  }
}
