/// How the items of a toolbar share its row, for both layout and painting.
///
/// Flexible spaces share the remaining space; without one the items begin at the left. Buttons have half a gap on
/// either side, custom views and spaces none, and there is none at the ends of the row: Interface Builder records
/// custom views side by side (3 of 3), and a simulator shows the buttons so. If there is not enough room, the gaps
/// shrink.
package struct BarItemRow {
  /// The total width of all items and gaps in points, without flexible spaces.
  package let fixedWidth: Double
  /// The start of each item: points from the row's start, and the fraction of the remaining space before it.
  package let starts: [(fixed: Double, share: Double)]

  /// Creates a row of items. `widths`: the width of each item in points; flexible spaces have none. `room`: the width
  /// of the row, in points. `gap`: the gap between neighbors if there is room, in points.
  package init(_ items: [BarButtonItem], widths: [Double], room: Double, gap: Double) {
    let sides = items.indices.dropFirst().map {
      (items[$0 - 1].keepsItsDistance ? 0.5 : 0) + (items[$0].keepsItsDistance ? 0.5 : 0)
    }
    let total = widths.reduce(0, +)
    let shrunk = min(gap, max(2, (room - total) / max(1, sides.reduce(0, +))))
    let gaps = [0] + sides.map { $0 * shrunk }
    fixedWidth = total + gaps.dropFirst().reduce(0, +)
    let flexibleCount = items.count { $0.isFlexible }
    var starts: [(fixed: Double, share: Double)] = []
    starts.reserveCapacity(items.count)
    var (before, flexible) = (0.0, 0)
    for (index, item) in items.enumerated() {
      let share = flexibleCount > 0 ? Double(flexible) / Double(flexibleCount) : 0
      starts.append((before + gaps[index], share))
      before = before + widths[index] + gaps[index]
      if item.isFlexible { flexible += 1 }
    }
    self.starts = starts
  }
}

extension BarButtonItem {
  /// Whether it is a button, which keeps a gap to its neighbors.
  fileprivate var keepsItsDistance: Bool {
    !isFlexible && systemItem != .fixedSpace && customView == nil
  }
}
