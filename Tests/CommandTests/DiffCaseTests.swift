import Foundation
import TestSupport
import Testing

/// Pairs of documents in `Tests/Fixtures/diff` with what stands beside them, and the output of `diff` for them: the status,
/// then the text.
///
/// `LAYOUTSHOT_RECORD=1` rewrites `expected.txt`.
@Suite struct DiffCaseTests {
  private static let folder = Checkout.fixture("diff")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test(arguments: cases) func documents(_ name: String) throws {
    let scratch = try Scratch()
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(name)")
    for file in files where file != "expected.txt" {
      try scratch.write(Checkout.bytes("\(Self.folder)/\(name)/\(file)"), to: file)
    }
    let kind = files.contains("old.xib") ? "xib" : "storyboard"
    let outcome = try scratch.run("diff", "old.\(kind)", "new.\(kind)")
    #expect(outcome.err == "")
    let text = "status \(outcome.status)\n" + outcome.out
    let place = "\(Self.folder)/\(name)/expected.txt"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: place))
    }
    #expect(text == String(decoding: try Checkout.bytes(place), as: UTF8.self))
  }

  @Test func casesAreThere() { #expect(Self.cases.count >= 180) }
}
