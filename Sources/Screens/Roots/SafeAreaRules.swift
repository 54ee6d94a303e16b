import Geometry
import Views

/// The insets of status bar, home indicator, notch and bars, in points.
///
/// There are two sources: the values recorded by Interface Builder's canvas, which changed with its versions and were
/// counted in public documents, and those of the devices. Both are in the device's row of `Device.all`.
enum SafeAreaRules {
  /// Returns the safe area of a root view on the canvas of its document, except where opaque bars already reduced the
  /// root; on the canvas' own device in a running app unless `isDesignCanvas`.
  static func canvas(
    of root: DesignedRoot, _ orientation: Orientation, bars: ScreenBars, isDesignCanvas: Bool
  ) -> EdgeInsets {
    if orientation == .portrait, let insets = low(root.canvas, size: root.size, bars: bars) { return insets }
    var insets = recorded(
      root.canvas, rootSize: root.size, orientation, bars: bars, isDesignCanvas: isDesignCanvas)
    let missing = max(0, (root.whole?.height ?? 0) - root.size.height)
    // A root that is lower by exactly the bar at its bottom begins at the top: 3 roots of one document.
    let isAboveBar = bars.hasTabBar || bars.hasToolbar ? abs(missing - insets.bottom) < 1 : false
    // One that is lower by a status bar and an opaque navigation bar, which a xib only simulates, ends where the screen does.
    let isBelowBar = abs(missing - insets.top - Era.earliest.navigationBarHeight) < 1
    let above = isAboveBar ? 0 : isBelowBar ? missing : min(insets.top, missing)
    insets.top = max(0, insets.top - above)
    insets.bottom -= min(insets.bottom, missing - above)
    return insets
  }

  /// Returns the safe area of a canvas; an unknown device is treated as one with a home button.
  static func recorded(
    _ canvas: DesignCanvas, rootSize: Size, _ orientation: Orientation, bars: ScreenBars,
    isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    let era = canvas.era
    let isPad = canvas.device?.lowercased().hasPrefix("ipad") == true
    var insets: EdgeInsets
    var tabBar = era.tabBarHeight
    if let device = canvas.knownDevice, let whole = device.canvasSafeArea(in: orientation, era) {
      insets = whole
      if orientation == .landscape { tabBar = era.turnedCanvasTabBarHeight }
      if canvas.isFreeform, canvas.isFreeRootInXib {
        insets.bottom = indicator(below: rootSize, on: device, orientation, era, whole.bottom)
      }
    } else {
      insets = withoutNotch(canvas, rootSize, isPad: isPad, orientation, isDesignCanvas)
      if !bars.hasStatusBar { insets.top = 0 }
    }
    return adding(
      bars, of: isPad ? era.padNavigationBarHeight : era.navigationBarHeight, tabBar, to: insets, era)
  }

  /// The inset of the home indicator for a root of its own size in a xib.
  private static func indicator(
    below root: Size, on device: Device, _ orientation: Orientation, _ era: Era, _ whole: Double
  ) -> Double {
    if era.lowRootEndsAboveIndicator { return device.safeArea(in: orientation).bottom }
    // It is at the top of the screen, 14 of 15, unless it is wider: 2 projects; likewise roots of controllers, and those
    // that extend to the indicator: 5 documents of 5 projects.
    if root.width > device.size.width { return whole }
    return max(0, whole - max(0, device.size(in: orientation).height - root.height))
  }

  /// The safe area on the canvas of a device without a notch, of an unknown device, or of none.
  private static func withoutNotch(
    _ canvas: DesignCanvas, _ root: Size, isPad: Bool, _ orientation: Orientation, _ isDesignCanvas: Bool
  ) -> EdgeInsets {
    let era = canvas.era
    // Documents have devices since Xcode 8. Others are shown as before, regardless of the tools that saved them.
    guard let id = canvas.device else { return edges(Era.earliest.canvasStatusBar) }
    // The IDs of iPads without a home button, of any size; the bottom is that of all such iPads in `Device.all`.
    if isPad, id.hasSuffix("rounded") { return edges(era.roundPadCanvasStatusBar, bottom: 20) }
    if orientation == .landscape, !isPad { return .zero }
    // Interface Builder does not treat a root of simulated size that is lower than any screen as one, 8 documents of 3
    // projects, but higher ones, 5 documents of 3 projects; nor a standalone root without a simulated size. The lowest
    // screen is that of the iPhone 4 in `Device.all`.
    let isNoScreen =
      canvas.isFreeform && (canvas.simulatesFreeSize ? root.height < 480 : canvas.isFreeRootInXib)
    switch (isDesignCanvas, isNoScreen) {
    case (true, false): return edges(era.canvasStatusBar)
    case (true, true): return edges(era.freeformCanvasStatusBar)
    case (false, false): return edges(era.ownDeviceStatusBar)
    case (false, true): return edges(era.freeformOwnDeviceStatusBar)
    }
  }

  /// Returns the safe area of the root view of a sheet on a phone in portrait: without a status bar, and below a sheet's
  /// bar if that is not above the root.
  static func sheet(isBelowBar: Bool, on device: Device?, bars: ScreenBars, _ era: Era) -> EdgeInsets {
    var bars = bars
    if isBelowBar { bars.hasNavigationBar = false }
    let indicator = device?.safeArea(in: .portrait).bottom ?? 0
    return adding(bars, of: era.sheetBarHeight, to: edges(0, bottom: indicator), era)
  }

