import Files
import JSON
import Screens
import TestSupport
import Testing
import Views

@testable import Reports

/// Which views match which, in print.
@Suite struct MatchReportTests {
  private func report(_ landscape: String...) throws -> MatchReport {
    let portrait = view(
      "p", "0 0 320 480",
      label("p-title", "0 0 80 20", "Title") + view("p-box", "0 40 50 50", with: "tag=\"4\""))
    let text = document(
      owner("portraitView=p", "landscapeView=l") + portrait + view("l", "0 0 480 320", landscape.joined()))
    let document = try load(text)
    let screens = document.scenes.map { Screen($0) }
    return MatchReport(path: "a.xib", screens: screens, findings: document.findings)
  }

  @Test func pairsWithTheirRules() throws {
    let report = try report(
      label("l-title", "0 0 80 20", "Title"), view("l-box", "100 40 50 50", with: "tag=\"4\""))
    let lines = report.text.split(separator: "\n")
    #expect(!report.fallsShort)
    #expect(lines[0].hasSuffix(": 3 matched, 0 unmatched, 0 shared"), "\(lines[0])")
    #expect(
      lines[1].split(separator: "  ").map { $0.drop { $0 == " " } } == [
        "portrait layout", "live view", "rule",
      ])
    #expect(lines.last?.contains("tag") == true)
    let json = try JSONValue.read(Array(report.json(isIndented: false).utf8))
    let match = try #require(json["scenes"]?.items.first?["templates"]?.items.last)
    #expect(match["orientation"]?.string == "landscape" && match["pairs"]?.items.count == 3)
  }

  @Test func viewsWithoutACounterpart() throws {
    let report = try report(
      label("l-title", "0 0 80 20", "Title"), view("l-other", "0 0 9 9", element: "switch"))
    #expect(report.fallsShort)
    let lone = report.text.split(separator: "\n").filter { $0.contains("no counterpart") }
    #expect(lone.count == 2 && lone.allSatisfy { $0.contains("—") }, "\(report.text)")
    let json = try JSONValue.read(Array(report.json(isIndented: false).utf8))
    let match = try #require(json["scenes"]?.items.first?["templates"]?.items.last)
    #expect(match["unmatchedLive"]?.items.map { $0["id"]?.string } == ["p-box"])
    #expect(match["unmatchedTemplate"]?.items.map { $0["id"]?.string } == ["l-other"])
  }

  @Test func oneLayoutIsCarried() throws {
    let document = try load(document(view("root", "0 0 320 480")))
    let report = MatchReport(path: "a.xib", screens: document.scenes.map { Screen($0) }, findings: [])
    #expect(report.text == "UIView: one layout alone; autoresizing carries it to the other orientation\n")
    #expect(!report.fallsShort)
  }

  /// Layouts of scene files are over the same views: what they leave out and change is said, not that there is one alone.
  @Test func layoutsOfSceneFiles() throws {
    let text = """
      {"scene": 1, "name": "S", "device": "iphone-8", "view": {"subviews": [
         {"is": "label", "id": "a", "text": "one"}, {"is": "label", "id": "b", "text": "two"}]},
       "layouts": {
         "portrait": {"arrangement": {"vertical": ["a", "b"]}},
         "landscape": {"arrangement": {"horizontal": ["a"]}, "set": {"a": {"alpha": 0.5}}}}}
      """
    func report(_ text: String) throws -> MatchReport {
      let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
      return MatchReport(path: "a.scene.json", screens: document.scenes.map { Screen($0) }, findings: [])
    }
    let found = try report(text)
    #expect(!found.fallsShort)
    let lines = found.text.split(separator: "\n")
    #expect(lines[0] == "S: portrait layout of 3 views, the same by id")
    #expect(lines[1] == "S: landscape layout of 2 views, the same by id")
    #expect(lines[2] == "  UILabel \"two\" (id b): not in this layout")
    #expect(lines.contains("  ~ UIView (id S.view) arrangement: vertical → horizontal"), "\(found.text)")
    #expect(lines.contains("  ~ UILabel \"one\" (id a) alpha: 1 → 0.5"), "\(found.text)")
    let json = try JSONValue.read(Array(found.json(isIndented: false).utf8))
    let layouts = try #require(json["scenes"]?.items.first?["layouts"]?.items)
    #expect(layouts.map { $0["orientation"]?.string } == ["portrait", "landscape"])
    #expect(layouts[1]["leftOut"]?.items.compactMap(\.string) == ["b"])
    let single = "{\"scene\": 1, \"name\": \"S\", \"view\": {\"subviews\": [{\"id\": \"a\"}]}}"
    #expect(
      try report(single).text == "S: one layout alone; autoresizing carries it to the other orientation\n")
    let arranged = single.replacing(
      "[{\"id\": \"a\"}]", with: "[{\"id\": \"a\"}], \"arrangement\": {\"vertical\": [\"a\"]}")
    #expect(
      try report(arranged).text
        == "S: one layout alone; its arrangement lays it out to the other orientation\n")
  }
}
