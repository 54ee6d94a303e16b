import Geometry
import Layout
import Testing
import Views

@testable import Templates

@Suite struct ExtractedLayoutTests {
  @Test func nothingKeepsTheTemplateAlive() {
    weak var tree: ViewTree?
    weak var child: View?
    let live = ViewTree(root: view("L", [label("a", "A"), label("b", "B")]))
    func extract() -> TemplateMatch {
      let template = ViewTree(root: view("T", [label("t", "A"), label("u", "X"), label("v", "A")]))
      tree = template
      child = template.views[1]
      #expect(child != nil)
      return Matcher.match(template: template, live: live, orientation: .portrait)
    }
    let match = extract()
    #expect(tree == nil)
    #expect(child == nil)
    #expect(match.pairs.count == 3 && !match.findings.isEmpty)
  }

  @Test func allAttributesAreApplied() {
    let template = view(
      "t", tag: 1, frame: Rect(x: 1, y: 2, width: 3, height: 4), mask: [.flexibleWidth, .flexibleTopMargin])
    template.boundsOrigin = Point(x: 5, y: 6)
    template.isHidden = true
    let trial = Trial(template: [template], live: [view("a", tag: 1)])
    trial.match.layout.apply(to: trial.live) { _, _ in }
    let live = trial.live.views[1]
    #expect(LayoutAttributes(of: live) == LayoutAttributes(of: template))
    #expect(live.bounds == Rect(x: 5, y: 6, width: 3, height: 4))
    #expect(live.isHidden)
    #expect(
      LayoutAttributes(of: live).texts.map { "\($0.name)=\($0.text)" } == [
        "hidden=YES", "autoresizingMask=width+top", "frame={{1, 2}, {3, 4}}", "bounds={5, 6}",
      ])
  }

  @Test func stateIsKept() {
    let template = label("t", "Total", tag: 1)
    template.alpha = 0.5
    let live = label("a", "Typed meanwhile", tag: 1)
    let trial = Trial(template: [template], live: [live])
    trial.match.layout.apply(to: trial.live) { _, _ in }
    #expect(live.alpha == 1 && live.title == "Typed meanwhile")
  }

  @Test func hiddenViewsAreNotEntered() {
    func tree(_ id: String, x: Double, hidden: Bool) -> [View] {
      let inside = view(id + "inside", tag: 2, frame: Rect(x: x, y: 0, width: 5, height: 5))
      let outside = view(id + "outside", tag: 1, frame: Rect(x: x, y: 0, width: 10, height: 10), [inside])
      outside.isHidden = hidden
      return [outside]
    }
    for hidden in [true, false] {
      let trial = Trial(
        template: tree("t", x: 50, hidden: hidden), live: tree("l", x: 20, hidden: false))
      trial.match.layout.apply(to: trial.live) { _, _ in }
      #expect(trial.live.views[1].frame.minX == 50)
      #expect(trial.live.views[2].frame.minX == (hidden ? 20 : 50))
    }
  }

  @Test func ignoredClassesAreNotEntered() {
    let live = view("a", "UISlider", tag: 1, [view("b", frame: Rect(x: 9, y: 9, width: 9, height: 9))])
    let trial = Trial(template: [view("t", "UISlider", tag: 1, [view("u")])], live: [live])
    trial.match.layout.apply(to: trial.live, resizingSubviews: Autoresizing.resizeSubviews)
    #expect(trial.live.views[2].frame.minX == 9)
    #expect(trial.live.views.map { trial.match.layout[$0.id] != nil } == [true, true, false])
  }

  @Test func autoresizingAdaptsUnmatchedSubviews() {
    let carried = view(
      "c", "UIImageView", frame: Rect(x: 0, y: 0, width: 100, height: 20), mask: [.flexibleWidth])
    let placed = view("d", tag: 2, frame: Rect(x: 0, y: 0, width: 10, height: 10), mask: [.flexibleWidth])
    let trial = Trial(
      template: [
        view(
          "t", tag: 1, frame: Rect(x: 0, y: 0, width: 300, height: 50),
          [view("u", tag: 2, frame: Rect(x: 7, y: 0, width: 12, height: 10))])
      ],
      live: [view("a", tag: 1, frame: Rect(x: 0, y: 0, width: 100, height: 50), [carried, placed])])
    var resized: [String] = []
    trial.match.layout.apply(to: trial.live) { view, oldSize in
      resized.append("\(view.objectID) \(NumberText.text(oldSize.width))")
      Autoresizing.resizeSubviews(of: view, from: oldSize)
    }
    #expect(carried.frame == Rect(x: 0, y: 0, width: 300, height: 20))
    #expect(placed.frame == Rect(x: 7, y: 0, width: 12, height: 10))
    #expect(resized == ["a 100", "d 210"])
  }

  @Test func numberFormat() {
    #expect(NumberText.text(12) == "12")
    #expect(NumberText.text(-0.5) == "-0.5")
    #expect(NumberText.text(1.0 / 3) == "0.333")
    #expect(NumberText.text(10.05) == "10.05")
    #expect(NumberText.text(-0.0001) == "0")
    #expect(NumberText.text(.infinity) == "inf")
  }
}
