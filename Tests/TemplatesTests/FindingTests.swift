import Diagnostics
import Geometry
import Templates
import Testing
import Views

@Suite struct FindingTests {
  private func text(_ trial: Trial) -> [String] {
    let printer = DiagnosticPrinter()
    return trial.match.findings.map { printer.text($0) }
  }

  @Test func bothSidesWithNearestCandidates() {
    let trial = Trial(
      template: [label("12", "Sum"), label("13", "Name")],
      live: [label("22", "Total"), label("23", "Name")])
    #expect(
      text(trial) == [
        """
        Form.xib:22: warning: [unmatched] UILabel "Total" (id 22) has no counterpart in the landscape layout
        Form.xib:12: note: nearest: UILabel "Sum" (id 12), same class, other text; give both the same tag

        """,
        """
        Form.xib:12: warning: [unmatched] UILabel "Sum" (id 12) of the landscape layout has no counterpart in \
        the live view
        Form.xib:22: note: nearest: UILabel "Total" (id 22), same class, other text; give both the same tag

        """,
      ])
    #expect(trial.match.unmatchedLive.map(\.reason) == [.severalOfItsClass])
    #expect(trial.match.unmatchedTemplate[0].liveParent == ViewID(0))
    #expect(trial.match.unmatchedTemplate[0].frameInLiveParent == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func onlyTheTopmostViewIsReported() {
    let trial = Trial(
      template: [view("t", "UIImageView", [view("u")])],
      live: [view("5", custom: "Panel", [view("6", [view("7")]), view("8", tag: -1, [view("9")])])])
    #expect(trial.match.unmatchedLive.map(\.insideCount) == [2])
    #expect(
      text(trial) == [
        """
        Form.xib:5: warning: [unmatched] Panel (id 5) and 2 views inside it have no counterpart in the \
        landscape layout
        Form.xib:5: note: nothing in the landscape layout resembles it; add it there, or give it a negative \
        tag to leave it alone

        """,
        """
        Form.xib:1: warning: [unmatched] UIImageView (id t) of the landscape layout and 1 view inside it have \
        no counterpart in the live view
        Form.xib:1: note: nothing in the live view resembles it; add it there, or give it a negative tag to \
        leave it alone

        """,
      ])
    #expect(trial.match.unmatchedLive.map(\.reason) == [.noneOfItsClass])
  }

  @Test func sameTagInAnotherParent() {
    let trial = Trial(
      template: [view("p", tag: 1, [label("14", "Sum", tag: 7)])],
      live: [view("q", tag: 1), label("24", "Total", tag: 7)])
    #expect(
      text(trial).first == """
        Form.xib:24: warning: [unmatched] UILabel "Total" (id 24) has no counterpart in the landscape layout
        Form.xib:14: note: nearest: UILabel "Sum" (id 14), same tag 7, but inside UIView (id p): move it into \
        UIView (id T)

        """)
    let moved = Trial(
      template: [view("p", tag: 1), label("14", "Sum", tag: 7)],
      live: [view("q", tag: 1), label("24", "Total", tag: 7)])
    #expect(moved.match.findings.isEmpty)
  }

  @Test func sameTextInAnotherParent() {
    let trial = Trial(
      template: [view("p", tag: 1, [label("14", "Total")])], live: [view("q", tag: 1), label("24", "Total")])
    #expect(
      trial.match.findings[0].notes.map(\.message) == [
        """
        nearest: UILabel "Total" (id 14), same text, but inside UIView (id p): move it into UIView (id T) and \
        give both the same tag
        """
      ])
    let moved = Trial(
      template: [view("p", tag: 1), label("14", "Total", tag: 9)],
      live: [view("q", tag: 1), label("24", "Total", tag: 9)])
    #expect(moved.match.findings.isEmpty)
  }

  @Test func templateViewsMoveToTheLiveViewsParent() {
    let trial = Trial(
      template: [view("p", tag: 1), label("14", "Total")],
      live: [view("q", tag: 1, [label("24", "Total")]), view("r", tag: 2, [button("25", "Go")])])
    #expect(
      trial.match.unmatchedTemplate[0].candidates.map(\.remedy) == [.moveAndTag(into: "UIView (id p)")])
    #expect(
      trial.match.findings.last?.notes.map(\.message) == [
        """
        nearest: UILabel "Total" (id 24), same text, but inside UIView (id q): move this view into UIView (id p) \
        and give both the same tag
        """
      ])
    let inside = Trial(template: [button("15", "Go")], live: [view("r", tag: 2, [button("25", "Go")])])
    #expect(inside.match.unmatchedTemplate[0].candidates.map(\.remedy) == [.matchSuperview])
  }

  @Test func indistinguishableViews() {
    let trial = Trial(template: [button("11"), button("12")], live: [button("21"), button("22")])
    let notes = trial.match.findings.flatMap(\.notes).map(\.message)
    #expect(trial.match.findings.filter { $0.category == .unmatched }.count == 4)
    #expect(
      notes.first
        == "nearest: UIButton (id 11), one of 2 UIButtons without title; give each pair a tag of its own"
    )
  }

  @Test func otherActionsAndTitles() {
    let trial = Trial(
      template: [button("11", "Go", actions: [action("go:")]), button("12", "Stop")],
      live: [button("21", "Leave", actions: [action("leave:")]), button("22", "Stop")])
    #expect(
      trial.match.findings[0].notes.map(\.message) == [
        "nearest: UIButton \"Go\" (id 11), same class, other actions and title; give both the same tag"
      ])
  }

  @Test func takenCandidatesListTheirCounterpart() {
    let trial = Trial(
      template: [label("11", "A")], live: [label("21", "A"), label("22", "B")])
    #expect(
      trial.match.findings[0].notes.map(\.message) == [
        """
        nearest: UILabel "A" (id 11), same class, but it is the counterpart of UILabel "A" (id 21); add another \
        to the landscape layout and give the two the same tag, or give this view a negative tag to leave it alone
        """
      ])
    #expect(trial.match.unmatchedLive.map(\.reason) == [.taken])
  }

  @Test func sharedClaimsListBothAndTheLastWins() {
    let first = label("11", "A")
    first.frame.origin.x = 1
    let second = label("12", "A")
    second.frame.origin.x = 2
    let trial = Trial(template: [first, second], live: [label("21", "A")])
    #expect(
      text(trial) == [
        """
        Form.xib:21: warning: [shared] UILabel "A" (id 21) is claimed by several views of the landscape layout: \
        UILabel "A" (id 11), UILabel "A" (id 12)
        Form.xib:11: note: claimed by UILabel "A" (id 11), same text; overruled
        Form.xib:12: note: claimed by UILabel "A" (id 12), same text; the last one wins; give each pair a tag \
        of its own

        """
      ])
    #expect(trial.match.pairs.map(\.isOverruled) == [false, true, false])
    #expect(trial.match.layout[ViewID(1)]?.frame.minX == 2)
    #expect(trial.match.shared.map(\.live) == [ViewID(1)])
    #expect(trial.match.shared[0].claimants.map(\.objectID) == ["11", "12"])
  }

  @Test func sharedParentsAreReportedOnce() {
    let trial = Trial(
      template: [view("11", [label("12", "A")]), view("13", [label("14", "A")])],
      live: [view("21", [label("22", "A")])])
    #expect(trial.match.findings.map(\.category) == [.shared])
    #expect(trial.match.pairs.count == 5)
  }

  @Test func findingsAreLimitedButListsAreComplete() {
    let live = (0..<300).map { label("\($0)", "live \($0)") }
    let trial = Trial(template: [button("t")], live: live)
    #expect(trial.match.unmatchedLive.count == 300)
    #expect(trial.match.findings.count == 102)
    #expect(
      trial.match.findings[100].message == "200 more live views have no counterpart in the landscape layout")
  }

  @Test func pathsEqualViewPaths() {
    let trial = Trial(
      template: [],
      live: [view("a", [label("b", "B"), label("c", "C")]), view("d"), button("e", "E", tag: 4)])
    for unmatched in trial.match.unmatchedLive {
      #expect(unmatched.summary.path == trial.live[unmatched.view].path)
      #expect(unmatched.summary.phrase == trial.live[unmatched.view].phrase)
    }
    let pairs = Trial(template: trial.live, live: trial.live).match.pairs
    for pair in pairs { #expect(pair.template.path == trial.live[pair.live].path) }
  }
}
