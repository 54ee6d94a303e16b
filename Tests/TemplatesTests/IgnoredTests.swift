import Templates
import Testing
import Views

@Suite struct IgnoredTests {
  @Test func negativeTagsInTemplatesAreSkipped() {
    let trial = Trial(
      template: [view("t", tag: -1, [label("u", "Total")])], live: [view("a", [label("b", "Total")])])
    #expect(trial.match.pairs.map(\.template.objectID) == ["T"])
    #expect(trial.unmatchedTemplate.isEmpty)
    #expect(trial.unmatchedLive == ["a"])
  }

  @Test func negativeTagsInTheLiveTreeAreIgnored() {
    let trial = Trial(
      template: [label("t", "Total"), button("u", "Go", actions: [action("go:")])],
      live: [
        label("a", "Total", tag: -1), button("b", "Go", tag: -2, actions: [action("go:")]),
        view("c", tag: -3, [view("d")]),
      ])
    #expect(trial.counterpart(of: "t") == nil)
    #expect(trial.counterpart(of: "u") == nil)
    #expect(trial.unmatchedLive.isEmpty)
    #expect(trial.unmatchedTemplate == ["t", "u"])
  }

  @Test func negativeTagsAreNotRivals() {
    let trial = Trial(template: [view("t")], live: [view("a", tag: -1), view("b")])
    #expect(trial.counterpart(of: "t") == "b class")
  }

  @Test(arguments: MatchingOptions.builtInIgnoredClasses)
  func contentsAreUnchanged(className: String) {
    let trial = Trial(
      template: [view("t", className, custom: "Mine", [view("u")])],
      live: [view("a", className, custom: "Mine", [view("b"), view("c")])])
    #expect(trial.match.pairs.map(\.template.objectID) == ["T", "t"])
    #expect(trial.match.findings.isEmpty)
  }

  @Test func registeredClassesAreNotEntered() {
    for name in ["UIScrollView", "Mine"] {
      let trial = Trial(
        template: [view("t", "UIScrollView", custom: "Mine", [view("u")])],
        live: [view("a", "UIScrollView", custom: "Mine", [label("b", "B")])],
        options: MatchingOptions(ignoredClasses: [name]))
      #expect(trial.match.findings.isEmpty)
      #expect(trial.match.pairs.count == 2)
    }
    let without = Trial(
      template: [view("t", "UIScrollView", [view("u")])], live: [view("a", "UIScrollView", [label("b", "B")])]
    )
    #expect(without.match.findings.count == 2)
  }
}
