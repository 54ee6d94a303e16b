import Foundation
import TestSupport
import Testing

/// Expectations of flows whose pictures are goldens: each that does not hold is counted and named in every report.
@Suite struct GoldenFlowTests {
  private static let message =
    "step 4 \"4 back to A\", back: the visible controller is \"A Landscape\", not \"A Portrait\""

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for name in ["rotating-unchecked.flow.json", "rotating.storyboard"] {
      try scratch.write(Checkout.bytes("\(Checkout.root)/Examples/\(name)"), to: name)
    }
    try scratch.write(
      "{\"inputs\": [\"*.flow.json\"], \"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    return scratch
  }

  @Test func everyReportHasThem() throws {
    let scratch = try project()
    let outcome = try scratch.run("verify", "--junit", "j.xml", "--sarif", "s.sarif", "--reporter", "github")
    #expect(
      outcome.status == 1 && outcome.out.hasSuffix("5 passed, 1 failed expectation\n"), "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "rotating-unchecked.flow.json: 1 failed expectation in the flow\n"
          + "  line 21, \(Self.message)"))
    #expect(
      outcome.out.hasPrefix(
        "::error file=rotating-unchecked.flow.json,line=21,title=layoutshot expect::step 4"))
    func text(_ name: String) throws -> String { String(decoding: try scratch.bytes(name), as: UTF8.self) }
    let junit = try text("j.xml")
    #expect(junit.contains("tests=\"6\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("<testcase classname=\"rotating-unchecked.flow\" name=\"expectation at 21:5\""))
    let report = try text("layoutshot-failures/report.json")
    #expect(try SchemaChecker("report.schema.json").violations(in: report) == [])
    let counts = try #require(try json(report)["counts"] as? [String: Any])
    #expect(counts["failedExpectations"] as? Int == 1 && counts["passed"] as? Int == 5)
    let sarif = try json(text("s.sarif"))
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "flow/expect")
    let comment = try text("layoutshot-failures/comment.md")
    #expect(comment.hasPrefix("### layoutshot: 1 failed expectation\n"))
    #expect(comment.contains("- expect, line 21: step 4 \"4 back to A\"") && !comment.contains("filmstrip"))
    #expect(try text("layoutshot-failures/index.html").contains("1 failed expectation in the flow"))
  }

  @Test func theyCanBeNeitherAcceptedNorListed() throws {
    let scratch = try project()
    _ = try scratch.run("verify")
    let accepted = try scratch.run("accept", "--all")
    #expect(accepted.err.contains("1 failed expectation of flows cannot be accepted"), "\(accepted.err)")
    let listed = try scratch.run("record", "--known-faults")
    #expect(listed.err.contains("step 4") && !scratch.has("Goldens/known-faults.json"))
    #expect(try scratch.run("verify").status == 1)
  }

  @Test func resultsOfCachesHaveThem() throws {
    let scratch = try project()
    let first = try scratch.run("verify", "--cache", "cache")
    let second = try scratch.run("verify", "--cache", "cache")
    #expect(first.out == second.out && second.out.contains("1 failed expectation"))
    #expect(first.status == 1 && second.status == 1)
  }
}
