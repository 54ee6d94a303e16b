import Testing
import Typography

@Suite struct MaskTests {
  private func masks(_ text: String, _ font: Font, in library: FontLibrary, scale: Double = 2)
    -> [GlyphBitmap?]
  {
    let layout = library.layOut(
      text, font: font, width: nil, maximumLines: 1, lineBreak: .clip, scale: scale)
    return layout.lines[0].glyphs.map { glyph in
      library.mask(GlyphKey.place(glyph, of: font, scale: scale, x: glyph.x * scale).key)
    }
  }

  private func ink(_ bitmap: GlyphBitmap?) -> Int { bitmap?.coverage.reduce(0) { $0 + Int($1) } ?? 0 }

  @Test func lettersHaveInk() {
    let masks = masks("Ag", Fixtures.system(17), in: Fixtures.library)
    #expect(masks.count == 2)
    for mask in masks { #expect(ink(mask) > 10_000) }
    // The A is on the baseline and as high as a capital; the g extends below.
    #expect(masks[0]?.top == masks[0]?.height)
    #expect((24...26).contains(masks[0]?.height ?? 0))
    #expect((masks[1]?.height ?? 0) > (masks[1]?.top ?? 0))
  }

  @Test func phasesMoveTheInk() {
    let font = Fixtures.system(17)
    let glyph = Fixtures.layOut("l").lines[0].glyphs[0]
    let bitmaps = [0.0, 0.25, 0.5, 0.75, 1].map { x in
      GlyphKey.place(glyph, of: font, scale: 2, x: x)
    }
    #expect(bitmaps.map(\.column) == [0, 0, 0, 0, 1])
    #expect(bitmaps.map { Int($0.key.phase) } == [0, 1, 2, 3, 0])
    let inks = bitmaps.map { ink(Fixtures.library.mask($0.key)) }
    #expect(Fixtures.library.mask(bitmaps[0].key) != Fixtures.library.mask(bitmaps[2].key))
    #expect((inks.max() ?? 0) - (inks.min() ?? 0) < 200)
    #expect(GlyphKey.place(glyph, of: font, scale: 2, x: -0.25).column == -1)
  }

  @Test func syntheticStyles() {
    let glyph = Fixtures.layOut("H").lines[0].glyphs[0]
    func mask(_ style: GlyphStyle) -> GlyphBitmap? {
      Fixtures.library.mask(
        GlyphKey(face: glyph.face, glyph: glyph.glyph, pixelSize: 40, phase: 0, style: style))
    }
    #expect(ink(mask(.bold)) > ink(mask([])) * 12 / 10)
    #expect((mask(.oblique)?.width ?? 0) > (mask([])?.width ?? 0) + 4)
    #expect(mask(.oblique)?.height == mask([])?.height)
  }

  @Test func sizesAreClamped() {
    let glyph = Fixtures.layOut("H").lines[0].glyphs[0]
    func height(_ size: Double) -> Int? {
      Fixtures.library.mask(
        GlyphKey(face: glyph.face, glyph: glyph.glyph, pixelSize: size, phase: 0, style: []))?.height
    }
    #expect(height(1e9) == height(1024))
    #expect(height(0) == nil && height(.nan) == nil && height(-4) == nil)
  }

  @Test func invalidKeys() {
    for face in [-7, 99, Int.max] {
      #expect(
        Fixtures.library.mask(GlyphKey(face: face, glyph: 1, pixelSize: 20, phase: 0, style: [])) == nil)
    }
    #expect(Fixtures.library.mask(GlyphKey(face: 0, glyph: .max, pixelSize: 20, phase: 0, style: [])) == nil)
    #expect(
      Fixtures.library.mask(
        GlyphKey(face: MissingGlyph.face, glyph: .max, pixelSize: 20, phase: 0, style: [])) == nil)
  }

  @Test func twoLibrariesAgree() throws {
    let other = try FontLibrary(directory: Fixtures.directory)
    let text = "Sphinx of black quartz, judge my vow — 0123456789 ☃字"
    for name in ["Helvetica-Bold", "Menlo-Italic", "Georgia", ".SFUIText"] {
      let font = Fixtures.named(name, 13)
      #expect(font == other.font(FontRequest(family: .named(name), size: 13)))
      #expect(masks(text, font, in: Fixtures.library) == masks(text, font, in: other))
    }
  }

  @Test func threadsShareALibrary() async throws {
    let library = try FontLibrary(directory: Fixtures.directory)
    let font = library.font(FontRequest(family: .system, size: 15))
    let expected = masks("The five boxing wizards jump quickly", font, in: Fixtures.library)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          let named = library.font(FontRequest(family: .named("Menlo-Bold"), size: Double(8 + task)))
          _ = masks("ABC☃", named, in: library)
          return masks("The five boxing wizards jump quickly", font, in: library) == expected
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
