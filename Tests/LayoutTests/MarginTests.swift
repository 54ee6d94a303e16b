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

  /// 16 on screens up to 375 wide on the canvas and 402 on a device, 20 on wider ones, none at top and bottom; 8 inside.
  @Test(
    arguments: [
      (320.0, true, 16.0), (375, true, 16), (376, true, 20), (393, true, 20), (414, true, 20),
      (320, false, 16),
      (393, false, 16), (402, false, 16), (403, false, 20), (414, false, 20), (768, false, 20),
    ])
  func rootAndNested(width: Double, isCanvas: Bool, side: Double) {
    var traits = LayoutTraits()
    traits.isDesignCanvas = isCanvas
    let canvas = Size(width: width, height: 300)
    let nested = box("n", "UIView", .plain, [box("inner")])
    let laid = layOut(
      [box("m"), nested],
      filling("m", "root") + fix("n", 0, 0, 100, 100) + filling("inner", "n"), canvas: canvas,
      traits: traits)
    #expect(laid["m"] == "\(short(side)) 0 \(short(width - 2 * side)) 300")
    #expect(laid["inner"] == "8 8 84 84")
  }

  /// A root's own margins apply if they exceed the system's minimum.
  @Test func ownMarginsOfTheRoot() {
    let laid = layOut([box("m")], filling("m", "root")) { $0.layoutMargins = margins(10, 5, 7, 40) }
    #expect(laid["m"] == "16 10 344 283")
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
      (13_529, 414, .none, "11 16 11 16"), (14_000, 414, .none, "11 20 11 20"),
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
    #expect(tools < 14_000 || today.left == (width > 402 ? 20 : 16))
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
    #expect(laid["r"] == "16 44 368 222")
    #expect(laid["m"] == "8 42 84 140")
    #expect(laid["q"] == "8 8 84 174")
  }

  /// 1,000 − 2 · 20 is more than 672: (1000 − 672) / 2 = 164. Narrow views have their margins.
  @Test(arguments: [(1000.0, "164 0 672 300"), (712, "20 0 672 300"), (414, "20 0 374 300")])
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
