import Geometry
import TestSupport
import Testing
import Views

@testable import Screens

/// Safe areas as `top left bottom right`.
@Suite struct SafeAreaRuleTests {
  private func describe(_ insets: EdgeInsets) -> String {
    text(Rect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
  }

  /// The canvas of a device, or of a root of its own size on it.
  private func canvas(
    _ device: String?, _ tools: Int, free root: Size? = nil, _ orientation: Orientation = .portrait
  ) -> DesignCanvas {
    let size = Size(width: 375, height: 667)
    var canvas =
      root.map { DesignCanvas.freeform($0, screen: size, device: device, scale: 2) }
      ?? DesignCanvas(device: device, screen: size, orientation: orientation, scale: 2)
    canvas.era = Era(toolsVersion: tools)
    return canvas
  }

  /// What is recorded of a screen on a device's canvas.
  private func recorded(
    _ device: String?, _ tools: Int, _ orientation: Orientation = .portrait, bars: ScreenBars = ScreenBars()
  ) -> EdgeInsets {
    SafeAreaRules.recorded(
      canvas(device, tools, orientation), rootSize: Size(width: 375, height: 667), orientation,
      bars: bars)
  }

  /// What Interface Builder's canvas has, by device and by the tools that saved the document.
  @Test(arguments: [
    // Home button: the status bar, none on the canvas of Xcode 11 to 14.2, again from 14.3 on.
    ("retina4_7", 14_490, "20 0 0 0"), ("retina4_7", 14_810, "0 0 0 0"), ("retina4_7", 19_529, "0 0 0 0"),
    ("retina4_7", 21_507, "0 0 0 0"), ("ipad9_7", 21_507, "0 0 0 0"), ("retina4_7", 21_701, "20 0 0 0"),
    ("ipad9_7", 21_701, "20 0 0 0"),
    // Pads with round corners: none in Xcode 12 and 13.
    ("ipad11_0rounded", 15_705, "24 0 20 0"), ("ipad11_0rounded", 17_000, "0 0 20 0"),
    ("ipad11_0rounded", 18_000, "24 0 20 0"), ("retina6_0", 20_037, "44 0 34 0"),
    // Notches, doubled from 23727 on.
    ("retina5_9", 13_000, "44 0 34 0"), ("retina5_9", 21_507, "47 0 34 0"),
    ("retina5_9", 22_505, "50 0 34 0"), ("retina6_1", 19_529, "44 0 34 0"),
    ("retina6_1", 21_507, "48 0 34 0"),
    ("retina6_1", 23_727, "96 0 68 0"), ("retina6_12", 22_505, "59 0 34 0"),
    ("retina6_12", 23_727, "118 0 68 0"), ("retina6_0", 21_507, "47 0 34 0"),
  ])
  func recordedPortrait(device: String, tools: Int, expected: String) {
    #expect(describe(recorded(device, tools)) == expected)
  }

  @Test(arguments: [("retina4_7", "0 0 0 0"), ("ipad9_7", "0 0 0 0"), ("retina6_1", "0 48 21 48")])
  func recordedLandscape(device: String, expected: String) {
    #expect(describe(recorded(device, 21_507, .landscape)) == expected)
  }

  /// Bars: a navigation bar adds 44, later 54; a tab bar 49, a toolbar 44 where there is no tab bar.
  @Test(arguments: [
    (21_507, true, false, false, "92 0 34 0"), (24_000, true, false, false, "150 0 68 0"),
    (21_507, false, true, false, "48 0 83 0"), (21_507, false, false, true, "48 0 78 0"),
    (21_507, true, true, true, "92 0 83 0"),
  ])
  func recordedBars(tools: Int, navigation: Bool, tab: Bool, tool: Bool, expected: String) {
    var bars = ScreenBars()
    (bars.hasNavigationBar, bars.hasTabBar, bars.hasToolbar) = (navigation, tab, tool)
    #expect(describe(recorded("retina6_1", tools, bars: bars)) == expected)
  }

  /// A root of free size: none on a home-button device before 21701 where it is lower than any screen; the notch on others,
  /// and the home indicator as far as the root reaches there, or where it is wider than the screen.
  @Test func freeform() {
    func found(
      _ device: String, _ tools: Int, width: Double = 300, height: Double = 200, isInXib: Bool = true,
      isSimulated: Bool = true
    ) -> String {
      let size = Size(width: width, height: height)
      var canvas = canvas(device, tools, free: size)
      (canvas.isStandalone, canvas.simulatesFreeSize) = (isInXib, isSimulated)
      if !isInXib, isSimulated { canvas.freeformSize = size }
      return describe(SafeAreaRules.recorded(canvas, rootSize: size, .portrait, bars: ScreenBars()))
    }
    #expect(found("retina4_7", 14_490) == "0 0 0 0")
    #expect(found("retina4_7", 14_490, isInXib: false) == "0 0 0 0")
    #expect(found("retina4_7", 14_490, height: 479) == "0 0 0 0")
    #expect(found("retina4_7", 14_490, height: 480) == "20 0 0 0")
    #expect(found("retina4_7", 14_490, height: 480, isSimulated: false) == "0 0 0 0")
    #expect(found("retina4_7", 14_490, isInXib: false, isSimulated: false) == "20 0 0 0")
    #expect(found("retina4_7", 21_507) == "0 0 0 0")
    #expect(found("retina4_7", 21_701) == "20 0 0 0")
    #expect(found("retina6_1", 14_490) == "44 0 0 0")
    #expect(found("retina6_1", 14_490, width: 414) == "44 0 0 0")
    #expect(found("retina6_1", 14_490, width: 415) == "44 0 34 0")
    #expect(found("retina6_1", 14_490, height: 886) == "44 0 24 0")
    #expect(found("retina6_1", 14_490, height: 2000) == "44 0 34 0")
    #expect(found("retina6_1", 14_490, isInXib: false) == "44 0 34 0")
  }

  /// From tools 22000 on it ends above the home indicator, which is not doubled as that of a screen.
  @Test(arguments: [(23_504, "59 0 34 0", "59 0 34 0"), (23_727, "118 0 34 0", "118 0 68 0")])
  func laterFreeform(_ tools: Int, xib: String, controller: String) {
    for (isInXib, expected) in [(true, xib), (false, controller)] {
      let size = Size(width: 393, height: 400)
      var canvas = canvas("retina6_12", tools, free: size)
      (canvas.isStandalone, canvas.simulatesFreeSize) = (isInXib, true)
      canvas.freeformSize = isInXib ? nil : size
      #expect(
        describe(SafeAreaRules.recorded(canvas, rootSize: size, .portrait, bars: ScreenBars())) == expected)
    }
  }

