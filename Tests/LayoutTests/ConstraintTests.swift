import Geometry
import Testing
import Views

@testable import Layout

/// One constraint each, on a root of 400 × 300, beside a fixed view "b" at {100, 50} of 200 × 100.
@Suite struct ConstraintTests {
  /// "a" is 40 × 20, and each case tests one axis with one constraint; the other coordinate is 0.
  ///
  /// b: left 100, right 300, top 50, bottom 150, middle {200, 100}; with margins of 8: 108, 292, 58, 142.
  @Test(
    arguments: [
      (.left, .left, "100 0"), (.left, .right, "300 0"), (.right, .left, "60 0"), (.right, .right, "260 0"),
      (.leading, .leading, "100 0"), (.leading, .trailing, "300 0"), (.trailing, .leading, "60 0"),
      (.trailing, .trailing, "260 0"), (.centerX, .centerX, "180 0"), (.left, .centerX, "200 0"),
      (.top, .top, "0 50"), (.top, .bottom, "0 150"), (.bottom, .top, "0 30"), (.bottom, .bottom, "0 130"),
      (.centerY, .centerY, "0 90"), (.top, .centerY, "0 100"),
      (.left, .leftMargin, "108 0"), (.right, .rightMargin, "252 0"), (.leading, .leadingMargin, "108 0"),
      (.trailing, .trailingMargin, "252 0"), (.top, .topMargin, "0 58"), (.bottom, .bottomMargin, "0 122"),
      (.centerX, .centerXWithinMargins, "180 0"), (.centerY, .centerYWithinMargins, "0 90"),
      // Without text a baseline is the top or the bottom edge.
      (.top, .firstBaseline, "0 50"), (.top, .lastBaseline, "0 150"), (.firstBaseline, .top, "0 50"),
      (.lastBaseline, .bottom, "0 130"),
    ] as [(Constraint.Attribute, Constraint.Attribute, String)])
  func sides(first: Constraint.Attribute, second: Constraint.Attribute, expected: String) {
    let laid = layOut(
      [box("b"), box("a")],
      fix("b", 100, 50, 200, 100) + size("a", 40, 20) + [
        constrain("a", first, to: "b", second),
        constrain("a", .left, to: "root", at: 500), constrain("a", .top, to: "root", at: 500),
      ])
    #expect(laid["a"] == expected + " 40 20")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Margins of 10 left and 30 right move the middle within them 10 to the left.
  @Test func centerOfUnevenMargins() {
    let b = box("b")
    b.layoutMargins = LayoutMargins(insets: EdgeInsets(top: 20, left: 10, bottom: 0, right: 30))
    let laid = layOut(
      [b, box("a")],
      fix("b", 100, 50, 200, 100) + size("a", 40, 20) + [
        constrain("a", .centerX, to: "b", .centerXWithinMargins),
        constrain("a", .centerY, to: "b", .centerYWithinMargins),
      ])
    #expect(laid["a"] == "170 100 40 20")
  }

  /// Text with 5 characters is 50 × 20 with its baseline at 15; with 2 lines the last baseline is at 35.
  @Test func baselines() {
    let two = label("two", "abcdefgh", lines: 0)
    let laid = layOut(
      [two, label("a", "first"), label("b", "first")],
      place("two", 0, 100) + [
        constrain("two", .width, plus: 40),
        constrain("a", .left, to: "two", .right), constrain("a", .firstBaseline, to: "two", .firstBaseline),
        constrain("b", .left, to: "two", .right), constrain("b", .lastBaseline, to: "two", .lastBaseline),
      ])
    #expect(laid["two"] == "0 100 40 40")
    #expect(laid["a"] == "40 100 50 20")
    #expect(laid["b"] == "40 120 50 20")
  }

  /// The line is in the middle of a taller label: baseline at (60 − 20) / 2 + 15 = 35.
  @Test func baselineOfATallLabel() {
    let laid = layOut(
      [label("high", "x"), box("a")],
      fix("high", 0, 100, 40, 60) + size("a", 10, 10) + [
        constrain("a", .left, to: "root"), constrain("a", .bottom, to: "high", .firstBaseline),
      ])
    #expect(laid["a"] == "0 125 10 10")
  }

  /// A configured button's line is its configuration's title: 20 high in 34, so the baseline is at 7 + 15 = 22.
  @Test func baselineOfAConfiguredButton() {
    var button = Button()
    button.configuration = Button.Configuration(style: .filled)
    button.configuration?.title = "abc"
    let laid = layOut(
      [box("button", "UIButton", .button(button)), box("a")],
      place("button", 0, 100) + size("a", 10, 10) + [
        constrain("a", .left, to: "root"), constrain("a", .bottom, to: "button", .lastBaseline),
      ])
    #expect(laid["button"] == "0 100 54 34")
    #expect(laid["a"] == "0 112 10 10")
  }

  /// 2 × 200 − 30 and 0.5 × 100 + 5; then the view's own ratio, height = width × 9/16.
  @Test func dimensions() {
    let laid = layOut(
      [box("b"), box("a"), box("c")],
      fix("b", 100, 50, 200, 100) + place("a", 0, 0) + place("c", 0, 0) + [
        constrain("a", .width, to: "b", times: 2, plus: -30),
        constrain("a", .height, to: "b", times: 0.5, plus: 5),
        constrain("c", .width, plus: 160), constrain("c", .height, to: "c", .width, times: 9.0 / 16),
      ])
    #expect(laid["a"] == "0 0 370 55")
    #expect(laid["c"] == "0 0 160 90")
  }

  /// Multiplied coordinates count from the window's origin: 0.5 × 300 − 10.
  @Test func multipliedEdge() {
    let laid = layOut(
      [box("b"), box("a")],
      fix("b", 100, 50, 200, 100) + size("a", 1, 1) + [
        constrain("a", .left, to: "b", .right, times: 0.5, plus: -10), constrain("a", .top, to: "root"),
      ])
    #expect(laid["a"] == "140 0 1 1")
  }

  /// Each limit against an optional 500 or 100.
  @Test(
    arguments: [
      (.lessThanOrEqual, 80.0, "80"), (.lessThanOrEqual, 120, "100"), (.greaterThanOrEqual, 80, "100"),
      (.greaterThanOrEqual, 120, "120"), (.equal, 90, "90"),
    ] as [(Constraint.Relation, Double, String)])
  func relations(relation: Constraint.Relation, limit: Double, width: String) {
    let laid = layOut(
      [box("a")],
      place("a", 0, 0) + [
        constrain("a", .height, plus: 10), constrain("a", .width, plus: 100, at: 500),
        constrain("a", .width, relation, plus: limit),
      ])
    #expect(laid["a"] == "0 0 \(width) 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// The higher priority wins regardless of the number of lower ones, and in either order.
  @Test(arguments: [false, true]) func priorities(reversed: Bool) {
    let wishes =
      [constrain("a", .width, plus: 100, at: 251)]
      + (0..<20).map { _ in constrain("a", .width, plus: 50, at: 250) }
    let laid = layOut(
      [box("a")],
      place("a", 0, 0) + [constrain("a", .height, plus: 10)] + (reversed ? wishes.reversed() : wishes))
    #expect(laid["a"] == "0 0 100 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  @Test func placeholdersAreRemovedAtBuildTime() {
    var placeholder = constrain("a", .width, plus: 200)
    placeholder.isPlaceholder = true
    let laid = layOut(
      [box("a")], fix("a", 0, 0, 100, 10) + [placeholder])
    #expect(laid["a"] == "0 0 100 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// They apply to Interface Builder's canvas.
  @Test func placeholdersApplyOnTheCanvas() {
    var placeholder = constrain("a", .width, plus: 200)
    placeholder.isPlaceholder = true
    var traits = LayoutTraits()
    traits.isDesignCanvas = true
    let laid = layOut([box("a")], place("a", 0, 0) + [placeholder], traits: traits)
    #expect(laid["a"] == "0 0 200 0")
  }

  /// A constraint without a second item but with an attribute refers to its holder.
  @Test func missingItemDefaultsToTheHolder() {
    let b = box("b", "UIView", .plain, [box("a")])
    var inner = constrain("a", .left, plus: 5)
    inner.secondAttribute = .left
    b.constraints = [inner, constrain("a", .top, to: "b")] + size("a", 10, 10)
    let laid = layOut([b], fix("b", 100, 50, 200, 100))
    #expect(laid["a"] == "5 0 10 10")
  }

  /// Leading is right: a distance of 20 puts 40 at 400 − 20 − 40; left is unchanged.
  @Test func rightToLeft() {
    var traits = LayoutTraits()
    traits.isRightToLeft = true
    let laid = layOut(
      [
        box("a"), box("b"), box("c"),
        stack("s", .horizontal, of: [sized("one", 30, 10), sized("two", 50, 10)]),
      ],
      size("a", 40, 20) + size("b", 40, 20) + size("c", 40, 20) + [
        constrain("a", .leading, to: "root", plus: 20), constrain("a", .top, to: "root"),
        constrain("b", .left, to: "root", plus: 20), constrain("b", .top, to: "root"),
        constrain("c", .trailing, .lessThanOrEqual, to: "root", plus: -30), constrain("c", .top, to: "root"),
        constrain("c", .leading, to: "root", plus: 1000, at: 500),
        constrain("s", .left, to: "root"), constrain("s", .top, to: "root"),
      ], traits: traits)
    #expect(laid["a"] == "340 0 40 20")
    #expect(laid["b"] == "20 0 40 20")
    // Prefers to be far beyond the trailing edge, but must keep a distance of 30: the left.
    #expect(laid["c"] == "30 0 40 20")
    // The first member is at the right.
    #expect(laid["s"] == "0 0 80 10")
    #expect(laid["one"] == "50 0 30 10")
    #expect(laid["two"] == "0 0 50 10")
  }

  /// Multiplied positions are relative to the view that holds the constraint: 0.2 × 100 from its own edge, wherever it
  /// is.
  @Test(arguments: [(false, "20 25 30 10"), (true, "50 25 30 10")])
  func multipliedPositions(isRightToLeft: Bool, expected: String) {
    var traits = LayoutTraits()
    traits.isRightToLeft = isRightToLeft
    let holder = box("h", "UIView", .plain, [box("a")])
    holder.constraints =
      size("a", 30, 10) + [
        constrain("a", .leading, to: "h", .trailing, times: 0.2),
        constrain("a", .centerY, to: "h", .centerY, times: 0.6),
      ]
    let laid = layOut([holder], fix("h", 150, 70, 100, 100), traits: traits)
    #expect(laid["a"] == expected)
  }

  /// At the root, whose coordinates are those of the screen, and for a sibling.
  @Test func multipliedPositionsOfSiblings() {
    let laid = layOut(
      [box("a"), box("b")],
      fix("a", 40, 20, 100, 60) + size("b", 10, 10) + [
        constrain("b", .left, to: "a", .right, times: 2), constrain("b", .top, to: "a", .bottom, times: 0.5),
      ])
    #expect(laid["b"] == "280 40 10 10")
  }
}
