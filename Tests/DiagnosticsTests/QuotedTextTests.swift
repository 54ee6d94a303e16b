import Testing

@testable import Diagnostics

/// The length at which quoted names and texts are shortened.
@Suite struct QuotedTextTests {
  @Test(arguments: [
    (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 80) + "…"),
    (String(repeating: "é", count: 80), String(repeating: "é", count: 80)),
    // Nine scalars and 25 bytes per family: the byte limit is reached before the character limit.
    (String(repeating: "👨‍👩‍👧", count: 81), String(repeating: "👨‍👩‍👧", count: 22) + "…"),
    ("a" + String(repeating: "\u{301}", count: 500) + "b", "…"),
    ("", ""),
  ])
  func textsAreShortenedBetweenCharacters(_ text: String, _ expected: String) {
    #expect(PrintedText.shortened(text) == expected)
    #expect(PrintedText.shortened(text).utf8.count <= PrintedText.mostQuoted.bytes + 3)
  }

  @Test func changesShowTheDifference() {
    let (same, rest) = (String(repeating: "x", count: 200), String(repeating: "y", count: 200))
    let (old, new) = PrintedText.shortened(same + "1" + rest, same + "2" + rest)
    #expect(old.hasPrefix("…xxxxxxxxxxxxxxxxxxxx1yyy") && new.hasPrefix("…xxxxxxxxxxxxxxxxxxxx2yyy"))
    #expect(old.count == 82 && old.hasSuffix("y…"))
    #expect(PrintedText.shortened("1" + rest, "2").old.hasPrefix("1yyy"))
    #expect(PrintedText.shortened("1", "2") == ("1", "2"))
    #expect(PrintedText.shortened(same, same + "!").new == "…xxxxxxxxxxxxxxxxxxxx!")
  }

  @Test func sentencesQuoteTheBeginning() {
    let long = String(repeating: "z", count: 5000)
    let message = Finding(.warning, .value, "the text \"\(long)\" of \"A\" is long").message
    #expect(message == "the text \"\(long.prefix(80))…\" of \"A\" is long")
    // A text that contains quotes.
    let quotes = Finding(.warning, .value, "the text \"a\" \(long) \"b\" is long").message
    #expect(quotes.count == 1001 && quotes.hasSuffix("z…"))
    #expect(Finding.Note("\"\(long)\"").message.count == 83)
  }
}
