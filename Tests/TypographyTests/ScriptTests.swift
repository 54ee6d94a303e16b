import Testing
import Typography

/// Scripts of bundled fonts other than Inter.
@Suite struct ScriptTests {
  private static let samples = [
    "Ελληνικά", "Русский", "العربية", "עברית", "ภาษาไทย", "हिन्दी", "বাংলা", "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ",
    "മലയാളം", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు",
  ]

  @Test(arguments: samples, [FontWeight.regular, .bold, .light, .black])
  func lettersExist(text: String, weight: FontWeight) {
    let layout = Fixtures.layOut(text, Fixtures.system(17, weight))
    #expect(layout.missing.isEmpty && !layout.lines[0].glyphs.isEmpty)
    let faces = Set(layout.lines[0].glyphs.map(\.face))
    // A word is set in one face, and there is no dotted circle in place of a letter that a mark lacks.
    #expect(faces.count == 1)
    let circle = Fixtures.layOut("\u{25CC}", Fixtures.system(17, weight)).lines[0].glyphs[0]
    #expect(!layout.lines[0].glyphs.contains { $0.glyph == circle.glyph && $0.face == circle.face })
  }

  /// A label is as high as its font specifies, whatever its text.
  @Test(arguments: samples)
  func linesKeepTheirHeight(text: String) {
    #expect(Fixtures.layOut(text).size.height == Fixtures.system(17).lineHeight)
    #expect(Fixtures.layOut(text).firstBaseline == Fixtures.layOut("abc").firstBaseline)
  }

  @Test func greekAndCyrillicUseInter() {
    for text in ["Ελληνικά", "Русский"] {
      #expect(Fixtures.layOut(text).lines[0].glyphs.allSatisfy { $0.face == Fixtures.system(17).face })
    }
  }

  @Test func arabicLettersJoin() {
    func glyphs(_ text: String) -> [UInt32] { Fixtures.glyphs(text) }
    // Beh has different forms at the start, in the middle and at the end of a word, and alone.
    let word = glyphs("ببب")
    #expect(word.count >= 3 && Set(word).isDisjoint(with: glyphs("ب").prefix(1)))
    // Lam and alef form a ligature.
    #expect(Fixtures.width("لا") < Fixtures.width("ل") + Fixtures.width("ا"))
  }

  @Test func conjunctsAreNotSplit() {
    // Ka and ssa with a virama between them form a conjunct; a line that is too narrow takes it as a whole.
    let whole = Fixtures.layOut("क्षक्ष", width: nil, lines: 1, .clip)
    let half = Fixtures.layOut("क्षक्ष", width: whole.size.width / 2 + 0.5, lines: 0, .wordWrap)
    #expect(half.lines.map(Fixtures.glyphs) == [Fixtures.glyphs("क्ष"), Fixtures.glyphs("क्ष")])
    let narrow = Fixtures.layOut("क्षक्ष", width: 1, lines: 0, .wordWrap)
    #expect(narrow.lines.count == 2)
  }

  @Test func thaiBreaksBetweenWords() {
    // "the Thai language | is | easy"
    let words = ["ภาษา", "ไทย", "ง่าย"]
    let text = words.joined()
    let layout = Fixtures.layOut(text, width: Fixtures.width("ภาษาไทย") + 1, lines: 0, .wordWrap)
    #expect(layout.lines.map(Fixtures.glyphs) == [Fixtures.glyphs("ภาษาไทย"), Fixtures.glyphs("ง่าย")])
  }

  @Test func isolatesDoNotAffectNeighbors() {
    // An isolated phrase in the other direction does not attract the number after it.
    let isolated = Fixtures.layOut("a \u{2067}שלום\u{2069} 1").lines[0].glyphs
    let plain = Fixtures.layOut("a שלום 1").lines[0].glyphs
    let one = Fixtures.glyphs("1")[0]
    #expect(isolated.last?.glyph == one && plain.last?.glyph != one)
  }

