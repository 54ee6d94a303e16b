import Reports
import Screens
import TestSupport
import Testing

/// The printed lines of screen reports.
struct ReportLineTests {
  @Test func eachRecordIsOneLine() throws {
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

  @Test func tooLargePictures() {
    #expect(
      RenderError.tooLarge(width: 20_000, height: 5, area: 100_000_000).message
        == "the picture would be 20000 × 5 pixels; at most 16384 a side and 100 million in all are drawn")
  }
}
