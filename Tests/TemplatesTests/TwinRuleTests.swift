import Templates
import TestSupport
import Testing
import Views

/// Layouts in two documents: outlets with the same name, and the IDs preserved by a copy.
@Suite struct TwinRuleTests {
  private func image(_ id: String, _ outlets: String...) -> View {
    let result = view(id, "UIImageView", custom: nil)
    result.outletNames = outlets
    return result
  }

  @Test func equalOutletNames() {
    let trial = Trial(
      template: [image("t", "avatar"), image("u", "cover")],
      live: [image("decoy", "badge"), image("a", "avatar", "photo")])
    #expect(trial.counterpart(of: "t") == "a outlet")
    #expect(trial.unmatchedTemplate == ["u"] && trial.unmatchedLive == ["decoy"])
    #expect(trial.match.libraryDifferences.map(\.reason) == [.outlet])
    let off = Trial(
      template: [image("t", "avatar")], live: [image("decoy", "badge"), image("a", "avatar")],
      options: MatchingOptions(matchesTwins: false))
    #expect(off.counterpart(of: "t") == nil && off.match.libraryDifferences.isEmpty)
    // It still comes first among the candidates.
    #expect(off.match.unmatchedTemplate[0].candidates.map(\.summary.objectID) == ["a", "decoy"])
    #expect(
      off.match.findings.last?.notes.first?.message
        == "nearest: UIImageView (id a), same outlet; give both the same tag")
  }

  @Test func outletCollectionsAreNotMatched() {
    let trial = Trial(
      template: [image("t", "images"), image("u")], live: [image("a", "images"), image("b", "images")])
    #expect(trial.match.pairs.count == 1)
    let both = Trial(
      template: [image("t", "images"), image("u", "images")], live: [image("a", "images"), image("b")])
    #expect(both.match.pairs.count == 1)
  }

  @Test func theSameObjectID() {
    func trial(_ options: MatchingOptions) -> Trial {
      Trial(
        template: [image("a1-1"), image("a1-2"), view("a1-3", "UISwitch"), view("a1-4")],
        live: [image("a1-2"), image("a1-1"), view("a1-3"), view("a1-5")], options: options)
    }
    let on = trial(MatchingOptions())
    #expect(on.counterpart(of: "a1-1") == "a1-1 id")
    #expect(on.counterpart(of: "a1-2") == "a1-2 id")
    // A copy keeps its class.
    #expect(on.unmatchedTemplate == ["a1-3", "a1-4"])
    #expect(on.match.libraryDifferences.map(\.reason) == [.objectID, .objectID])
    let off = trial(MatchingOptions(matchesTwins: false))
    #expect(off.match.pairs.count == 1)
    #expect(off.match.unmatchedTemplate[0].candidates.map(\.summary.objectID) == ["a1-1", "a1-2"])
  }

  @Test func theLibrarysRulesComeFirst() {
    let trial = Trial(
      template: [label("a1-1", "Total"), label("a1-2", "Sum")],
      live: [label("a1-1", "Sum"), label("a1-2", "Total"), image("c")])
    #expect(trial.counterpart(of: "a1-1") == "a1-2 text" && trial.counterpart(of: "a1-2") == "a1-1 text")
    // Their matches are unchanged.
    let taken = Trial(
      template: [label("a1-2", "Total"), label("a1-1", "Other")],
      live: [label("a1-1", "Total"), label("a1-3", "Rest"), label("a1-4", "Sum")])
    #expect(taken.unmatchedTemplate == ["a1-1"])
    #expect(taken.match.unmatchedTemplate[0].candidates.map(\.summary.objectID) == ["a1-1", "a1-3", "a1-4"])
  }

  @Test func childrenOfTwinsAreMatched() {
    let trial = Trial(
      template: [view("a1-1", [label("t", "Total")]), view("a1-2", [image("a1-7"), image("a1-8")])],
      live: [view("a1-2", [image("a1-8"), image("a1-7")]), view("a1-1", [label("a", "Total"), view("b")])])
    #expect(trial.counterpart(of: "t") == "a text")
    #expect(trial.counterpart(of: "a1-7") == "a1-7 id")
    #expect(trial.unmatchedLive == ["b"])
    // Their differences from the library follow from their superviews.
    #expect(trial.match.libraryDifferences.map(\.template.objectID) == ["a1-1", "a1-2"])
  }

  @Test func idsAreIgnoredInUnrelatedDocuments() {
    func images(_ names: [String]) -> [View] { names.map { image($0) } }
    let apart = Trial(
      template: images(["a1-1", "a1-2"]) + [label("a1-3", "A"), label("a1-4", "B")],
      live: images(["a1-1", "a1-2"]) + [label("a1-4", "A"), label("a1-3", "B")])
    #expect(apart.match.pairs.map(\.rule) == [.root, .text, .text])
  }

  @Test(arguments: ["", "imageView-"]) func countedIDsNeedConfirmation(prefix: String) {
    func images(_ numbers: Int...) -> [View] { numbers.map { image("\(prefix)\($0)") } }
    let counted = Trial(template: images(4, 5), live: images(5, 4))
    #expect(counted.match.pairs.count == 1)
    let witnessed = Trial(
      template: images(4, 5) + [label("6", "A")], live: images(5, 4) + [label("6", "A")])
    #expect(witnessed.counterpart(of: "\(prefix)4") == "\(prefix)4 id")
  }

  @Test func viewsWithoutAnIDAreNotTwins() {
    let trial = Trial(template: [image(""), image("")], live: [image(""), image("")])
    #expect(trial.match.pairs.count == 1)
  }

  @Test func viewsElsewhereAreCandidatesOnly() {
    let trial = Trial(
      template: [view("p", tag: 1, [image("a1-1")])], live: [view("q", tag: 1), image("a1-1"), image("r")])
    #expect(
      trial.match.unmatchedTemplate[0].candidates.map(\.summary.objectID) == ["a1-1"])
    #expect(
      trial.match.findings.last?.notes.first?.message == """
        nearest: UIImageView (id a1-1), same object id, but inside UIView (id L): move this view into UIView (id T) \
        and give both the same tag
        """)
  }

  /// A document and its copy match completely, whatever was moved.
  @Test func copiesMatch() {
    var generator = SeededGenerator(seed: 5)
    func views(_ depth: Int, _ prefix: String) -> [View] {
      (0..<4).map { view("\(prefix)-\($0)", depth == 0 ? [] : views(depth - 1, "\(prefix)-\($0)")) }
    }
    func shuffled(_ depth: Int, _ prefix: String) -> [View] {
      (0..<4).shuffled(using: &generator).map {
        view("\(prefix)-\($0)", depth == 0 ? [] : shuffled(depth - 1, "\(prefix)-\($0)"))
      }
    }
    let trial = Trial(template: shuffled(2, "a1"), live: views(2, "a1"))
    #expect(trial.match.pairs.count == 85)
    #expect(trial.match.pairs.dropFirst().allSatisfy { trial.live[$0.live].objectID == $0.template.objectID })
  }

  /// Many template views with the same superview do not make the traversal quadratic.
  @Test func manyClaimsOnOneSuperview() {
    let trial = Trial(
      template: (0..<8_000).map { view("t\($0)", tag: 1, [image("u\($0)", "none")]) },
      live: [view("a", tag: 1, (0..<8_000).map { image("b\($0)", "other\($0)") })])
    #expect(trial.match.unmatchedTemplate.count == 8_000)
  }
}
