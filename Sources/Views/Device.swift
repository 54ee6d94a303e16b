import Geometry

/// A device whose screen layouts are shown on.
///
/// Sizes and IDs: Apple's Human Interface Guidelines (Layout, device dimensions) and Interface Builder's values of
/// `<device id>`; safe areas as reported by UIKit on the device. Corner radii: `UIScreen`'s own figure, as several projects
/// list it by device; those of 2025 as published on the day after they were presented, the same as in 2024.
public struct Device: Hashable, Sendable {
  /// The name on the command line, such as `iphone-15`.
  public let name: String
  /// Interface Builder's ID, such as `retina6_12`; nil if there is none.
  public let interfaceBuilderID: String?
  /// The products with this screen.
  public let products: String
  /// The screen in portrait, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// Height of the status bar in portrait, in points.
  public let statusBarHeight: Double
  /// Whether its width is regular in landscape: the large phones.
  public let isRegularInLandscape: Bool
  /// Radius of the screen's corners, in points; 0 for square ones.
  public let screenCornerRadius: Double
  private let uprightInsets, turnedInsets: EdgeInsets
  private let canvasNotch: Steps<Double>?

  /// Whether it is an iPad.
  public var isPad: Bool { name.hasPrefix("ipad") }

  /// Whether it has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { uprightInsets.bottom > 0 }

  /// The Dynamic Island in portrait, in points on the screen; nil for a device without one.
  ///
  /// It is 125 × 37 points, 11 below the upper edge where the safe area begins at 59, and as much lower as that begins
  /// lower: estimated by eye.
  package var island: Rect? {
    guard !isPad, uprightInsets.top >= 59 else { return nil }
    return Rect(x: (size.width - 125) / 2, y: uprightInsets.top - 48, width: 125, height: 37)
  }

  /// The size of the notch in portrait, in points; nil for a device without one. Estimated by eye: iPhone 13 and 14 have
  /// narrower ones than those before.
  package var notch: Size? {
    guard !isPad, hasHomeIndicator, island == nil else { return nil }
    let isNarrow = [47, 50].contains(uprightInsets.top)
    return Size(width: isNarrow ? 162 : 210, height: 32)
  }

  /// Returns the size of the screen in an orientation, in points.
  ///
  /// - Parameter orientation: The orientation; landscape swaps width and height.
  public func size(in orientation: Orientation) -> Size {
    orientation == .portrait ? size : size.transposed
  }

  /// Returns the size classes of the whole screen in an orientation.
  ///
  /// - Parameter orientation: The orientation; iPads are regular in both directions in either.
  public func sizeClasses(in orientation: Orientation) -> SizeClasses {
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    if orientation == .portrait { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: isRegularInLandscape ? .regular : .compact, height: .compact)
  }

  /// Returns the insets for status bar, notch and home indicator in an orientation, in points.
  ///
  /// - Parameter orientation: The orientation; in landscape, a phone has the notch's inset on both sides.
  public func safeArea(in orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? uprightInsets : turnedInsets
  }

  /// Returns the insets for notch and home indicator on Interface Builder's canvas, in points.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the canvas.
  ///   - era: The era of the Interface Builder version.
  /// - Returns: The insets; nil for a device without a notch.
  public func canvasSafeArea(in orientation: Orientation, _ era: Era) -> EdgeInsets? {
    guard let depth = canvasNotch?.value(in: era) else { return nil }
    var insets = safeArea(in: orientation)
    if orientation == .landscape {
      (insets.left, insets.right) = (depth, depth)
      if era.turnedCanvasHasUprightInsets { (insets.top, insets.bottom) = (depth, uprightInsets.bottom) }
    } else {
      insets.top = depth * era.canvasInsetFactor
      insets.bottom *= era.canvasInsetFactor
    }
    return insets
  }

