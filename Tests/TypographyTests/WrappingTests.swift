import Testing
import Typography

@Suite struct WrappingTests {
  private func lines(_ text: String, width: Double, lines: Int = 0, _ mode: LineBreak = .wordWrap)
    -> [[UInt32]]
  {
    Fixtures.layOut(text, width: width, lines: lines, mode).lines.map(Fixtures.glyphs)
  }

  private func expect(
    _ text: String, asWideAs measure: String, gives parts: [String], _ mode: LineBreak = .wordWrap,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = lines(text, width: Fixtures.width(measure) + 0.1, mode)
    #expect(found == parts.map { Fixtures.glyphs($0) }, sourceLocation: location)
  }

  @Test func wordsBreakAtSpaces() {
    expect("one two three", asWideAs: "one two", gives: ["one two", "three"])
    expect("one two   three", asWideAs: "one two", gives: ["one two", "three"])
    expect("one\u{A0}two three", asWideAs: "three", gives: ["one\u{A0}t", "wo", "three"])
  }

  /// A text exactly as wide as the line fits; one wider by a hundredth of a point does not.
  @Test func exactlyTheWidthFits() {
    let width = Fixtures.width("one two")
    #expect(lines("one two three", width: width) == ["one two", "three"].map { Fixtures.glyphs($0) })
    #expect(
      lines("one two three", width: width - 0.01) == ["one", "two", "three"].map { Fixtures.glyphs($0) })
  }

  /// As for words: a line breaks before the character that exceeds it, not before the one that fills it.
  @Test func exactlyTheWidthFitsByCharacters() {
    let width = Fixtures.width("abc")
    #expect(lines("abcdefgh", width: width, .characterWrap)[0] == Fixtures.glyphs("abc"))
    #expect(lines("abc", width: width, .characterWrap) == [Fixtures.glyphs("abc")])
    #expect(
      lines("abc", width: width - 0.01, .characterWrap) == ["ab", "c"].map { Fixtures.glyphs($0) })
  }

  @Test func spaceAtTheEndHangs() {
    let layout = Fixtures.layOut("one   ", width: Fixtures.width("one"), lines: 0, .wordWrap)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == Fixtures.width("one"))
    #expect(layout.lines[0].advance > layout.lines[0].width + 5)
  }

  @Test func hyphensBreakWords() {
    expect("well-known", asWideAs: "well-kn", gives: ["well-", "known"])
    expect("and/or", asWideAs: "and/o", gives: ["and/", "or"])
    expect("x -5", asWideAs: "x -", gives: ["x", "-5"])
  }

  @Test func ideographsBreakExceptAtPunctuation() {
    let layout = Fixtures.layOut("漢字漢字", width: 35, lines: 0, .wordWrap)
    #expect(layout.lines.map(\.glyphs.count) == [2, 2])
    let closing = Fixtures.layOut("漢字。漢", width: 35, lines: 0, .wordWrap)
    #expect(closing.lines.map(\.glyphs.count) == [1, 2, 1])
  }

  @Test func longWordsBreakByCharacter() {
    expect("abcdefgh", asWideAs: "abc", gives: ["abc", "def", "gh"])
    expect("a bcdefg", asWideAs: "a bcd", gives: ["a", "bcde", "fg"])
    expect("one two", asWideAs: "one t", gives: ["one t", "wo"], .characterWrap)
  }

  @Test func zeroWidthHasOneCharacterPerLine() {
    #expect(Fixtures.layOut("abc", width: 0, lines: 0, .wordWrap).lines.count == 3)
    #expect(Fixtures.layOut("abc", width: -5, lines: 0, .wordWrap).lines.count == 3)
    #expect(Fixtures.layOut("abc", width: .nan, lines: 0, .wordWrap).lines.count == 1)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
  func lineEnds(text: String) {
    #expect(lines(text, width: 100) == [Fixtures.glyphs("a"), Fixtures.glyphs("b")])
  }

  /// A line break at the end starts a line where there may be one more, as Interface Builder's frames of labels show.
  @Test func aLineBreakAtTheEnd() {
    #expect(lines("a\nb\n", width: 100) == [Fixtures.glyphs("a"), Fixtures.glyphs("b"), []])
    let most = Fixtures.layOut("a\nb\n", width: 100, lines: 2, .truncateTail)
    #expect(most.lines.count == 2 && !most.isTruncated)
  }

  @Test func emptyLines() {
    #expect(lines("a\n\nb", width: 100).map(\.count) == [1, 0, 1])
    let empty = Fixtures.layOut("")
    #expect(empty.lines.count == 1 && empty.size.width == 0)
    #expect(empty.size.height == Fixtures.system(17).lineHeight)
  }

  @Test func wordWrapOmitsFurtherLines() {
    let width = Fixtures.width("one two")
    let layout = Fixtures.layOut("one two three four five", width: width, lines: 2, .wordWrap)
    #expect(layout.lines.map(Fixtures.glyphs) == [Fixtures.glyphs("one two"), Fixtures.glyphs("three")])
    #expect(layout.isTruncated && layout.lines.allSatisfy { !$0.isTruncated })
  }

  @Test func measuredWidthFitsItself() {
    for text in ["Label", "Sign in with AV To.", "The quick brown fox"] {
      for scale in [1.0, 2, 3] {
        let width = (Fixtures.width(text) * scale - 0.001).rounded(.up) / scale
        let layout = Fixtures.library.layOut(
          text, font: Fixtures.system(17), width: width, maximumLines: 1, lineBreak: .truncateTail,
          scale: scale)
        #expect(!layout.isTruncated)
      }
    }
  }

  @Test func kerningEndsWithTheLine() {
    let whole = Fixtures.layOut("AVAV", width: Fixtures.width("A") + 0.1, lines: 0, .characterWrap)
    #expect(
      whole.lines.map(\.width).prefix(2).map { ($0 * 1e6).rounded() }
        == [Fixtures.width("A"), Fixtures.width("V")].map { ($0 * 1e6).rounded() })
  }
}
