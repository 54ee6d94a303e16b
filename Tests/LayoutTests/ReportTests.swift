import Geometry
import Testing
import Views

@testable import Layout

/// Reported layout problems, and omitted ones: each rule with a case that it must not suppress.
struct ReportTests {
  private func traits(canvas: Bool) -> LayoutTraits {
    var traits = LayoutTraits()
    traits.isDesignCanvas = canvas
    return traits
  }

  /// A box from top to bottom of a canvas of 300 that also has a height: recorded frames may be off by half a point.
  @Test(arguments: [(299.5, true, 0), (299.5, false, 1), (298, true, 1)])
  func halfAPointAgainstARecordedFrame(height: Double, canvas: Bool, count: Int) {
    let laid = layOut(
      [box("a")],
      fix("a", 0, 0, 10, height) + [constrain("a", .bottom, to: "root", line: 50)],
      traits: traits(canvas: canvas))
    #expect(laid.findings(.conflict).count == count)
  }

  /// Conflicts identify views: by class and title, and by the object ID if there is no title or another view has the
  /// same.
  @Test func conflictsIdentifyViews() {
    let named = box("a")
    named.userLabel = "Card"
    let (first, second) = (label("l", "Total"), label("m", "Total"))
    let laid = layOut(
      [named, box("b"), first, second],
      fix("a", 0, 0, 10, 10) + fix("b", 0, 0, 10, 10) + place("l", 0, 0) + place("m", 0, 50)
        + [
          constrain("a", .top, to: "b", plus: 22, line: 50), constrain("l", .top, to: "m", plus: 7, line: 51),
        ])
    let words = laid.findings(.conflict).flatMap { [$0.message] + $0.notes.map(\.message) }
    func names(_ text: String) -> Bool { words.contains { $0.contains(text) } }
    #expect(names("UIView \"Card\".top = UIView (id b).top + 22"))
    #expect(names("UILabel \"Total\" (id l).top = UILabel \"Total\" (id m).top + 7"))
    #expect(!names("UIView \"Card\" (id a)"))
  }

  /// Constants that contradict one another always do so.
  @Test func halfAPointBetweenConstants() {
    let laid = layOut(
      [box("a")], fix("a", 0, 0, 100, 10) + [constrain("a", .width, plus: 100.5, line: 50)],
      traits: traits(canvas: true))
    #expect(laid.findings(.conflict).map(\.location) == [line(50)])
  }

  /// Two labels of 20 that share a height without a reason to prefer one.
  @Test(arguments: [(40.3, 0), (40.5, 2), (42, 2)]) func surplusSpaceOfLabels(room: Double, count: Int) {
    let laid = layOut(
      [label("a", "a"), label("b", "b")],
      place("a", 0, 0) + [
        constrain("b", .left, to: "root"), constrain("b", .top, to: "a", .bottom),
        constrain("b", .bottom, to: "root", .top, plus: room),
      ])
    #expect(laid.outcome.ambiguous.count == count)
  }

  /// Two views share 100 points; the label's height is that of the one beside it once both baselines are shared.
  @Test(arguments: [([Constraint.Attribute.firstBaseline, .lastBaseline], 0), ([.lastBaseline], 2)])
  func baselinesDecideAHeight(shared: [Constraint.Attribute], count: Int) {
    let laid = layOut(
      [sized("c", 10, 50), label("a", "a"), label("b", "b")],
      place("c", 0, 0) + [
        constrain("a", .left, to: "root"), constrain("a", .top, to: "c", .bottom),
        constrain("a", .bottom, to: "root", .top, plus: 100), constrain("b", .left, to: "root", plus: 50),
        constrain("b", .height, plus: 30),
      ] + shared.map { constrain("b", $0, to: "a") })
    #expect(laid.outcome.openAxes.filter { $0.words.contains("height") }.count == count)
  }

  /// A row of texts in a stack view of 100 has an irrelevant position; an unconstrained box does not.
  @Test func baselineAlignedRowsAreNotAmbiguous() {
    let texts = [label("a", "a"), label("b", "b")]
    let laid = layOut(
      [stack("s", .horizontal, .fill, .firstBaseline, of: texts), box("open")],
      fix("s", 0, 0, 20, 100) + [constrain("open", .left, to: "root")])
    #expect(laid["a"] == "0 0 10 20")
    #expect(laid.outcome.ambiguous.map { laid.tree[$0].objectID } == ["open"])
  }

  /// A stack view whose views are all hidden has no length; its height is still ambiguous.
  @Test func allHidden() {
    let inner = label("a", "a")
    inner.isHidden = true
    let laid = layOut([stack("s", .horizontal, of: [inner])], place("s", 0, 0))
    #expect(laid.outcome.openAxes.map(\.words) == ["height"])
  }

