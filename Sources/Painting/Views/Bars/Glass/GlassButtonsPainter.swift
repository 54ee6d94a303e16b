import Geometry
import Views

/// The buttons of a bar on glass.
struct GlassButtonsPainter: Painter {
  let context: PaintContext
  /// The color of a bar's own tint for its buttons; nil is that of the system on glass.
  let ink: RGBA?

  private var glass: GlassPainter { GlassPainter(context: context) }
  private var buttons: BarButtonsPainter { BarButtonsPainter(context: context) }

  /// Items and their place in a row, in window points.
  struct Placed {
    var items: [BarButtonItem]
    var row: GlassItemRow
    /// Where the row starts and how high its glass is.
    var box: Rect
    /// Whether it starts at the right.
    var isFromRight = false

    /// A part of the row, on the screen.
    func rect(_ start: Double, _ width: Double) -> Rect {
      let x = isFromRight ? box.maxX - start - width : box.minX + start
      return Rect(x: x, y: box.minY, width: width, height: box.height)
    }
  }

  /// The place of items from an end of a row inwards. `box`: the row, in window points. `symbolWidth`: the width of every symbol, in
  /// points; nil is that of its sign.
  func placed(
    _ items: [BarButtonItem], in box: Rect, isToolbar: Bool, fromRight: Bool = false,
    symbolWidth: Double? = nil
  ) -> Placed {
    let items = items.map { $0.shown(in: era) }
    var buttons = buttons
    buttons.symbolWidth = symbolWidth
    var metrics = GlassItemRow.Metrics.bar(isToolbar: isToolbar, in: era)
    metrics.height = box.height
    let row = GlassItemRow(
      items, widths: items.map { buttons.width(of: $0) }, room: box.width, metrics: metrics)
    return Placed(items: items, row: row, box: box, isFromRight: fromRight)
  }

  /// Draws rows of items of one bar.
  func paint(_ rows: [Placed]) {
    var pieces: [GlassPainter.Piece] = []
    for row in rows {
      for group in row.row.groups {
        let box = brush.onGrid(row.rect(group.start, group.width))
        let tint = group.isProminent ? prominentColor(row, group) : nil
        pieces.append(GlassPainter.Piece(box: box, tint: tint))
      }
    }
    glass.paint(pieces)
    let shown = brush.placed(brush.visible)
    for row in rows {
      for group in row.row.groups where !row.rect(group.start, group.width).intersection(shown).isEmpty {
        for index in group.items { paint(row, index, isProminent: group.isProminent) }
      }
    }
  }

  private func prominentColor(_ row: Placed, _ group: GlassItemRow.Group) -> RGBA {
    guard let item = row.items[group.items].first, item.isEnabled else { return color("tertiarySystemFill") }
    return item.tintColor.map { color($0) } ?? ink ?? tint
  }

  private func paint(_ row: Placed, _ index: Int, isProminent: Bool) {
    var item = row.items[index]
    let box = row.row.boxes[index]
    if isProminent { item.tintColor = nil }
    let own = isProminent ? RGBA(white: 1) : ink ?? glass.ink
    buttons.paint(item, in: row.rect(box.start, box.width), tint: own, isBack: item.isBackOnGlass)
  }
}
