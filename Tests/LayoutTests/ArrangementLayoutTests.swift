import Diagnostics
import Geometry
import Testing
import Views

@testable import Layout

/// Arrangements in trees: with constraints around and inside them, in scroll views, in both layout directions.
@Suite struct ArrangementLayoutTests {
  /// A view with an arrangement of subviews.
  private func arranging(
    _ id: String, _ kind: Arrangement.Kind, _ items: [ArrangedItem], of children: [View],
    prepare: (inout Arrangement) -> Void = { _ in }
  ) -> View {
    let view = plainView(id)
    for child in children { view.addSubview(child) }
    var arrangement = Arrangement(kind, items: items)
    prepare(&arrangement)
    view.arrangement = arrangement
    return view
  }

  /// Without constraints in the tree: the root's arrangement, a text that wraps, and a mask inside an item.
  @Test func arrangementsAlone() {
    let held = plainView("held")
    let inner = plainView("inner")
    held.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    inner.frame = Rect(x: 10, y: 10, width: 30, height: 30)
    inner.autoresizingMask = [.flexibleWidth]
    held.addSubview(inner)
    let other = plainView("other")
    other.frame = Rect(x: 7, y: 8, width: 9, height: 10)
    let laid = layOut([label("text", String(repeating: "x", count: 50), lines: 0), held, other], []) { root in
      let items = [item("text"), item("held", .stretch, .stretch)]
      root.arrangement = Arrangement(.vertical, spacing: 10, items: items)
    }
    // 50 characters of 10 points are 500 wide: 2 lines of 20.
    #expect(laid["text"] == "0 0 400 40")
    #expect(laid["held"] == "0 50 400 250")
    #expect(laid["inner"] == "10 10 380 30")
    #expect(laid["other"] == "7 8 9 10")
  }

  /// A container placed by constraints has the height that its arrangement needs at the resulting width.
  @Test func containerHasItsPreferredSize() {
    let container = arranging(
      "box", .vertical, [item("text"), item("line", .leading, .top)],
      of: [label("text", String(repeating: "x", count: 25), lines: 0), label("line", "abc")]
    ) { $0.rowSpacing = 5 }
    container.isPlacedByConstraints = true
    let below = sized("below", 30, 10)
    let laid = layOut(
      [container, below],
      place("box", 20, 10) + [
        constrain("box", .width, plus: 100), constrain("below", .top, to: "box", .bottom, plus: 7),
        constrain("below", .left, to: "box"),
      ])
    #expect(laid["box"] == "20 10 100 85")
    #expect(laid["text"] == "0 0 100 60" && laid["line"] == "0 65 30 20")
    #expect(laid["below"] == "20 102 30 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  @Test func containerWithoutWidthFitsItsContent() {
    let container = arranging(
      "box", .horizontal, [item("a"), item("b")], of: [label("a", "abc"), label("b", "de")])
    container.isPlacedByConstraints = true
    let laid = layOut([container], place("box", 0, 0))
    #expect(laid["box"] == "0 0 50 20" && laid["b"] == "30 0 20 20")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// An arrangement in constraints in an arrangement, and so on.
  @Test(arguments: [1, 2, 3, 6]) func mixesToAnyDepth(_ levels: Int) {
    var content: View = sized("core", 10, 10)
    var constraints = [constrain("core", .centerX, to: "held0"), constrain("core", .centerY, to: "held0")]
    for level in 0..<levels {
      let held = box("held\(level)", "UIView", .plain, [content])
      held.isPlacedByConstraints = false
      held.constraints = constraints
      let container = arranging(
        "box\(level)", .horizontal,
        [item("side\(level)") { $0.width.fixed = 10 }, item("held\(level)", .stretch, .stretch)],
        of: [plainView("side\(level)"), held])
      container.isPlacedByConstraints = true
      content = container
      let above = level + 1 < levels ? "held\(level + 1)" : "root"
      constraints = [
        constrain("box\(level)", .left, to: above, plus: 4),
        constrain("box\(level)", .right, to: above, plus: -4),
        constrain("box\(level)", .top, to: above, plus: 4),
        constrain("box\(level)", .bottom, to: above, plus: -4),
      ]
    }
    let laid = layOut([content], constraints)
    var (width, height) = (400.0, 300.0)
    for level in (0..<levels).reversed() {
      (width, height) = (width - 8, height - 8)
      #expect(laid["box\(level)"] == describe(Rect(x: 4, y: 4, width: width, height: height)))
      width -= 10
      #expect(laid["held\(level)"] == describe(Rect(x: 10, y: 0, width: width, height: height)))
    }
    #expect(laid["core"] == describe(Rect(x: width / 2 - 5, y: height / 2 - 5, width: 10, height: 10)))
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Views outside the arrangement keep their constraints.
  @Test func othersKeepTheirConstraints() {
    let container = arranging(
      "box", .horizontal, [item("a", .stretch, .stretch)], of: [plainView("a"), sized("free", 20, 10)])
    container.isPlacedByConstraints = true
    container.constraints = [
      constrain("free", .right, to: "box"), constrain("free", .bottom, to: "a", .bottom, plus: -3),
    ]
    let laid = layOut([container], fix("box", 50, 50, 200, 100))
    #expect(laid["a"] == "0 0 200 100" && laid["free"] == "180 87 20 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  @Test func stackViewsPreferTheirMembersSizes() {
    let row = stack("stack", .horizontal, spacing: 5, of: [label("a", "abc"), label("b", "de")])
    let laid = layOut([row, label("c", "x")], []) { root in
      root.arrangement = Arrangement(
        .vertical, items: [item("stack", .leading, .top), item("c", .leading, .top)])
    }
    #expect(laid["stack"] == "0 0 55 20" && laid["b"] == "35 0 20 20" && laid["c"] == "0 20 10 20")
  }

  // MARK: Swapping and hiding

  @Test func anotherArrangementPlacesTheSameViews() {
    let views = [label("a", "abc"), label("b", "de")]
    let laid = layOut(views, []) { root in
      let hidden = item("a") { $0.visibility = .collapsed }
      root.arrangement = Arrangement(.horizontal, items: [hidden, item("b", .leading, .top)])
    }
    #expect(views[0].isHidden && !views[1].isHidden && laid["b"] == "0 0 20 20")
    let frames = FrameLayout.frames(of: laid.tree, canvas: Size(width: 400, height: 300), scale: 2)
    #expect(frames.isHidden[views[0].id.index] && !frames.isHidden[views[1].id.index])
    laid.tree.root.arrangement = Arrangement(
      .vertical, items: [item("b", .trailing, .top), item("a", .trailing, .top)])
    _ = AutoLayout.layOut(
      laid.tree, canvas: Size(width: 400, height: 300), traits: LayoutTraits(), measure: measureRoundly)
    #expect(!views[0].isHidden && !views[1].isHidden)
    #expect(laid["b"] == "380 0 20 20" && laid["a"] == "370 20 30 20")
  }

  /// A view that is hidden itself remains hidden, and an item's visibility belongs to the arrangement.
  @Test func ownVisibilityIsKept() {
    let views = [label("a", "abc"), label("b", "de")]
    views[0].isHidden = true
    let laid = layOut(views, []) { root in
      root.arrangement = Arrangement(.horizontal, items: [item("a"), item("b") { $0.visibility = .hidden }])
    }
    #expect(views[0].isHidden && views[1].isHidden && laid["b"] == "30 140 20 20")
    laid.tree.root.arrangement = nil
    _ = AutoLayout.layOut(
      laid.tree, canvas: Size(width: 400, height: 300), traits: LayoutTraits(), measure: measureRoundly)
    #expect(views[0].isHidden && !views[1].isHidden)
  }

  // MARK: Surroundings

  @Test func roomsRespectSafeAreaAndMargins() {
    var traits = LayoutTraits()
    traits.safeArea = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20)
    for (room, expected) in [
      (Arrangement.Room.bounds, "0 0 400 300"), (.safeArea, "10 44 370 222"),
      // The sides of a root's margins are at least 16.
      (.layoutMargins, "26 52 338 206"),
    ] {
      let laid = layOut([plainView("a")], [], traits: traits) { root in
        root.layoutMargins = LayoutMargins(
          insets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), isDirectional: false)
        root.arrangement = Arrangement(.vertical, items: [item("a", .stretch, .stretch)])
        root.arrangement?.room = room
      }
      #expect(laid["a"] == expected, "\(room)")
    }
  }

