import Testing
import UnicodeConformance

/// The standard's own tests, where Debian's package `unicode-data` has them.
@Suite(.enabled(if: UnicodeData.isInstalled, Comment(rawValue: UnicodeData.reason)))
struct ConformanceTests {
  @Test func directionOfClasses() {
    let result = BidiConformance.classes()
    #expect(result.cases == 770_241)
    #expect(result.failures.isEmpty)
  }

  @Test func directionOfCharacters() {
    let result = BidiConformance.characters()
    #expect(result.cases == 91_707)
    #expect(result.failures.isEmpty)
  }

  @Test func lineBreaks() {
    let result = BreakConformance.lines()
    #expect(result.cases == 7654)
    #expect(result.failures.isEmpty)
  }

  @Test func graphemeClusters() {
    let result = BreakConformance.graphemes()
    #expect(result.cases == 602)
    #expect(result.failures.isEmpty)
  }
}
