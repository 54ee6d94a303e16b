/// How the items of a toolbar share its row, for layout and painting alike.
///
/// Flexible spaces share what the others leave; without one the items begin at the left. Buttons keep half a gap free at
/// either side, custom views and spaces nothing, and at the ends of the row nobody does: Interface Builder records custom
/// views side by side (3 of 3), and a simulator shows the buttons so. Where there is not room enough the gaps shrink.
public struct BarItemRow {
  /// Points that all items and gaps take, without flexible spaces.
  public let fixedWidth: Double
  /// Where each item begins: points from the row's start, and how much of the room that is left stands before it.
  public let starts: [(fixed: Double, share: Double)]

  /// Items of a row.
  ///
  /// - Parameters:
  ///   - items: From left to right.
  ///   - widths: The width of each, points; flexible spaces have none.
  ///   - room: The width of the row, points.
  ///   - gap: Between neighbors where there is room, points.
  public init(_ items: [BarButtonItem], widths: [Double], room: Double, gap: Double) {
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
  /// Whether it is a button, which does not touch its neighbors.
  fileprivate var keepsItsDistance: Bool {
    !isFlexible && systemItem != .fixedSpace && customView == nil
  }
}
