import Geometry
import Testing
import Typography

@Suite struct MetricsTests {
  /// Heights of one-line labels in the system font as recorded by Xcode at 2 ×.
  @Test(arguments: [
    (11.0, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (17, 20.5), (20, 24), (24, 29), (34, 41),
    (36, 43),
  ])
  func systemLabelHeight(size: Double, height: Double) {
    #expect(
      PixelGrid(scale: 2).roundUp(Fixtures.layOut("Label", Fixtures.system(size)).size.height) == height)
  }

  @Test func plainFontLines() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.roundUp(Fixtures.layOut("a\nb\nc", lines: 0).size.height) == 61)
    #expect(grid.roundUp(Fixtures.layOut("a\nb", Fixtures.system(32), lines: 0).size.height) == 76.5)
  }

  @Test func textStyleLeading() {
    let body = Fixtures.layOut("a\nb\nc\nd", Fixtures.system(17, leading: 22), lines: 0)
    #expect(PixelGrid(scale: 2).roundUp(body.size.height) == 86.5)
    let subhead = Fixtures.layOut("a\nb\nc", Fixtures.system(15, leading: 20), lines: 0)
    #expect(PixelGrid(scale: 2).roundUp(subhead.size.height) == 58)
    #expect(abs(subhead.lastBaseline - subhead.firstBaseline - 40) < 1e-9)
  }

  @Test func namedFontsKeepTheirOwnLineHeight() {
    #expect(abs(Fixtures.named("Helvetica", 36).lineHeight - 41.4) < 0.01)
    #expect(PixelGrid(scale: 2).roundUp(Fixtures.named("HelveticaNeue", 17).lineHeight) == 20.5)
    #expect(abs(Fixtures.named("Menlo-Regular", 10).lineHeight - 11.64) < 0.01)
    #expect(abs(Fixtures.named("SourceCodePro-Regular", 17).lineHeight - 21.37) < 0.01)
  }

  @Test func fileMetricsIfTheTableHasNone() {
    let font = Fixtures.named("DejaVuSansMono", 1000)
    #expect(abs(font.ascender - 928.2) < 1 && abs(font.descender - 235.8) < 1)
  }

  @Test func recordedWidths() {
    let width = Fixtures.width("Label")
    #expect((41.0...42).contains(width), "\(width)")
    #expect(abs(Fixtures.width("Label", Fixtures.named("Helvetica", 10)) - 24.46) < 0.01)
  }

  @Test func metricCompatibleWidths() {
    // Helvetica: A 667, B 667, C 722 of 1000. Courier: 600. Times: A 722. Menlo: 602.
    #expect(abs(Fixtures.width("ABC", Fixtures.named("ArialMT", 1000)) - 2056) < 1)
    #expect(abs(Fixtures.width("AB", Fixtures.named("CourierNewPSMT", 1000)) - 1200) < 1)
    #expect(abs(Fixtures.width("A", Fixtures.named("TimesNewRomanPSMT", 1000)) - 722) < 1)
    #expect(abs(Fixtures.width("A", Fixtures.named("Menlo-Regular", 1000)) - 602) < 1)
  }

  @Test func kerning() {
    #expect(Fixtures.width("AV") < Fixtures.width("A") + Fixtures.width("V") - 0.2)
    let arial = Fixtures.named("Arial", 17)
    #expect(Fixtures.width("AV", arial) < Fixtures.width("A", arial) + Fixtures.width("V", arial) - 0.5)
  }

  @Test func trackingTightensLargerText() {
    #expect(
      Fixtures.width("nnnn", Fixtures.system(17)) / 17 < Fixtures.width("nnnn", Fixtures.system(12)) / 12
        - 0.09)
    let between = Fixtures.width("n", Fixtures.system(12.5)) / 12.5
    #expect(between < Fixtures.width("n", Fixtures.system(12)) / 12)
    #expect(between > Fixtures.width("n", Fixtures.system(13)) / 13)
  }

  @Test func accentsDoNotChangeWidths() {
    for (letter, accented) in [("e", "é"), ("u", "ü"), ("n", "ñ"), ("A", "Å"), ("a", "ậ")] {
      #expect(abs(Fixtures.width(letter) - Fixtures.width(accented)) < 0.05, "\(accented)")
    }
  }

  @Test func heavierIsWider() {
    let widths = [FontWeight.regular, .medium, .semibold, .bold].map {
      Fixtures.width("Headline", Fixtures.system(17, $0))
    }
    #expect(widths == widths.sorted())
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -3, 0, 1e300])
  func invalidSizes(size: Double) {
    let layout = Fixtures.layOut("Label\n字", Fixtures.system(size), width: size, lines: 2)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.lines.count >= 1)
    for glyph in layout.lines.flatMap(\.glyphs) {
      let (key, _) = GlyphKey.place(glyph, of: Fixtures.system(size), scale: size, x: size)
      _ = Fixtures.library.mask(key)
    }
  }
}
