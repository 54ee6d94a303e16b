import Geometry
import Raster
import Views

/// A navigation bar as a view: its last item, with a back button for the one before.
struct NavigationBarPainter: KindPainter {
  let context: PaintContext
  let bar: NavigationBar

  var overhang: Double { 60 }

  func paintContent(_ frames: Frames) {
    let item = bar.items.last ?? NavigationItem()
    let back = bar.items.count > 1 ? bar.items[bar.items.count - 2].backButton : nil
    let isLarge = NavigationItem.showsLargeTitle(item.largeTitleDisplayMode, follows: true)
    var drawing = NavigationBarDrawing(
      context: context, item: item, back: back, look: bar.look, isLarge: bar.prefersLargeTitles && isLarge,
      ink: tint)
    drawing.ownInk = view.tintColor.map { color($0) }
    drawing.sideInset = sideInset(of: rect, in: frames)
    drawing.paint(in: rect)
  }
}

/// A navigation bar from its item.
struct NavigationBarDrawing: Painter {
  let context: PaintContext
  /// What the bar shows.
  let item: NavigationItem
  /// The back button, drawn with an arrow; nil if there is nothing to go back to.
  let back: BarButtonItem?
  /// How the bar is colored.
  let look: BarLook
  /// Whether the large title is shown below the buttons if the height allows it.
  let isLarge: Bool
  /// The color of buttons without one of the bar's own.
  let ink: RGBA
  /// The bar's own color of buttons; nil for none.
  var ownInk: RGBA?
  /// How far notch and rounded corners extend into the bar from either side, in points.
  var sideInset = 0.0
  /// How much of the large title is visible, 0 … 1; nil shows all of it if the height allows.
  var largeTitleShare: Double?
  /// Whether the bar's color and hairline are drawn; at the scroll edge iOS 15 draws neither.
  var hasGround = true

  private var ground: BarGroundPainter { BarGroundPainter(context: context, look: look) }
  private var buttons: BarButtonsPainter { BarButtonsPainter(context: context) }

  /// Draws the bar into its rectangle in window points; the part above its rows (a status bar) is background only.
  func paint(in box: Rect) {
    if hasGround { ground.paint(in: box, edge: .bottom) }
    var bottom = box.maxY
    let fits = isLarge && box.height >= era.drawnBarRowHeight + era.largeTitleHeight - 4
    let large = largeTitleShare ?? (fits ? 1 : 0)
    if large > 0 {
      bottom -= era.largeTitleHeight * large
      let place = Rect(minX: box.minX, minY: bottom, maxX: box.maxX, maxY: box.maxY)
      brush.faded(to: large) { paintLargeTitle(in: place) }
    }
    let row = row(in: box, to: bottom, isBetween: large > 0 && large < 1)
    if let prompt = item.prompt, !prompt.isEmpty, row.minY - box.minY >= era.drawnPromptHeight - 4 {
      let above = Rect(
        x: row.minX, y: row.minY - era.drawnPromptHeight, width: row.width, height: era.drawnPromptHeight)
      let font = FontDescription(systemSize: 13)
      brush.draw(TextBlock(text: prompt, font: font, color: ground.titleInk, alignment: .center), in: above)
    }
    let (left, right, isBesideBack) = paintButtons(in: row)
    if large < 1 || item.titleView != nil {
      brush.faded(to: item.titleView == nil ? 1 - large : 1) {
        paintTitle(
          in: row, left: left > 0 ? left + (isBesideBack ? era.drawnBackGap : gap) : 0,
          right: right > 0 ? right + gap : 0)
      }
    }
  }

  /// The row of buttons of a bar whose rows end at `bottom`. `isBetween`: whether the bar is between its two standard heights, where the
  /// row keeps its height, below the remaining status bar.
  private func row(in box: Rect, to bottom: Double, isBetween: Bool) -> Rect {
    let room = bottom - box.minY
    var height = isBetween ? min(room, era.drawnBarRowHeight) : room < 60 ? room : era.drawnBarRowHeight
    var top = bottom - height
    if era.drawnBarsAreGlass {
      // The glass begins with the bar.
      height = min(room, era.drawnBarRowHeight)
      top = max(box.minY, bottom - max(height, era.navigationBarHeight))
    }
    return Rect(
      x: box.minX + margin(in: box), y: top, width: max(0, box.width - 2 * margin(in: box)), height: height)
  }

  /// Draws the buttons; returns the widths that they occupy at the left and right, in points, and whether the title is beside the
  /// title of a back button.
  private func paintButtons(in row: Rect) -> (left: Double, right: Double, isBesideBack: Bool) {
    guard era.drawnBarsAreGlass else {
      let left = paintLeading(in: row)
      let right = buttons.paint(item.rightItems, in: row, fromRight: true, tint: ownInk ?? ink)
      return (left, right, left > 0 && item.leftItems.isEmpty)
    }
    var leading = item.leftItems
    // The arrow does not share its glass with the items beside it.
    if let back, showsBack { leading = [back.onGlass, .gap] + leading }
    let glass = GlassButtonsPainter(context: context, ink: ownInk)
    let left = glass.placed(leading, in: row, isToolbar: false)
    let rest = Rect(
      minX: row.minX + left.row.width, minY: row.minY, maxX: row.maxX, maxY: row.maxY)
    let right = glass.placed(item.rightItems, in: rest, isToolbar: false, fromRight: true)
    glass.paint([left, right])
    return (left.row.width, right.row.width, false)
  }

