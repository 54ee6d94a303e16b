import Geometry
import Testing
import Views

@testable import Layout

/// Intrinsic sizes, and the constraints that take precedence over them.
@Suite struct ContentSizeTests {
  /// Both prefer 50 in a row of 200: the one with lower hugging is stretched to 150.
  @Test(arguments: [(251.0, 250.0, "0 0 50 20", "50 0 150 20"), (250, 251, "0 0 150 20", "150 0 50 20")])
  func hugging(first: Double, second: Double, one: String, two: String) {
    let (a, b) = (label("a", "12345"), label("b", "12345"))
    a.contentPriorities.horizontalHugging = first
    b.contentPriorities.horizontalHugging = second
    let laid = layOut([a, b], row(200))
    #expect(laid["a"] == one)
    #expect(laid["b"] == two)
    #expect(laid.outcome.findings.isEmpty)
  }

  /// In a row of 80 the one with lower resistance is compressed to 30.
  @Test(arguments: [(751.0, 750.0, "0 0 50 20", "50 0 30 20"), (750, 751, "0 0 30 20", "30 0 50 20")])
  func compression(first: Double, second: Double, one: String, two: String) {
    let (a, b) = (label("a", "12345"), label("b", "12345"))
    a.contentPriorities.horizontalCompressionResistance = first
    b.contentPriorities.horizontalCompressionResistance = second
    let laid = layOut([a, b], row(80))
    #expect(laid["a"] == one)
    #expect(laid["b"] == two)
  }

  /// Two labels side by side from the root's left edge with a given total width.
  private func row(_ width: Double) -> [Constraint] {
    [
      constrain("a", .left, to: "root"), constrain("b", .left, to: "a", .right),
      constrain("b", .right, to: "root", .left, plus: width), constrain("a", .top, to: "root"),
      constrain("b", .top, to: "root"),
    ]
  }

  /// A constraint above the hugging priority stretches, one below it does not.
  @Test(arguments: [(251.0, "0 0 100 20"), (249, "0 0 50 20")])
  func constraintsAgainstHugging(priority: Double, expected: String) {
    let laid = layOut(
      [label("a", "12345")], place("a", 0, 0) + [constrain("a", .width, plus: 100, at: priority)])
    #expect(laid["a"] == expected)
  }

  /// Eight characters in 40 are two lines; views below follow the height in the same layout.
  @Test func heightFollowsTheSolvedWidth() {
    let laid = layOut(
      [label("a", "abcdefgh", lines: 0), box("b")],
      place("a", 0, 0) + size("b", 5, 5) + [
        constrain("a", .width, to: "root", times: 0.1), constrain("b", .top, to: "a", .bottom),
        constrain("b", .left, to: "root"),
      ])
    #expect(laid["a"] == "0 0 40 40")
    #expect(laid["b"] == "0 40 5 5")
  }

  /// No more lines than allowed, and no wider than the label's preferred width.
  @Test func linesAndPreferredWidth() {
    let three = label("a", "abcdefghijkl", lines: 2)
    var wide = Label()
    wide.text = "abcdefgh"
    wide.numberOfLines = 0
    wide.preferredMaxLayoutWidth = 20
    let laid = layOut(
      [three, box("b", "UILabel", .label(wide))],
      place("a", 0, 0) + place("b", 0, 100) + [constrain("a", .width, plus: 40)])
    #expect(laid["a"] == "0 0 40 40")
    #expect(laid["b"] == "0 100 20 80")
  }

  /// A text whose required resistance cannot be satisfied gets the remaining space, on either axis.
  @Test func contentTakesTheAvailableSpace() {
    let text = label("a", "abcdefghijklmnopqrst")
    text.contentPriorities.horizontalCompressionResistance = 1000
    text.contentPriorities.verticalCompressionResistance = 1000
    let laid = layOut(
      [text],
      place("a", 20, 30) + [
        constrain("a", .right, .lessThanOrEqual, to: "root", plus: -8),
        constrain("a", .bottom, .lessThanOrEqual, to: "root", plus: -5),
      ], canvas: Size(width: 100, height: 50))
    #expect(laid["a"] == "20 30 72 15")
    #expect(laid.findings(.conflict).isEmpty && laid.findings(.ambiguous).isEmpty)
  }

