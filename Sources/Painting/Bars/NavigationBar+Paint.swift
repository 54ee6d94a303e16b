import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A navigation bar as a view: its last item, with the way back to the one before.
  func paint(_ bar: NavigationBar) {
    let item = bar.items.last ?? NavigationItem()
    var back: BarButtonItem?
    if bar.items.count > 1 { back = bar.items[bar.items.count - 2].backButton }
    paintNavigationBar(
      item, back: back, bar.look, isLarge: bar.prefersLargeTitles && item.largeTitleDisplayMode != "never",
      in: rect, tint: tint)
  }

  /// A navigation bar from its rectangle and item.
  ///
  /// - Parameters:
  ///   - item: what the bar shows.
  ///   - back: what leads back, to be drawn with an arrow; nil where there is no way back.
  ///   - look: how the bar is coloured.
  ///   - isLarge: whether the title stands large below the buttons, where the height allows it.
  ///   - box: the bar's rectangle, window points; what stands above its rows (a status bar) is only ground.
  ///   - tint: the colour of buttons.
  ///   - largeTitleShare: how much of the large title is there, 0 … 1; nil is all of it where the height allows it.
  ///   - hasGround: whether the bar's colour and hairline are drawn; at the edge of scrolling iOS 15 has none.
  func paintNavigationBar(
    _ item: NavigationItem, back: BarButtonItem?, _ look: BarLook, isLarge: Bool, in box: Rect, tint: RGBA,
    largeTitleShare: Double? = nil, hasGround: Bool = true
  ) {
    if hasGround { paintBarGround(look, in: box, edge: .bottom) }
    var bottom = box.maxY
    let fits = isLarge && box.height >= era.drawnBarRowHeight + era.largeTitleHeight - 4
    let large = largeTitleShare ?? (fits ? 1 : 0)
    if large > 0 {
      bottom -= era.largeTitleHeight * large
      let place = Rect(minX: box.minX, minY: bottom, maxX: box.maxX, maxY: box.maxY)
      faded(large) { paintLargeTitle(item, look, in: place) }
    }
    // What is between two heights keeps its row as it is, below what is left of a status bar.
    let isBetween = large > 0 && large < 1
    let height =
      isBetween
      ? min(bottom - box.minY, era.drawnBarRowHeight)
      : bottom - box.minY < 60 ? bottom - box.minY : era.drawnBarRowHeight
    let row = Rect(
      x: box.minX + era.systemMargin(ofWidth: box.width), y: bottom - height,
      width: max(0, box.width - 2 * era.systemMargin(ofWidth: box.width)), height: height)
    if let prompt = item.prompt, !prompt.isEmpty, row.minY - box.minY >= era.drawnPromptHeight - 4 {
      let above = Rect(
        x: row.minX, y: row.minY - era.drawnPromptHeight, width: row.width, height: era.drawnPromptHeight)
      let font = FontDescription(systemSize: 13)
      draw(TextBlock(text: prompt, font: font, color: titleInk(of: look), alignment: .center), in: above)
    }
    let left = paintLeading(item, back: back, in: row, tint: tint)
    let right = paintBarButtons(item.rightItems, in: row, fromRight: true, tint: tint)
    if large < 1 || item.titleView != nil {
      faded(item.titleView == nil ? 1 - large : 1) {
        paintTitle(item, look, in: row, left: left, right: right, tint: tint)
      }
    }
  }

  /// Draws what comes or goes on the way between two layouts.
  private func faded(_ alpha: Double, _ body: () -> Void) {
    if alpha >= 1 { return body() }
    recorder.group(alpha: UInt8((max(alpha, 0) * 255).rounded()), within: visible, body)
  }

  /// The way back and the items at the left; returns how much they take, points.
  private func paintLeading(_ item: NavigationItem, back: BarButtonItem?, in row: Rect, tint: RGBA) -> Double
  {
    var used = 0.0
    let isReplaced = !item.leftItems.isEmpty && !item.leftItemsSupplementBackButton
    if let back, !item.hidesBackButton, !isReplaced {
      used = paintBack(back, in: row, tint: tint) + era.drawnBarGap
    }
    guard !item.leftItems.isEmpty else { return used }
    let rest = Rect(minX: row.minX + used, minY: row.minY, maxX: row.maxX, maxY: row.maxY)
    return used + paintBarButtons(item.leftItems, in: rest, fromRight: false, tint: tint)
  }

  /// An arrow of 12 × 20 points, 8 from the edge, and the title of where it leads.
  private func paintBack(_ back: BarButtonItem, in row: Rect, tint: RGBA) -> Double {
    let x = row.minX - 6
    var arrow = Path()
    arrow.move(to: Point(x: x + 9, y: row.midY - 9))
    arrow.line(to: Point(x: x, y: row.midY))
    arrow.line(to: Point(x: x + 9, y: row.midY + 9))
    stroke(arrow, width: 2.6, tint, cap: .round)
    let width = min(width(of: back), row.width * 0.4)
    paint(back, in: Rect(x: x + 16, y: row.minY, width: width, height: row.height), tint: tint)
    return 10 + width
  }

  /// The title in the middle of the bar, moved aside where buttons are in the way.
  private func paintTitle(
    _ item: NavigationItem, _ look: BarLook, in row: Rect, left: Double, right: Double, tint: RGBA
  ) {
    let gap = 8.0
    let lower = row.minX + left + (left > 0 ? gap : 0)
    let upper = row.maxX - right - (right > 0 ? gap : 0)
    func box(_ natural: Double) -> Rect {
      let width = min(natural, max(0, upper - lower))
      let x = min(max(row.midX - width / 2, lower), max(lower, upper - width))
      return Rect(x: x, y: row.minY, width: width, height: row.height)
    }
    if let id = item.titleView {
      if let size = size(ofBarView: id) { paintBarView(id, in: box(size.width), tint: tint) }
      return
    }
    guard let title = item.title, !title.isEmpty else { return }
    let font = look.titleFont ?? FontDescription(systemSize: 17, weight: .semibold)
    draw(
      TextBlock(text: title, font: font, color: titleInk(of: look), alignment: .center),
      in: box(width(of: title, font)))
  }

  private func paintLargeTitle(_ item: NavigationItem, _ look: BarLook, in box: Rect) {
    guard let title = item.title, !title.isEmpty else { return }
    let font = look.largeTitleFont ?? FontDescription(systemSize: 34, weight: .bold)
    let ink = look.largeTitleColor.map { color($0) } ?? (look.isBlack ? RGBA(white: 1) : color("label"))
    draw(
      TextBlock(text: title, font: font, color: ink),
      in: box.insetBy(dx: era.systemMargin(ofWidth: box.width), dy: 0))
  }
}

extension NavigationItem {
  /// What leads back to this item: its own button, else its title, else the word.
  var backButton: BarButtonItem {
    if let backItem { return backItem }
    var item = BarButtonItem()
    item.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    return item
  }
}
