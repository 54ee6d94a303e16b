import Foundation
import TestSupport
import Testing

/// How closely the computed frames match those saved by Xcode, for real documents from public projects.
///
/// The measurement is next to the corpus: it removes the saved frames from a copy of each document before computing
/// them. If either is missing the test is skipped.
@Suite struct AgreementTests {
  private static let measure: String? = Checkout.corpus.flatMap { corpus in
    let path = "\(corpus)/../tools/xcode_agreement.py"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  @Test(.enabled(if: measure != nil, "the corpus and its measure are not here"))
  func framesAgreeWithXcode() throws {
    let measure = try #require(Self.measure)
    let corpus = try #require(Checkout.corpus)
    let scratch = try Scratch()
    let outcome = try scratch.shell("python3 '\(measure)' --tool \"$L\" --json figures.json '\(corpus)'")
    #expect(outcome.status == 0, "\(outcome.err)")
    let figures = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: "\(scratch.path)/figures.json")))
        as? [String: Any])
    #expect(figures["failed"] as? Int == 0)
    let within = try #require(figures["within"] as? [String: Double])
    #expect(try #require(within["1"]) >= 0.92)
    #expect(try #require(within["0.5"]) >= 0.86)
    // The command counts the same views. It sees the project beside a document, and the measure does not.
    let own = try scratch.shell("\"$L\" agree --format json '\(corpus)'")
    let report = try #require(JSONSerialization.jsonObject(with: Data(own.bytes)) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["views"] as? Int == figures["views"] as? Int)
    let views = try #require(summary["views"] as? Double)
    let close = try #require((summary["within"] as? [String: Double])?["1"])
    #expect(abs(close / views - within["1"]!) < 0.003)
  }

  @Test func bothLayoutDirections() throws {
    let path = Checkout.fixture("layout/direction/input.xib")
    let scratch = try Scratch()
    func frame(_ arguments: String) throws -> [Substring] {
      try scratch.shell("\"$L\" inspect '\(path)' --as-designed \(arguments)").lines
        .filter { $0.contains("Leading") || $0.contains("Left") }.map { $0.drop { $0 != "[" } }
    }
    // Leading is measured from the leading edge: 375 − 20 − 100 from the left; left is unchanged.
    #expect(try frame("") == ["[20 40 100 50]  :9", "[20 100 100 50]  :16"])
    #expect(try frame("--layout-direction rtl") == ["[255 40 100 50]  :9", "[20 100 100 50]  :16"])
  }
}
