import Diagnostics
import Testing

/// Findings in order, without duplicates.
struct FindingSetTests {
  private let first = Finding(.warning, .value, "first", at: SourceLocation(file: "a.xib", line: 3))
  private let second = Finding(.note, .value, "second")

  @Test func duplicatesAreDropped() {
    var findings: FindingSet = [first, second, first]
    #expect(findings.elements == [first, second])
    #expect(!findings.append(second) && findings.contains(second))
    var third = first
    third.notes = [Finding.Note("why")]
    #expect(!findings.contains(third) && findings.append(third))
    findings.append(contentsOf: [second, third, Finding(.error, .value, "first")])
    #expect(findings.map(\.severity) == [.warning, .note, .warning, .error])
    #expect(findings.count == 4 && findings[2] == third)
  }

  @Test func equalSetsHaveEqualOrder() {
    #expect(FindingSet([first, second]) == [first, second, second])
    #expect(FindingSet([first, second]) != [second, first])
    #expect(FindingSet().isEmpty)
  }
}
