import Geometry
import Testing
import Views

@testable import Layout

/// Margins, measured by a view "m" that fills the area inside its superview's margins.
@Suite struct MarginTests {
  private func filling(_ id: String, _ guide: String) -> [Constraint] {
    [
      constrain(id, .left, to: guide, .leftMargin), constrain(id, .right, to: guide, .rightMargin),
      constrain(id, .top, to: guide, .topMargin), constrain(id, .bottom, to: guide, .bottomMargin),
    ]
  }

  private func margins(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> LayoutMargins {
    LayoutMargins(insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// 16 on screens up to 375 wide, 20 on wider ones, none at top and bottom; 8 inside.
  @Test(arguments: [(320.0, 16.0), (375, 16), (376, 20), (414, 20), (768, 20)])
  func rootAndNested(width: Double, side: Double) {
    let canvas = Size(width: width, height: 300)
    let nested = box("n", "UIView", .plain, [box("inner")])
    let laid = layOut(
      [box("m"), nested],
      filling("m", "root") + fix("n", 0, 0, 100, 100) + filling("inner", "n"), canvas: canvas)
    #expect(laid["m"] == "\(short(side)) 0 \(short(width - 2 * side)) 300")
    #expect(laid["inner"] == "8 8 84 84")
  }

  /// A root's own margins apply if they exceed the system's minimum.
  @Test func ownMarginsOfTheRoot() {
    let laid = layOut([box("m")], filling("m", "root")) { $0.layoutMargins = margins(10, 5, 7, 40) }
    #expect(laid["m"] == "20 10 340 283")
  }

  @Test(arguments: [false, true]) func directionalMargins(isRightToLeft: Bool) {
    var traits = LayoutTraits()
    traits.isRightToLeft = isRightToLeft
    let n = box("n", "UIView", .plain, [box("m")])
    n.layoutMargins = LayoutMargins(
      insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isDirectional: true)
    let laid = layOut([n], fix("n", 0, 0, 100, 100) + filling("m", "n"), traits: traits)
    #expect(laid["m"] == (isRightToLeft ? "4 1 94 96" : "2 1 94 96"))
  }

  /// The margins of a cell's content by the tools that saved the document, canvas width and accessory.
  @Test(
    arguments: [
      (13_122, 375.0, TableViewCell.Accessory.none, "8 8 8 8"), (13_123, 375, .none, "8 16 8 16"),
      (13_529, 414, .none, "8 16 8 16"), (14_000, 414, .none, "11 20 11 20"),
      (14_867, 320, .none, "11 16 11 16"), (14_868, 320, .none, "11 15 11 15"),
      (14_868, 375, .disclosureIndicator, "11 16 11 8"), (16_098, 375, .none, "11 16 11 16"),
      (19_000, 376, .none, "11 20 11 20"), (21_000, 375, .none, "11 16 11 16"),
      (23_000, 390, .none, "11 20 11 20"), (24_000, 375, .none, "15 16 15 16"),
      (24_000, 414, .none, "15 20 15 20"), (21_000, 375, .disclosureIndicator, "11 16 11 8"),
      (23_000, 414, .checkmark, "11 20 11 8"),
    ] as [(Int, Double, TableViewCell.Accessory, String)])
  func cellContent(tools: Int, width: Double, accessory: TableViewCell.Accessory, expected: String) {
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: tools)
    traits.isDesignCanvas = true
    let rules = LayoutMarginRules(traits: traits, canvas: Size(width: width, height: 600))
    let content = box("content", "UITableViewCellContentView", .container(.tableViewCellContentView))
    var cell = TableViewCell()
    cell.accessory = accessory
    let around = box("cell", "UITableViewCell", .tableViewCell(cell), [content])
    _ = ViewTree(root: box("root", "UIView", .plain, [around]))
    let found = rules.margins(of: content, safeArea: .zero, rect: .zero, parent: nil)
    #expect([found.top, found.left, found.bottom, found.right].map(short).joined(separator: " ") == expected)
    // On a device the document's canvas is irrelevant.
    traits.isDesignCanvas = false
    let today = LayoutMarginRules(traits: traits, canvas: Size(width: width, height: 600))
      .margins(of: content, safeArea: .zero, rect: .zero, parent: nil)
    #expect(tools < 14_000 || today.left == (width > 375 ? 20 : 16))
  }

  /// A standalone row has the margins of its device's screen, unless the row itself is narrow.
  @Test(arguments: [(330.0, 414.0, 16.0), (331, 414, 20), (600, 375, 16), (600, 390, 20)])
  func rowsOfXibs(width: Double, screen: Double, expected: Double) {
    var traits = LayoutTraits()
    traits.isDesignCanvas = true
    traits.screenWidth = screen
    let content = box("content", "UITableViewCellContentView", .container(.tableViewCellContentView))
    let row = box("cell", "UITableViewCell", .tableViewCell(TableViewCell()), [content])
    _ = ViewTree(root: row)
    let rules = LayoutMarginRules(traits: traits, canvas: Size(width: width, height: 44))
    let rect = Rect(x: 0, y: 0, width: width, height: 44)
    #expect(rules.margins(of: content, safeArea: .zero, rect: rect, parent: nil).left == expected)
    // Content with custom margins preserves those of the row.
    #expect(rules.margins(of: row, safeArea: .zero, rect: rect, parent: nil).left == expected)
  }

  /// A superview with margins of 40, 50, 60, 70 (top, left, bottom, right); the view is 20 from its left and top, and
  /// far from right and bottom: 40 − 20, 50 − 20, and its own 8.
  @Test func preservedMargins() {
    let n = box("n", "UIView", .plain, [box("m")])
    n.preservesSuperviewLayoutMargins = true
    let outer = box("o", "UIView", .plain, [n])
    outer.layoutMargins = margins(40, 50, 60, 70)
    let laid = layOut(
      [outer], fix("o", 0, 0, 300, 300) + fix("n", 20, 20, 200, 200, in: "o") + filling("m", "n"))
    #expect(laid["m"] == "30 20 162 172")
  }

  /// A stack view with margins of its own has 4 at top and bottom inside a superview's 8; the sides are increased.
  @Test func preservedMarginsOfAStack() {
    let arranged = stack("s", .horizontal, of: [sized("m", 30, 10)])
    adjust(arranged) { $0.isMarginsRelative = true }
    arranged.layoutMargins = margins(4, 4, 4, 4)
    arranged.preservesSuperviewLayoutMargins = true
    let outer = box("o", "UIView", .plain, [arranged])
    let laid = layOut([outer], fix("o", 0, 0, 100, 50) + fix("s", 0, 0, 100, 50, in: "o"))
    #expect(laid["m"] == "8 4 84 42")
  }

  /// Inside scrolled content, margins at top and bottom are the view's own.
  @Test func preservedMarginsInAScrollView() {
    let n = box("n", "UIView", .plain, [box("m")])
    n.preservesSuperviewLayoutMargins = true
    let scroll = box("o", "UIScrollView", .container(.scrollView), [n])
    scroll.layoutMargins = margins(30, 30, 30, 30)
    let laid = layOut(
      [scroll], fix("o", 0, 0, 300, 300) + fix("n", 0, 0, 100, 100, in: "o") + filling("m", "n"))
    #expect(laid["m"] == "30 8 62 84")
  }

  /// The safe area (44 at the top, 34 at the bottom) is added to margins where it overlaps: 44 − 10 in a view that
  /// begins at 10, nothing at its bottom, which ends 100 above; not if the view opts out.
  @Test func theSafeAreaAdds() {
    var traits = LayoutTraits()
    traits.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let n = box("n", "UIView", .plain, [box("m")])
    let plain = box("p", "UIView", .plain, [box("q")])
    plain.insetsLayoutMarginsFromSafeArea = false
    let laid = layOut(
      [box("r"), n, plain],
      filling("r", "root") + fix("n", 0, 10, 100, 190) + filling("m", "n") + fix("p", 0, 10, 100, 190)
        + filling("q", "p"), traits: traits)
    #expect(laid["r"] == "20 44 360 222")
    #expect(laid["m"] == "8 42 84 140")
    #expect(laid["q"] == "8 8 84 174")
  }

  /// 1,000 − 2 · 20 is more than 672: (1000 − 672) / 2 = 164. Narrow views have their margins.
  @Test(arguments: [(1000.0, "164 0 672 300"), (712, "20 0 672 300"), (400, "20 0 360 300")])
  func readableContent(width: Double, expected: String) {
    let canvas = Size(width: width, height: 300)
    let edges: [Constraint] = [Constraint.Attribute.left, .right, .top, .bottom].map {
      constrain("m", $0, to: "g")
    }
    let guided = layOut([box("m")], edges, canvas: canvas) {
      $0.layoutGuides = [LayoutGuide(kind: .readableContent, objectID: "g")]
    }
    #expect(guided["m"] == expected)
    let following = layOut([box("m")], filling("m", "root"), canvas: canvas) {
      $0.layoutMarginsFollowReadableWidth = true
    }
    #expect(following["m"] == expected)
  }
}

/// Safe areas as `top left bottom right`.
@Suite struct SafeAreaTests {
  private func describe(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(short).joined(separator: " ")
  }

  /// The insets on Interface Builder's canvas, by device and tools version.
  @Test(arguments: [
    // Home button: the status bar, none on the canvas of Xcode 11 to 14.2, again from 14.3 on.
    ("retina4_7", 14_490, "20 0 0 0"), ("retina4_7", 14_810, "0 0 0 0"), ("retina4_7", 19_529, "0 0 0 0"),
    ("retina4_7", 21_507, "0 0 0 0"), ("ipad9_7", 21_507, "0 0 0 0"), ("retina4_7", 21_701, "20 0 0 0"),
    ("ipad9_7", 21_701, "20 0 0 0"),
    // iPads with rounded corners: none in Xcode 12 and 13.
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
    let found = SafeAreaRules.recorded(
      deviceID: device, era: Era(toolsVersion: tools), orientation: .portrait, bars: ScreenBars())
    #expect(describe(found) == expected)
  }

  @Test(arguments: [("retina4_7", "0 0 0 0"), ("ipad9_7", "0 0 0 0"), ("retina6_1", "0 48 21 48")])
  func recordedLandscape(device: String, expected: String) {
    let found = SafeAreaRules.recorded(
      deviceID: device, era: Era(toolsVersion: 21_507), orientation: .landscape, bars: ScreenBars())
    #expect(describe(found) == expected)
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
    let found = SafeAreaRules.recorded(
      deviceID: "retina6_1", era: Era(toolsVersion: tools), orientation: .portrait, bars: bars)
    #expect(describe(found) == expected)
  }

  /// A freeform root: none on a device with a home button before 21701 if it is lower than any screen; on others the
  /// notch, and the home indicator as far as the root extends there, or if it is wider than the screen.
  @Test func freeform() {
    func found(
      _ device: String, _ tools: Int, width: Double = 300, height: Double = 200, isInXib: Bool = true,
      isSimulated: Bool = true
    ) -> String {
      let root = SafeAreaRules.FreeRoot(
        size: Size(width: width, height: height), isInXib: isInXib, isSimulated: isSimulated)
      return describe(
        SafeAreaRules.recorded(
          deviceID: device, era: Era(toolsVersion: tools), orientation: .portrait, bars: ScreenBars(),
          freeRoot: root))
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

  /// From tools 22000 on it ends above the home indicator, whose inset is not doubled as for a screen.
  @Test(arguments: [(23_504, "59 0 34 0", "59 0 34 0"), (23_727, "118 0 34 0", "118 0 68 0")])
  func laterFreeform(_ tools: Int, xib: String, controller: String) {
    for (isInXib, expected) in [(true, xib), (false, controller)] {
      let found = SafeAreaRules.recorded(
        deviceID: "retina6_12", era: Era(toolsVersion: tools), orientation: .portrait, bars: ScreenBars(),
        freeRoot: .init(size: Size(width: 393, height: 400), isInXib: isInXib, isSimulated: true))
      #expect(describe(found) == expected)
    }
  }

  /// The root of a sheet on a phone's canvas, by how much lower it is than the screen; and roots that are lower for
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
    let found = canvas.sheet(ofHeight: height).map {
      describe(SafeAreaRules.sheet($0, on: device, bars: bars, canvas.era))
    }
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
    #expect(SafeAreaRules.lowRoot(canvas, size: size, bars: bars).map(describe) == expected)
    canvas.era = Era(toolsVersion: 21_507)
    #expect(SafeAreaRules.lowRoot(canvas, size: size, bars: bars) == nil)
  }

  /// The insets of devices in portrait and landscape, and of a notch on the canvas of tools 21507 in portrait; a new
  /// device needs a row here.
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
      describe(SafeAreaRules.device(device, orientation: orientation, bars: ScreenBars()))
    }
    #expect(found(.portrait) == expected.upright)
    #expect(found(.landscape) == expected.turned)
    #expect(device.hasHomeIndicator == !expected.upright.hasSuffix(" 0 0"))
    let onCanvas = SafeAreaRules.recorded(
      deviceID: device.interfaceBuilderID, era: Era(toolsVersion: 21_507), orientation: .portrait,
      bars: ScreenBars())
    #expect(describe(onCanvas) == expected.canvas)
  }

  /// Without a status bar the device has no inset at the top, but bars count; a large title adds 52.
  @Test func deviceBars() throws {
    let phone = try #require(Device(named: "iphone-15"))
    var bars = ScreenBars()
    (bars.hasStatusBar, bars.hasNavigationBar, bars.hasTabBar) = (false, true, true)
    #expect(describe(SafeAreaRules.device(phone, orientation: .portrait, bars: bars)) == "44 0 83 0")
    (bars.hasStatusBar, bars.hasLargeTitle) = (true, true)
    #expect(describe(SafeAreaRules.device(phone, orientation: .portrait, bars: bars)) == "150 0 83 0")
  }

  /// Unknown device IDs: iPads are recognized by their name, and those with rounded corners have a home indicator.
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
      return SafeAreaRules.recorded(
        deviceID: id, era: Era(toolsVersion: 21_507), orientation: orientation, bars: bars)
    }
    #expect(describe(found(true)) == expected)
    #expect(found(false).top == 0)
  }
}
