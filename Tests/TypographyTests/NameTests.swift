import Glibc
import Testing

@testable import Typography

@Suite struct NameTests {
  @Test func everyNameHasItsFile() {
    let families = Fixtures.library.families
    #expect(families.count > 200)
    for family in families {
      #expect(access(Fixtures.directory + "/" + family.file, R_OK) == 0, "\(family.name)")
    }
  }

  @Test func everyListedNameIsKnown() {
    for family in Fixtures.library.families {
      #expect(Fixtures.named(family.name, 17).substitution?.kind != .unknownName, "\(family.name)")
    }
  }

  /// The face in the table for a name is the one that its style words would find.
  @Test func tableAndStyleWordsAgree() {
    for record in Fixtures.library.table.names where record.name.contains("-") && record.fit != .system {
      let dash = record.name.lastIndex(of: "-")!
      let words = StyleWords(record.name[dash...])
      let family = Fixtures.library.table.faces[record.face].family
      let found = Fixtures.library.table.face(family: family, words.weight, words.isItalic)
      #expect(found.0 == record.face && found.1 == record.style, "\(record.name)")
    }
  }

  @Test func systemFontByName() {
    let named = Fixtures.named(".SFUIText-Semibold", 17)
    #expect(named.isSystem && named.substitution == nil)
    #expect(Fixtures.width("Label", named) == Fixtures.width("Label", Fixtures.system(17, .semibold)))
    #expect(Fixtures.named("  .applesystemuifont ", 17).isSystem)
  }

  @Test func unlistedStylesUseTheirFamily() {
    let library = Fixtures.library
    let black = Fixtures.named("HelveticaNeue-CondensedExtraBlackOblique", 17)
    #expect(black.substitution?.kind == .standIn)
    #expect(black.substitution?.used == "TeX Gyre Heros Bold Italic")
    #expect(library.faceName(Fixtures.named("Arial Bold", 17).face) == "TeX Gyre Heros Bold")
    #expect(library.faceName(Fixtures.named("Courier-LightItalic", 17).face) == "TeX Gyre Cursor Regular")
    #expect(Fixtures.named("Courier-LightItalic", 17).style.contains(.oblique))
  }

  @Test func weightAndSlopeCanBeAddedToAName() {
    let request = FontRequest(family: .named("Helvetica"), weight: .bold, isItalic: true, size: 17)
    let font = Fixtures.library.font(request)
    #expect(Fixtures.library.faceName(font.face) == "TeX Gyre Heros Bold Italic")
  }

