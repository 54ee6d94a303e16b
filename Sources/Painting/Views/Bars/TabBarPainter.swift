import Geometry
import Views

extension TabBarItem.SystemItem {
  /// The item's title in English and the symbol closest to its image.
  package var face: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

extension TabBarItem {
  /// The title; a system item has its own.
  var shownTitle: String { systemItem?.face.title ?? title ?? "" }

  /// The image, of a system item or while selected.
  func shownImage(isSelected: Bool) -> ImageReference? {
    if let systemItem { return ImageReference(name: systemItem.face.symbol, isSystem: true) }
    return isSelected ? selectedImage ?? image : image
  }
}

/// A tab bar as a view.
struct TabBarPainter: KindPainter {
  let context: PaintContext
  let bar: TabBar

  var overhang: Double { 60 }

  func paintContent(_ frames: Frames) {
    var drawing = TabBarDrawing(
      context: context, items: bar.items, selected: bar.selectedIndex, look: bar.look,
      ink: bar.selectedTintColor.map { color($0) } ?? tint,
      otherInk: bar.unselectedTintColor.map { color($0) })
    drawing.groundBelow = groundBelowBar(frames)
    drawing.sideInset = sideInset(of: rect, in: frames)
    drawing.paint(in: rect)
  }
}

/// A tab bar from its items: tabs in the upper row, with the area for the home indicator below.
struct TabBarDrawing: Painter {
  let context: PaintContext
  /// The tabs from left to right.
  let items: [TabBarItem]
  /// The index of the selected tab, from 0.
  let selected: Int?
  /// How the bar is colored.
  let look: BarLook
  /// The color of the selected tab.
  let ink: RGBA
  /// The color of the other tabs; nil is the gray of Flutter's replica.
  let otherInk: RGBA?
  /// How far the background continues below the bar, in points.
  var groundBelow = 0.0
  /// How far notch and rounded corners extend into the bar from either side, in points.
  var sideInset = 0.0
  /// Whether titles are beside images instead of below them: if the width is regular or the height compact.
  var isInline = false
  /// Whether the bar has its compact height.
  var isCompact = false

  private var height: Double { isCompact ? era.compactBarHeight : era.tabBarHeight }

  /// Draws the bar into its rectangle, in window points.
  func paint(in box: Rect) {
    let ground = Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY + groundBelow)
    BarGroundPainter(context: context, look: look).paint(in: ground, edge: .top)
    if era.drawnBarsAreGlass { return GlassTabBarDrawing(context: context, bar: self).paint(in: ground) }
    guard !items.isEmpty else { return }
    let row = Rect(
      x: box.minX + sideInset, y: box.minY, width: max(0, box.width - 2 * sideInset),
      height: min(box.height, height))
    var pitch = row.width / Double(items.count)
    if row.width >= era.drawnWideTabBar { pitch = min(pitch, era.drawnWidestTab) }
    let first = row.midX - pitch * Double(items.count) / 2
    let gray = otherInk ?? RGBA(hex: appearance.isDark || look.isBlack ? 0x757575 : 0x999999)
    for (index, item) in items.enumerated() {
      let tab = Rect(x: first + Double(index) * pitch, y: row.minY, width: pitch, height: row.height)
      brush.recorder.note(
        .tab(item, index: index, isSelected: index == selected), in: brush.placed(tab))
      let color = item.isEnabled ? (index == selected ? ink : gray) : gray.faded(0.5)
      paint(item, isSelected: index == selected, in: tab, color)
    }
  }

  /// A tab: its image above its 10-point title, and a badge.
  private func paint(_ item: TabBarItem, isSelected: Bool, in tab: Rect, _ ink: RGBA) {
    let title = item.shownTitle
    let image = item.shownImage(isSelected: isSelected)
    if isInline { return paintInline(title, image, badge: item.badge, in: tab, ink) }
    let side = era.drawnTabImageSide
    let middle = tab.minY + (title.isEmpty ? tab.height / 2 : 19.5)
    if let image {
      let size = images.size(of: image, in: Size(width: min(tab.width, 48), height: side + 3))
      let place = Rect(
        x: tab.midX - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
      images.paint(image, in: brush.onGrid(place), mode: .scaleAspectFit, tint: ink, isInBar: true)
    }
    var block = TextBlock(
      text: title, font: FontDescription(systemSize: 10, weight: .medium), color: ink, alignment: .center)
    block.minimumScale = 0.8
    brush.draw(block, in: Rect(x: tab.minX + 2, y: tab.minY + 34, width: max(0, tab.width - 4), height: 12))
    if let badge = item.badge, !badge.isEmpty {
      paintBadge(badge, at: Point(x: tab.midX + 5, y: tab.minY + 2))
    }
  }

  /// A tab with its title beside the image: 13 points on a tablet, 12 in a compact bar, as in Apple's guidelines of the
  /// time; the gap is not verified.
  func paintInline(
    _ title: String, _ image: ImageReference?, badge: String?, in tab: Rect, _ ink: RGBA
  ) {
    let font = FontDescription(systemSize: isCompact ? 12 : 13)
    let side = isCompact ? era.drawnCompactTabImageSide : era.drawnTabImageSide
    let size = image.map { images.size(of: $0, in: Size(width: side + 8, height: side)) } ?? .zero
    let gap = image == nil || title.isEmpty ? 0 : 7.0
    let width = min(brush.width(of: title, font), max(0, tab.width - size.width - gap - 4))
    let x = tab.midX - (size.width + gap + width) / 2
    if let image {
      let place = Rect(x: x, y: tab.midY - size.height / 2, width: size.width, height: size.height)
      images.paint(image, in: brush.onGrid(place), mode: .scaleAspectFit, tint: ink, isInBar: true)
    }
    brush.draw(
      TextBlock(text: title, font: font, color: ink),
      in: Rect(x: x + size.width + gap, y: tab.minY, width: width, height: tab.height))
    if let badge, !badge.isEmpty { paintBadge(badge, at: Point(x: x + size.width - 8, y: tab.minY + 2)) }
  }

  /// A red capsule 18 points high with white 13-point text, extending to the right from a corner.
  func paintBadge(_ text: String, at corner: Point) {
    let font = FontDescription(systemSize: 13)
    let width = max(18, brush.width(of: text, font) + 10)
    let box = brush.onGrid(Rect(x: corner.x, y: corner.y, width: width, height: 18))
    brush.fillRounded(box, radius: 9, color("systemRed"))
    brush.draw(TextBlock(text: text, font: font, color: RGBA(white: 1), alignment: .center), in: box)
  }
}
