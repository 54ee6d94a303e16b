import Templates
import TestSupport
import Testing
import Views

/// One test for each rule; the decoy is what a later rule would match.
@Suite struct RuleTests {
  @Test func tagBeforeActions() {
    let trial = Trial(
      template: [button("t", "Go", tag: 7, actions: [action("go:")])],
      live: [button("decoy", "Go", actions: [action("go:")]), view("a", tag: 7)])
    #expect(trial.counterpart(of: "t") == "a tag")
    #expect(trial.unmatchedLive == ["decoy"])
  }

  @Test func lastOfATagWins() {
    let trial = Trial(template: [view("t", tag: 7)], live: [view("a", tag: 7), view("b", tag: 7)])
    #expect(trial.counterpart(of: "t") == "b tag")
    #expect(trial.unmatchedLive == ["a"])
  }

  @Test func unusedTagsLeaveLaterRules() {
    let trial = Trial(template: [label("t", "Total", tag: 7)], live: [label("a", "Total")])
    #expect(trial.counterpart(of: "t") == "a text")
  }

  @Test func actionsBeforeTitle() {
    let trial = Trial(
      template: [button("t", "Go", actions: [action("go:")])],
      live: [button("decoy", "Go"), button("a", "Leave", actions: [action("go:")])])
    #expect(trial.counterpart(of: "t") == "a target-action")
  }

  @Test func actionsCompareClassTargetEventAndSelector() {
    let base = [action("go:"), action("tell:", target: "5")]
    let others: [(String, [ControlAction])] = [
      ("selector", [action("stop:"), action("tell:", target: "5")]),
      ("target", [action("go:"), action("tell:", target: "6")]),
      ("event", [action("go:", event: "touchDown"), action("tell:", target: "5")]),
      ("fewer", [action("go:")]), ("none", []),
    ]
    for (name, actions) in others {
      let trial = Trial(
        template: [button("t", "Go", actions: base)],
        live: [button("a", "Go", actions: actions), button("b", "Leave")])
      #expect(trial.counterpart(of: "t") == "a title", "\(name)")
    }
    let ordered = Trial(
      template: [button("t", actions: base)],
      live: [button("x"), button("a", actions: base.reversed())])
    #expect(ordered.counterpart(of: "t") == "a target-action")
    let otherClass = Trial(
      template: [button("t", custom: "Knob", actions: base)],
      live: [button("a", actions: base), button("b", "B"), button("c", "C")])
    #expect(otherClass.counterpart(of: "t") == nil)
  }

  @Test func actionsNeedAControl() {
    let template = view("t", actions: [action("go:")])
    template.control = nil
    let live = view("a", actions: [action("go:")])
    let trial = Trial(template: [template], live: [live, view("b", actions: [action("go:")])])
    #expect(trial.counterpart(of: "t") == nil)
  }

  @Test(arguments: ["UIControl", "UIView"]) func plainAndCustomControls(element: String) {
    let custom = element == "UIView" ? "Knob" : nil
    func knob(_ id: String, _ selector: String) -> View {
      view(id, element, custom: custom, actions: [action(selector)])
    }
    let trial = Trial(
      template: [knob("t", "tapB:"), knob("u", "tapA:")], live: [knob("a", "tapA:"), knob("b", "tapB:")])
    #expect(trial.counterpart(of: "t") == "b target-action")
    #expect(trial.counterpart(of: "u") == "a target-action")
    #expect(trial.match.findings.isEmpty)
  }

  /// The live view may have a subclass of the template view's class, as with `isKindOfClass:`, but not vice versa.
  @Test(arguments: [
    ("UIControl", nil, "UIButton", nil, true), ("UIControl", nil, "UIView", "Knob", true),
    ("UIButton", nil, "UIButton", "Knob", true), ("UIView", "UIControl", "UISwitch", nil, true),
    ("UIView", "UIControl", "UIView", "Knob", true), ("UIButton", nil, "UIControl", nil, false),
    ("UIButton", "Knob", "UIButton", nil, false), ("UIButton", "Knob", "UIButton", "Dial", false),
    ("UIView", "Knob", "UIControl", nil, false),
  ])
  func kindsOfControls(
    _ element: String, _ custom: String?, _ liveElement: String, _ liveCustom: String?, _ isFound: Bool
  ) {
    let trial = Trial(
      template: [view("t", element, custom: custom, actions: [action("go:")])],
      live: [
        view("decoy", liveElement, custom: liveCustom, actions: [action("stop:")]),
        view("a", liveElement, custom: liveCustom, actions: [action("go:")]),
      ])
    #expect(trial.counterpart(of: "t") == (isFound ? "a target-action" : nil))
  }

