import Testing
import Typography

/// Texts with several runs: fonts, spacing and paragraph styles that differ within one text.
@Suite struct RunTests {
  private static let small = Fixtures.system(12)
  private static let large = Fixtures.system(30)

  private func layOut(
    _ runs: [TextSource.Run], width: Double? = nil, lines: Int = 0, _ mode: LineBreak = .wordWrap
  ) -> TextLayout {
    Fixtures.library.layOut(
      TextSource(runs), width: width, maximumLines: lines, lineBreak: mode, scale: 2)
  }

  private func run(
    _ text: String, _ font: Font = small, kern: Double = 0, rise: Double = 0,
    _ change: (inout ParagraphLayout) -> Void = { _ in }
  ) -> TextSource.Run {
    var paragraph = ParagraphLayout()
    change(&paragraph)
    return TextSource.Run(text, font: font, kern: kern, rise: rise, paragraph: paragraph)
  }

  private func close(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  // MARK: Lines

  /// Splitting a text into runs of one font moves only letters with kerning across the split.
  @Test func runsOfOneFontEqualPlainText() {
    let plain = Fixtures.layOut("one two three", Self.small, width: 50, lines: 0, .wordWrap)
    let split = layOut([run("one t"), run("wo thr"), run("ee")], width: 50)
    #expect(split.lines.map { $0.glyphs.map(\.glyph) } == plain.lines.map { $0.glyphs.map(\.glyph) })
    #expect(split.size.height == plain.size.height)
    #expect(abs(split.size.width - plain.size.width) < 0.5)
  }

  /// A run may end within a word: the word is not broken there.
  @Test func wordsOfSeveralRunsAreNotBroken() {
    let bold = Fixtures.system(12, .bold)
    let width = Fixtures.width("unbreakable", bold)
    let layout = layOut([run("a un"), run("break", bold), run("able b")], width: width)
    #expect(layout.lines.map(\.glyphs.count) == [1, 11, 1])
    #expect(layout.lines[1].pieces.map(\.run) == [0, 1, 2])
  }

  @Test func linesBreakWithinARunAndBetweenRuns() {
    let layout = layOut([run("one two "), run("three four")], width: Fixtures.width("one two", Self.small))
    #expect(layout.lines.map { $0.pieces.map(\.run) } == [[0], [1], [1]])
  }

  /// A line is as high as its tallest run, and all of its letters share one baseline.
  @Test func tallestRunDeterminesTheLine() {
    let mixed = layOut([run("small "), run("large", Self.large), run("\nsmall")])
    #expect(mixed.lines.count == 2)
    #expect(close(mixed.firstBaseline, Self.large.ascender))
    #expect(close(mixed.lines[1].top, Self.large.lineHeight))
    #expect(close(mixed.lastBaseline, Self.large.lineHeight + Self.small.ascender))
    #expect(close(mixed.size.height, Self.large.lineHeight + Self.small.lineHeight))
    #expect(mixed.lines[0].glyphs.allSatisfy { $0.y == 0 })
  }

  /// A shorter font with longer descenders does not make a line higher.
  @Test func tallestFontDeterminesTheSpaceBelow() {
    let (tall, deep) = (Fixtures.named("HelveticaNeue", 14), Fixtures.named("CourierNew", 14))
    #expect(deep.lineHeight < tall.lineHeight)
    #expect(deep.lineHeight - deep.ascender > tall.lineHeight - tall.ascender)
    #expect(close(layOut([run("a ", tall), run("b", deep)]).size.height, tall.lineHeight))
    #expect(close(layOut([run("a ", deep), run("b", tall)]).size.height, tall.lineHeight))
  }

  @Test func emptyLinesAreAsHighAsTheirEnd() {
    let layout = layOut([run("a\n"), run("\n", Self.large), run("b")])
    #expect(layout.lines.map(\.height).map { $0 > 20 } == [false, true, false])
  }

  // MARK: Letters

  @Test func kernIsAddedAfterEveryLetter() {
    let plain = layOut([run("letters")])
    let spaced = layOut([run("letters", kern: 2)])
    #expect(close(spaced.size.width, plain.size.width + 14))
    #expect(
      close(
        layOut([run("let", kern: 2), run("ters")]).lines[0].pieces[0].right,
        6 + Fixtures.width("let", Self.small)))
  }

