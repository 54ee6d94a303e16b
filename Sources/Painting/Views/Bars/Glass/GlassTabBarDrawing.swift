import Geometry
import Views

/// A tab bar on glass: tabs in a capsule, the selected one in a capsule of its own, and a search tab beside it.
struct GlassTabBarDrawing: Painter {
  let context: PaintContext
  /// The bar as it is drawn without glass.
  let bar: TabBarDrawing

  private var glass: GlassPainter { GlassPainter(context: context) }

  /// Draws the bar into its rectangle, in window points, with the area for the home indicator.
  func paint(in box: Rect) {
    guard !bar.items.isEmpty else { return }
    let row = row(in: box)
    let isSearchApart = bar.items.count > 1 && bar.items.last?.systemItem == .search
    let count = bar.items.count - (isSearchApart ? 1 : 0)
    var pill = row
    if isSearchApart { pill.size.width = max(0, row.width - row.height - era.drawnTabGlassGap) }
    let search = Rect(x: row.maxX - row.height, y: row.minY, width: row.height, height: row.height)
    let inset = era.drawnTabPillInset
    let overlap = era.drawnTabPillOverlap
    var pitch = max(0, pill.width - 2 * inset - overlap) / Double(count)
    if pill.width >= era.drawnWideTabBar, pitch > era.drawnWidestTab {
      pitch = era.drawnWidestTab
      let width = pitch * Double(count) + overlap + 2 * inset
      pill = Rect(x: pill.midX - width / 2, y: pill.minY, width: width, height: pill.height)
    }
    glass.paint(([pill] + (isSearchApart ? [search] : [])).map { GlassPainter.Piece(box: brush.onGrid($0)) })
    for (index, item) in bar.items.enumerated() {
      let isSearch = isSearchApart && index == count
      let tab =
        isSearch
        ? search
        : Rect(
          x: pill.minX + inset + overlap / 2 + Double(index) * pitch, y: pill.minY, width: pitch,
          height: pill.height)
      let isSelected = index == bar.selected
      brush.recorder.note(.tab(item, index: index, isSelected: isSelected), in: brush.placed(tab))
      if isSelected, !isSearch { paintPill(behind: tab, overlap: overlap, inset: inset) }
      paint(item, in: tab, isSelected: isSelected, isSearch: isSearch)
    }
  }

  /// The place of the glass: at its distance from the sides and the bottom, lower in a bar without a home indicator and in a
  /// compact one, which were not seen.
  private func row(in box: Rect) -> Rect {
    let inset = era.drawnTabBarInset
    let height = min(era.drawnTabPillHeight, max(0, box.height - era.drawnTabPillInset))
    let side = inset + bar.sideInset
    return Rect(
      x: box.minX + side, y: box.maxY - min(inset, box.height - height) - height,
      width: max(0, box.width - 2 * side), height: height)
  }

  /// The capsule behind the selected tab: 236 on glass of 254 in light, 58 on 25 in the dark.
  private func paintPill(behind tab: Rect, overlap: Double, inset: Double) {
    let box = brush.onGrid(tab.insetBy(dx: -overlap / 2, dy: inset))
    let ink = appearance.isDark ? RGBA(white: 1, alpha: 0.143) : RGBA(white: 0, alpha: 0.071)
    brush.fillRounded(box, radius: min(box.width, box.height) / 2, ink)
  }

  private func paint(_ item: TabBarItem, in tab: Rect, isSelected: Bool, isSearch: Bool) {
    var ink = isSelected ? bar.ink : bar.otherInk ?? glass.ink
    if !item.isEnabled { ink = ink.faded(0.5) }
    let title = isSearch ? "" : item.shownTitle
    let image = item.shownImage(isSelected: isSelected)?.beside(era.drawnTabSymbolSize)
    if bar.isInline, !isSearch { return bar.paintInline(title, image, badge: item.badge, in: tab, ink) }
    // Glass that is lower than usual keeps the distance from its middle.
    let lift = (era.drawnTabPillHeight - tab.height) / 2
    let middle = title.isEmpty ? tab.midY : tab.minY + era.drawnTabImageCenter - lift
    if let image {
      let side = era.drawnTabImageSide + 3
      let size = images.size(of: image, in: Size(width: min(tab.width, 48), height: side))
      let place = Rect(
        x: tab.midX - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
      images.paint(image, in: brush.onGrid(place), mode: .scaleAspectFit, tint: ink, isInBar: true)
    }
    let font = FontDescription(systemSize: 10, weight: .medium)
    var block = TextBlock(text: title, font: font, color: ink, alignment: .center)
    block.minimumScale = 0.8
    block.vertical = .top
    let top = tab.minY + era.drawnTabBaseline - lift - brush.font(font).ascender
    brush.draw(block, in: Rect(x: tab.minX + 2, y: top, width: max(0, tab.width - 4), height: 12))
    if let badge = item.badge, !badge.isEmpty {
      bar.paintBadge(badge, at: Point(x: tab.midX + 5, y: middle - 17.5))
    }
  }
}
