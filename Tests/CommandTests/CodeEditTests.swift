import Foundation
import TestSupport
import Testing

/// Single edits of code in `Tests/Fixtures/code`, each in a file: the sources beside `Main.storyboard`, each after a line with `==` and its
/// name, with `«before¦after»` where they differ; and after a line with `--` and the status what `diff` says of both versions. `OUTLETS`
/// and `DETAILS` stand for the outlets of the two controllers.
///
/// `LAYOUTSHOT_RECORD=1` rewrites what it says.
@Suite struct CodeEditTests {
  private static let folder = Checkout.fixture("code")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".txt") }
    .sorted()

  @Test func casesAreThere() { #expect(Self.cases.count >= 90) }

  @Test(arguments: cases) func edit(_ name: String) throws {
    let scratch = try Scratch()
    let place = "\(Self.folder)/\(name)"
    let whole = String(decoding: try Checkout.bytes(place), as: UTF8.self)
    let split = try #require(whole.firstRange(of: "\n-- "))
    for (side, wanted) in [("old", 1), ("new", 2)] {
      try scratch.write(Checkout.bytes("\(Self.folder)/Main.storyboard"), to: "\(side)/Main.storyboard")
      for source in Self.sources(in: String(whole[..<split.lowerBound])) {
        let text = Self.side(wanted, of: source.text)
        if text.contains(where: { !$0.isWhitespace }) {
          try scratch.write(Array(text.utf8), to: "\(side)/\(source.name)")
        }
      }
    }
    let outcome = try scratch.run("diff", "old", "new")
    #expect(outcome.err == "")
    let said = "status \(outcome.status)\n" + outcome.out
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data((whole[..<split.upperBound] + said).utf8).write(to: URL(filePath: place))
    }
    #expect(said == String(whole[split.upperBound...]))
  }

  private static func sources(in text: String) -> [(name: String, text: String)] {
    "\n\(text)".split(separator: "\n== ", omittingEmptySubsequences: true).compactMap { part in
      guard let end = part.firstIndex(of: "\n") else { return nil }
      return (String(part[..<end]), String(part[part.index(after: end)...]))
    }
  }

  /// One side of a source: 1 for the older, 2 for the newer.
  private static func side(_ wanted: Int, of text: String) -> String {
    let whole = text.replacingOccurrences(of: "OUTLETS\n", with: outlets).replacingOccurrences(
      of: "DETAILS\n", with: details)
    return whole.replacing(#/(?s)«(.*?)¦(.*?)»/#) { wanted == 1 ? $0.output.1 : $0.output.2 }
  }

  private static let outlets = declarations([
    ("label", "UILabel"), ("button", "UIButton"), ("box", "UIView"), ("image", "UIImageView"),
    ("tableView", "UITableView"), ("height", "NSLayoutConstraint"), ("field", "UITextField"),
    ("stack", "UIStackView"), ("first", "UILabel"), ("second", "UILabel"), ("toggle", "UISwitch"),
  ])
  private static let details = declarations([("heading", "UILabel"), ("close", "UIButton")])

  private static func declarations(_ outlets: [(String, String)]) -> String {
    outlets.map { "  @IBOutlet weak var \($0): \($1)!\n" }.joined()
  }
}
