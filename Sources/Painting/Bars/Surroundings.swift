import Geometry
import Views

/// What stands around a screen and where: bars of the controllers around it, and of the device; window points.
public struct Surroundings {
  /// What the bars show.
  public var chrome = ScreenChrome()
  /// The views that stand in the bars.
  public var views: [BarView] = []
  /// The navigation bar with the status bar above it; nil shows none.
  public var navigationBar: Rect?
  /// The toolbar with what is below it; nil shows none.
  public var toolbar: Rect?
  /// The tab bar with what is below it; nil shows none.
  public var tabBar: Rect?
  /// The status bar: the time and the battery; nil shows none.
  public var statusBar: Rect?
  /// The strip that the home indicator stands in; nil shows none.
  public var homeIndicator: Rect?
  /// How much of its large title the navigation bar shows, 0 … 1, while it grows or shrinks between two layouts; nil goes
  /// by its height.
  public var largeTitleShare: Double?
  /// Whether an empty place under the bar shows no edge, as from iOS 15 on.
  public var hidesIdleGround = true
  /// Whose figures hold.
  public let era: Era

  /// Nothing around.
  public init(era: Era = .iOS16) { self.era = era }

  /// Whether the navigation bar is high enough for its large title and has one.
  public var showsLargeTitle: Bool {
    return chrome.showsLargeTitle
      && (navigationBar?.height ?? 0) >= era.drawnBarRowHeight + era.largeTitleHeight - 4
  }
}

extension PaintContext {
  /// Draws what stands around a screen, over its content.
  func paint(_ around: Surroundings) {
    let chrome = around.chrome
    let tint = chrome.navigationBar.look.tintColor.map { color($0) } ?? self.tint
    if let box = around.navigationBar {
      let look = chrome.navigationBar.look
      let isPlain =
        look.backgroundColor == nil && look.barTintColor == nil && look.isTranslucent && !look.isBlack
      arranged(in: box).paintNavigationBar(
        chrome.navigationItem, back: chrome.backItem, look, isLarge: chrome.showsLargeTitle, in: box,
        tint: tint, largeTitleShare: around.largeTitleShare,
        hasGround: !(isPlain && around.hidesIdleGround))
    }
    if let box = around.toolbar {
      arranged(in: box).paintToolbar(chrome.toolbar.items, chrome.toolbar.look, in: box, tint: tint)
    }
    if let box = around.tabBar {
      let bar = chrome.tabBar
      arranged(in: box).paintTabBar(
        bar.items, selected: bar.selectedIndex, bar.look, in: box,
        tint: (bar.selectedTintColor ?? bar.look.tintColor).map { color($0) } ?? self.tint,
        others: bar.unselectedTintColor.map { color($0) })
    }
    if let box = around.statusBar {
      arranged(in: box).paintStatusBar(in: box, isOnBlack: chrome.navigationBar.look.isBlack)
    }
    if let box = around.homeIndicator { paintHomeIndicator(in: box) }
  }

  /// Time, signal and battery: beside the notch on high status bars, in the middle and at the right of the others.
  ///
  /// Places and sizes are an eyeful of iOS 15's, not verified; that signal and battery are mirrored as well where reading
  /// goes to the left is not either.
  private func paintStatusBar(in box: Rect, isOnBlack: Bool) {
    let ink = isOnBlack ? RGBA(white: 1) : color("label")
    let isHigh = box.height > 24
    let font = FontDescription(systemSize: isHigh ? 16 : 12, weight: .semibold)
    let row = isHigh ? Rect(x: box.minX, y: box.minY + box.height * 0.3, width: box.width, height: 20) : box
    let time = isHigh ? Rect(x: row.minX + 20, y: row.minY, width: 76, height: row.height) : row
    draw(TextBlock(text: "9:41", font: font, color: ink, alignment: .center), in: time)
    let battery = Rect(
      x: box.maxX - (isHigh ? 46 : 31), y: row.midY - 5.75, width: isHigh ? 24 : 23, height: 11.5)
    paintBattery(onGrid(battery), ink)
    let signal = Rect(x: battery.minX - (isHigh ? 46 : 0), y: row.midY - 5.5, width: 17, height: 11)
    if isHigh { paintSignal(in: onGrid(signal), ink) }
  }

  private func paintBattery(_ box: Rect, _ ink: RGBA) {
    border(box, width: 1, radius: 3.5, ink.faded(0.35))
    fillRounded(box.insetBy(dx: 2, dy: 2), radius: 2, ink)
    fillRounded(
      onGrid(Rect(x: box.maxX + 1, y: box.midY - 2, width: 1.5, height: 4)), radius: 0.75, ink.faded(0.4))
  }

  /// Four columns that grow to the right, then three arcs for the network's sign.
  private func paintSignal(in box: Rect, _ ink: RGBA) {
    for step in 0..<4 {
      let height = box.height * (0.4 + 0.2 * Double(step))
      let x = box.minX + Double(step) * 4.6
      fillRounded(Rect(x: x, y: box.maxY - height, width: 3.2, height: height), radius: 0.8, ink)
    }
    if let sign = SymbolShape("wifi", in: Rect(x: box.maxX + 4, y: box.minY - 1.5, width: 17, height: 14)) {
      paint(sign, ink, name: "wifi")
    }
  }

  /// The pill at the lower edge: 134 × 5 points, 8 above it (not verified), a third of a wide screen.
  private func paintHomeIndicator(in box: Rect) {
    let width = min(max(134, box.width * 0.19), box.width * 0.4)
    let pill = Rect(x: box.midX - width / 2, y: box.maxY - 13, width: width, height: 5)
    fillRounded(onGrid(pill), radius: 2.5, color("label"))
  }
}