  /// Whether there is a back button.
  private var showsBack: Bool {
    back != nil && !item.hidesBackButton && !item.replacesBackButton
  }

  /// Draws the back button and the items at the left; returns the width they occupy, in points.
  private func paintLeading(in row: Rect) -> Double {
    var used = 0.0
    if let back, showsBack {
      used = paintBack(back, in: row)
    }
    guard !item.leftItems.isEmpty else { return used }
    if used > 0 { used += era.drawnBarGap }
    let rest = Rect(minX: row.minX + used, minY: row.minY, maxX: row.maxX, maxY: row.maxY)
    return used + buttons.paint(item.leftItems, in: rest, fromRight: false, tint: ownInk ?? ink)
  }

  /// An arrow of 12 × 20 points, 8 from the edge, and the previous screen's title.
  private func paintBack(_ back: BarButtonItem, in row: Rect) -> Double {
    let x = row.minX - 6
    var arrow = Path()
    arrow.move(to: Point(x: x + 9, y: row.midY - 9))
    arrow.line(to: Point(x: x, y: row.midY))
    arrow.line(to: Point(x: x + 9, y: row.midY + 9))
    brush.stroke(arrow, width: 2.6, ownInk ?? ink, cap: .round)
    let width = min(buttons.width(of: back), row.width * 0.4)
    buttons.paint(
      back, in: Rect(x: x + 16, y: row.minY, width: width, height: row.height), tint: ownInk ?? ink,
      isBack: true)
    return 10 + width
  }

  /// The gap between the title and buttons other than the back button, in points; not verified.
  private var gap: Double { 8 }

  /// The title, centered in the bar if it fits between what the buttons take at the left and right, in points, or moved
  /// aside to make room for them.
  private func paintTitle(in row: Rect, left: Double, right: Double) {
    let lower = row.minX + left
    let upper = row.maxX - right
    func box(_ natural: Double) -> Rect {
      let width = min(natural, max(0, upper - lower))
      let x = min(max(row.midX - width / 2, lower), max(lower, upper - width))
      return Rect(x: x, y: row.minY, width: width, height: row.height)
    }
    if let id = item.titleView {
      guard let views = context.barViews, let size = views.size(of: id) else { return }
      views.paint(id, in: box(size.width), tint: ownInk ?? ink, context)
      return
    }
    guard let title = item.title, !title.isEmpty else { return }
    let font = look.titleFont ?? FontDescription(systemSize: 17, weight: .semibold)
    let place = box(brush.width(of: title, font))
    brush.recorder.note(.title(title), in: brush.placed(place))
    brush.draw(
      TextBlock(text: title, font: font, color: ground.titleInk, alignment: .center),
      in: place.offset(by: Point(x: 0, y: era.drawnBarTitleDrop)))
  }

  private func paintLargeTitle(in box: Rect) {
    guard let title = item.title, !title.isEmpty else { return }
    let font = look.largeTitleFont ?? FontDescription(systemSize: 34, weight: .bold)
    let color =
      look.largeTitleColor.map { self.color($0) } ?? (look.isBlack ? RGBA(white: 1) : self.color("label"))
    var block = TextBlock(text: title, font: font, color: color)
    var place = box.insetBy(dx: margin(in: box), dy: 0)
    if era.drawnBarsAreGlass {
      block.vertical = .top
      let top = box.maxY - era.drawnLargeTitleDescent - brush.font(font).ascender
      place = Rect(minX: place.minX, minY: top, maxX: place.maxX, maxY: max(top, box.maxY))
    }
    brush.recorder.note(.title(title), in: brush.placed(place))
    brush.draw(block, in: place)
  }

  /// The distance from the bar's sides to its items, in points.
  private func margin(in box: Rect) -> Double { era.systemMargin(ofWidth: box.width) + sideInset }
}

extension BarButtonItem {
  /// A fixed space of the usual width.
  fileprivate static var gap: BarButtonItem {
    var item = BarButtonItem()
    item.systemItem = .fixedSpace
    return item
  }

  /// The back button on glass: an arrow that shows no title.
  fileprivate var onGlass: BarButtonItem {
    var item = BarButtonItem()
    item.title = title
    item.image = ImageReference(name: "chevron.backward", isSystem: true)
    return item
  }

  /// Whether it is `onGlass`: other items have a title or an image.
  var isBackOnGlass: Bool { title != nil && image?.name == "chevron.backward" }
}

extension NavigationItem {
  /// The back button's title for this item: its own button's, else the item's title, else the default word.
  var backButton: BarButtonItem {
    if let backItem { return backItem }
    var item = BarButtonItem()
    item.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    return item
  }
}
