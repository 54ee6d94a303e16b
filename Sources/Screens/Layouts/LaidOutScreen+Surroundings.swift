import Geometry
import Painting
import Views

extension LaidOutScreen {
  /// Returns what surrounds the screen: the bars of its controllers and, if `showsDevice` is true, those of the device.
  ///
  /// A root view that was saved shorter, for opaque bars, leaves no room for them in the picture.
  ///
  /// - Parameter showsDevice: Whether the status bar and the home indicator belong to it.
  /// - Returns: The bars as rectangles on the canvas, in points, and what they show.
  public func surroundings(showsDevice: Bool) -> Surroundings {
    var around = Surroundings(era: traits.drawnEra ?? screen.canvas.era)
    let canvas = screen.canvas
    let chrome = traits.containment?.chrome ?? screen.chrome
    let (bars, size) = (screen.bars(for: traits), frames.canvas)
    around.chrome = chrome ?? ScreenChrome()
    around.hidesIdleGround = traits.device != nil || canvas.era.hidesIdleBarGround
    let isScreen = chrome != nil && !screen.isFreeform(traits) && traits.safeArea != .noWindow
    if isScreen, bars.hasNavigationBar, insets.top >= 32 {
      around.navigationBar = Rect(x: 0, y: 0, width: size.width, height: insets.top)
    }
    around.isInWindow = isScreen && !traits.isAsDesigned
    around.sideInset = isScreen ? min(insets.left, insets.right) : 0
    around.hasCompactBars = screen.hasCompactBars(traits)
    around.hasInlineTabs = !traits.isAsDesigned && (isPad || traits.orientation == .landscape)
    if isScreen, bars.hasTabBar || bars.hasToolbar, insets.bottom >= 32 {
      let box = Rect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
      if bars.hasTabBar { around.tabBar = box } else { around.toolbar = box }
    }
    around.views = screen.barViews.laidOut(
      title: around.chrome.navigationItem.titleView, barWidth: size.width - 2 * around.sideInset,
      designedWidth: canvas.screen.width,
      scale: frames.scale, isRightToLeft: traits.isRightToLeft)
    guard showsDevice, isScreen else { return around }
    let shown = traits.device ?? canvas.knownDevice
    let isFlat = size.width > size.height && shown?.isPad != true
    if bars.hasStatusBar, !isFlat, frames.canvas.height >= (shown?.size.height ?? 0) - 1 {
      around.statusBar = Rect(x: 0, y: 0, width: size.width, height: shown?.statusBarHeight ?? 20)
    }
    if shown?.hasHomeIndicator == true {
      around.homeIndicator = Rect(x: 0, y: size.height - 34, width: size.width, height: 34)
    }
    return around
  }
}