  /// Returns the safe area of a controller's root view that is lower than its device's canvas.
  ///
  /// It differs in eras in which the home indicator does not overlap such a view, in portrait; nil in other eras, and for
  /// other root views. One with a freeform size has the canvas' top: 4 of 6 roots of one document, the others that of earlier
  /// tools.
  static func low(_ canvas: DesignCanvas, size: Size, bars: ScreenBars) -> EdgeInsets? {
    guard canvas.era.lowRootEndsAboveIndicator, !canvas.isFreeRootInXib,
      let device = canvas.knownDevice,
      let whole = device.canvasSafeArea(in: .portrait, canvas.era), size.width == device.size.width,
      size.height < device.size.height
    else { return nil }
    let (top, indicator) = (device.safeArea(in: .portrait).top, device.safeArea(in: .portrait).bottom)
    var insets = EdgeInsets.zero
    // An opaque navigation bar reduces the height at the top, and the root still ends at the screen's bottom. Roots that
    // were saved by earlier tools are lower by their bar and notch.
    switch device.size.height - size.height {
    case _ where canvas.freeformSize != nil:
      return adding(
        bars, of: canvas.era.navigationBarHeight, to: edges(whole.top, bottom: indicator), canvas.era)
    case whole.top + canvas.era.navigationBarHeight: insets.bottom = whole.bottom
    case whole.top / canvas.era.canvasInsetFactor + Era.earliest.navigationBarHeight:
      insets.bottom = indicator
    default: if !bars.hasNavigationBar { insets.top = top }
    }
    var below = bars
    below.hasNavigationBar = false
    return adding(below, of: 0, to: insets, canvas.era)
  }

  /// Returns the safe area of a root view on a device with a system of an era.
  static func device(
    _ device: Device, orientation: Orientation, bars: ScreenBars, _ era: Era
  ) -> EdgeInsets {
    var insets = device.safeArea(in: orientation)
    // What a display leaves out for its sensors it leaves out without a status bar, too (Apple, `UIView.safeAreaInsets`).
    let hasSensors = !device.isPad && device.safeArea(in: .portrait).bottom > 0
    if !bars.hasStatusBar, !hasSensors { insets.top = 0 }
    let isCompact =
      device.sizeClasses(in: orientation) == SizeClasses(width: .compact, height: .compact)
    if bars.hasNavigationBar, orientation == .portrait, !era.navigationBarBeginsInSafeArea {
      insets.top = min(insets.top, device.statusBarHeight)
    }
    let bar = device.isPad ? era.padNavigationBarHeight : era.navigationBarHeight
    let tabBar = device.isPad ? era.padTabBarHeight : era.tabBarHeight
    return adding(bars, of: bar, tabBar, to: insets, era, isCompact: isCompact)
  }

  /// Returns the safe area of a root view in a window with its own insets, with a system of an era.
  static func window(_ insets: EdgeInsets, bars: ScreenBars, _ era: Era) -> EdgeInsets {
    adding(bars, of: era.navigationBarHeight, to: insets, era)
  }

  /// Returns the safe area of a root view on a card that takes a part of a screen whose window has insets of its own;
  /// `bar` is the height of a navigation bar on it.
  static func card(
    _ frame: Rect, of screen: Size, window: EdgeInsets, bar: Double, bars: ScreenBars, _ era: Era
  ) -> EdgeInsets {
    let own = EdgeInsets(
      top: max(0, window.top - frame.minY), left: max(0, window.left - frame.minX),
      bottom: max(0, window.bottom - (screen.height - frame.maxY)),
      right: max(0, window.right - (screen.width - frame.maxX)))
    return adding(bars, of: bar, to: own, era)
  }

  /// Returns the insets of a window on no known device: one with a home button, whose phones have no status bar in
  /// landscape.
  static func withoutDevice(_ orientation: Orientation, isPad: Bool) -> EdgeInsets {
    edges(isPad || orientation == .portrait ? Era.earliest.canvasStatusBar : 0)
  }

  /// Where a page sheet begins on a phone with a home button: a device of 375 × 667 with iOS 15, whose view hierarchy was
  /// published.
  static let homeButtonSheetTop = 40.0
  /// The size of a popover for a controller that prefers none; not verified.
  static let padPopover = Size(width: 320, height: 480)

  /// The size of a page sheet on an iPad: the readable width of 672 points with the margins around it, and as high as the
  /// screen without equal margins that leave the status bar free. Not verified.
  static func padPageSheet(on screen: Size, _ device: Device?) -> Size {
    let margin = (device?.statusBarHeight ?? Era.earliest.canvasStatusBar) + 10
    return Size(width: min(712, screen.width - 2 * 20), height: screen.height - 2 * margin)
  }

  private static func edges(_ top: Double, bottom: Double = 0) -> EdgeInsets {
    EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private static func adding(
    _ bars: ScreenBars, of bar: Double, _ tabBar: Double? = nil, to insets: EdgeInsets, _ era: Era,
    isCompact: Bool = false
  ) -> EdgeInsets {
    var insets = insets
    func height(_ usual: Double) -> Double { isCompact ? era.compactBarHeight : usual }
    if bars.hasNavigationBar {
      insets.top += height(bar) + (bars.hasLargeTitle ? era.largeTitleHeight : 0)
    }
    insets.bottom +=
      bars.hasTabBar ? height(tabBar ?? era.tabBarHeight) : bars.hasToolbar ? height(era.toolbarHeight) : 0
    return insets
  }
}
