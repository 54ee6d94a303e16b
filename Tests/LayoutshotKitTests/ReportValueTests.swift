import Diagnostics
import Foundation
import Testing
import Views

@testable import LayoutshotKit

/// Numbers, findings and timings in print.
@Suite struct ReportValueTests {
  @Test func numbersInText() {
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

  @Test func reportsKeepToTheirLines() throws {
    let text = document(view("r", "0 0 375 667", label("l", "0 0 9 9", "a&#10;b&#9;&quot;c&quot;")))
    let screen = try onlyScreen(text)
    var report = InspectReport(path: "a.xib", stage: .frames, findings: [])
    report.add(screen, .init(orientation: .portrait, scale: 2), renderer: nil)
    #expect(
      report.text == """
        UIView · portrait · iphone-8 · 375 × 667 pt @2x
          UIView (id r)  [0 0 375 667]  :4
            UILabel "a\\nb\\t"c"" (id l)  [0 0 9 9]  :4

        """)
    #expect(report.json(isIndented: true).contains(#""title": "a\nb\t\"c\"""#))
    let match = MatchReport(path: "a.xib", screens: [screen], findings: [])
    #expect(match.text == "UIView: one layout alone; autoresizing carries it to the other orientation\n")
    #expect(!match.fallsShort)
  }

  @Test func timingsAddUp() throws {
    let timings = Timings()
    timings.add("read", nanoseconds: 1_234_567)
    timings.add("encode", nanoseconds: 10_000)
    timings.add("read", nanoseconds: 1_000_000)
    #expect(timings.text == "read       2.23 ms in 2\nencode     0.01 ms in 1\n")
    #expect(Optional(timings).measure("x") { 5 } == 5 && timings.text.contains("x "))
    #expect(Optional<Timings>.none.measure("x") { 5 } == 5)
  }

  @Test func picturesThatAreTooLarge() {
    #expect(
      RenderError.tooLarge(width: 20_000, height: 5).message
        == "the picture would be 20000 × 5 pixels; at most 16384 a side and 100 million in all are drawn")
  }
}
