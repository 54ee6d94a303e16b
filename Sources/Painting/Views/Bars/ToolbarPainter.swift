import Geometry
import Views

/// A toolbar as a view.
struct ToolbarPainter: KindPainter {
  let context: PaintContext
  let bar: Toolbar

  var overhang: Double { 60 }

  func paintContent(_ frames: Frames) {
    var drawing = ToolbarDrawing(context: context, items: bar.items, look: bar.look, ink: tint)
    drawing.ownInk = view.tintColor.map { color($0) }
    drawing.groundBelow = groundBelowBar(frames)
    drawing.sideInset = sideInset(of: rect, in: frames)
    drawing.paint(in: rect)
  }
}

/// A toolbar from its items: buttons in a row of fixed height, at the bottom of a slightly taller bar and at the top of
/// one with room for the home indicator.
struct ToolbarDrawing: Painter {
  let context: PaintContext
  let items: [BarButtonItem]
  let look: BarLook
  /// The color of buttons without one of the bar's own.
  let ink: RGBA
  /// The bar's own color of buttons; nil for none.
  var ownInk: RGBA?
  /// Whether it is around a screen rather than a view.
  var isAroundScreen = false
  /// How far the background continues below the bar, in points.
  var groundBelow = 0.0
  /// How far notch and rounded corners extend into the bar from either side, in points.
  var sideInset = 0.0
  /// Whether the bar has its compact height.
  var isCompact = false

  /// Draws the bar into its rectangle, in window points.
  func paint(in box: Rect) {
    let ground = Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY + groundBelow)
    BarGroundPainter(context: context, look: look).paint(in: ground, edge: .top)
    if era.drawnBarsAreGlass {
      let buttons = GlassButtonsPainter(context: context, ink: ownInk)
      // Layout, which places views of items, does not know the widths of signs.
      let hasViews = !isAroundScreen && items.contains { $0.customView != nil }
      return buttons.paint([
        buttons.placed(
          items, in: glassRow(in: box), isToolbar: true, symbolWidth: hasViews ? era.drawnBarSignSide : nil)
      ])
    }
    let row = row(in: box)
    let buttons = BarButtonsPainter(context: context)
    let widths = items.map { buttons.width(of: $0) }
    let arranged = BarItemRow(items, widths: widths, room: row.width, gap: era.drawnBarGap)
    let rest = max(0, row.width - arranged.fixedWidth)
    for (index, item) in items.enumerated() where !item.isFlexible {
      let start = arranged.starts[index]
      let x = row.minX + start.fixed + rest * start.share
      buttons.paint(
        item, in: Rect(x: x, y: row.minY, width: widths[index], height: row.height), tint: ownInk ?? ink)
    }
  }

  /// The row of buttons in a bar's rectangle.
  private func row(in box: Rect) -> Rect {
    let margin = era.systemMargin(ofWidth: box.width) + sideInset
    let height = min(box.height, isCompact ? era.compactBarHeight : era.drawnBarRowHeight)
    let isAtTop = isCompact || box.height >= era.leastBarOfTwoRows
    return Rect(
      x: box.minX + margin, y: isAtTop ? box.minY : box.maxY - height,
      width: max(0, box.width - 2 * margin), height: height)
  }

  /// The row of glass: at its distance from the edges of a screen, else around the row of buttons. Without a home
  /// indicator it was not seen.
  private func glassRow(in box: Rect) -> Rect {
    let height = min(era.drawnToolbarGlassHeight, box.height)
    guard isAroundScreen else {
      let row = row(in: box)
      return Rect(x: row.minX, y: row.midY - height / 2, width: row.width, height: height)
    }
    let inset = era.drawnToolbarGlassInset
    let below = box.height >= height + inset ? inset : (box.height - height) / 2
    let side = inset + sideInset
    return Rect(
      x: box.minX + side, y: box.maxY - below - height, width: max(0, box.width - 2 * side), height: height)
  }
}

extension KindPainter {
  /// How far a bar's background continues below it, in points: to the screen's edge if the bar ends at the safe area's
  /// edge.
  func groundBelowBar(_ frames: Frames) -> Double {
    let free = frames.canvas.height - rect.maxY
    return free > 0 && abs(free - frames.safeArea.bottom) < 1 ? free : 0
  }
}
