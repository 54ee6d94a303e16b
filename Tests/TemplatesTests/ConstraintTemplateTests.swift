import Diagnostics
import Geometry
import TestSupport
import Testing
import Views

@testable import Templates

/// Which constraints and attributes a constraint template takes along, after the rule of LDOLayoutTemplates.
@Suite struct ConstraintTemplateTests {
  /// The live tree: `a` and `b` in the root, `c` in `b`.
  private func live() -> ViewTree {
    let root = view("live1", [view("a2", []), view("b3", [view("c4", [])])])
    let tree = ViewTree(root: root)
    root.constraints = [
      constrain("k10", "a2", .left, "live1", .left), constrain("k11", "b3", .top, "a2", .bottom),
      constrain("k12", "c4", .top, "b3", .top), constrain("k13", "a2", .width),
    ]
    tree.views[2].constraints = [constrain("k14", "c4", .width), constrain("k15", "b3", .height)]
    return tree
  }

  private func constrain(
    _ id: String, _ first: String, _ attribute: Constraint.Attribute, _ second: String? = nil,
    _ other: Constraint.Attribute? = nil, _ constant: Double = 0
  ) -> Constraint {
    let line = Int(String(id.filter(\.isNumber))) ?? 1
    var constraint = Constraint(
      objectID: id, location: SourceLocation(file: "Form.xib", line: line), firstItem: first,
      firstAttribute: attribute)
    (constraint.secondItem, constraint.secondAttribute, constraint.constant) = (second, other, constant)
    return constraint
  }

  /// A template view that leads to a live one.
  private func targeting(_ id: String, _ target: String, _ children: [View] = []) -> View {
    let view = view(id, children)
    let line = Int(String(id.filter(\.isNumber))) ?? 1
    view.outlets = [
      Outlet(
        name: "targetView", destination: target, location: SourceLocation(file: "Form.xib", line: line + 1))
    ]
    return view
  }

  private func template(_ root: View, _ constraints: [Constraint] = []) -> ConstraintTemplateTree {
    root.constraints = constraints
    let tree = ViewTree(root: root)
    return ConstraintTemplateTree(
      name: "wide", aliases: ["wide"], tree: tree,
      canvas: DesignCanvas(
        device: nil, screen: Size(width: 10, height: 10), orientation: .portrait, scale: 1),
      location: root.location)
  }