  /// The root of a sheet on a phone's canvas, by how much lower than the screen it is; and roots that are lower for
  /// another reason.
  @Test(
    arguments: [
      ("retina6_1", 16_097, 54.0, false, "0 0 34 0"), ("retina6_1", 16_097, 54, true, "56 0 34 0"),
      ("retina6_1", 16_097, 110, true, "0 0 34 0"), ("retina4_7", 16_097, 20, true, "56 0 0 0"),
      ("retina6_1", 16_097, 53, true, nil), ("retina4_7", 14_113, 20, true, nil),
      ("ipad9_7", 16_097, 20, true, nil),
    ] as [(String, Int, Double, Bool, String?)])
  func sheets(id: String, tools: Int, gap: Double, hasBar: Bool, expected: String?) throws {
    let device = try #require(Device(interfaceBuilderID: id))
    let height = device.size.height - gap
    var canvas = DesignCanvas.fitting(
      Size(width: device.size.width, height: height), screen: device.size, device: id, orientation: .portrait,
      scale: device.scale)
    canvas.era = Era(toolsVersion: tools)
    var bars = ScreenBars()
    bars.hasNavigationBar = hasBar
    let kind = DesignedRoot(canvas: canvas, size: Size(width: device.size.width, height: height)).kind(
      in: .portrait)
    let found =
      [.sheet, .sheetBelowBar].contains(kind)
      ? describe(SafeAreaRules.sheet(isBelowBar: kind == .sheetBelowBar, on: device, bars: bars, canvas.era))
      : nil
    #expect(found == expected)
  }

