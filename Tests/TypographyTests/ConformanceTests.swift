import Foundation
import Testing
import Typography
import UnicodeConformance

/// The standard's own tests, if Debian's package `unicode-data` is installed.
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

  @Test func emojiSequencesAreOneCharacter() {
    var count = 0
    let text = String(decoding: UnicodeData.bytes("emoji/emoji-zwj-sequences.txt") ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let scalars = line.split(separator: ";")[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      var rules = GraphemeRules()
      let starts = scalars.count { rules.breaks(before: GraphemeClass(of: $0)) }
      #expect(starts == 1, "\(line)")
      count += 1
    }
    #expect(count == 1350)
  }

  /// `make goldens` regenerates the tables.
  @Test(arguments: ["LineBreakData", "GraphemeData"])
  func tablesMatchTheStandard(name: String) throws {
    let made = name == "LineBreakData" ? UnicodeTables.lineBreaks() : UnicodeTables.graphemes()
    let path = Fixtures.parent(Fixtures.directory) + "/Sources/Typography/Unicode/\(name).swift"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(made.utf8).write(to: URL(filePath: path))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == made)
  }
}
