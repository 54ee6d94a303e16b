import Geometry
import Views

/// The insets of status bar, home indicator, notch and bars.
///
/// There are two sources: the values recorded by Interface Builder's canvas, which changed with its versions and were
/// counted in public documents, and those of the devices. Both are in the device's row of `Device.all`.
public enum SafeAreaRules {
  /// A freeform root view, with its own size and not a screen's.
  public struct FreeRoot {
    /// Its size, in points.
    public var size: Size
    /// Whether it is the root of a xib, or next to the controllers of a storyboard.
    public var isInXib: Bool
    /// Whether the document simulates the size, for a controller or in place of a screen.
    public var isSimulated: Bool

    /// The height of the lowest screen of any device, in points.
    private static let lowestScreen = 480.0

    /// Creates a root.
    ///
    /// - Parameters:
    ///   - size: Its size, in points.
    ///   - isInXib: Whether it is the root of a xib, or next to the controllers of a storyboard.
    ///   - isSimulated: Whether the document simulates the size.
    public init(size: Size, isInXib: Bool, isSimulated: Bool) {
      (self.size, self.isInXib, self.isSimulated) = (size, isInXib, isSimulated)
    }

    /// Whether Interface Builder does not treat it as a screen: one with a simulated size lower than any screen, 8
    /// documents of 3 projects, where higher ones are screens, 5 documents of 3 projects; and a standalone one without.
    var isNoScreen: Bool { isSimulated ? size.height < Self.lowestScreen : isInXib }
  }

  /// Returns the safe area of a root view on the canvas of a document, in points.
  ///
  /// - Parameters:
  ///   - deviceID: The ID in the document; an unknown one is treated as a device with a home button.
  ///   - era: The era of the tools that saved the document.
  ///   - orientation: The orientation of the canvas.
  ///   - bars: The bars of the screen.
  ///   - freeRoot: The root if its size is its own and not a screen's; else nil.
  ///   - isDesignCanvas: Whether to return the canvas' insets rather than those of a running app on the canvas' own
  ///     device.
  public static func recorded(
    deviceID: String?, era: Era, orientation: Orientation, bars: ScreenBars, freeRoot: FreeRoot? = nil,
    isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    let device = deviceID.flatMap { Device(interfaceBuilderID: $0) }
    let bar = navigationBarHeight(on: deviceID, era)
    if let device, var insets = device.canvasSafeArea(in: orientation, era) {
      if let freeRoot, freeRoot.isInXib {
        if era.lowRootEndsAboveIndicator {
          insets.bottom = device.safeArea(in: orientation).bottom
        } else if freeRoot.size.width <= device.size.width {
          // It is at the top of the screen, 14 of 15, unless it is wider: 2 projects; likewise roots of controllers,
          // and those that extend to the indicator: 5 documents of 5 projects.
          let missing = device.size(in: orientation).height - freeRoot.size.height
          insets.bottom = max(0, insets.bottom - max(0, missing))
        }
      }
      return adding(bars, of: bar, to: insets, era)
    }
    var insets = EdgeInsets.zero
    if let deviceID, deviceID.hasSuffix("rounded"), isPad(deviceID) {
      // The IDs of iPads without a home button, of any size.
      (insets.top, insets.bottom) = (era.roundPadCanvasStatusBar, 20)
    } else if let deviceID {
      let isOwnSize = freeRoot?.isNoScreen == true
      if isDesignCanvas {
        insets.top = isOwnSize ? era.freeformCanvasStatusBar : era.canvasStatusBar
      } else {
        insets.top = isOwnSize ? era.freeformOwnDeviceStatusBar : era.ownDeviceStatusBar
      }
      if orientation == .landscape, !isPad(deviceID) { insets.top = 0 }
    } else {
      insets.top = 20
    }
    if !bars.hasStatusBar { insets.top = 0 }
    return adding(bars, of: bar, to: insets, era)
  }

