import Geometry
import Testing
import Views

@testable import Layout

/// A view "a" that fills a guide of the root (400 × 300), with safe area insets of 44 at the top, 10 at the sides and
/// 34 at the bottom.
@Suite struct GuideTests {
  private func filled(_ kind: LayoutGuide.Kind) -> Laid {
    var traits = LayoutTraits()
    traits.safeArea = EdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    let edges: [Constraint] = [Constraint.Attribute.left, .right, .top, .bottom].map {
      constrain("a", $0, to: "g")
    }
    return layOut([box("a")], edges, traits: traits) {
      $0.layoutGuides = [LayoutGuide(kind: kind, objectID: "g")]
    }
  }

  /// Margins: 16 and the safe area's 10 at the sides. The guide of a hidden keyboard is a strip of the safe area's
  /// height.
  @Test(
    arguments: [
      (.safeArea, "10 44 380 222"), (.layoutMargins, "26 44 348 222"), (.readableContent, "26 44 348 222"),
      (.topLayoutGuide, "0 0 400 44"), (.bottomLayoutGuide, "0 266 400 34"), (.keyboard, "0 266 400 34"),
      (.frameLayoutGuide, "0 0 400 300"),
    ] as [(LayoutGuide.Kind, String)])
  func guides(kind: LayoutGuide.Kind, expected: String) {
    let laid = filled(kind)
    #expect(laid["a"] == expected)
    #expect(laid.outcome.findings.isEmpty)
  }

  /// A custom guide of the document, half as wide as the root and centered; the view is at its right edge.
  @Test func customGuide() {
    let laid = layOut(
      [box("a")],
      size("a", 10, 10) + [
        constrain("g", .width, to: "root", times: 0.5), constrain("g", .centerX, to: "root"),
        constrain("g", .top, to: "root", plus: 30), constrain("g", .height, plus: 5),
        constrain("a", .right, to: "g"), constrain("a", .top, to: "g", .bottom),
      ]
    ) { $0.layoutGuides = [LayoutGuide(kind: .userLayoutGuide, objectID: "g")] }
    #expect(laid["a"] == "290 35 10 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// A nested view's safe area is its overlap with the root's: 44 − 30.
  @Test func safeAreaOfANestedView() {
    var traits = LayoutTraits()
    traits.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let n = box("n", "UIView", .plain, [box("a")])
    n.layoutGuides = [LayoutGuide(kind: .safeArea, objectID: "g")]
    let laid = layOut(
      [n],
      fix("n", 0, 30, 100, 100) + size("a", 5, 5) + [
        constrain("a", .top, to: "g"), constrain("a", .left, to: "g"),
      ], traits: traits)
    #expect(laid["a"] == "0 14 5 5")
  }

  // MARK: Scroll views

  /// Edges refer to the content: 600 + 10 + 10 wide; the content is sized, the frame unchanged.
  @Test func constraintsDetermineContentSize() {
    let scroll = box("s", "UIScrollView", .container(.scrollView), [box("c"), box("end")])
    let laid = layOut(
      [scroll],
      fix("s", 0, 0, 200, 100) + fix("c", 10, 10, 600, 500, in: "s") + size("end", 5, 5) + [
        constrain("s", .right, to: "c", plus: 10), constrain("s", .bottom, to: "c", plus: 20),
        constrain("end", .right, to: "s"), constrain("end", .bottom, to: "s"),
      ])
    #expect(laid["s"] == "0 0 200 100")
    #expect(laid["c"] == "10 10 600 500")
    #expect(laid["end"] == "615 525 5 5")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Width, height and center of a scroll view refer to its frame, its edges to the content.
  @Test func sizesAndCentersReferToTheFrame() {
    let scroll = box("s", "UIScrollView", .container(.scrollView), [box("c"), box("m")])
    let laid = layOut(
      [scroll],
      fix("s", 50, 0, 200, 100) + size("m", 20, 20) + [
        constrain("c", .left, to: "s"), constrain("c", .right, to: "s"), constrain("c", .top, to: "s"),
        constrain("c", .bottom, to: "s"), constrain("c", .width, to: "s"), constrain("c", .height, plus: 900),
        constrain("m", .centerX, to: "s"), constrain("m", .centerY, to: "s"),
      ])
    #expect(laid["c"] == "0 0 200 900")
    #expect(laid["m"] == "90 40 20 20")
  }

  /// The guides express the same explicitly.
  @Test func contentAndFrameGuides() {
    let scroll = box("s", "UIScrollView", .container(.scrollView), [box("c"), box("f")])
    scroll.layoutGuides = [
      LayoutGuide(kind: .contentLayoutGuide, objectID: "cg"),
      LayoutGuide(kind: .frameLayoutGuide, objectID: "fg"),
    ]
    let edges: [Constraint.Attribute] = [.left, .right, .top, .bottom]
    let laid = layOut(
      [scroll],
      fix("s", 0, 0, 200, 100) + size("c", 300, 400) + edges.map { constrain("c", $0, to: "cg") } + [
        constrain("f", .right, to: "fg"), constrain("f", .bottom, to: "cg"), constrain("f", .width, plus: 9),
        constrain("f", .height, plus: 9),
      ])
    #expect(laid["c"] == "0 0 300 400")
    #expect(laid["f"] == "191 391 9 9")
  }

  /// A guide of a view inside is inside as well: its edges are attached to the content's.
  @Test func guidesInsideAttachToTheContent() {
    let c = box("c")
    c.layoutGuides = [LayoutGuide(kind: .safeArea, objectID: "g")]
    let scroll = box("s", "UIScrollView", .container(.scrollView), [c])
    let laid = layOut(
      [scroll],
      fix("s", 0, 0, 200, 100) + [
        constrain("c", .left, to: "s"), constrain("c", .top, to: "s"), constrain("c", .height, plus: 700),
        constrain("c", .width, plus: 10), constrain("s", .bottom, to: "g"), constrain("s", .right, to: "g"),
      ])
    #expect(laid["c"] == "0 0 10 700")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Content scrolled by 30 is 30 higher in the window, and at 0 in its superview's coordinates.
  @Test func scrolledContent() {
    let scroll = box("s", "UIScrollView", .container(.scrollView), [box("c")])
    scroll.boundsOrigin = Point(x: 0, y: 30)
    let laid = layOut([scroll], fix("s", 0, 50, 200, 100) + fix("c", 0, 0, 200, 500, in: "s"))
    #expect(laid["c"] == "0 0 200 500")
    let frames = FrameLayout.frames(of: laid.tree, canvas: Size(width: 400, height: 300), scale: 1)
    #expect(describe(frames[laid.tree.views[2].id]) == "0 20 200 500")
  }
}
