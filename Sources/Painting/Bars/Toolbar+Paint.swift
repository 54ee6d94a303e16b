import Geometry
import Views

extension PaintContext {
  /// A toolbar as a view.
  func paint(_ bar: Toolbar) { paintToolbar(bar.items, bar.look, in: rect, tint: tint) }

  /// A toolbar from its rectangle and items: buttons in the upper 44 points, what is below is for the home indicator.
  ///
  /// Flexible spaces share what the others leave; without one the items begin at the left. Where there is not room
  /// enough the gaps shrink.
  func paintToolbar(_ items: [BarButtonItem], _ look: BarLook, in box: Rect, tint: RGBA) {
    paintBarGround(look, in: box, edge: .top)
    let margin = era.systemMargin(ofWidth: box.width)
    let row = Rect(
      x: box.minX + margin, y: box.minY, width: max(0, box.width - 2 * margin),
      height: min(box.height, box.height < 60 ? box.height : era.drawnBarRowHeight))
    let widths = items.map { width(of: $0) }
    let parted = items.indices.dropFirst().map { needsGap(items[$0 - 1], items[$0]) }
    let room = row.width - widths.reduce(0, +)
    let gap = min(era.drawnBarGap, max(2, room / Double(max(1, parted.count { $0 }))))
    let gaps = parted.map { $0 ? gap : 0 }
    let flexible = items.count { $0.isFlexible }
    let rest = max(0, row.width - widths.reduce(0, +) - gaps.reduce(0, +))
    let share = flexible > 0 ? rest / Double(flexible) : 0
    var x = row.minX
    for (index, item) in items.enumerated() {
      if index > 0 { x += gaps[index - 1] }
      let width = item.isFlexible ? share : widths[index]
      paint(item, in: Rect(x: x, y: row.minY, width: width, height: row.height), tint: tint)
      x += width
    }
  }

  /// Spaces are the gap themselves.
  private func needsGap(_ left: BarButtonItem, _ right: BarButtonItem) -> Bool {
    ![left, right].contains { $0.isFlexible || $0.systemItem == .fixedSpace }
  }
}
