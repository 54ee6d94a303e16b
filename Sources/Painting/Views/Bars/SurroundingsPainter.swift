import Geometry
import Views

/// Draws the bars around a screen over its content, and those of the device over all.
struct SurroundingsPainter: Painter {
  let context: PaintContext

  /// Draws the bars. `areas`: where something scrolls under bars on glass, in window points.
  func paintBars(_ around: Surroundings, over areas: [Rect]) {
    let chrome = around.chrome
    brush.recorder.isAroundScreen = true
    defer { brush.recorder.isAroundScreen = false }
    if let bar = around.toolbar ?? around.tabBar {
      ScrollEdgePainter(context: context).paint(under: bar, over: areas)
    }
    if let box = around.navigationBar {
      var bar = NavigationBarDrawing(
        context: context.arranged(in: box), item: chrome.navigationItem, back: chrome.backItem,
        look: chrome.navigationBar.look, isLarge: chrome.showsLargeTitle,
        ink: tint)
      bar.ownInk = chrome.navigationBar.look.tintColor.map { color($0) }
      bar.largeTitleShare = around.largeTitleShare
      bar.sideInset = around.sideInset
      bar.hasGround = !(bar.look.isPlain && around.hidesIdleGround)
      bar.paint(in: box)
    }
    if let box = around.toolbar {
      var drawing = ToolbarDrawing(
        context: context.arranged(in: box), items: chrome.toolbar.items, look: chrome.toolbar.look, ink: tint)
      drawing.ownInk = chrome.navigationBar.look.tintColor.map { color($0) }
      drawing.isAroundScreen = true
      drawing.sideInset = around.sideInset
      drawing.isCompact = around.hasCompactBars
      drawing.paint(in: box)
    }
    if let box = around.tabBar {
      var bar = chrome.tabBar
      if around.gathersTabs { bar.gatherTabs() }
      var drawing = TabBarDrawing(
        context: context.arranged(in: box), items: bar.items, selected: bar.selectedIndex, look: bar.look,
        ink: (bar.selectedTintColor ?? bar.look.tintColor).map { color($0) } ?? tint,
        otherInk: bar.unselectedTintColor.map { color($0) })
      drawing.isInline = around.hasInlineTabs
      drawing.sideInset = around.sideInset
      drawing.isCompact = around.hasCompactBars
      drawing.paint(in: box)
    }
  }

  func paintDevice(_ around: Surroundings) {
    if let box = around.statusBar {
      let isOnBlack = around.card?.hasBlackTop ?? false
      DeviceBarPainter(context: context.arranged(in: box))
        .paintStatusBar(
          in: box, isOnBlack: isOnBlack || around.chrome.navigationBar.look.isBlack,
          isPad: around.isPadStatusBar)
    }
    if let box = around.island { DeviceBarPainter(context: context).paintIsland(in: box) }
    if let box = around.homeIndicator { DeviceBarPainter(context: context).paintHomeIndicator(in: box) }
  }
}

extension BarLook {
  /// Whether only the system's material is under the bar.
  fileprivate var isPlain: Bool {
    backgroundColor == nil && barTintColor == nil && isTranslucent && !isBlack
  }
}