  /// The center of a scroll view's margins is its frame's, not that of its content.
  @Test func centerOfAScrollViewIsItsFrames() {
    let scroll = box("s", "UIScrollView", .container(.scrollView), [box("c")])
    let laid = layOut(
      [scroll],
      fix("s", 0, 0, 200, 100) + size("c", 100, 40) + [
        constrain("c", .top, to: "s"), constrain("c", .bottom, to: "s"),
        constrain("c", .left, to: "s", plus: 50),
        constrain("c", .right, to: "s"), constrain("c", .centerX, to: "s", .centerXWithinMargins, line: 60),
      ])
    #expect(laid["c"] == "50 0 100 40")
    #expect(laid.findings(.conflict).isEmpty)
  }

  /// Two labels share a width of 160: a wrapped text is as wide as its label, a single line is not.
  @Test(arguments: [(0, 0), (1, 2)]) func aWrappedTextHasItsWidth(lines: Int, count: Int) {
    let laid = layOut(
      [label("a", "four"), label("b", "a text of twenty-six signs", lines: lines)],
      place("a", 0, 0) + [
        constrain("b", .top, to: "root"), constrain("b", .left, to: "a", .right),
        constrain("b", .right, to: "root", .left, plus: 160),
      ])
    #expect(laid.outcome.openAxes.filter { $0.words.contains("width") }.count == count)
  }

  /// Two labels of 20 in a room of 60 with required hugging: none of them is given up, and neither height is decided.
  @Test func requiredContentsAreAmbiguousTogether() {
    let labels = ["a", "b"].map { label($0, "x") }
    for label in labels { label.contentPriorities.verticalHugging = 1000 }
    let laid = layOut([stack("s", .vertical, of: labels)], fix("s", 0, 0, 50, 60))
    #expect(laid.findings(.conflict).isEmpty)
    #expect(laid.outcome.ambiguous.map { laid.tree[$0].objectID } == ["a", "b"])
  }

  /// Without its third constraint, which is given up, the box has no height that a constraint decides; with it, and
  /// without the conflict, it would have one.
  @Test(arguments: [(true, ["free"]), (false, ["a", "free"])])
  func whatAConflictLeavesOpen(conflicts: Bool, open: [String]) {
    let given = [
      constrain("a", .bottom, to: "b", .top, line: 60), constrain("a", .top, to: "b", .bottom, line: 61),
    ]
    let laid = layOut(
      [box("b"), box("a"), box("free")],
      fix("b", 0, 50, 10, 20) + [
        constrain("a", .left, to: "root"), constrain("a", .width, plus: 10), given[1],
        constrain("free", .left, to: "root"), constrain("free", .top, to: "root"),
        constrain("free", .width, plus: 10),
      ] + (conflicts ? [given[0]] : []))
    #expect(laid.findings(.conflict).count == (conflicts ? 1 : 0))
    #expect(laid.outcome.ambiguous.map { laid.tree[$0].objectID }.sorted() == open)
  }

  /// The content of a scroll view is as large as constraints say; a list has its own. Without constraints on it only the
  /// canvas reports it, since an app has code.
  @Test(arguments: [
    ("constrained", false, 1), ("determined", true, 0), ("fixed", true, 1), ("fixed", false, 0),
  ])
  func contentsOfScrollViews(inside: String, onCanvas: Bool, count: Int) {
    let content = box("c")
    content.isPlacedByConstraints = inside != "fixed"
    var constraints = fix("s", 0, 0, 200, 100) + fix("t", 0, 200, 200, 100)
    if inside != "fixed" { constraints += place("c", 0, 0) + size("c", 100, 40) }
    if inside == "determined" {
      constraints += [constrain("c", .right, to: "s"), constrain("c", .bottom, to: "s")]
    }
    let laid = layOut(
      [
        box("s", "UIScrollView", .container(.scrollView), [content]),
        box("t", "UICollectionView", .collectionView(CollectionView())),
      ], constraints, traits: traits(canvas: onCanvas))
    #expect(
      laid.outcome.openAxes.map(\.words) == Array(repeating: "content width, content height", count: count))
  }

  /// Members without a content size have a share of a stack view that fills proportionally, whichever it is.
  @Test(arguments: [(StackView.Distribution.fillProportionally, 0), (.fill, 2)])
  func sharesAreDecided(distribution: StackView.Distribution, count: Int) {
    let laid = layOut(
      [stack("s", .vertical, distribution, of: [box("a"), box("b")])], fix("s", 0, 0, 100, 130))
    #expect(laid.outcome.ambiguous.count == count)
  }

  /// A label and a button with other fonts share a center and a baseline: where that is, is an estimate of two points.
  @Test(arguments: [(24.0, 0), (40, 1)]) func estimatedBaselines(height: Double, count: Int) {
    let laid = layOut(
      [box("b"), label("a", "a")],
      fix("b", 0, 0, 10, 40) + [
        constrain("a", .left, to: "root"), constrain("a", .centerY, to: "b"),
        constrain("a", .lastBaseline, to: "b", .top, plus: height, line: 50),
      ])
    #expect(laid.findings(.conflict).count == count)
  }
}