  /// Raised letters extend the line above, lowered ones below.
  @Test func raisedLettersNeedSpace() {
    let up = layOut([run("x"), run("2", rise: 8)])
    #expect(close(up.firstBaseline, Self.small.ascender + 8))
    #expect(close(up.size.height, Self.small.lineHeight + 8))
    #expect(up.lines[0].glyphs.map(\.y) == [0, 8])
    let down = layOut([run("x"), run("2", rise: -8)])
    #expect(close(down.firstBaseline, Self.small.ascender))
    #expect(close(down.size.height, Self.small.lineHeight + 8))
  }

  /// The ellipsis has the font of the last letter that fits.
  @Test func ellipsisHasThePrecedingStyle() {
    let runs = [run("large ", Self.large), run("small text without end")]
    for (room, expected) in [(20.0, 1), (-20, 0)] {
      let width = Fixtures.width("large ", Self.large) + room
      let line = layOut(runs, width: width, lines: 1, .truncateTail).lines[0]
      #expect(line.isTruncated)
      #expect(line.pieces.last?.run == expected)
      #expect(line.width <= width + 0.01)
    }
  }

  // MARK: Paragraphs

  @Test func distancesBetweenLines() {
    let natural = Self.small.lineHeight
    func tops(_ change: (inout ParagraphLayout) -> Void) -> [Double] {
      layOut([run("a\nb\nc", Self.small, change)]).lines.map(\.baseline)
    }
    let first = Self.small.ascender
    func expect(_ found: [Double], _ pitch: Double, above: Double) {
      for (index, baseline) in found.enumerated() {
        #expect(close(baseline, first + above + Double(index) * pitch))
      }
    }
    expect(tops { $0.lineSpacing = 5 }, natural + 5, above: 0)
    expect(tops { $0.lineHeightMultiple = 2 }, natural * 2, above: natural)
    expect(tops { $0.minimumLineHeight = 40 }, 40, above: 40 - natural)
    expect(tops { $0.maximumLineHeight = 10 }, 10, above: 10 - natural)
    expect(
      tops {
        $0.spacing = 3
        $0.spacingBefore = 4
      }, natural + 7, above: 0)
  }

  /// In a paragraph the style of its first run applies.
  @Test func aParagraphHasOneStyle() {
    let layout = layOut([run("a ") { $0.lineSpacing = 50 }, run("b\nc") { $0.lineSpacing = 7 }, run("\nd")])
    let pitch = zip(layout.lines.dropFirst(), layout.lines).map { $0.top - $1.top - $1.height }
    #expect(pitch.count == 2)
    #expect(close(pitch[0], 50))
    #expect(close(pitch[1], 7))
  }

  @Test func indentsNarrowTheLines() {
    let text = "one two three four"
    let width = Fixtures.width("one two three", Self.small) + 1
    let layout = layOut(
      [
        run(text) {
          $0.firstLineIndent = Fixtures.width("two three ", Self.small)
          $0.headIndent = 4
          $0.tailIndent = -2
        }
      ], width: width)
    #expect(layout.lines.map(\.glyphs.count) == [3, 8, 4])
    #expect(layout.lines.map(\.leadingIndent) == [Fixtures.width("two three ", Self.small), 4, 4])
    #expect(layout.lines.map(\.trailingIndent) == [2, 2, 2])
    // A positive end is measured from the near edge.
    let ended = layOut([run(text) { $0.tailIndent = Fixtures.width("one two", Self.small) }], width: 400)
    #expect(ended.lines.map(\.glyphs.count) == [6, 5, 4])
  }

  // MARK: Lines along the text

  @Test func underlinesFollowTheFace() {
    for font in [Self.large, Fixtures.named("Courier", 30)] {
      let figures = Fixtures.library.lineFigures(of: font)
      #expect(figures.underline < 0 && figures.underline > -font.descender)
      #expect(figures.strikethrough > font.size * 0.15 && figures.strikethrough < font.size * 0.45)
      #expect(figures.thickness > 0.5 && figures.thickness < 3)
    }
  }
}
