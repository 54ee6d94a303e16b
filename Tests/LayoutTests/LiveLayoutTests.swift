import Geometry
import TestSupport
import Testing
import Views

@testable import Layout

/// A live layout after adding and removing constraints equals a layout of the tree from scratch.
@Suite struct LiveLayoutTests {
  /// Random screens of boxes and wrapping labels, thirty swaps each: every frame is bit-identical.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func swapsGiveTheSameFrames(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let live = screen(&random)
    let traits = LayoutTraits()
    let canvas = Size(width: 320, height: 480)
    let layout = LiveLayout(live, canvas: canvas, traits: traits, measure: measureRoundly)
    for _ in 0..<30 {
      let swap = swapSome(of: live, &random)
      layout.apply(swap)
      let frames = live.views.map(\.frame)
      _ = AutoLayout.layOut(live, canvas: canvas, traits: traits, measure: measureRoundly)
      #expect(frames == live.views.map(\.frame))
    }
    #expect(layout.buildCount == 1)
  }

  /// Two constraints with the same ID, as when the same tree is made twice in code, are distinguished by their content.
  @Test func constraintsWithEqualIDs() {
    let tree = ViewTree(root: box("root", "UIView", .plain, [box("a")]))
    var wide = constrain("a", .width, plus: 70)
    var high = constrain("a", .height, plus: 30)
    (wide.objectID, high.objectID) = ("", "")
    tree.root.constraints = place("a", 0, 0) + [wide, high]
    let layout = LiveLayout(
      tree, canvas: Size(width: 100, height: 100), traits: LayoutTraits(), measure: measureRoundly)
    var higher = high
    higher.constant = 44
    var swap = ConstraintSwap()
    swap.removed = [.init(holder: ViewID(0), constraint: high)]
    swap.added = [.init(holder: ViewID(0), constraint: higher)]
    layout.apply(swap)
    #expect(tree.views[1].frame == Rect(x: 0, y: 0, width: 70, height: 44))
  }

  /// Changed content gets its new size; in a stack view the arrangement is rebuilt.
  @Test(arguments: [false, true]) func changedContent(isArranged: Bool) {
    let text = label("a", "123")
    let inside = isArranged ? stack("s", .vertical, of: [text]) : text
    let tree = ViewTree(root: box("root", "UIView", .plain, [inside]))
    tree.root.constraints = place(isArranged ? "s" : "a", 0, 0)
    let layout = LiveLayout(
      tree, canvas: Size(width: 100, height: 100), traits: LayoutTraits(), measure: measureRoundly)
    #expect(text.frame.width == 30)
    var longer = Label()
    longer.text = "12345"
    text.content = .label(longer)
    layout.apply(ConstraintSwap(), changedViews: [text.id])
    #expect(text.frame.width == 50)
    #expect(layout.buildCount == (isArranged ? 2 : 1))
  }

  /// A column of boxes and wrapping labels, each with four constraints.
  private func screen(_ random: inout SeededGenerator) -> ViewTree {
    var children: [View] = []
    for index in 0..<12 {
      let isText = Bool.random(using: &random)
      let text = String(repeating: "x", count: Int.random(in: 1...60, using: &random))
      children.append(isText ? label("v\(index)", text, lines: 0) : box("v\(index)"))
    }
    let root = box("root", "UIView", .plain, children)
    for index in children.indices { root.constraints += constraints(index, &random) }
    return ViewTree(root: root)
  }

  /// Below the previous view, from the left edge or the previous view, with a width; boxes with a height, too.
  private func constraints(_ index: Int, _ random: inout SeededGenerator) -> [Constraint] {
    let id = "v\(index)"
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    var result = [
      index == 0
        ? constrain(id, .top, to: "root", plus: number(0...9))
        : constrain(id, .top, to: "v\(index - 1)", .bottom, plus: number(0...9)),
      index == 0 || Bool.random(using: &random)
        ? constrain(id, .left, to: "root", plus: number(0...40))
        : constrain(id, .left, to: "v\(index - 1)", .left, plus: number(-5...20)),
      constrain(id, .width, plus: number(20...200)), constrain(id, .height, plus: number(10...60), at: 600),
    ]
    for part in result.indices { result[part].objectID = "\(id)-\(part)-\(random.next() % 100_000)" }
    return result
  }

  /// Replaces the constraints of some views, and returns the removed and added ones.
  private func swapSome(of tree: ViewTree, _ random: inout SeededGenerator) -> ConstraintSwap {
    var swap = ConstraintSwap()
    for index in 0..<12 where Int.random(in: 0..<3, using: &random) == 0 {
      let old = tree.root.constraints.filter { $0.firstItem == "v\(index)" }
      let new = constraints(index, &random)
      swap.removed += old.map { .init(holder: ViewID(0), constraint: $0) }
      swap.added += new.map { .init(holder: ViewID(0), constraint: $0) }
      tree.root.constraints.removeAll { $0.firstItem == "v\(index)" }
      tree.root.constraints += new
    }
    return swap
  }
}
