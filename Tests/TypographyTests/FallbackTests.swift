import Testing
import Typography

@Suite struct FallbackTests {
  @Test func missingCharactersAreReportedBoxes() {
    let layout = Fixtures.layOut("a字b字😀")
    #expect(layout.missing == ["字", "😀"])
    let boxes = layout.lines[0].glyphs.filter { $0.face == MissingGlyph.face }
    #expect(boxes.map(\.glyph) == [10_185, 10_185, 11_300])
    let (key, _) = GlyphKey.place(boxes[0], of: Fixtures.system(17), scale: 2, x: 0)
    let box = Fixtures.library.mask(key)
    #expect((box?.width ?? 0) > 25)
    #expect(box?.coverage.contains(255) == true && box?.coverage.contains(0) == true)
  }

  @Test func emojiAdvance() {
    #expect(abs(Fixtures.width("😀", Fixtures.system(100)) - 113) < 1e-9)
    #expect(Fixtures.layOut("👨‍👩‍👧🇩🇪1️⃣❤️").lines[0].glyphs.count == 4)
  }

  @Test func fallbackFaces() {
    let layout = Fixtures.layOut("a☃b", Fixtures.named("Helvetica", 17))
    #expect(layout.missing.isEmpty)
    #expect(Set(layout.lines[0].glyphs.map(\.face)).count == 2)
  }

  @Test func controlsTakeNoSpace() {
    let layout = Fixtures.layOut("a\u{200B}\u{01}\u{FEFF}\u{200E}\u{AD}b")
    #expect(layout.missing.isEmpty && layout.lines[0].glyphs.count == 2)
    #expect(abs(layout.size.width - Fixtures.width("a") - Fixtures.width("b")) < 0.2)
  }

  @Test func rightToLeft() {
    let layout = Fixtures.layOut("שלום")
    #expect(layout.lines[0].isRightToLeft && !layout.lines[0].glyphs.isEmpty)
    #expect(!Fixtures.layOut("abc שלום").lines[0].isRightToLeft)
    for text in ["مرحبا بالعالم 123", "a مر(12.5) b", "\u{202E}abc", "שלום\nabc", "\u{5B0}", "12 שלום 34"] {
      for mode in [LineBreak.wordWrap, .truncateHead, .truncateMiddle, .truncateTail, .clip] {
        #expect(Fixtures.layOut(text, width: 40, lines: 2, mode).lines.count >= 1)
      }
    }
  }

  @Test func arabicIsRightToLeft() {
    // Dal and alef do not join: the first letter of the text is at the right, in its isolated form.
    let font = Fixtures.named("Menlo-Regular", 10)
    let word = Fixtures.layOut("دا", font).lines[0].glyphs
    let first = Fixtures.layOut("د", font).lines[0].glyphs
    #expect(word.count == 2 && first.count == 1 && first[0].face != MissingGlyph.face)
    #expect(word.last?.glyph == first[0].glyph && word[0].glyph != first[0].glyph)
    #expect(word[0].x < word[1].x)
  }

  @Test func numbersKeepTheirOrder() {
    let font = Fixtures.named("Menlo-Regular", 10)
    let digits = Fixtures.glyphs("1.2", font)
    let line = Fixtures.layOut("د 1.2", font).lines[0]
    #expect(Array(Fixtures.glyphs(line).prefix(3)) == digits)
    #expect(line.isRightToLeft)
  }

  @Test func combiningMarksStayWithTheirLetter() {
    let layout = Fixtures.layOut("e\u{301}x", width: 1, lines: 0, .wordWrap)
    #expect(layout.lines.count == 2 && layout.missing.isEmpty)
    #expect(abs(Fixtures.width("e\u{301}") - Fixtures.width("é")) < 0.5)
  }
}
