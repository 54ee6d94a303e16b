import Geometry
import Views

/// Where status bar, home indicator, notch and bars reach into a screen.
///
/// Two sources: what Interface Builder's canvas records, which changed with its versions, and what the devices have.
/// Figures are counted in public documents.
public enum SafeAreaRules {
  /// The safe area of a root view on the canvas of a document, points.
  ///
  /// - Parameters:
  ///   - deviceID: the id that the document names.
  ///   - toolsVersion: the major version of the tools that saved it, such as 21507.
  ///   - orientation: which way up the canvas is.
  ///   - bars: the bars of the screen.
  ///   - isStandalone: whether the root is a view of a xib, without a controller.
  public static func recorded(
    deviceID: String?, toolsVersion: Int, orientation: Orientation, bars: ScreenBars, isStandalone: Bool,
    isFreeform: Bool
  ) -> EdgeInsets {
    guard let deviceID else {
      return edges(top: bars.hasStatusBar ? 20 : 0, bottom: 0, side: 0, bars: bars, tools: toolsVersion)
    }
    guard let notch = notch(deviceID, toolsVersion) else {
      // Home button: the status bar alone.
      let isPad = deviceID.lowercased().hasPrefix("ipad")
      // Without a home button: 24 and the indicator's 20.
      if isPad, deviceID.hasSuffix("rounded") {
        return edges(
          top: bars.hasStatusBar ? 24 : 0, bottom: 20, side: 0, bars: bars, tools: toolsVersion)
      }
      let isHidden = orientation == .landscape && !isPad
      var top = toolsVersion < 14_800 || toolsVersion >= 21_000 ? 20.0 : 0
      if isStandalone, isFreeform, toolsVersion < 21_000 { top = 0 }
      return edges(
        top: isHidden || !bars.hasStatusBar ? 0 : top, bottom: 0, side: 0, bars: bars, tools: toolsVersion)
    }
    if orientation == .landscape {
      return edges(top: 0, bottom: 21, side: notch, bars: bars, tools: toolsVersion)
    }
    let isDoubled = toolsVersion >= 23_727
    return edges(
      top: isDoubled ? notch * 2 : notch, bottom: isDoubled ? 68 : 34, side: 0, bars: bars,
      tools: toolsVersion)
  }

  /// The safe area of a root view on a device, points.
  public static func device(_ device: Device, orientation: Orientation, bars: ScreenBars) -> EdgeInsets {
    let hasNotch = device.statusBarHeight > 24
    let hasIndicator = hasNotch || (device.isPad && device.statusBarHeight == 24)
    if orientation == .landscape, !device.isPad {
      return edges(
        top: 0, bottom: hasNotch ? 21 : 0, side: hasNotch ? device.notchHeight : 0, bars: bars, tools: 21_000)
    }
    let top = hasNotch ? device.notchHeight : device.statusBarHeight
    let bottom = hasNotch ? 34.0 : hasIndicator ? 20 : 0
    return edges(top: bars.hasStatusBar ? top : 0, bottom: bottom, side: 0, bars: bars, tools: 21_000)
  }

  private static func edges(top: Double, bottom: Double, side: Double, bars: ScreenBars, tools: Int)
    -> EdgeInsets
  {
    let navigation = bars.hasNavigationBar ? (tools >= 24_000 ? 54.0 : 44) + (bars.hasLargeTitle ? 52 : 0) : 0
    let below = bars.hasTabBar ? 49.0 : bars.hasToolbar ? 44 : 0
    return EdgeInsets(top: top + navigation, left: side, bottom: bottom + below, right: side)
  }

  /// The notch that a version of Interface Builder gives its canvas; nil for a device with a home button.
  private static func notch(_ id: String, _ tools: Int) -> Double? {
    switch id {
    case "retina5_9": tools >= 22_505 ? 50 : tools >= 21_507 ? 47 : 44
    case "retina6_1": tools >= 21_000 ? 48 : 44
    case "retina6_5": 44
    case "retina6_0", "retina6_7", "retina5_4": 47
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    default: nil
    }
  }
}

extension Device {
  /// How far the notch or island reaches in, points.
  var notchHeight: Double {
    statusBarHeight == 54 ? (size.width >= 402 && size.width != 430 ? 62 : 59) : statusBarHeight
  }
}