  @Test func unknownNamesAreFlagged() {
    let font = Fixtures.named("Montserrat-Bold", 17)
    #expect(
      font.substitution
        == Substitution(requested: "Montserrat-Bold", used: "Inter Bold", kind: .unknownName))
    #expect(Fixtures.named("", 17).substitution?.kind == .unknownName)
  }

  @Test func everyWeightOfTheSystemFontHasAFace() {
    let faces: [(FontWeight, String)] = [
      (.ultraLight, "Ultra Light"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    for (weight, name) in faces {
      let font = Fixtures.system(17, weight)
      #expect(Fixtures.library.faceName(font.face) == "Inter \(name)")
      #expect(font.substitution == nil)
      #expect(font.style.isEmpty)
    }
    #expect(Set(faces.map { Fixtures.system(17, $0.0).face }).count == 9)
    #expect(Fixtures.library.faceName(Fixtures.named(".SFUI-Heavy", 17).face) == "Inter Heavy")
    // A family without the weight is drawn in its nearest one.
    #expect(Fixtures.library.faceName(Fixtures.named("Arial-Thin", 17).face) == "TeX Gyre Heros Regular")
  }

  @Test func systemFontWidthsMatchTheTable() {
    func width(_ weight: FontWeight) -> Double {
      Fixtures.width("Hamburgefonts 0123", Fixtures.system(17, weight))
    }
    for weight in [FontWeight.ultraLight, .thin, .light] {
      #expect(abs(width(weight) - width(.regular)) < 2)
    }
    for weight in [FontWeight.heavy, .black] { #expect(abs(width(weight) - width(.bold)) < 1) }
  }

  @Test(arguments: [
    ("face\ta.otf\tA\t400\tupright\nface\ta.otf\tA\t400\tupright", 2, "'a.otf' was given in line 1 already"),
    ("# c\n\nface\ta.otf\tA\t450\tupright", 3, "the weight is 100, 200, … or 900, not '450'"),
    ("face\ta.otf\tA\t400\tup", 1, "the slope is upright or italic, not 'up'"),
    ("face\ta.otf\tA\t400", 1, "the line has 4 fields, not 5"),
    ("fact\ta", 1, "a line starts with 'face', 'installed' or 'name', not 'fact'"),
    ("# nothing", 0, "the table has no face lines"),
    ("face\ta\tA\t400\tupright\nname\tB\tb\titself\t-\t-\t-\t-", 2, "no face line above names the file 'b'"),
    (
      "face\ta\tA\t400\tupright\nname\tB C\ta\titself\t-\t-\t-\t-\nname\tbc\ta\titself\t-\t-\t-\t-", 3,
      "'bc' was given in line 2 already"
    ),
    (
      "face\ta\tA\t400\tupright\nname\tB\ta\titself\t-\t1\tx\t0", 2,
      "the descender is a number of em from 0 to 4, not 'x'"
    ),
    ("face\ta\tA\t400\tupright\nname\t\ta\titself\t-\t-\t-\t-", 2, "the name is empty"),
  ])
  func tableErrorsAreLocated(text: String, line: Int, message: String) {
    #expect {
      _ = try FontTable(parsing: Array(text.utf8), file: "Names.tsv")
    } throws: { error in
      guard let error = error as? FontLibraryError else { return false }
      return error.message == message && error.location?.file == "Names.tsv"
        && error.location?.line == line
    }
  }

  @Test func invalidFolders() {
    #expect(throws: FontLibraryError.folderMissing("/no/such")) { try FontLibrary(directory: "/no/such") }
    #expect(throws: FontLibraryError.tableMissing("/proc/self/Names.tsv")) {
      try FontLibrary(directory: "/proc/self")
    }
  }

  @Test func invalidFontFiles() throws {
    let scratch = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(scratch)/layoutshot-fonts-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = String(cString: made)
    defer {
      unlink(folder + "/a.otf")
      unlink(folder + "/Names.tsv")
      rmdir(folder)
    }
    func write(_ text: String, _ name: String) throws {
      let file = try #require(fopen(folder + "/" + name, "w"))
      fputs(text, file)
      fclose(file)
    }
    func error() -> FontLibraryError? {
      do {
        _ = try FontLibrary(directory: folder)
        return nil
      } catch { return error }
    }
    try write("# one\nface\ta.otf\tA\t400\tupright\n", "Names.tsv")
    #expect(error()?.message == "the font file 'a.otf' cannot be read")
    #expect(error()?.location?.line == 2)
    try write("no font at all", "a.otf")
    #expect(error()?.message == "'a.otf' is not an OpenType or TrueType font")
    try write("OTTO, but then nothing of the kind", "a.otf")
    let broken = try FontLibrary(directory: folder)
    let font = broken.font(FontRequest(family: .system, size: 17))
    let layout = broken.layOut(
      "Label", font: font, width: 30, maximumLines: 1, lineBreak: .truncateTail, scale: 2)
    #expect(layout.missing.count == 5)
    for glyph in layout.lines[0].glyphs {
      _ = broken.mask(GlyphKey.place(glyph, of: font, scale: 2, x: 0).key)
    }
    #expect(broken.mask(GlyphKey(face: 0, glyph: 1, pixelSize: 20, phase: 0, style: [])) == nil)
  }

  @Test func locating() throws {
    let checkout = Fixtures.parent(Fixtures.directory)
    let above = try FontLibrary.locate(
      explicit: nil, environment: nil, executablePath: checkout + "/Sources/Typography/Font.swift",
      buildDirectory: nil)
    #expect(above.hasSuffix("/Fonts"))
    let built = try FontLibrary.locate(
      explicit: nil, environment: nil, executablePath: "/usr/bin/env",
      buildDirectory: FontLibrary.checkoutDirectory)
    #expect(built == Fixtures.directory)
    #expect(throws: FontLibraryError.notFound(lookedAt: ["/nowhere"])) {
      try FontLibrary.locate(
        explicit: "/nowhere", environment: Fixtures.directory, executablePath: "/usr/bin/env",
        buildDirectory: checkout)
    }
    #expect(throws: FontLibraryError.self) {
      try FontLibrary.locate(
        explicit: nil, environment: nil, executablePath: "layoutshot", buildDirectory: nil)
    }
  }
}