  /// Dots by their number and the era: 3 × 18 + 20, before iOS 14 3 × 7 + 2 × 9.
  @Test(arguments: [(21_507, "0 0 74 26"), (14_490, "0 0 39 37")])
  func pageControl(tools: Int, expected: String) {
    var control = PageControl()
    control.pageCount = 3
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: tools)
    let laid = layOut([box("a", "UIPageControl", .pageControl(control))], place("a", 0, 0), traits: traits)
    #expect(laid["a"] == expected)
  }

  /// Two plates, 12 and 7 characters of 10 with 24 around each, 6 between; wheels have a fixed size.
  @Test(arguments: [(DatePicker.Style.compact, "0 0 244 34"), (.wheels, "0 0 320 216")])
  func datePicker(style: DatePicker.Style, expected: String) {
    var picker = DatePicker()
    picker.style = style
    #expect(layOut([box("a", "UIDatePicker", .datePicker(picker))], place("a", 0, 0))["a"] == expected)
  }

  /// Scopes are below the field; hidden titles take no space.
  @Test(arguments: [(true, "0 0 320 100"), (false, "0 0 320 56")])
  func searchBar(showsScopes: Bool, expected: String) {
    var bar = SearchBar()
    bar.scopeTitles = ["All", "Mine"]
    bar.showsScopeBar = showsScopes
    let laid = layOut(
      [box("a", "UISearchBar", .searchBar(bar))],
      place("a", 0, 0) + [constrain("a", .width, plus: 320)])
    #expect(laid["a"] == expected)
  }

  /// An empty label has no size, before tools 14000 a line's height; in a stack view it is visible anyhow.
  @Test func emptyLabel() {
    #expect(layOut([label("a", "")], place("a", 0, 0))["a"] == "0 0 0 0")
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: 13_999)
    #expect(layOut([label("a", "")], place("a", 0, 0), traits: traits)["a"] == "0 0 0 20")
    let arranged = layOut(
      [stack("s", .vertical, .fill, .center, of: [label("a", "")])], place("s", 0, 0))
    #expect(arranged["a"] == "0 0 50 50")
  }

  /// A multiline label has a size even then, and so does one with a placeholder size.
  @Test func emptyLabelsWithSizes() {
    let sized = label("c", "")
    (sized.placeholderIntrinsicWidth, sized.placeholderIntrinsicHeight) = (30, 19)
    let column = stack(
      "s", .vertical, .fill, .center, of: [label("a", "", lines: 0), label("b", "", lines: 2), sized])
    let laid = layOut([column], place("s", 0, 0))
    #expect(laid["a"] == "15 0 0 0" && laid["b"] == "15 0 0 0" && laid["c"] == "0 0 30 19")
  }

  /// An empty label hugs its visible size in a row; a placeholder without a size does not.
  @Test func emptyLabelsHug() {
    let (empty, text) = (label("a", ""), label("b", "abc"))
    empty.contentPriorities.horizontalHugging = 252
    let row = layOut([stack("s", .horizontal, of: [empty, text])], fix("s", 0, 0, 200, 50))
    #expect(row["a"] == "0 0 50 50" && row["b"] == "50 0 150 50")
    let (open, other) = (label("a", ""), label("b", "abc"))
    (open.contentPriorities.horizontalHugging, open.placeholderIntrinsicWidth) = (252, -1)
    let stretched = layOut([stack("s", .horizontal, of: [open, other])], fix("s", 0, 0, 200, 50))
    #expect(stretched["a"] == "0 0 170 50" && stretched["b"] == "170 0 30 50")
  }

  /// Views that are visible without an intrinsic size yield to content with the same compression resistance.
  @Test func arrangedViewsYieldToContent() {
    let members = [label("a", "fifteen letters"), box("b", "UIView")]
    let laid = layOut([stack("s", .horizontal, of: members)], fix("s", 0, 0, 180, 50))
    #expect(laid["a"] == "0 0 150 50" && laid["b"] == "150 0 30 50")
  }

  /// The size that a custom class reported to Interface Builder; for a multiline label it is that of one line.
  @Test func designableSizes() {
    func designed(_ view: View) -> View {
      view.designableIntrinsicSize = Size(width: 60, height: 30)
      return view
    }
    let text = "abc def"
    let laid = layOut(
      [designed(box("a", "UIView")), designed(label("b", text)), designed(label("c", text, lines: 0))],
      place("a", 0, 0) + place("b", 0, 50) + place("c", 0, 100) + [constrain("c", .width, plus: 40)])
    #expect(laid["a"] == "0 0 60 30")
    #expect(laid["b"] == "0 50 60 30")
    #expect(laid["c"] == "0 100 40 60")
  }

  /// A round symbol's alignment rectangle extends half a point beyond its frame, any other image's equals its frame.
  @Test func roundSymbols() {
    func image(_ id: String, _ size: Size, isSystem: Bool = true) -> View {
      var image = ImageView()
      image.image = ImageReference(name: "x", isSystem: isSystem, size: size)
      return box(id, "UIImageView", .imageView(image))
    }
    let round = Size(width: 128, height: 121)
    let laid = layOut(
      [image("a", round), image("b", Size(width: 128, height: 101)), image("c", round, isSystem: false)],
      fix("a", 0, 0, 32, 32) + fix("b", 0, 0, 32, 32) + fix("c", 0, 0, 32, 32))
    #expect(laid["a"] == "0 0.5 32 31")
    #expect(laid["b"] == "0 0 32 32")
    #expect(laid["c"] == "0 0 32 32")
  }

  /// A label between two pixels is recorded from the pixel above to the one below, from tools 14000 on.
  @Test(arguments: [(13_999, "0 11.75 10 20"), (14_000, "0 11.5 10 20.5")])
  func labelsBetweenPixels(tools: Int, expected: String) {
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: tools)
    traits.isDesignCanvas = true
    let laid = layOut(
      [label("a", "x"), box("b")], place("a", 0, 11.75) + fix("b", 0, 11.75, 10, 20), traits: traits)
    #expect(laid["a"] == expected)
    #expect(laid["b"] == "0 11.75 10 20")
    traits.isDesignCanvas = false
    #expect(layOut([label("a", "x")], place("a", 0, 11.75), traits: traits)["a"] == "0 11.75 10 20")
  }

  /// Toolbars over a home indicator: as recorded on the canvas, by era; as on devices in an app.
  @Test(arguments: [(17_155, 44.0), (17_156, 49), (20_037, 49), (20_038, 44)])
  func toolbars(tools: Int, height: Double) {
    func found(isOver: Bool, isCanvas: Bool) -> String {
      var traits = LayoutTraits()
      traits.era = Era(toolsVersion: tools)
      (traits.isOverHomeIndicator, traits.isDesignCanvas) = (isOver, isCanvas)
      return layOut(
        [box("a", "UIToolbar", .toolbar(Toolbar()))], place("a", 0, 0) + [constrain("a", .width, plus: 50)],
        traits: traits)["a"]
    }
    #expect(found(isOver: true, isCanvas: true) == "0 0 50 \(Int(height))")
    #expect(found(isOver: false, isCanvas: true) == "0 0 50 44")
    #expect(found(isOver: true, isCanvas: false) == "0 0 50 49")
  }

  @Test func placeholderSizes() {
    let unset = sized("b", -1, 30)
    let laid = layOut(
      [sized("a", 70, 30), unset],
      place("a", 0, 0) + place("b", 0, 50) + [constrain("b", .width, plus: 15)])
    #expect(laid["a"] == "0 0 70 30")
    #expect(laid["b"] == "0 50 15 30")
  }

  // MARK: Alignment rectangles

  /// A switch is 51 × 31 with an alignment rectangle 49 wide; a slider ends 2 outside at each side and 1 below; a
  /// segmented control 1 below. The neighbor is placed by the alignment rectangle.
  @Test(
    arguments: [
      ("UISwitch", ViewContent.toggle(Toggle()), nil, "100 50 51 31", "149 81 5 5"),
      ("UISlider", .slider(Slider()), 100.0, "98 50 104 31", "200 80 5 5"),
      ("UISegmentedControl", .segmentedControl(SegmentedControl()), 100, "100 50 100 32", "200 81 5 5"),
      ("UIProgressView", .progressView(ProgressView()), 100, "100 50 100 4", "200 54 5 5"),
    ] as [(String, ViewContent, Double?, String, String)])
  func alignmentRectangles(
    className: String, content: ViewContent, width: Double?, frame: String, neighbor: String
  ) {
    let laid = layOut(
      [box("a", className, content), box("b")],
      place("a", 100, 50) + size("b", 5, 5) + [
        constrain("b", .left, to: "a", .right), constrain("b", .top, to: "a", .bottom),
      ] + (width.map { [constrain("a", .width, plus: $0)] } ?? []))
    #expect(laid["a"] == frame)
    #expect(laid["b"] == neighbor)
  }

  /// Centers are those of the alignment rectangle: the slider's frame, 31 high, is half a point lower.
  @Test func centerOfASlider() {
    let laid = layOut(
      [box("a", "UISlider", .slider(Slider()))],
      [
        constrain("a", .width, plus: 100), constrain("a", .centerX, to: "root"),
        constrain("a", .centerY, to: "root"),
      ])
    #expect(laid["a"] == "148 135 104 31")
  }

  /// Controls by the era of the tools; constraints set the widths of controls without an intrinsic one.
  @Test(
    arguments: [
      (.stepper(Stepper()), 14_999, 94.0, 29.0), (.stepper(Stepper()), 21_000, 94, 32),
      (.activityIndicator(ActivityIndicator()), 21_000, 20, 20),
      (.navigationBar(NavigationBar()), 21_000, nil, 44), (.tabBar(TabBar()), 21_000, nil, 49),
      (.pickerView, 21_000, 320, 216), (.plain, 21_000, nil, nil),
    ] as [(ViewContent, Int, Double?, Double?)])
  func controls(content: ViewContent, tools: Int, width: Double?, height: Double?) {
    var traits = LayoutTraits()
    traits.era = Era(toolsVersion: tools)
    let size = IntrinsicSizes(traits: traits, measure: measureRoundly).size(
      of: box("a", "UIView", content), width: nil)
    #expect(size == IntrinsicSize(width: width, height: height))
  }

  @Test(arguments: [(ActivityIndicator.Style.large, 37.0), (.whiteLarge, 37), (.medium, 20), (.white, 20)])
  func activityIndicators(style: ActivityIndicator.Style, side: Double) {
    var indicator = ActivityIndicator()
    indicator.style = style
    let view = box("a", "UIActivityIndicatorView", .activityIndicator(indicator))
    let size = IntrinsicSizes(traits: LayoutTraits(), measure: measureRoundly).size(of: view, width: nil)
    #expect(size == IntrinsicSize(width: side, height: side))
  }

  /// 3 characters and 24 at the sides, a line and 14; a classic button is a line and 12, at least 30 wide.
  @Test func buttons() {
    var configured = Button()
    configured.configuration = Button.Configuration(style: .filled)
    configured.configuration?.title = "abc"
    var classic = Button()
    classic.kind = .system
    classic.normal.title = "ab"
    let laid = layOut(
      [box("a", "UIButton", .button(configured)), box("b", "UIButton", .button(classic))],
      place("a", 0, 0) + place("b", 0, 100))
    #expect(laid["a"] == "0 0 54 34")
    #expect(laid["b"] == "0 100 30 32")
  }

  // MARK: Masks

  /// Recorded at {10, 20} 100 × 50 in 200 × 200, now in 400 × 300 by constraints: a flexible width grows by 200, a flexible
  /// top by 100; without flexible parts nothing moves.
  @Test(
    arguments: [
      ([.flexibleWidth, .flexibleTopMargin], "10 120 300 50"), ([], "10 20 100 50"),
      ([.flexibleLeftMargin, .flexibleBottomMargin], "210 20 100 50"),
    ] as [(AutoresizingMask, String)])
  func masksUnderAPlacedSuperview(mask: AutoresizingMask, expected: String) {
    let child = box("a")
    child.isPlacedByConstraints = false
    child.frame = Rect(x: 10, y: 20, width: 100, height: 50)
    child.autoresizingMask = mask
    let parent = box("p", "UIView", .plain, [child])
    parent.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    let laid = layOut([parent], fix("p", 0, 0, 400, 300))
    #expect(laid["a"] == expected)
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Constraints can refer to a view that is placed by its mask, and its intrinsic size is ignored.
  @Test func constraintsToAViewWithAMask() {
    let fixed = label("f", "1234567890")
    fixed.isPlacedByConstraints = false
    fixed.frame = Rect(x: 30, y: 40, width: 50, height: 60)
    let laid = layOut(
      [fixed, box("a")],
      size("a", 5, 5) + [constrain("a", .left, to: "f", .right), constrain("a", .top, to: "f", .bottom)])
    #expect(laid["f"] == "30 40 50 60")
    #expect(laid["a"] == "80 100 5 5")
  }
}
