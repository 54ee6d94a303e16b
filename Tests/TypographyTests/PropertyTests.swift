import TestSupport
import Testing
import Typography

/// Invariants for any text, tested on random ones with a fixed seed.
@Suite struct PropertyTests {
  private static let alphabet = Array(
    "abAVToé  -/—漢字。（かדو12.,٣مرحبا😀\u{301}\u{200D}\u{FE0F}\u{200B}\u{202E}\u{2067}\u{2069}ไทยक्षि🇩\u{A0}\t…☃ﬁ"
      .unicodeScalars)
  private static let modes: [LineBreak] = [
    .wordWrap, .characterWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle,
  ]
  private static let fonts = ["", "Helvetica", "Menlo-BoldItalic", "Georgia"]

  private func text(_ random: inout SeededGenerator, lineEnds: Bool) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.below(40) {
      if lineEnds, random.below(12) == 0 { scalars.append("\n") }
      scalars.append(Self.alphabet[random.below(Self.alphabet.count)])
    }
    return String(scalars)
  }

  private func font(_ random: inout SeededGenerator) -> Font {
    Fixtures.named(Self.fonts[random.below(Self.fonts.count)], Double(8 + random.below(20)))
  }

  @Test func wrappingLosesNothing() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let text = text(&random, lineEnds: true)
      let font = font(&random)
      let whole = Fixtures.layOut(text, font, lines: 0, .wordWrap)
      let width = Double(random.below(200))
      for mode in [LineBreak.wordWrap, .characterWrap, .truncateTail] {
        let wrapped = Fixtures.layOut(text, font, width: width, lines: 0, mode)
        #expect(
          wrapped.lines.flatMap(\.glyphs).map(\.glyph).sorted()
            == whole.lines.flatMap(\.glyphs).map(\.glyph).sorted(), "\(text.debugDescription)")
        #expect(!wrapped.isTruncated)
      }
    }
  }

  @Test func linesFit() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let text = text(&random, lineEnds: true)
      let font = font(&random)
      let width = Double(40 + random.below(200))
      let lines = 1 + random.below(3)
      for mode in Self.modes {
        let layout = Fixtures.layOut(text, font, width: width, lines: lines, mode)
        #expect((1...lines).contains(layout.lines.count))
        guard mode != .clip else { continue }
        #expect(layout.size.width <= width + 0.01, "\(text.debugDescription) \(mode)")
      }
    }
  }

  @Test func glyphsStayInsideTheirLine() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = text(&random, lineEnds: false)
      let font = font(&random)
      let line = Fixtures.layOut(text, font, width: Double(random.below(300)), .truncateMiddle).lines[0]
      for glyph in line.glyphs {
        #expect(glyph.x >= -font.size && glyph.x <= line.width + font.size, "\(text.debugDescription)")
      }
    }
  }
}