  /// From tools 22000 on a lower root ends above the home indicator, unless an opaque navigation bar makes it lower.
  @Test(
    arguments: [
      (155.0, false, false, "48 0 0 0"), (66, true, false, "0 0 0 0"), (66, true, true, "0 0 49 0"),
      (92, true, false, "0 0 34 0"), (0, false, false, nil),
    ] as [(Double, Bool, Bool, String?)])
  func lowRoots(gap: Double, hasBar: Bool, hasToolbar: Bool, expected: String?) {
    let size = Size(width: 414, height: 896 - gap)
    var canvas = DesignCanvas.fitting(
      size, screen: Size(width: 414, height: 896), device: "retina6_1", orientation: .portrait, scale: 2)
    canvas.era = Era(toolsVersion: 22_505)
    var bars = ScreenBars()
    (bars.hasNavigationBar, bars.hasToolbar) = (hasBar, hasToolbar)
    #expect(SafeAreaRules.low(canvas, size: size, bars: bars).map(describe) == expected)
    canvas.era = Era(toolsVersion: 21_507)
    #expect(SafeAreaRules.low(canvas, size: size, bars: bars) == nil)
  }

  /// What devices have upright and turned, and the depth of a notch on the canvas of tools 21507 upright; a new device
  /// wants a row here.
  private static let devices: [String: (upright: String, turned: String, canvas: String)] = [
    "iphone-4s": ("20 0 0 0", "0 0 0 0", "0 0 0 0"), "iphone-se": ("20 0 0 0", "0 0 0 0", "0 0 0 0"),
    "iphone-8": ("20 0 0 0", "0 0 0 0", "0 0 0 0"), "iphone-8-plus": ("20 0 0 0", "0 0 0 0", "0 0 0 0"),
    "iphone-x": ("44 0 34 0", "0 44 21 44", "47 0 34 0"),
    "iphone-11": ("48 0 34 0", "0 48 21 48", "48 0 34 0"),
    "iphone-11-pro-max": ("44 0 34 0", "0 44 21 44", "44 0 34 0"),
    "iphone-13-mini": ("50 0 34 0", "0 50 21 50", "47 0 34 0"),
    "iphone-14": ("47 0 34 0", "0 47 21 47", "47 0 34 0"),
    "iphone-14-plus": ("47 0 34 0", "0 47 21 47", "47 0 34 0"),
    "iphone-15": ("59 0 34 0", "0 59 21 59", "59 0 34 0"),
    "iphone-15-pro-max": ("59 0 34 0", "0 59 21 59", "59 0 34 0"),
    "iphone-16-pro": ("62 0 34 0", "0 62 21 62", "62 0 34 0"),
    "iphone-air": ("68 0 34 0", "0 68 21 68", "20 0 0 0"),
    "iphone-16-pro-max": ("62 0 34 0", "0 62 21 62", "62 0 34 0"),
    "ipad-mini": ("24 0 20 0", "24 0 20 0", "24 0 20 0"), "ipad-9.7": ("20 0 0 0", "20 0 0 0", "0 0 0 0"),
    "ipad-mini-7.9": ("20 0 0 0", "20 0 0 0", "0 0 0 0"), "ipad-10.2": ("20 0 0 0", "20 0 0 0", "0 0 0 0"),
    "ipad-10.5": ("20 0 0 0", "20 0 0 0", "0 0 0 0"), "ipad-10.9": ("24 0 20 0", "24 0 20 0", "24 0 20 0"),
    "ipad-11": ("24 0 20 0", "24 0 20 0", "24 0 20 0"), "ipad-12.9": ("24 0 20 0", "24 0 20 0", "24 0 20 0"),
    "ipad-12.9-home": ("20 0 0 0", "20 0 0 0", "0 0 0 0"),
    "ipad-13": ("24 0 20 0", "24 0 20 0", "24 0 20 0"),
  ]

