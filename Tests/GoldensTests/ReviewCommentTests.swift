import PictureComparison
import TestSupport
import Testing

@testable import Goldens

/// Comments for pull requests, as values and as text.
@Suite struct ReviewCommentTests {
  private func failure(_ document: String, _ scene: String, _ variant: String, _ property: String)
    -> GoldenFailure
  {
    var failure = GoldenFailure(
      path: "\(document)/\(scene).\(variant).png", reason: .different, document: document, scene: scene,
      variant: variant, actual: PixelHash("0123456789abcdef0123456789abcdef")!, tree: "00112233445566ff",
      renderer: "ffeeddccbbaa9988")
    failure.changes = [
      TreeChange(
        kind: .restyled, viewID: "a\(document)", view: "UIButton (id a)", path: "", property: property,
        old: "1",
        new: "2", line: 9)
    ]
    (failure.knowsTrees, failure.differing, failure.area) = (true, 7, 100)
    return failure
  }

  private func words(_ document: String, _ scene: String, _ text: String) -> ScreenWords {
    ScreenWords(
      document: document, scene: scene,
      lines: [.init(text, line: 57), .init("3 views moved 0,+12", isConsequence: true)])
  }

  private func report(_ failures: [GoldenFailure], _ words: [ScreenWords]) -> GoldenReport {
    var report = GoldenReport(
      goldens: "Goldens", items: GoldenItem.items(of: failures), counts: GoldenReport.Counts())
    report.words = words
    return report
  }

  @Test func aScreenIsSaidInTheWordsOfDiff() {
    let failures = ["landscape", "portrait"].map { failure("A.xib", "Login", $0, "x") }
    let report = report(failures, [words("A.xib", "Login", "pasteButton added to searchCard")])
    let text = report.markdown
    #expect(
      text.contains(
        "#### `A.xib` Login\n\n- pasteButton added to searchCard (line 57)\n  - 3 views moved 0,+12\n"),
      "\(text)")
    #expect(!text.contains("(id a)"))
    #expect(report.comment.sections[0].figures == "2 pictures, at most 7 of 100 pixels")
  }

  @Test(arguments: ["portrait", "landscape"]) func theOwnOrientationIsFirst(_ own: String) {
    let failures = ["iphone-8 landscape", "iphone-8 landscape dark", "iphone-8 portrait"].map {
      var failure = failure("A.xib", "Login", $0, "x")
      failure.distance = $0.contains(own) ? 0 : 10_000
      return failure
    }
    let section = report(failures, [words("A.xib", "Login", "x")]).comment.sections[0]
    #expect(section.pictures.count == 3 && section.pictures[0].words.contains(" \(own): "))
    #expect(Set(section.pictures.map(\.file)).count == 3)
  }

  /// Two edits of one screen are two items, and show its picture once.
  @Test func aPictureIsShownOnce() {
    var one = failure("A.xib", "Login", "portrait", "x")
    one.changes += [failure("B", "", "", "y").changes[0]]
    let report = report([one], [words("A.xib", "Login", "x")])
    #expect(report.items.count == 2 && report.comment.sections.count == 1)
    #expect(report.comment.sections[0].pictures.count == 1)
    #expect(report.comment.sections[0].commands.count == 2)
  }

  @Test func screensThatChangedInTheSameWayAreOne() {
    let names = (1...20).map { "\($0).xib" }
    let report = report(
      names.map { failure($0, "Cell", "portrait", "x") }, names.map { words($0, "Cell", "font 15 → 15.5") })
    let sections = report.comment.sections
    #expect(sections.count == 1 && sections[0].pictures.count == 1)
    #expect(sections[0].lines.last?.text.hasPrefix("the same in ") == true)
    #expect(sections[0].lines.last?.text.hasSuffix(" and 11 more") == true, "\(sections[0].lines)")
  }

  @Test func theWayThroughAFile() throws {
    let failures = ["landscape", "portrait"].map { failure("A.xib", "Login", $0, "x") }
    var comment = report(failures, [words("A.xib", "Login", "x")]).comment.limited
    #expect(comment.sections[0].commands.isEmpty, "a command of a stranger is not shown")
    #expect(ReviewComment(Array(comment.json.utf8)) == nil, "files are numbers")
    for index in comment.sections[0].pictures.indices {
      comment.sections[0].pictures[index].file = "\(index + 1).png"
    }
    #expect(ReviewComment(Array(comment.json.utf8)) == comment)
  }

  @Test func limitsAreKept() {
    let names = (1...300).map { "\($0).xib" }
    let report = report(
      names.map { failure($0, "Cell", "portrait", "x") }, names.map { words($0, "Cell", "font of \($0)") })
    let comment = report.comment.limited
    #expect(comment.sections.count == 20 && comment.omitted[.change] == 280)
    #expect(comment.sections.flatMap(\.pictures).count <= ReviewComment.most.pictures)
    let text = comment.markdown(pictures: .none)
    #expect(text.contains("And 280 more changes, in the report.\n") && text.utf8.count < 65_536)
    var large = ReviewComment()
    large.sections = (0..<30).map { _ in
      var section = ReviewComment.Section(.change, String(repeating: "`", count: 900))
      section.lines = (0..<60).map { _ in .init(String(repeating: "@", count: 1000)) }
      return section
    }
    #expect(large.markdown(pictures: .none).utf8.count < 65_536)
  }

  @Test func wherePicturesAre() {
    var comment = ReviewComment()
    comment.sections = [ReviewComment.Section(.change, "A.xib")]
    comment.sections[0].pictures = [.init(file: "a b.png", words: "portrait")]
    #expect(comment.markdown(pictures: .relative).contains("![portrait](a%20b.png)"))
    #expect(comment.markdown(pictures: .url("https://e.io/x")).contains("](https://e.io/x/a%20b.png)"))
    #expect(
      comment.markdown(pictures: .url("https://e.io/{}?raw=true")).contains(
        "](https://e.io/a%20b.png?raw=true)"))
    let without = comment.markdown(pictures: .none, page: "https://e.io/page")
    #expect(
      !without.contains("![")
        && without.hasSuffix("[The pictures are in the report of this run](https://e.io/page).\n"))
  }
}
