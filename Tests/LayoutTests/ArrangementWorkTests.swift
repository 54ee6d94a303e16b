import Geometry
import Testing
import Views

@testable import Layout

/// Large arrangements inside constraints: the work is linear in the number of items, counted in measured texts.
@Suite struct ArrangementWorkTests {
  /// The number of texts measured for a flow of labels in a container placed by constraints, and its frame.
  private func work(_ count: Int) -> (measured: Int, height: Double) {
    let root = plainView("root")
    root.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let container = box("box")
    for index in 0..<count {
      let view = label("\(index)", "abc")
      view.isPlacedByConstraints = false
      container.addSubview(view)
    }
    container.arrangement = Arrangement(.flow, items: (0..<count).map { ArrangedItem(view: "\($0)") })
    root.addSubview(container)
    root.constraints = [
      constrain("box", .left, to: "root"), constrain("box", .top, to: "root"),
      constrain("box", .right, to: "root"),
    ]
    let tree = ViewTree(root: root)
    var measured = 0
    _ = AutoLayout.layOut(tree, canvas: root.frame.size, traits: LayoutTraits()) { request in
      measured += 1
      return measureRoundly(request)
    }
    return (measured, container.frame.height)
  }

  @Test func flowsInsideConstraintsAreLinear() {
    let (small, large) = (work(250), work(2_000))
    // 13 labels of 30 points in each line of 400, 20 high.
    #expect(small.height == 400 && large.height == 3_080)
    #expect(small.measured <= 250 * 8)
    #expect(large.measured <= small.measured * 8 + 8)
  }
}