  /// Returns the safe area of the root view of a sheet on a phone in portrait, in points: without a status bar, and
  /// below a sheet's bar if that is not above the root.
  ///
  /// - Parameters:
  ///   - sheet: The part of the sheet that the root covers.
  ///   - device: The phone; nil for one without home indicator.
  ///   - bars: The bars of the screen.
  ///   - era: The era of the tools that saved the document.
  public static func sheet(
    _ sheet: DesignCanvas.Sheet, on device: Device?, bars: ScreenBars, _ era: Era
  ) -> EdgeInsets {
    var bars = bars
    if sheet == .belowBar { bars.hasNavigationBar = false }
    var insets = EdgeInsets.zero
    insets.bottom = device?.safeArea(in: .portrait).bottom ?? 0
    return adding(bars, of: era.sheetBarHeight, to: insets, era)
  }

  /// Returns the safe area of a controller's root view that is lower than its device's canvas.
  ///
  /// It differs in eras in which the home indicator does not overlap such a view, in portrait.
  ///
  /// - Parameters:
  ///   - canvas: The canvas that the document was designed on.
  ///   - size: The size of the root view as designed, in points.
  ///   - bars: The bars of the screen.
  /// - Returns: The insets, in points; nil in other eras, and for other root views.
  public static func lowRoot(_ canvas: DesignCanvas, size: Size, bars: ScreenBars) -> EdgeInsets? {
    guard canvas.era.lowRootEndsAboveIndicator, !canvas.isFreeRootInXib,
      let device = canvas.knownDevice,
      let whole = device.canvasSafeArea(in: .portrait, canvas.era), size.width == device.size.width,
      size.height < device.size.height
    else { return nil }
    var insets = EdgeInsets.zero
    // An opaque navigation bar reduces the height at the top, and the root still ends at the screen's bottom.
    switch device.size.height - size.height {
    case whole.top + canvas.era.navigationBarHeight: insets.bottom = whole.bottom
    case whole.top / canvas.era.canvasInsetFactor + 44: insets.bottom = device.safeArea(in: .portrait).bottom
    default: if !bars.hasNavigationBar { insets.top = device.safeArea(in: .portrait).top }
    }
    var below = bars
    below.hasNavigationBar = false
    return adding(below, of: 0, to: insets, canvas.era)
  }

  private static func navigationBarHeight(on deviceID: String?, _ era: Era) -> Double {
    deviceID.map(isPad) == true ? era.padNavigationBarHeight : era.navigationBarHeight
  }

  private static func isPad(_ deviceID: String) -> Bool { deviceID.lowercased().hasPrefix("ipad") }

  /// Returns the safe area of a root view on a device, in points, in the era of running devices.
  ///
  /// - Parameters:
  ///   - device: The device, whose insets are extended by the bars.
  ///   - orientation: The orientation of the device.
  ///   - bars: The bars of the screen; without a status bar, the device's own inset at the top is 0.
  public static func device(_ device: Device, orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    var insets = device.safeArea(in: orientation)
    if !bars.hasStatusBar { insets.top = 0 }
    let isCompact =
      device.sizeClasses(in: orientation) == SizeClasses(width: .compact, height: .compact)
    // Below an island a navigation bar begins where the status bar ends, above the end of the safe area: a picture of
    // iOS 16.
    if bars.hasNavigationBar, orientation == .portrait {
      insets.top = min(insets.top, device.statusBarHeight)
    }
    let bar = device.isPad ? Era.iOS16.padNavigationBarHeight : Era.iOS16.navigationBarHeight
    return adding(bars, of: bar, to: insets, .iOS16, isCompact: isCompact)
  }

  /// Returns the safe area of a root view in a window with its own insets, in the era of running devices.
  ///
  /// - Parameters:
  ///   - insets: The insets of the window, in points.
  ///   - bars: The bars of the screen, which extend them.
  /// - Returns: The insets of the root view, in points.
  public static func window(_ insets: EdgeInsets, bars: ScreenBars) -> EdgeInsets {
    adding(bars, of: Era.iOS16.navigationBarHeight, to: insets, .iOS16)
  }

  private static func adding(
    _ bars: ScreenBars, of bar: Double, to insets: EdgeInsets, _ era: Era, isCompact: Bool = false
  ) -> EdgeInsets {
    var insets = insets
    func height(_ usual: Double) -> Double { isCompact ? era.compactBarHeight : usual }
    if bars.hasNavigationBar {
      insets.top += height(bar) + (bars.hasLargeTitle ? era.largeTitleHeight : 0)
    }
    insets.bottom +=
      bars.hasTabBar ? height(era.tabBarHeight) : bars.hasToolbar ? height(era.toolbarHeight) : 0
    return insets
  }
}
