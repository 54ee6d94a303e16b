import Foundation
import Geometry
import TestSupport
import Testing

@testable import Goldens
@testable import PictureComparison

/// Failures grouped by cause, and their reports.
@Suite struct ReportTests {
  private func failure(
    _ path: String, _ reason: GoldenFailure.Reason = .different, _ changes: [TreeChange] = [],
    knows: Bool = true
  ) -> GoldenFailure {
    var failure = GoldenFailure(
      path: path, reason: reason, document: "App/Main.storyboard", scene: "Login", variant: path,
      actual: PixelHash("0123456789abcdef0123456789abcdef")!, tree: "00112233445566ff",
      renderer: "ffeeddccbbaa9988")
    (failure.changes, failure.knowsTrees, failure.differing, failure.area) = (changes, knows, 7, 100)
    failure.regions = [DifferenceRegion(box: .at(1, 2, 3, 4), pixelCount: 7, largestChannelDifference: 9)]
    return failure
  }

  private func change(
    _ view: String, _ kind: TreeChange.Kind, _ property: String, _ old: String, _ new: String,
    constraint: String? = nil
  ) -> TreeChange {
    TreeChange(
      kind: kind, viewID: view, view: "UILabel \"<\(view)>\" (id \(view))", path: "UIView › UILabel",
      property: property, old: old, new: new, line: 57, constraintID: constraint)
  }

  private var constant: TreeChange { change("a", .moved, "leading constraint", "16", "24", constraint: "c") }

  private var report: GoldenReport {
    let failures = [
      failure("M/a.png", .different, [constant, change("b", .moved, "x", "1", "2")]),
      failure("M/b.png", .different, [constant, change("b", .moved, "x", "3", "9")]), failure("M/c.png"),
      failure("N/d.png"), failure("N/e.png", .missing), failure("N/f.png", .different, [], knows: false),
    ]
    var counts = GoldenReport.Counts()
    counts.passed = 2
    return GoldenReport(
      goldens: "Goldens", items: GoldenItem.items(of: failures), counts: counts,
      passed: ["M/x.png", "N/y.png"])
  }

