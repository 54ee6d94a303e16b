import Diagnostics
import Geometry
import TestSupport
import Testing
import Views

@testable import Templates

/// The constraints and attributes of a constraint template, by the rules of LDOLayoutTemplates.
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

  /// A template view with a live counterpart.
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

  /// Constraints between targets both ways, width and height of targets; those of `c`, which is not a target, are kept.
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
    state.apply(to: live)
    // A constraint on one view is held by that view, as when it is activated.
    #expect(live.root.constraints.map(\.objectID) == ["k12", "n140"])
    #expect(live.views[1].constraints.map(\.objectID).contains("n141"))
    #expect(live.views[2].constraints.map(\.objectID) == ["k14"])
    let first = live.root.constraints[1]
    #expect(first.firstItem == "a2" && first.secondItem == "b3" && first.constant == 8)
    #expect(
      live.views.flatMap(\.constraints).map(\.objectID).filter { ["k10", "k11", "k13", "k15"].contains($0) }
        == [])
    #expect(
      state.findings.map { "\($0.location?.line ?? 0) \($0.category.rawValue) \($0.message)" } == [
        "130 unmatched UIView (id t130) has no target, so 2 constraints of the template with it are left out"
      ])
    #expect(state.findings[0].notes.map { $0.location?.line } == [142, 143])
    #expect(state.untargeted.map(\.summary.objectID) == ["t130"])
  }

  /// A template of the state before another one restores everything, including positions.
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

  /// Placeholders of the canvas are removed at build time and activate nothing; edges with only a constant are not
  /// constraints.
  @Test func ignoredConstraints() {
    var placeholder = constrain("n140", "t110", .width)
    placeholder.isPlaceholder = true
    let state = ConstraintTemplate.extract(
      template(
        targeting("t100", "live1", [targeting("t110", "a2")]),
        [placeholder, constrain("n141", "t110", .left)]),
      for: live())
    #expect(state.activated.isEmpty && state.findings.isEmpty)
  }

  private func lines(_ state: ConstraintTemplate) -> [String] {
    state.findings.map { "\($0.location?.line ?? 0) \($0.category.rawValue)" }
  }

  /// Two views with the same target, and a target that is not in the tree. The second of the two has a target
  /// nevertheless; the view without one is the decoy.
  @Test func invalidTargets() {
    func extract(_ rules: TemplateRules) -> ConstraintTemplate {
      ConstraintTemplate.extract(
        template(
          targeting(
            "t100", "live1",
            [
              targeting("t110", "a2"), targeting("t120", "a2", [view("t121", [])]), targeting("t130", "gone"),
            ]),
          [
            constrain("n140", "t120", .width), constrain("n141", "t120", .top, "t100", .top),
            constrain("n142", "t121", .width),
          ]), for: live(), rules: rules)
    }
    let state = extract(.complete)
    #expect(state.targets.map(\.live.index) == [0, 1])
    #expect(lines(state) == ["121 shared", "131 reference", "121 unmatched"])
    #expect(state.findings[0].notes.map { $0.location?.line } == [110, 140, 141])
    #expect(state.findings[0].message.contains("where a running app takes the constraints of both"))
    #expect(state.findings[2].message.contains("(id t121) has no target"))
    #expect(state.activated.isEmpty && state.untargeted.map(\.summary.objectID) == ["t130"])
    let library = extract(.library)
    #expect(library.activated.map(\.constraint.objectID) == ["n140", "n141"])
    #expect(library.activated.map(\.constraint.firstItem) == ["a2", "a2"])
    #expect(lines(library) == lines(state) && library.findings[0].notes.count == 1)
  }

  /// A constraint between targets held by a view without target: LDOLayoutTemplates does not find it. The same in a
  /// view with a target is the decoy; so is one on the live side.
  @Test(arguments: TemplateRules.allCases) func holdersWithoutTarget(rules: TemplateRules) {
    let live = live()
    live.root.constraints.removeAll { $0.objectID == "k11" }
    let wrap = view("t105", [targeting("t110", "a2"), targeting("t120", "b3")])
    wrap.constraints = [constrain("n140", "t110", .top, "t120", .top, 8)]
    wrap.subviews[0].constraints = [constrain("n141", "t110", .height)]
    let state = ConstraintTemplate.extract(
      template(view("t100", [wrap]), [constrain("n142", "t120", .left, "t110", .left)]), for: live,
      rules: rules)
    let isComplete = rules == .complete
    #expect(lines(state) == ["100 in-app", "105 in-app", "1 in-app"])
    #expect(state.findings.map { $0.notes.map { $0.location?.line } } == [[142], [140], [13]])
    #expect(state.findings[0].message.hasSuffix(isComplete ? "here it is applied" : "so does this picture"))
    state.apply(to: live)
    let added = live.views.flatMap { view in
      view.constraints.map(\.objectID).filter { $0.hasPrefix("n") }.map { "\($0) of \(view.objectID)" }
    }
    // UIKit adds a constraint to the nearest common ancestor of both items.
    #expect(
      added == (isComplete ? ["n142 of live1", "n140 of live1", "n141 of a2"] : ["n141 of a2"]))
  }

  /// A guide of the template represents the target's guide of the same kind; then the target's constraints to guides
  /// are removed too.
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

  /// The four that are always transferred, those listed by the template's view, and unknown ones.
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
    // Hidden is not listed: a running app would skip it. The live view lists nothing: a stored state restores nothing.
    #expect(
      lines(state) == [
        "110 ignored", "110 in-app", "2 in-app", "2 in-app", "110 value",
      ])
    #expect(state.findings.map(\.severity) == [.warning, .warning, .note, .note, .warning])
    #expect(state.findings[1].message.hasSuffix("so a running app leaves it NO; here it becomes YES"))
    let library = ConstraintTemplate.extract(
      template(targeting("t100", "live1", [named])), for: self.live(), rules: .library)
    let other = self.live()
    library.apply(to: other)
    #expect(!other.views[1].isHidden && other.views[1].layer.transform.scaleX == 0.5)
  }

  /// The nearest key path is suggested for an unknown one; attributes listed only by the live view are not carried.
  @Test(arguments: [
    (
      "scrollDirection",
      "no template can carry \"scrollDirection\" of UIView (id t110); it stays as it is; did you mean"
        + " \"collectionViewLayout.scrollDirection\"?"
    ),
    (
      "isHidden",
      "no template can carry \"isHidden\" of UIView (id t110); it stays as it is; did you mean \"hidden\"?"
    ),
    (
      "accessibilityIdentifier",
      "no template can carry \"accessibilityIdentifier\" of UIView (id t110); it stays as it is"
    ),
    (
      "alpha,",
      "\"templateAttributes\" of UIView (id t110) has nothing between two commas or at an end; a running app raises"
        + " an exception for it"
    ),
    ("alpha, clipsToBounds", ""), (" ", ""),
  ])
  func names(_ text: String, _ message: String) {
    let live = live()
    live.views[1].runtimeAttributes = [
      RuntimeAttribute(keyPath: "templateAttributes", value: .string("contentMode"))
    ]
    let named = targeting("t110", "a2")
    named.contentMode = .center
    named.runtimeAttributes = [RuntimeAttribute(keyPath: "templateAttributes", value: .string(text))]
    let state = ConstraintTemplate.extract(template(targeting("t100", "live1", [named])), for: live)
    #expect(state.findings.map(\.message) == (message.isEmpty ? [] : [message]))
    state.apply(to: live)
    #expect(live.views[1].contentMode == .scaleToFill)
  }

  /// A running app stores the attributes listed by the live views; layoutshot's own rules store all.
  @Test(arguments: TemplateRules.allCases) func storedStates(rules: TemplateRules) {
    let live = live()
    live.views[1].runtimeAttributes = [
      RuntimeAttribute(keyPath: "templateAttributes", value: .string("alpha"))
    ]
    let named = targeting("t110", "a2")
    named.runtimeAttributes = [
      RuntimeAttribute(keyPath: "templateAttributes", value: .string("alpha, clipsToBounds"))
    ]
    (named.alpha, named.clipsToBounds) = (0.5, true)
    named.constraints = [constrain("n140", "t110", .width, nil, nil, 5)]
    let state = ConstraintTemplate.extract(template(view("t100", [named])), for: live, rules: rules)
    let kept = ConstraintTemplate.kept("before", of: live, basedOn: state)
    state.apply(to: live)
    let a = live.views[1]
    #expect(a.alpha == 0.5 && a.clipsToBounds && a.constraints.map(\.objectID) == ["n140"])
    kept.apply(to: live)
    #expect(a.alpha == 1 && a.clipsToBounds == (rules == .library))
    // The live width constraint belongs to the root, which is not a target: the library neither removes nor stores it.
    #expect(a.constraints.isEmpty && live.root.constraints.contains { $0.objectID == "k13" })
  }

  /// A template inside another tree begins at its own view; the view beside it is the decoy.
  @Test func templateInsideATree() {
    let inner = view("t110", [targeting("t120", "a2"), targeting("t130", "b3")])
    let root = view("t100", [targeting("t105", "c4"), inner, targeting("t140", "c4")])
    inner.constraints = [constrain("n150", "t120", .top, "t130", .top)]
    var nested = template(root)
    nested.root = inner
    #expect(nested.views.map(\.objectID) == ["t110", "t120", "t130"])
    #expect(nested.installedViews.map(\.objectID) == ["t110", "t120", "t130"])
    let state = ConstraintTemplate.extract(nested, for: live())
    #expect(state.targets.map(\.live.index) == [1, 2])
    inner.isInstalled = false
    #expect(nested.installedViews.isEmpty && nested.views.count == 3)
  }

  /// A custom attribute is used if a view lists it.
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
    #expect(live.views[1].tag == 7 && state.findings.map(\.severity) == [.note])
  }

  /// Applying an attribute sets exactly the value read from another view, and changes nothing else.
  @Test func everyAttributeIsTransferred() {
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
