import Diagnostics
import Files
import Foundation
import Reports
import Screens
import TestSupport
import Testing
import Views

/// Every matching rule with its own document, in either generation of the format; next to the right view there is a
/// decoy that the next rule would choose.
@Suite struct MatchFixtureTests {
  static let cases = [
    "tag", "target-action", "title", "image", "label-text", "field-text", "class", "unmatched", "shared",
    "round-trip", "negative-tag", "control", "custom-control", "subclass", "superclass", "library-no-image",
    "library-blank-field", "library-negative-tag", "library-negative-root", "library-actions", "twin-outlet",
    "twin-id", "twin-counters",
  ]

  private func loaded(_ name: String) throws -> (document: LoadedDocument, screens: [Screen]) {
    let bytes = try Checkout.bytes(Checkout.fixture("templates/\(name)/input.xib"))
    var document = try LoadedDocument.load(InputFile(path: "input.xib", bytes: bytes))
    if name.hasPrefix("twin-") {
      let other = try Checkout.bytes(Checkout.fixture("templates/\(name)/input-landscape.xib"))
      document.attach(
        try LoadedDocument.load(InputFile(path: "input-landscape.xib", bytes: other)), as: .landscape)
    }
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
    ("label-text", "text"), ("field-text", "text"), ("class", "class"), ("control", "target-action"),
    ("custom-control", "target-action"), ("subclass", "text"),
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

  /// The pairs of our rules, and of TPMultiLayoutViewController's, where the two differ.
  @Test(arguments: [
    ("library-no-image", ["stray: none | first"]), ("library-blank-field", ["stray: none | first"]),
    ("library-negative-tag", ["seeker: right | hidden-one", "t-only: only | none"]),
    ("library-negative-root", ["l: p | none"]),
    ("library-actions", ["t-ordered: ordered | plain", "t-uneven: uneven | none"]),
    ("twin-outlet", ["eins: two | none"]),
    ("twin-id", ["aB1-cd-002: aB1-cd-002 | none", "aB1-cd-001: aB1-cd-001 | none"]),
    ("twin-counters", []), ("superclass", []), ("subclass", []), ("control", []), ("class", []),
  ])
  func differencesFromTheLibrary(_ name: String, _ expected: [String]) throws {
    let screens = try loaded(name).screens
    let differences = screens.flatMap { [$0.portrait, $0.landscape] }.compactMap(\.self)
      .flatMap(\.libraryDifferences)
    let words = differences.map { difference in
      let (own, library) = (difference.own?.summary.objectID, difference.library?.summary.objectID)
      return "\(difference.template.objectID): \(own ?? "none") | \(library ?? "none")"
    }
    #expect(words == expected)
  }

  @Test(arguments: cases) func jsonPathsEqualViewPaths(_ name: String) throws {
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