  @Test func subclassesAreNotFoundByPlainOnes() {
    func texts(_ custom: String?) -> [View] {
      let field = field("f\(custom ?? "")", "Rome")
      field.customClass = custom
      return [
        label("l\(custom ?? "")", "Total", custom: custom), button("b\(custom ?? "")", "Go", custom: custom),
        button("i\(custom ?? "")", image: "arrow", custom: custom), field,
      ]
    }
    let found = Trial(template: texts(nil), live: [label("x", "Sum", custom: "Fancy")] + texts("Fancy"))
    #expect(found.match.pairs.dropFirst().map(\.rule) == [.text, .title, .image, .text])
    let missed = Trial(template: texts("Fancy"), live: texts(nil))
    #expect(missed.match.pairs.count == 1)
    #expect(missed.match.unmatchedTemplate.allSatisfy { $0.reason == .noneOfItsClass })
    #expect(
      missed.match.findings[0].notes.map(\.message) == [
        "nearest: Fancy \"Total\" (id lFancy), same text, other class; give both the same tag"
      ])
  }

  @Test func titleBeforeImage() {
    let trial = Trial(
      template: [button("t", "Go", image: "arrow")],
      live: [button("decoy", "Leave", image: "arrow"), button("a", "Go")])
    #expect(trial.counterpart(of: "t") == "a title")
  }

  @Test func imageBeforeClass() {
    let trial = Trial(
      template: [button("t", image: "arrow")],
      live: [button("decoy"), button("a", image: "arrow", custom: "Knob")])
    #expect(trial.counterpart(of: "t") == "a image")
  }

  @Test func buttonsWithoutTitleDoNotMatchByIt() {
    let trial = Trial(template: [button("t")], live: [button("a"), button("b")])
    #expect(trial.counterpart(of: "t") == nil)
    #expect(trial.unmatchedLive == ["a", "b"])
  }

  @Test func labelsByText() {
    let trial = Trial(
      template: [label("t", "Total")],
      live: [label("decoy", "Sum"), label("a", "Total", custom: "BigLabel")])
    #expect(trial.counterpart(of: "t") == "a text")
  }

  @Test func emptyLabelsMatch() {
    let trial = Trial(template: [label("t", "")], live: [label("x", "X"), label("a", ""), label("b", "")])
    #expect(trial.counterpart(of: "t") == "a text")
  }

  @Test func textIsOnlyComparedWithinAKind() {
    let trial = Trial(template: [label("t", "Go")], live: [button("a", "Go"), field("b", "Go")])
    #expect(trial.counterpart(of: "t") == nil)
  }

  @Test func fieldsByTextAndPlaceholder() {
    let live = [field("decoy", "", placeholder: "City"), field("a", "Rome", placeholder: "City")]
    let trial = Trial(
      template: [field("t", "Rome", placeholder: "City"), field("u", "", placeholder: "City")], live: live)
    #expect(trial.counterpart(of: "t") == "a text")
    #expect(trial.counterpart(of: "u") == "decoy text")
    let empty = Trial(template: [field("t", "")], live: [field("a", ""), field("b", "")])
    #expect(empty.counterpart(of: "t") == nil)
  }

  @Test func uniqueClass() {
    let one = Trial(template: [label("t", "Sum")], live: [view("x"), label("a", "Total")])
    #expect(one.counterpart(of: "t") == "a class")
    let two = Trial(template: [label("t", "Sum")], live: [label("a", "Total"), label("b", "Rest")])
    #expect(two.counterpart(of: "t") == nil)
    let custom = Trial(template: [view("t", custom: "Dial")], live: [view("x"), view("a", custom: "Dial")])
    #expect(custom.counterpart(of: "t") == "a class")
    let otherClass = Trial(template: [view("t", custom: "Dial")], live: [view("a")])
    #expect(otherClass.counterpart(of: "t") == nil)
  }

  @Test func rulesOnlySearchTheCounterpartsChildren() {
    let trial = Trial(
      template: [view("p", tag: 1, [label("t", "Total")])],
      live: [view("q", tag: 1, [view("z")]), label("far", "Total")])
    #expect(trial.counterpart(of: "t") == nil)
    #expect(trial.unmatchedLive == ["z", "far"])
  }

  @Test func rootsAreCounterparts() {
    let trial = Trial(
      template: ViewTree(root: view("t", "UIScrollView", tag: 3)),
      live: ViewTree(root: view("a", custom: "Page", tag: -4)))
    #expect(trial.counterpart(of: "t") == "a root")
  }

  @Test func theLiveTreeIsItsOwnTemplate() {
    let tree = ViewTree(
      root: view("r", [button("a"), button("b"), view("n", tag: -1)]))
    let trial = Trial(template: tree, live: tree)
    #expect(trial.match.pairs.allSatisfy { $0.rule == .identity && $0.live == $0.template.id })
    #expect(trial.match.pairs.map(\.template.objectID) == ["r", "a", "b"])
    #expect(trial.match.findings.isEmpty)
  }

  @Test func siblingOrderDoesNotMatterForDistinctKeys() {
    func live() -> [View] {
      [
        view("a", tag: 1), button("b", actions: [action("b:")]), button("c", "C"), button("d", image: "d"),
        label("e", "E"), field("f", "F"), view("g", "UIImageView"),
      ]
    }
    func template() -> [View] {
      [
        view("ta", tag: 1), button("tb", actions: [action("b:")]), button("tc", "C"),
        button("td", image: "d"), label("te", "E"), field("tf", "F"), view("tg", "UIImageView"),
      ]
    }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let trial = Trial(
        template: template().shuffled(using: &generator), live: live().shuffled(using: &generator))
      for (letter, rule) in zip(
        "abcdefg", ["tag", "target-action", "title", "image", "text", "text", "class"])
      {
        #expect(trial.counterpart(of: "t\(letter)") == "\(letter) \(rule)")
      }
      #expect(trial.match.findings.isEmpty)
    }
  }
}