  @Test(arguments: Device.all) func devices(device: Device) throws {
    let expected = try #require(Self.devices[device.name])
    func found(_ orientation: Orientation) -> String {
      describe(SafeAreaRules.device(device, orientation: orientation, bars: ScreenBars(), .iOS16))
    }
    #expect(found(.portrait) == expected.upright)
    #expect(found(.landscape) == expected.turned)
    #expect(device.hasHomeIndicator == !expected.upright.hasSuffix(" 0 0"))
    #expect(describe(recorded(device.interfaceBuilderID, 21_507)) == expected.canvas)
  }

  @Test func phonesOf2025() throws {
    let names = [
      "iPhone 17": "402 × 874", "iPhone 17 Pro": "402 × 874", "iPhone Air": "420 × 912",
      "iPhone 17 Pro Max": "440 × 956",
    ]
    for (name, size) in names {
      let device = try #require(Device(named: name))
      #expect(text(device.size) == size && device.scale == 3 && device.screenCornerRadius == 62)
      #expect(device.island != nil && device.notch == nil)
    }
  }

  /// Screens have round corners where there is a home indicator, and either a notch or an island on phones.
  @Test(arguments: Device.all) func fronts(device: Device) {
    #expect((device.screenCornerRadius > 0) == device.hasHomeIndicator)
    let cutouts = [device.island != nil, device.notch != nil].count { $0 }
    #expect(cutouts == (device.hasHomeIndicator && !device.isPad ? 1 : 0))
    #expect((device.island != nil) == (device.safeArea(in: .portrait).top >= 59))
    if let island = device.island {
      #expect(island.midX == device.size.width / 2 && island.maxY <= device.safeArea(in: .portrait).top)
    }
  }

  /// Without a status bar the device leaves nothing free at the top, bars count all the same; a large title adds 52.
  @Test func deviceBars() throws {
    let phone = try #require(Device(named: "iphone-15"))
    var bars = ScreenBars()
    (bars.hasStatusBar, bars.hasNavigationBar, bars.hasTabBar) = (false, true, true)
    #expect(describe(SafeAreaRules.device(phone, orientation: .portrait, bars: bars, .iOS16)) == "98 0 83 0")
    (bars.hasStatusBar, bars.hasLargeTitle) = (true, true)
    #expect(describe(SafeAreaRules.device(phone, orientation: .portrait, bars: bars, .iOS16)) == "150 0 83 0")
  }

  /// Ids that no device has: pads are known by their name, and those with round corners have a home indicator.
  @Test(
    arguments: [
      ("retina9_9", .portrait, "0 0 0 0"), ("retina9_9", .landscape, "0 0 0 0"),
      ("ipad99_0", .landscape, "0 0 0 0"), ("iPad99_0rounded", .landscape, "24 0 20 0"),
      ("watch_rounded", .portrait, "0 0 0 0"), (nil, .landscape, "20 0 0 0"),
    ] as [(String?, Orientation, String)])
  func unknownDevices(id: String?, orientation: Orientation, expected: String) {
    func found(_ hasStatusBar: Bool) -> EdgeInsets {
      var bars = ScreenBars()
      bars.hasStatusBar = hasStatusBar
      return recorded(id, 21_507, orientation, bars: bars)
    }
    #expect(describe(found(true)) == expected)
    #expect(found(false).top == 0)
  }
}
