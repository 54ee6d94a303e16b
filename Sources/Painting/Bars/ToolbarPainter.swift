import Geometry
import Views

/// A toolbar as a view.
struct ToolbarPainter: KindPainter {
  let context: PaintContext
  let bar: Toolbar

  var overhang: Double { 60 }

  func paintContent(_ frames: Frames) {
    ToolbarDrawing(context: context, items: bar.items, look: bar.look, ink: tint).paint(in: rect)
  }
}

/// A toolbar from its items: buttons in the upper row, what is below is for the home indicator.
///
/// Flexible spaces share what the others leave; without one the items begin at the left. Where there is not room
/// enough the gaps shrink.
struct ToolbarDrawing: Painter {
  let context: PaintContext
  let items: [BarButtonItem]
  let look: BarLook
  /// The colour of buttons.
  let ink: RGBA

  /// Draws the bar into its rectangle, window points.
  func paint(in box: Rect) {
    BarGroundPainter(context: context, look: look).paint(in: box, edge: .top)
    let buttons = BarButtonsPainter(context: context)
    let margin = era.systemMargin(ofWidth: box.width)
    let row = Rect(
      x: box.minX + margin, y: box.minY, width: max(0, box.width - 2 * margin),
      height: min(box.height, box.height < 60 ? box.height : era.drawnBarRowHeight))
    let widths = items.map { buttons.width(of: $0) }
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
      buttons.paint(item, in: Rect(x: x, y: row.minY, width: width, height: row.height), tint: ink)
      x += width
    }
  }

  /// Spaces are the gap themselves.
  private func needsGap(_ left: BarButtonItem, _ right: BarButtonItem) -> Bool {
    ![left, right].contains { $0.isFlexible || $0.systemItem == .fixedSpace }
  }
}
