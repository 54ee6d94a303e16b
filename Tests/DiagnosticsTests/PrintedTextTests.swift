import Diagnostics
import Testing

/// A document's content stays text when printed.
@Suite struct PrintedTextTests {
  @Test(arguments: [
    ("plain text: #1 · ü", "plain text: #1 · ü"),
    ("a\nb\r\nc\td", "a b  c d"),
    ("\u{1B}[31mred\u{7}\u{0}", "\u{FFFD}[31mred\u{FFFD}\u{FFFD}"),
    // Single-byte control characters of Latin-1 that some terminals obey: CSI.
    ("\u{9B}31m\u{85}", "\u{FFFD}31m\u{FFFD}"),
    (
      "\u{202E}gpj.exe\u{202C}\u{2066}\u{2069}\u{200F}\u{61C}",
      "\u{FFFD}gpj.exe\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("a\u{2028}b\u{2029}c", "a b c"), ("\u{2028}::x", " : :x"),
    // Right-to-left letters, joiners and marks are text.
    ("שלום مرحبا 👩‍👧 e\u{301}", "שלום مرحبا 👩‍👧 e\u{301}"),
    ("::error file=a::b", ": :error file=a::b"), ("  ::warning::x", "  : :warning::x"),
    ("\u{3000}::x", "\u{3000}: :x"), (":::x", ": : :x"), ("a ::x", "a ::x"), ("::\u{301}x", ": :\u{301}x"),
    ("a##[error]b", "a## [error]b"), ("##[\u{301}x", "## [\u{301}x"), ("#[a] ## [b]", "#[a] ## [b]"),
  ])
  func oneLine(_ text: String, _ expected: String) {
    #expect(Array(PrintedText.oneLine(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func escaped() {
    #expect(PrintedText.escaped("a\n\"b\"\u{1B}\t\\", quotes: true) == "a\\n\\\"b\\\"\u{FFFD}\\t\\")
    #expect(PrintedText.escaped("a\r\"b\"\u{202E}", quotes: false) == "a\\r\"b\"\u{FFFD}")
    #expect(PrintedText.escaped("a\u{2028}b", quotes: false) == "a\\u{2028}b")
    #expect(PrintedText.escaped("\"plain\"", quotes: true) == "\\\"plain\\\"")
  }

  @Test func findingsAreLines() {
    let place = SourceLocation(file: "a\n::error::b\u{1B}[2J.xib", line: 3, column: 4)
    let finding = Finding(
      .warning, .value, "x\ny", at: place, notes: [Finding.Note("\u{202E}z", at: SourceLocation(file: "::c"))]
    )
    #expect(
      DiagnosticPrinter().text(finding) == """
        a ::error::b\u{FFFD}[2J.xib:3:4: warning: [value] x y
        : :c: note: \u{FFFD}z

        """)
  }
}
