import Foundation
import TestSupport
import Testing

@testable import Typography

/// A project's fonts in addition to the bundled ones.
final class ProjectFontTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "layoutshot-fonts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for style in ["regular", "bold", "italic"] {
      let file = try Checkout.bytes("\(Fixtures.directory)/TeXGyreTermes/texgyretermes-\(style).otf")
      try Data(TestFonts.renamed(file)).write(to: folder.appending(path: "\(style).otf"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The bundled fonts, followed by renamed ones.
  private func library(_ styles: String...) -> FontLibrary {
    let files = styles.map { folder.appending(path: "\($0).otf").path }
    return FontLibrary(extending: Fixtures.library) { files }
  }

  private func font(
    _ name: String, in library: FontLibrary, _ weight: FontWeight = .regular, italic: Bool = false
  )
    -> Font
  {
    library.font(FontRequest(family: .named(name), weight: weight, isItalic: italic, size: 20))
  }

  @Test(arguments: ["QuXGyreTermes-Bold", "QuX Gyre Termes Bold", "quxgyretermes-bold"])
  func byPostScriptOrFullName(_ name: String) {
    let library = library("regular", "bold", "italic")
    let found = font(name, in: library)
    #expect(found.substitution == nil && library.faceName(found.face) == "QuX Gyre Termes Bold")
    #expect(font(name, in: Fixtures.library).substitution?.kind == .unknownName)
  }

  @Test func byFamilyInWeightAndSlope() {
    let library = library("bold", "italic", "regular")
    func name(_ weight: FontWeight, _ italic: Bool) -> String? {
      library.faceName(font("QuX Gyre Termes", in: library, weight, italic: italic).face)
    }
    #expect(name(.regular, false) == "QuX Gyre Termes Regular")
    #expect(name(.semibold, false) == "QuX Gyre Termes Bold")
    #expect(name(.regular, true) == "QuX Gyre Termes Italic")
  }

  @Test func textIsLaidOutAndDrawn() throws {
    let library = library("bold")
    let own = font("QuXGyreTermes-Bold", in: library)
    let bundled = Fixtures.named("TimesNewRomanPS-BoldMT", 20)
    let words = "Hamburgefons"
    func layOut(_ font: Font, _ library: FontLibrary) -> TextLayout {
      library.layOut(words, font: font, width: nil, maximumLines: 1, lineBreak: .clip, scale: 2)
    }
    // The bundled stand-in for Times is the same file.
    #expect(layOut(own, library).size.width == layOut(bundled, Fixtures.library).size.width)
    let glyph = try #require(layOut(own, library).lines.first?.glyphs.first)
    let key = GlyphKey(face: glyph.face, glyph: glyph.glyph, pixelSize: 40, phase: 0, style: [])
    #expect(library.mask(key) != nil)
    // Missing characters come from the bundled fonts.
    #expect(
      library.layOut("→", font: own, width: nil, maximumLines: 1, lineBreak: .clip, scale: 2).missing.isEmpty)
  }

  @Test func bundledFontsTakePrecedence() {
    let library = FontLibrary(extending: Fixtures.library) {
      Issue.record("nobody named a font of the project")
      return []
    }
    for name in ["Helvetica-Bold", "TimesNewRomanPSMT", ".SFUI-Regular"] {
      #expect(font(name, in: library) == font(name, in: Fixtures.library))
    }
    #expect(library.font(FontRequest(family: .system, size: 17)) == Fixtures.system(17))
    #expect(library.unreadableFiles.isEmpty)
  }

  @Test func invalidFontsAreReported() {
    let files = [#filePath, "/nowhere.ttf", folder.appending(path: "bold.otf").path]
    let library = FontLibrary(extending: Fixtures.library) { files }
    #expect(font("QuXGyreTermes-Bold", in: library).substitution == nil)
    #expect(library.unreadableFiles == Array(files.prefix(2)))
    #expect(font("Other", in: library).substitution?.kind == .unknownName)
  }
}