  @Test func bracketsAreMirrored() {
    let line = Fixtures.layOut("(א)").lines[0]
    let (open, close) = (Fixtures.glyphs("("), Fixtures.glyphs(")"))
    #expect(line.isRightToLeft)
    #expect(Fixtures.glyphs(line).first == open[0] && Fixtures.glyphs(line).last == close[0])
  }

  /// Numbers alone have the interface's direction.
  @Test func directionOfNumbers() {
    let library = Fixtures.library.reading(TextReading(language: "ar", isRightToLeft: true))
    func line(_ text: String) -> TextLine {
      library.layOut(
        text, font: Fixtures.system(17), width: nil, maximumLines: 1, lineBreak: .clip, scale: 2
      ).lines[0]
    }
    #expect(line("12").isRightToLeft && !Fixtures.layOut("12").lines[0].isRightToLeft)
    #expect(!line("abc").isRightToLeft)
    #expect(Fixtures.glyphs(line("12")) == Fixtures.glyphs("12"))
  }

  @Test func packagesAreSuggested() {
    #expect(Fixtures.library.package(for: "字") == "fonts-noto-cjk")
    #expect(Fixtures.library.package(for: "한") == "fonts-noto-cjk")
    #expect(Fixtures.library.package(for: "、") == "fonts-noto-cjk")
    #expect(Fixtures.library.package(for: "😀") == "fonts-noto-color-emoji")
    #expect(Fixtures.library.package(for: "𒀀") == nil)
  }

  @Test func manyRunsAndUnterminatedControls() {
    let font = Fixtures.system(12)
    let texts = ["\u{2067}", "a\u{202E}", "שלום ", "\u{2069}", "क्", "ไทย", "\u{200D}", "12"]
    let runs = (0..<10_000).map { TextSource.Run(texts[$0 % texts.count], font: font) }
    let layout = Fixtures.library.layOut(
      TextSource(runs), width: 300, maximumLines: 0, lineBreak: .wordWrap, scale: 2)
    #expect(layout.lines.count > 100 && layout.lines.allSatisfy { $0.width <= 301 })
  }

  // MARK: Fonts of packages

  private static let installed: FontLibrary? = {
    let folders = ["/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto"]
    let library = try? FontLibrary(directory: Fixtures.directory, installed: folders)
    return library?.installedFiles.count == 3 ? library : nil
  }()
  private static let reason: Comment = "fonts-noto-cjk and fonts-noto-color-emoji are not installed"

  private func layOut(_ text: String, _ language: String? = nil) throws -> TextLayout {
    let library = try #require(Self.installed).reading(TextReading(language: language))
    return library.layOut(
      text, font: Fixtures.system(17), width: nil, maximumLines: 1, lineBreak: .clip, scale: 2)
  }

  /// Lines have the same widths with and without the fonts.
  @Test(.enabled(if: installed != nil, reason), arguments: ["漢字、かな", "设置", "😀👨‍👩‍👧🇩🇪1️⃣❤️"])
  func boxesHaveTypicalWidths(text: String) throws {
    let layout = try layOut(text)
    #expect(layout.missing.isEmpty)
    #expect(abs(layout.size.width - Fixtures.width(text)) < 0.01)
  }

  @Test(.enabled(if: installed != nil, reason))
  func ideographsDependOnTheLanguage() throws {
    func glyph(_ language: String) throws -> UInt32? {
      try layOut("骨", language).lines[0].glyphs.first?.glyph
    }
    let glyphs = try ["ja", "zh-Hans", "zh-Hant"].map(glyph)
    #expect(Set(glyphs).count > 1)
    #expect(try layOut("骨").lines[0].glyphs.first?.glyph == glyphs[1])
  }

  @Test(.enabled(if: installed != nil, reason))
  func emojiHaveColors() throws {
    let library = try #require(Self.installed)
    for text in ["😀", "👨‍👩‍👧", "🇩🇪"] {
      let glyphs = try layOut(text).lines[0].glyphs
      #expect(glyphs.count == 1 && library.isColored(glyphs[0].face))
      let (picture, _) = try #require(library.picture(of: glyphs[0]))
      #expect(picture.pixels.count == picture.width * picture.height * 4 && picture.width > 100)
    }
  }
}