  /// Between targets both ways, width and height of targets; what touches `c`, which is none, stays.
  @Test func theRule() {
    let live = live()
    let root = targeting(
      "t100", "live1", [targeting("t110", "a2"), targeting("t120", "b3"), view("t130", [])])
    let state = ConstraintTemplate.extract(
      template(
        root,
        [
          constrain("n140", "t110", .top, "t120", .top, 8), constrain("n141", "t110", .height),
          constrain("n142", "t130", .left, "t110", .left), constrain("n143", "t130", .width),
        ]), for: live)
    #expect(state.targets.map(\.live.index) == [0, 1, 2])
    #expect(state.deactivated(in: live).map(\.constraint.objectID) == ["k10", "k11", "k13", "k15"])
    let swap = state.apply(to: live)
    #expect(live.root.constraints.map(\.objectID) == ["k12", "n140", "n141"])
    #expect(live.views[2].constraints.map(\.objectID) == ["k14"])
    let first = live.root.constraints[1]
    #expect(first.firstItem == "a2" && first.secondItem == "b3" && first.constant == 8)
    #expect(swap.removed.map(\.constraint.objectID) == ["k10", "k11", "k13", "k15"])
    #expect(swap.added.map(\.constraint.objectID) == ["n140", "n141"])
    #expect(
      state.findings.map { "\($0.location?.line ?? 0) \($0.category.rawValue) \($0.message)" } == [
        "130 unmatched UIView (id t130) has no target, so 2 constraints of the template with it are left out"
      ])
    #expect(state.findings[0].notes.map { $0.location?.line } == [142, 143])
    #expect(state.untargeted.map(\.summary.objectID) == ["t130"])
  }

  /// The state before a template, taken as a template, brings everything back to its place.
  @Test func thereAndBack() {
    let live = live()
    let before = live.views.map(\.constraints)
    let root = targeting("t100", "live1", [targeting("t110", "a2"), targeting("t120", "b3")])
    root.subviews[0].alpha = 0.25
    let state = ConstraintTemplate.extract(
      template(root, [constrain("n140", "t110", .height, nil, nil, 5)]), for: live)
    let way = ConstraintTemplate.currentState("initial", of: live, basedOn: [state])
    state.apply(to: live)
    #expect(live.views[1].alpha == 0.25 && live.views.map(\.constraints) != before)
    way.apply(to: live)
    #expect(live.views[1].alpha == 1 && live.views.map(\.constraints) == before)
  }

  /// Placeholders of the canvas are removed at build time and activate nothing; edges to numbers alone are no constraints.
  @Test func whatIsNoConstraint() {
    var placeholder = constrain("n140", "t110", .width)
    placeholder.isPlaceholder = true
    let state = ConstraintTemplate.extract(
      template(
        targeting("t100", "live1", [targeting("t110", "a2")]),
        [placeholder, constrain("n141", "t110", .left)]),
      for: live())
    #expect(state.activated.isEmpty && state.findings.isEmpty)
  }

  /// Two views with one target, and a target that is not in the tree.
  @Test func targetsThatAreNone() {
    let state = ConstraintTemplate.extract(
      template(
        targeting(
          "t100", "live1", [targeting("t110", "a2"), targeting("t120", "a2"), targeting("t130", "gone")])),
      for: live())
    #expect(state.targets.map(\.live.index) == [0, 1])
    #expect(
      state.findings.map { "\($0.location?.line ?? 0) \($0.category.rawValue)" } == [
        "121 shared", "131 reference",
      ])
  }

  /// A guide of the template stands for the target's own of its kind; then the target's constraints to guides go too.
  @Test func layoutGuides() {
    let live = live()
    live.root.layoutGuides = [LayoutGuide(kind: .safeArea, objectID: "g5")]
    live.root.constraints.append(constrain("k16", "a2", .top, "g5", .top))
    let root = targeting("t100", "live1", [targeting("t110", "a2")])
    root.layoutGuides = [
      LayoutGuide(kind: .safeArea, objectID: "h6"),
      LayoutGuide(kind: .readableContent, objectID: "h7"),
    ]
    let plain = ConstraintTemplate.extract(
      template(targeting("t200", "live1", [targeting("t210", "a2")])), for: live)
    #expect(!plain.deactivated(in: live).map(\.constraint.objectID).contains("k16"))
    let state = ConstraintTemplate.extract(
      template(
        root, [constrain("n140", "t110", .top, "h6", .top), constrain("n141", "t110", .left, "h7", .left)]),
      for: live)
    #expect(state.deactivated(in: live).map(\.constraint.objectID).contains("k16"))
    #expect(state.findings.map { $0.location?.line } == [140])
    state.apply(to: live)
    let items = live.root.constraints.suffix(2).map(\.secondItem)
    #expect(items == ["g5", "h7"])
    #expect(live.root.layoutGuides.map(\.objectID) == ["g5", "h7"])
  }

  /// The four that are always taken, those that either view names, and those that nobody knows.
  @Test func attributes() {
    let live = live()
    let named = targeting("t110", "a2")
    named.isHidden = true
    named.backgroundColor = .system(SystemColor(named: "systemRedColor")!)
    named.layer.cornerRadius = 9
    named.layer.transform.scaleX = 0.5
    named.runtimeAttributes = [
      RuntimeAttribute(
        keyPath: "templateAttributes", value: .string("backgroundColor,layer.transform.scale.x, text, wobble")
      )
    ]
    let state = ConstraintTemplate.extract(template(targeting("t100", "live1", [named])), for: live)
    state.apply(to: live)
    let a = live.views[1]
    #expect(
      a.isHidden && a.backgroundColor == .system(SystemColor(named: "systemRedColor")!)
        && a.layer.transform.scaleX == 0.5)
    #expect(a.layer.cornerRadius == 0)
    #expect(state.findings.map(\.category) == [.ignored, .value])
  }

  /// An attribute of the caller's own is taken where a view names it.
  @Test func registeredAttribute() {
    let live = live()
    let tag = TemplateAttribute(keyPath: "tag", read: { .number(Double($0.tag)) }) {
      if case .number(let number) = $0 { $1.tag = Int(number) }
    }
    let named = targeting("t110", "a2")
    named.tag = 7
    named.runtimeAttributes = [RuntimeAttribute(keyPath: "templateAttributes", value: .string("tag"))]
    let state = ConstraintTemplate.extract(
      template(targeting("t100", "live1", [named])), for: live, attributes: [tag])
    state.apply(to: live)
    #expect(live.views[1].tag == 7 && state.findings.isEmpty)
  }

  /// Every attribute gives a view just what it read of another, and leaves the rest alone.
  @Test func everyAttributeComesAcross() {
    for attribute in TemplateAttribute.all {
      for (from, to) in [(view("a", []), view("b", [])), (label("a", "one"), label("b", "two"))] {
        from.alpha = 0.5
        from.layer.transform.rotation = 1
        from.layer.shadow.radius = 8
        guard let value = attribute.read(from) else { continue }
        attribute.apply(value, to)
        #expect(attribute.read(to) == value, "\(attribute.keyPath)")
      }
    }
  }
}
