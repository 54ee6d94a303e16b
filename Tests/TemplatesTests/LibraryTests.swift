import Diagnostics
import Templates
import Testing
import Views

/// Differences in pairing by TPMultiLayoutViewController's own code.
@Suite struct LibraryTests {
  private typealias Reason = TemplateMatch.LibraryDifference.Reason

  /// The differences, such as `t: a title | b image, no-image`.
  private func differences(_ template: [View], _ live: [View]) -> [String] {
    let trial = Trial(template: template, live: live)
    func words(_ choice: TemplateMatch.LibraryDifference.Choice?) -> String {
      choice.map { "\($0.summary.objectID) \($0.rule.rawValue)" } ?? "none"
    }
    #expect(
      trial.match.findings.filter { $0.category == .library }.count == trial.match.libraryDifferences.count)
    return trial.match.libraryDifferences.map {
      "\($0.template.objectID): \(words($0.own)) | \(words($0.library)), \($0.reason.rawValue)"
    }
  }

  @Test func buttonsWithoutImages() {
    func live() -> [View] { [button("p", image: "arrow"), button("a", "Send"), button("b", "Close")] }
    #expect(differences([button("t", "Cancel")], live()) == ["t: none | a image, no-image"])
    #expect(differences([button("t", "Close")], live()) == [])
    #expect(differences([button("t", image: "arrow")], live()) == [])
    // A single button is matched by its class, whatever its image.
    #expect(differences([button("t", "Cancel")], [button("a", "Send")]) == [])
    // The first one of the kind is chosen although there is a button of exactly this class.
    #expect(
      differences([button("t", "Cancel")], [button("k", custom: "Knob"), button("a", "Send")])
        == ["t: a class | k image, no-image"])
  }

  @Test func buttonsWithBuiltInSignsHaveAnImage() {
    func info() -> View {
      let info = button("a")
      if case .button(var content) = info.content {
        content.kind = .infoLight
        info.content = .button(content)
      }
      return info
    }
    #expect(differences([button("t", "Cancel")], [info(), label("x", "X")]) == [])
    #expect(
      differences([button("t", "Cancel")], [info(), button("b", "B")]) == ["t: none | b image, no-image"])
  }

  @Test func blankFields() {
    #expect(
      differences([field("t", ""), field("u", "")], [field("a", ""), field("b", "")])
        == ["t: none | a text, blank-field", "u: none | a text, blank-field"])
    #expect(differences([field("t", "", placeholder: "x")], [field("a", ""), field("b", "")]) == [])
    #expect(
      differences([field("t", "", placeholder: "x")], [field("a", ""), field("b", "", placeholder: "x")])
        == [])
  }

  @Test func negativeTagsOfLiveViews() {
    func live() -> [View] { [label("n", "Total", tag: -1), label("a", "Total")] }
    #expect(differences([label("t", "Total")], live()) == ["t: a text | n text, negative-tag"])
    #expect(differences([label("t", "Total", tag: -1)], live()) == [])
    // It is a rival in its class, and the only one.
    let rivals = [view("n", "UISwitch", tag: -1), view("a", "UISwitch")]
    #expect(differences([view("t", "UISwitch")], rivals) == ["t: a class | none, negative-tag"])
    let only = [view("n", "UISwitch", tag: -1)]
    #expect(differences([view("t", "UISwitch")], only) == ["t: none | n class, negative-tag"])
  }

  @Test func aRootWithANegativeTag() {
    let live = ViewTree(root: view("l", [label("a", "A")]))
    let template = ViewTree(root: view("r", tag: -2, [label("t", "A")]))
    let trial = Trial(template: template, live: live)
    #expect(trial.counterpart(of: "t") == "a text")
    #expect(trial.match.libraryDifferences.map(\.reason) == [.negativeRoot])
    #expect(
      trial.match.findings.map(\.message) == [
        "TPMultiLayoutViewController applies nothing of the landscape layout: its root has a negative tag"
      ])
    // This also applies if the tree is its own template: the app does not restore that layout.
    #expect(
      Trial(template: template, live: template).match.libraryDifferences.map(\.reason) == [.negativeRoot])
    #expect(Trial(template: live, live: template).match.findings.isEmpty)
  }

  @Test func orderOfActions() {
    let (first, second) = (action("go:"), action("log:"))
    let live = [
      button("a", "A", actions: [second, first]), button("b", "B", actions: [first, second]),
      button("c", "C"),
    ]
    #expect(
      differences([button("t", "T", actions: [first, second])], live)
        == ["t: a target-action | b target-action, action-order"])
    let other = [button("a", "A", actions: [second, first]), button("c", "T")]
    #expect(
      differences([button("t", "T", actions: [first, second])], other)
        == ["t: a target-action | c title, action-order"])
    // At different events, or for different targets with the same events, there is no order.
    let apart = [action("go:"), action("log:", event: "touchDown")]
    #expect(
      differences(
        [button("t", actions: apart)], [button("a", actions: apart.reversed()), button("b", image: "b")])
        == [])
    let shared = [action("go:"), action("log:", target: "5")]
    #expect(
      differences(
        [button("t", actions: shared)], [button("a", actions: shared.reversed()), button("b", image: "b")])
        == [])
  }

  /// `actionsForTarget:forControlEvent:` is nil for a target without an action for the event, and nil is not equal
  /// to nil.
  @Test func targetsWithoutAnActionForAnEvent() {
    let actions = [action("go:"), action("log:", target: "5", event: "touchDown")]
    let live = [view("a", "UISwitch", actions: actions), view("b", "UISwitch")]
    #expect(
      differences([view("t", "UISwitch", actions: actions)], live)
        == ["t: a target-action | none, several-targets"])
    let even = actions + [action("log:", target: "5"), action("go:", event: "touchDown")]
    let all = [view("a", "UISwitch", actions: even), view("b", "UISwitch")]
    #expect(differences([view("t", "UISwitch", actions: even)], all) == [])
  }

  @Test func seguesAreTargets() {
    func control(_ id: String, _ hasSegue: Bool) -> View {
      let result = view(id, "UISwitch", actions: [action("go:")])
      if hasSegue {
        result.segues = [Segue(kind: .show, destination: "x", location: result.location)]
      }
      return result
    }
    for (template, live) in [(true, true), (true, false), (false, true)] {
      #expect(
        differences([control("t", template)], [control("a", live), view("b", "UISwitch")])
          == ["t: a target-action | none, segue"])
    }
    #expect(differences([control("t", false)], [control("a", false), view("b", "UISwitch")]) == [])
  }

  @Test func consequencesAreNotReported() {
    let template = [
      view("t", custom: "Box", [button("u", "Cancel")]), view("v", [label("w", "Total")]),
    ]
    let live = [
      view("n", custom: "Box", [button("o", "X"), button("p", "Y")]),
      view("m", tag: -1, [label("x", "Total")]), view("a", [label("b", "Total")]),
    ]
    // `w` has another superview there; `u` has the same and is reported.
    #expect(
      differences(template, live) == ["u: none | o image, no-image", "v: a class | none, negative-tag"])
  }

  @Test func messages() {
    let trial = Trial(
      template: [button("11", "Cancel"), label("12", "Total"), view("13", "UISwitch")],
      live: [
        button("21", "Send"), button("22", "Close"), label("23", "Total", tag: -1), label("24", "Total"),
        view("25", "UISwitch", tag: -1), view("26", "UISwitch"),
      ])
    let printer = DiagnosticPrinter()
    #expect(
      trial.match.findings.filter { $0.category == .library }.map { printer.text($0) } == [
        """
        Form.xib:11: warning: [library] TPMultiLayoutViewController takes UIButton "Send" (id 21) for UIButton \
        "Cancel" (id 11) of the landscape layout, which has no counterpart here: neither button has an image, \
        which it takes for the same image

        """,
        """
        Form.xib:12: warning: [library] TPMultiLayoutViewController takes UILabel "Total" (id 23) for UILabel \
        "Total" (id 12) of the landscape layout, not UILabel "Total" (id 24): it heeds negative tags in templates \
        only
        Form.xib:24: note: give both the same tag, and they are counterparts there, too

        """,
        """
        Form.xib:13: warning: [library] TPMultiLayoutViewController finds no counterpart for UISwitch (id 13) of \
        the landscape layout, which is UISwitch (id 26) here: it counts live views with a negative tag among those \
        of the class
        Form.xib:26: note: give both the same tag, and they are counterparts there, too

        """,
      ])
  }

  @Test func findingsAreLimited() {
    let trial = Trial(
      template: (0..<300).map { field("t\($0)", "") }, live: [field("a", ""), field("b", "")])
    #expect(trial.match.libraryDifferences.count == 300)
    let findings = trial.match.findings.filter { $0.category == .library }
    #expect(findings.count == 101)
    #expect(
      findings.last?.message
        == "200 more views of the landscape layout have another counterpart, or none, in TPMultiLayoutViewController"
    )
  }
}
