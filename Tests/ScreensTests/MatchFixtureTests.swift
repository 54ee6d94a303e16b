import Diagnostics
import Files
import Foundation
import Reports
import Screens
import TestSupport
import Testing
import Views

/// Every matching rule on a document of its own, in either dialect of the format; beside the right view stands a
/// decoy that the next rule would have taken.
@Suite struct MatchFixtureTests {
  static let cases = [
    "tag", "target-action", "title", "image", "label-text", "field-text", "class", "unmatched", "shared",
    "round-trip", "negative-tag",
  ]

  private func loaded(_ name: String) throws -> (document: LoadedDocument, screens: [Screen]) {
    let bytes = try Checkout.bytes(Checkout.fixture("templates/\(name)/input.xib"))
    let document = try LoadedDocument.load(InputFile(path: "input.xib", bytes: bytes))
    return (document, document.scenes.map { Screen($0) })
  }

  @Test(arguments: cases) func tableAndFindings(_ name: String) throws {
    let (document, screens) = try loaded(name)
    let findings = document.findings + screens.flatMap(\.findings)
    let report = MatchReport(path: document.path, screens: screens, findings: findings)
    try Golden.expect(report.text, equalsFixture: "templates/\(name)/match.txt")
    let printed = findings.map { DiagnosticPrinter().text($0) }.joined()
    try Golden.expect(printed, equalsFixture: "templates/\(name)/findings.txt")
    #expect(report.fallsShort == !["negative-tag"].contains(name))
  }

  @Test(arguments: [
    ("tag", "tag"), ("target-action", "target-action"), ("title", "title"), ("image", "image"),
    ("label-text", "text"), ("field-text", "text"), ("class", "class"),
  ])
  func theRuleFindsTheRightOne(_ name: String, _ rule: String) throws {
    let screens = try loaded(name).screens
    let screen = try #require(screens.first)
    let matches = [screen.portrait, screen.landscape].compactMap(\.self)
    let pairs = matches.flatMap(\.pairs).filter {
      $0.rule.rawValue != "identity" && $0.rule.rawValue != "root"
    }
    #expect(pairs.map(\.rule.rawValue) == [rule])
    // The decoy comes first in the file, the right one after it.
    #expect(pairs.map { screen.tree[$0.live] === screen.tree.root.subviews[1] } == [true])
  }

  @Test(arguments: cases) func pathsInJSONAreThoseOfTheViews(_ name: String) throws {
    let screens = try loaded(name).screens
    let report = MatchReport(path: "input.xib", screens: screens, findings: [])
    let text = report.json(isIndented: false)
    for screen in screens {
      for pair in [screen.portrait, screen.landscape].compactMap(\.self).flatMap(\.pairs) {
        let path = screen.tree[pair.live].path.replacing("\"", with: "\\\"")
        #expect(text.contains("\"path\":\"\(path)\""), "\(path)")
      }
    }
  }

  @Test func everyFixtureIsTested() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.fixture("templates"))
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == Self.cases.sorted())
  }
}
