import Geometry
import Views

/// Where status bar, home indicator, notch and bars reach into a screen.
///
/// Two sources: what Interface Builder's canvas records, which changed with its versions and is counted in public
/// documents, and what the devices have. Both are in the device's row of `Device.all`.
public enum SafeAreaRules {
  /// The safe area of a root view on the canvas of a document, points.
  ///
  /// - Parameters:
  ///   - deviceID: the id that the document names; one that is not known counts as a device with a home button.
  ///   - era: the era of the tools that saved it.
  ///   - orientation: which way up the canvas is.
  ///   - bars: the bars of the screen.
  ///   - isStandalone: whether the root is a view of a xib, without a controller.
  ///   - isFreeform: whether the size is the root's own.
  public static func recorded(
    deviceID: String?, era: Era, orientation: Orientation, bars: ScreenBars, isStandalone: Bool,
    isFreeform: Bool
  ) -> EdgeInsets {
    let device = deviceID.flatMap { Device(interfaceBuilderID: $0) }
    if let insets = device?.canvasSafeArea(in: orientation, era) { return adding(bars, to: insets, era) }
    var insets = EdgeInsets.zero
    if let deviceID, deviceID.hasSuffix("rounded"), isPad(deviceID) {
      // The ids of pads without a home button, of whatever size.
      (insets.top, insets.bottom) = (24, 20)
    } else if let deviceID {
      insets.top = isStandalone && isFreeform ? era.freeformCanvasStatusBar : era.canvasStatusBar
      if orientation == .landscape, !isPad(deviceID) { insets.top = 0 }
    } else {
      insets.top = 20
    }
    if !bars.hasStatusBar { insets.top = 0 }
    return adding(bars, to: insets, era)
  }

  private static func isPad(_ deviceID: String) -> Bool { deviceID.lowercased().hasPrefix("ipad") }

  /// The safe area of a root view on a device, points, in the era that devices are shown in.
  public static func device(_ device: Device, orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    var insets = device.safeArea(in: orientation)
    if !bars.hasStatusBar { insets.top = 0 }
    let isCompact =
      device.sizeClasses(in: orientation) == SizeClasses(width: .compact, height: .compact)
    // Below an island a navigation bar begins where the status bar ends, above the safe area's end: a picture of iOS 16.
    if bars.hasNavigationBar, orientation == .portrait {
      insets.top = min(insets.top, device.statusBarHeight)
    }
    return adding(bars, to: insets, .iOS16, isCompact: isCompact)
  }

  /// The safe area of a root view in a window that has insets of its own, points, in the era that devices are shown in.
  public static func window(_ insets: EdgeInsets, bars: ScreenBars) -> EdgeInsets {
    adding(bars, to: insets, .iOS16)
  }

  private static func adding(
    _ bars: ScreenBars, to insets: EdgeInsets, _ era: Era, isCompact: Bool = false
  ) -> EdgeInsets {
    var insets = insets
    func height(_ usual: Double) -> Double { isCompact ? era.compactBarHeight : usual }
    if bars.hasNavigationBar {
      insets.top += height(era.navigationBarHeight) + (bars.hasLargeTitle ? era.largeTitleHeight : 0)
    }
    insets.bottom +=
      bars.hasTabBar ? height(era.tabBarHeight) : bars.hasToolbar ? height(era.toolbarHeight) : 0
    return insets
  }
}