  @Test func oneCauseIsOneItem() {
    let items = report.items
    #expect(
      items.map { $0.failures.map(\.path) } == [
        ["M/a.png", "M/b.png"], ["M/c.png", "N/d.png"], ["N/e.png"], ["N/f.png"],
      ])
    #expect(items.map(\.kind) == [.moved, .renderer, nil, nil])
    #expect(items[0].changes == [constant] && items[0].place == "App/Main.storyboard:57")
    #expect(Set(items.map(\.id)).count == 4 && items.allSatisfy { $0.id.count == 8 })
    #expect(items[0].effects() == ["moved: UILabel \"<b>\" (id b) x 1 → 2"])
    #expect(GoldenItem.items(of: items[0].failures)[0].id == items[0].id)
  }

  /// A picture with several changes is a failure of several items; a variant's own values do not make an item.
  @Test func everyEditIsAnItem() {
    let text = change("t", .text, "text", "\"Go\"", "\"Come\"")
    let doubled = change("t", .text, "text", "\"Go Go\"", "\"Come Come\"")
    let items = GoldenItem.items(of: [
      failure("M/a.pseudo-double.png", .different, [doubled, constant]),
      failure("M/a.png", .different, [text, constant]), failure("M/b.png", .tree, [constant]),
    ])
    #expect(items.map(\.changes) == [[text], [constant]])
    #expect(items.map(\.failures.count) == [2, 3])
    var report = GoldenReport(goldens: "Goldens", items: items, counts: GoldenReport.Counts())
    #expect(report.failures.count == 3 && report.junit.contains("tests=\"3\" failures=\"3\""))
    #expect(report.summary == "0 passed, 3 differ (2 causes)\n")
    report.items = GoldenItem.items(of: [failure("M/b.png", .tree, [constant])])
    #expect(report.text.contains("1 picture of \"Login\": M/b.png, no pixel differs\n"))
  }

  /// A changed asset is one edit for all documents, and so is the same edit of several views.
  @Test func equalEdits() {
    var asset = change("color Accent", .restyled, "value", "#F00", "#F80")
    asset.line = 0
    (asset.file, asset.root) = ("Accent.colorset/Contents.json", "color Accent")
    var other = failure("N/d.png", .different, [asset])
    other.document = "Other.xib"
    let items = GoldenItem.items(of: [
      failure("M/a.png", .different, [asset]), other,
    ])
    #expect(items.count == 1 && items[0].place == "Accent.colorset/Contents.json")
    let alike = ["a", "b"].map {
      change(
        $0, .moved, "trailing constraint", "= #\($0).trailing + 8", "= #\($0).trailing + 16", constraint: $0)
    }
    let merged = GoldenItem.items(of: [failure("M/a.png", .different, alike)])
    #expect(merged.count == 1 && merged[0].changes == alike && merged[0].failures.count == 1)
  }

  /// A frame specified in the document is an edit, even if something else changed too; consequences of edits are not.
  @Test func editedFramesAreSeparateItems() {
    let text = change("t", .text, "text", "\"Go\"", "\"Come\"")
    let follows = change("b", .moved, "x", "1", "2")
    let card = ["card", "t"].map { view -> TreeChange in
      var change = change(view, .moved, "y", "284", "300")
      change.isOfOwnFrame = true
      return change
    }
    let items = GoldenItem.items(of: [
      failure("M/a.portrait.png", .different, [text, follows, card[0], card[1]]),
      failure("M/a.landscape.png", .different, [text]),
      failure("M/b.portrait.png", .different, [follows, card[0]]),
    ])
    #expect(items.map(\.changes) == [[text], [card[0]]])
    #expect(items.map(\.failures.count) == [2, 2])
    #expect(
      items[0].effects() == [
        "moved: UILabel \"<b>\" (id b) x 1 → 2", "moved: UILabel \"<t>\" (id t) y 284 → 300",
      ])
    #expect(items[1].headline == "UILabel \"<card>\" (id card): y 284 → 300")
  }

  @Test func positionsAreOneItemDespiteNumbers() {
    let items = GoldenItem.items(of: [
      failure("a.png", .different, [change("b", .moved, "x", "1", "2")]),
      failure("b.png", .different, [change("b", .moved, "x", "5", "6")]),
      failure("c.png", .different, [change("z", .moved, "x", "5", "6")]),
    ])
    #expect(items.map(\.failures.count) == [2, 1])
  }

  @Test func text() {
    #expect(
      report.text == """
        App/Main.storyboard:57: UILabel "<a>" (id a): leading constraint 16 → 24
          moved: UILabel "<b>" (id b) x 1 → 2
          2 pictures of "Login": M/a.png; M/b.png, 7 of 100 pixels
          layoutshot accept \(report.items[0].id)
        App/Main.storyboard: the renderer changed: pixels differ, no tree does
          2 pictures of "Login": M/c.png; N/d.png, 7 of 100 pixels
          layoutshot accept \(report.items[1].id)
        App/Main.storyboard: no golden of "Login" yet
          1 picture of "Login": N/e.png, 7 of 100 pixels
          layoutshot accept \(report.items[2].id)
        App/Main.storyboard: pixels differ; there is no recorded tree that explains why
          1 picture of "Login": N/f.png, 7 of 100 pixels
          layoutshot accept \(report.items[3].id)
        2 passed, 5 differ, 1 missing (4 causes)

        """)
  }

  @Test func annotations() throws {
    var report = report
    report.items = [report.items[0]]
    let lines = report.annotations.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=App/Main.storyboard,line=57,title=layoutshot "))
    #expect(lines[0].contains("::UILabel \"<a>\" (id a): leading constraint 16 → 24%0Amoved: "))
  }

  @Test func comment() {
    let text = report.markdown
    #expect(
      text.contains(
        "#### `App/Main.storyboard` Login\n\n- UILabel \"\\<a\\>\" (id a): leading constraint 16 → 24 (line 57)\n"
      ))
    // A picture is shown once.
    #expect(text.components(separatedBy: "(M/a-compare.png)").count == 2)
    #expect(text.contains("```sh\nlayoutshot accept \(report.items[0].id)\n"))
  }

  @Test func junitIsXML() throws {
    let text = report.junit
    #expect(
      text.contains("tests=\"8\" failures=\"6\"")
        && text.contains("<testsuite name=\"M\" tests=\"4\" failures=\"3\">"))
    #expect(text.contains("&lt;a&gt;") && text.contains("<testcase classname=\"N\" name=\"y.png\"/>"))
  }

  @Test func acceptableItems() throws {
    let read = try #require(AcceptableReport(Array(report.json.utf8)))
    #expect(read.goldens == "Goldens" && read.items == report.items.map(\.id))
    #expect(read.offers.map(\.path) == report.failures.map(\.path))
    #expect(read.offers[0].entry?.tree == "00112233445566ff")
    let rest = try #require(
      read.json(without: read.offers.filter { ["M/a.png", "N/e.png"].contains($0.path) }).flatMap {
        AcceptableReport(Array($0.utf8))
      })
    #expect(rest.offers.map(\.path) == ["M/b.png", "M/c.png", "N/d.png", "N/f.png"])
    #expect(read.json(without: read.offers) == nil)
    #expect(
      AcceptableReport(Array("{\"layoutshot\":1,\"goldens\":\"x\",\"items\":[{\"failures\":[{}]}]}".utf8))
        == nil)
  }

  @Test func matchesItsSchema() throws {
    #expect(try SchemaChecker("report.schema.json").violations(in: report.json) == [])
    // A test that can fail.
    let wrong = report.json.replacing("\"line\": 57", with: "\"lines\": 57")
    #expect(!(try SchemaChecker("report.schema.json").violations(in: wrong).isEmpty))
  }
}
