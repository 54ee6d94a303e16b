import Testing

@testable import Typography

/// Texts of which only a part is laid out, or cached, give the same result as when laid out as a whole.
@Suite struct LongTextTests {
  private static let text = String(repeating: "Some wörds — and more, of ΑΒΓ and 字. ", count: 1_500)

  @Test(
    arguments: [LineBreak.wordWrap, .characterWrap, .truncateTail], [1, 3])
  func onlyTheBeginningIsShown(_ mode: LineBreak, _ lines: Int) {
    let long = Fixtures.layOut(Self.text, width: 300, lines: lines, mode)
    // Short enough to be laid out as a whole.
    let start = Fixtures.layOut(String(Self.text.prefix(1_000)), width: 300, lines: lines, mode)
    #expect(long.isTruncated && long.lines.count == lines)
    #expect(long.lines.map(\.glyphs) == start.lines.map(\.glyphs))
    #expect(long.lines.map(\.width) == start.lines.map(\.width) && long.size == start.size)
  }

  @Test func bothEndsAreShownAroundAnEllipsis() {
    let source = TextSource(Self.text, font: Fixtures.system(17))
    for mode in [LineBreak.truncateHead, .truncateMiddle] {
      let line = Fixtures.layOut(Self.text, width: 300, lines: 1, mode).lines[0]
      #expect(line.isTruncated && line.width <= 301 && line.width > 250)
    }
    #expect(source.prefix(Self.text.count) == nil)
    #expect(source.prefix(10)?.runs[0].text == "Some wörds")
  }

  /// An endless word, and lines that end at once.
  @Test func beginningIsNotEnough() {
    let word = String(repeating: "x", count: 20_000)
    #expect(Fixtures.layOut(word, width: 1e6, lines: 2, .truncateTail).lines.count == 1)
    let breaks = String(repeating: "a\n", count: 10_000)
    let lines = Fixtures.layOut(breaks, width: 100, lines: 3, .wordWrap)
    #expect(lines.lines.count == 3 && lines.isTruncated)
    #expect(Fixtures.layOut(breaks, width: 100, lines: 20_000, .wordWrap).lines.count == 10_001)
  }

  @Test(arguments: [nil, 120.0, 1_000])
  func measuringInPiecesIsEqual(_ width: Double?) {
    let source = TextSource(Self.text, font: Fixtures.system(17))
    #expect(source.byteCount > LongTextShaper.leastBytes)
    let whole = Fixtures.layOut(Self.text, width: width, lines: 0, .wordWrap)
    for _ in 0..<2 {
      let extent = Fixtures.library.measure(source, width: width, maximumLines: 0, scale: 2)
      #expect(extent.lineCount == whole.lines.count)
      #expect(abs(extent.size.width - whole.size.width) < 1e-3 * whole.size.width)
      #expect(extent.size.height == whole.size.height && extent.lastBaseline == whole.lastBaseline)
    }
  }

  @Test func measuringEqualsLayout() {
    for text in ["", "One line", "Two\nlines", "Some words that do not fit  ", String(Self.text.prefix(500))]
    {
      for width in [nil, 0, 60, 300] as [Double?] {
        for lines in [0, 1, 2] {
          let layout = Fixtures.layOut(text, width: width, lines: lines, .wordWrap)
          let extent = Fixtures.library.measure(
            TextSource(text, font: Fixtures.system(17)), width: width, maximumLines: lines, scale: 2)
          #expect(extent.size == layout.size && extent.lineCount == layout.lines.count)
          #expect(extent.advance == layout.lines.reduce(0) { max($0, $1.advance) })
          #expect(extent.firstBaseline == layout.firstBaseline && extent.lastBaseline == layout.lastBaseline)
        }
      }
    }
  }
}
