import Diagnostics
import Testing

@testable import Reports

/// The printed form of numbers and findings.
@Suite struct ReportValueTests {
  @Test func numbersAsText() {
    #expect([0, 1, -2.5, 1.0 / 3, 1e13].map(number) == ["0", "1", "-2.5", "0.3333", "10000000000000"])
    #expect(escaped("a\"b\nc\u{1B}") == "a\\\"b\\nc\u{FFFD}" && escaped("\"", quotes: false) == "\"")
  }

  @Test func findingsAsJSON() {
    let place = SourceLocation(file: "a.xib", line: 1, column: 2)
    let finding = Finding(.warning, .unmatched, "m", at: place, notes: [.init("n")])
    #expect(
      finding.json.text(isIndented: false) == """
        {"severity":"warning","category":"unmatched","message":"m",\
        "location":{"file":"a.xib","line":1,"column":2},"notes":[{"message":"n","location":null}]}

        """)
  }
}
