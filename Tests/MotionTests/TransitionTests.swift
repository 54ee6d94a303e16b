import Diagnostics
import Geometry
import Testing
import Views

@testable import Motion

/// The transition between two layouts of one tree.
struct TransitionTests {
  /// A root with nested boxes, laid out by frames only.
  private func tree() -> ViewTree {
    func view(_ id: String, _ frame: Rect) -> View {
      let view = View(className: "UIView", objectID: id, location: SourceLocation(file: "Form.xib"))
      view.frame = frame
      return view
    }
    let root = view("root", Rect(x: 0, y: 0, width: 100, height: 200))
    let outer = view("outer", Rect(x: 10, y: 10, width: 40, height: 40))
    outer.addSubview(view("inner", Rect(x: 5, y: 5, width: 10, height: 10)))
    root.addSubview(outer)
    return ViewTree(root: root)
  }

  private func end(_ tree: ViewTree) -> MotionEnd {
    var places = [Rect](repeating: .zero, count: tree.views.count)
    for view in tree.views {
      places[view.id.index] =
        view.superview.map { view.frame.offset(by: places[$0.id.index].origin) } ?? view.frame
    }
    let frames = Frames(
      inWindow: places, unrounded: places, isHidden: tree.views.map(\.isHidden),
      contentOrigin: places.map(\.origin), canvas: tree.root.frame.size, scale: 1)
    return MotionEnd(of: tree, frames: frames) { $0.resolved(in: .light) }
  }

  /// The same box elsewhere, larger and fainter.
  private func transition(
    _ tree: ViewTree, _ timing: Timing = Timing(duration: 1, curve: .linear),
    overrides: [ViewID: Timing] = [:],
    change: (View) -> Void = { _ in }
  ) -> Transition {
    let from = end(tree)
    tree.root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let outer = tree.views[1]
    outer.frame = Rect(x: 110, y: 30, width: 80, height: 20)
    outer.alpha = 0.5
    change(outer)
    return Transition(from: from, to: end(tree), timing: timing, overrides: overrides)
  }

  @Test func positionsAndSizesInLocalSpace() {
    let tree = tree()
    let way = transition(tree)
    let middle = way.frames(of: tree, at: 0.5)
    #expect(middle.canvas == Size(width: 150, height: 150))
    #expect(middle.inWindow[1] == Rect(x: 60, y: 20, width: 60, height: 30))
    // The contents follow.
    #expect(middle.inWindow[2] == Rect(x: 65, y: 25, width: 10, height: 10))
    #expect(way.animated(ViewID(1), at: 0.5).alpha == 0.75)
    for (share, end) in [(0.0, way.from), (1.0, way.to)] {
      #expect(way.frames(of: tree, at: share).unrounded == end.frames.unrounded)
    }
  }

  @Test func steppedValuesChangeAtTheStart() {
    let tree = tree()
    let way = transition(tree, Timing(delay: 1, duration: 1, curve: .linear)) { $0.isHidden = true }
    let outer = ViewID(1)
    #expect(!way.stepped(outer, at: 0).isHidden && !way.stepped(outer, at: 0.5).isHidden)
    #expect(way.stepped(outer, at: 0.51).isHidden)
    #expect(way.progress(at: 0.5) == 0 && way.progress(at: 0.75) == 0.5 && way.duration == 2)
    #expect(way.from.stepped[1].changes(to: way.to.stepped[1]) == [.hidden])
    #expect(way.from.animated[1].changes(to: way.to.animated[1]) == ["position", "bounds", "alpha"])
  }

  @Test func viewsWithSeparateTiming() {
    let tree = tree()
    let own = Timing(delay: 1, duration: 1, curve: .linear)
    let way = transition(tree, overrides: [ViewID(1): own])
    #expect(way.duration == 2)
    #expect(way.animated(ViewID(1), at: 0.5).center == way.from.animated[1].center)
    #expect(way.animated(ViewID(0), at: 0.5).size == way.to.animated[0].size)
    #expect(way.animated(ViewID(1), at: 1) == way.to.animated[1])
  }

  /// The tree of the end stays as it is, whatever is drawn.
  @Test func theTreeOfTheEndStays() {
    let tree = tree()
    let way = transition(tree) { $0.layer.cornerRadius = 8 }
    let before = end(tree)
    let between = way.tree(tree, at: 0.25).tree
    #expect(between.views[1].alpha == 0.875 && between.views[1].layer.cornerRadius == 2)
    #expect(end(tree).animated == before.animated && end(tree).stepped == before.stepped)
  }

  @Test func oneSidedViewsFade() {
    let tree = tree()
    let way = transition(tree) { $0.isInstalled = false }
    let outer = ViewID(1)
    #expect(way.presence(of: outer) == .fromOnly && way.presence(of: ViewID(2)) == .fromOnly)
    #expect(way.animated(outer, at: 0.25).alpha == 0.75)
    #expect(way.frames(of: tree, at: 0.25).inWindow[1] == Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(way.tree(tree, at: 0.25).tree.root.subviews.count == 1)
    #expect(tree.root.subviews.isEmpty)
  }

  @Test func colorsAndRotations() {
    let mix = Interpolation(0.5)
    let red = RGBA(red: 1, green: 0, blue: 0)
    #expect(mix(red, RGBA(red: 0, green: 0, blue: 1)) == RGBA(red: 0.5, green: 0, blue: 0.5))
    #expect(mix(nil, red) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(mix(red, RGBA(white: 0, alpha: 0)) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(mix(nil as RGBA?, nil) == nil)
    var (from, to) = (LayerTransform(), LayerTransform())
    from.rotation = 0.1
    to.rotation = 2 * .pi - 0.1
    to.scaleX = 3
    #expect(abs(mix(from, to).rotation) < 1e-12 && mix(from, to).scaleX == 2)
  }
}