  @Test func rightToLeftMirrorsArrangements() {
    var traits = LayoutTraits()
    traits.isRightToLeft = true
    let inner = arranging(
      "box", .horizontal, [item("b"), item("c")], of: [label("b", "abc"), label("c", "d")])
    let laid = layOut([label("a", "ab"), inner], [], traits: traits) { root in
      root.arrangement = Arrangement(
        .horizontal, spacing: 10, items: [item("a", .leading, .top), item("box", .leading, .top)])
    }
    #expect(laid["a"] == "380 0 20 20" && laid["box"] == "330 0 40 20")
    #expect(laid["b"] == "10 0 30 20" && laid["c"] == "0 0 10 20")
  }

  /// A scroll view's arrangement has its width, and its own preferred height.
  @Test func scrollViewsComputeTheirContentSize() {
    let texts = (0..<8).map { label("t\($0)", "line \($0)") }
    let scroll = arranging("scroll", .vertical, texts.map { item($0.objectID, .stretch, .top) }, of: texts) {
      $0.padding = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    scroll.content = .container(.scrollView)
    let row = arranging("row", .horizontal, [item("wide") { $0.width.fixed = 900 }], of: [plainView("wide")])
    row.content = .container(.scrollView)
    let laid = layOut([scroll, row], []) { root in
      let items = [
        item("scroll", .stretch, .stretch), item("row", .stretch, .stretch) { $0.height.fixed = 200 },
      ]
      root.arrangement = Arrangement(.vertical, items: items)
    }
    #expect(laid["scroll"] == "0 0 400 100" && laid["t0"] == "5 5 390 20" && laid["t7"] == "5 145 390 20")
    #expect(laid["wide"] == "0 100 900 0")
    let plan = ArrangementPlan(nodes: ArrangementReader(laid.tree.root, customs: .standard).nodes) { _, _ in
      Size(width: 60, height: 20)
    }
    let size = Size(width: 400, height: 300)
    let sizes = Dictionary(
      uniqueKeysWithValues: plan.contentSizes(in: plan.solution(size)).map { ($0.view, $0.size) })
    #expect(sizes[scroll.id] == Size(width: 400, height: 170))
    #expect(sizes[row.id] == Size(width: 900, height: 200))
    #expect(sizes[texts[0].id] == nil)
  }
}