  /// Creates the device of a command-line name, Interface Builder ID or product name; the result is nil if there is
  /// none.
  ///
  /// - Parameter name: The name, such as `iphone-15`, `retina6_12` or `iPhone SE (2nd)`; letter case, spaces and most
  ///   punctuation are ignored.
  public init?(named name: String) {
    let wanted = Self.plain(name)
    let row = Self.all.first { device in
      Self.plain(device.name) == wanted || device.interfaceBuilderID.map(Self.plain) == wanted
        || device.products.split(separator: ",").contains { Self.plain(String($0)) == wanted }
    }
    guard let row else { return nil }
    self = row
  }

  /// Creates the device with Interface Builder's ID; the result is nil if there is none.
  ///
  /// - Parameter id: The attribute `id` of the document's `<device>`, such as `retina6_12` or `iPad13_0rounded`;
  ///   case-insensitive.
  public init?(interfaceBuilderID id: String) {
    guard let row = Self.all.first(where: { $0.interfaceBuilderID == id.lowercased() }) else { return nil }
    self = row
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "." }
  }

  /// The features at the edges of a device's screen.
  private enum Edges {
    /// A status bar, and a home button below the screen; phones have no insets in landscape.
    case homeButton
    /// A status bar and a home indicator, without a notch: iPads with rounded corners.
    case indicator
    /// A notch or island with an inset in points, and a home indicator; `canvas` is the inset on Interface Builder's
    /// canvas, nil if it is the same in every era.
    case notch(Double, canvas: Steps<Double>? = nil)
  }

  private init(
    _ name: String, _ id: String?, _ products: String, _ width: Double, _ height: Double, _ scale: Double,
    bar: Double, _ edges: Edges, wide: Bool = false, corner: Double = 0
  ) {
    self.name = name
    interfaceBuilderID = id
    self.products = products
    size = Size(width: width, height: height)
    self.scale = scale
    statusBarHeight = bar
    isRegularInLandscape = wide
    screenCornerRadius = corner
    switch edges {
    case .homeButton:
      uprightInsets = EdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
      turnedInsets = name.hasPrefix("ipad") ? uprightInsets : .zero
      canvasNotch = nil
    case .indicator:
      uprightInsets = EdgeInsets(top: bar, left: 0, bottom: 20, right: 0)
      turnedInsets = uprightInsets
      canvasNotch = nil
    case .notch(let depth, let canvas):
      uprightInsets = EdgeInsets(top: depth, left: 0, bottom: 34, right: 0)
      turnedInsets = EdgeInsets(top: 0, left: depth, bottom: 21, right: depth)
      canvasNotch = canvas ?? [0: depth]
    }
  }

  /// Every device, phones first, small before large.
  ///
  /// Adding a device takes one row. Insets on Interface Builder's canvas were counted in public documents.
  public static let all: [Device] = [
    Device("iphone-4s", "retina3_5", "iPhone 4, iPhone 4s", 320, 480, 2, bar: 20, .homeButton),
    Device(
      "iphone-se", "retina4_0", "iPhone 5, iPhone 5s, iPhone SE (1st)", 320, 568, 2, bar: 20, .homeButton),
    Device(
      "iphone-8", "retina4_7", "iPhone 6, iPhone 7, iPhone 8, iPhone SE (2nd)", 375, 667, 2, bar: 20,
      .homeButton),
    Device(
      "iphone-8-plus", "retina5_5", "iPhone 6 Plus, iPhone 8 Plus", 414, 736, 3, bar: 20, .homeButton,
      wide: true),
    Device(
      "iphone-x", "retina5_9", "iPhone X, iPhone XS, iPhone 11 Pro", 375, 812, 3, bar: 44,
      .notch(44, canvas: [0: 44, 21_000: 47, 21_701: 50]), corner: 39),
    Device(
      "iphone-11", "retina6_1", "iPhone XR, iPhone 11", 414, 896, 2, bar: 48,
      .notch(48, canvas: [0: 44, 21_000: 48]), wide: true, corner: 41.5),
    Device(
      "iphone-11-pro-max", "retina6_5", "iPhone XS Max, iPhone 11 Pro Max", 414, 896, 3, bar: 44, .notch(44),
      wide: true, corner: 39),
    Device(
      "iphone-13-mini", "retina5_4", "iPhone 12 mini, iPhone 13 mini", 375, 812, 3, bar: 50,
      .notch(50, canvas: [0: 47]), corner: 44),
    Device(
      "iphone-14", "retina6_0", "iPhone 12, iPhone 13, iPhone 14", 390, 844, 3, bar: 47,
      .notch(47, canvas: [0: 44, 21_000: 47]), corner: 47.33),
    Device(
      "iphone-14-plus", "retina6_7", "iPhone 13 Pro Max, iPhone 14 Plus", 428, 926, 3, bar: 47,
      .notch(47, canvas: [0: 44, 21_000: 47]),
      wide: true, corner: 53.33),
    Device(
      "iphone-15", "retina6_12", "iPhone 14 Pro, iPhone 15, iPhone 16", 393, 852, 3, bar: 54, .notch(59),
      corner: 55),
    Device(
      "iphone-15-pro-max", "retina6_72", "iPhone 15 Pro Max, iPhone 16 Plus", 430, 932, 3, bar: 54,
      .notch(59),
      wide: true, corner: 55),
    Device(
      "iphone-16-pro", "retina6_3", "iPhone 16 Pro, iPhone 17, iPhone 17 Pro", 402, 874, 3, bar: 54,
      .notch(62), corner: 62),
    // Apple's technical specifications have its pixels, 1260 × 2736. Its safe area is not verified.
    Device(
      "iphone-air", nil, "iPhone Air", 420, 912, 3, bar: 54, .notch(68), wide: true, corner: 62),
    Device(
      "iphone-16-pro-max", "retina6_9", "iPhone 16 Pro Max, iPhone 17 Pro Max", 440, 956, 3, bar: 54,
      .notch(62),
      wide: true, corner: 62),
    Device("ipad-mini", "ipad8_3rounded", "iPad mini (6th)", 744, 1133, 2, bar: 24, .indicator, corner: 21.5),
    Device("ipad-9.7", "ipad9_7", "iPad, iPad Air 2, iPad Pro 9.7", 768, 1024, 2, bar: 20, .homeButton),
    Device("ipad-mini-7.9", "ipad7_9", "iPad mini (5th)", 768, 1024, 2, bar: 20, .homeButton),
    Device("ipad-10.2", "ipad10_2", "iPad (9th)", 810, 1080, 2, bar: 20, .homeButton),
    Device("ipad-10.5", "ipad10_5", "iPad Pro 10.5, iPad Air (3rd)", 834, 1112, 2, bar: 20, .homeButton),
    Device(
      "ipad-10.9", "ipad10_9rounded", "iPad (10th), iPad Air (5th)", 820, 1180, 2, bar: 24, .indicator,
      corner: 18),
    Device("ipad-11", "ipad11_0rounded", "iPad Pro 11", 834, 1194, 2, bar: 24, .indicator, corner: 18),
    Device(
      "ipad-12.9", "ipad12_9rounded", "iPad Pro 12.9 (6th)", 1024, 1366, 2, bar: 24, .indicator, corner: 18),
    Device("ipad-12.9-home", "ipad12_9", "iPad Pro 12.9 (2nd)", 1024, 1366, 2, bar: 20, .homeButton),
    Device("ipad-13", "ipad13_0rounded", "iPad Pro 13", 1032, 1376, 2, bar: 24, .indicator, corner: 18),
  ]
}

extension Device {
  /// Whether a device has a screen of a size in points, in either orientation.
  package static func hasScreen(_ size: Size) -> Bool {
    all.contains { $0.size == size || $0.size.transposed == size }
  }

  /// The screen of a device that a root view of a size in points fills but for bars; of several the lowest, nil for none.
  package static func screen(around root: Size) -> Size? {
    all.flatMap { [$0.size, $0.size.transposed] }.filter { screen in
      screen.width == root.width && heightsOfBars.contains(screen.height - root.height)
    }.min { $0.height < $1.height }
  }

  /// What bars take of screens without a home indicator, in points: status bar, navigation bar, tab bar, and several of them.
  private static let heightsOfBars: Set<Double> = [0, 20, 44, 49, 64, 69, 93, 113]
}
