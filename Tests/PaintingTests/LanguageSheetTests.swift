import Geometry
import Raster
import TestSupport
import Testing
import Views

@testable import Painting

/// The sheet of a screen in all its languages.
struct LanguageSheetTests {
  private func texts(_ drawing: Drawing) -> [(text: String, at: Point)] {
    drawing.commands.compactMap { if case .glyphs(let run) = $0 { (run.text, run.origin) } else { nil } }
  }

  /// A white screen with a black square that ends at a row.
  private func cell(contentTo bottom: Int) -> LanguageSheet.Cell {
    let pixmap = Pixmap(width: 320, height: 640)
    pixmap.fill(.white)
    let square = Pixmap(width: 20, height: 20)
    square.fill(.black)
    pixmap.place(square, x: 10, y: bottom - 20)
    return LanguageSheet.Cell(pixmap, canvas: Size(width: 320, height: 640), clipped: [])
  }

  private func sheet(_ count: Int, contentTo bottom: Int = 600, packages: [String] = []) -> Drawing {
    LanguageSheet(
      title: "Title", columns: (0..<count).map { "l\($0)" }, rows: ["portrait"],
      cells: [(0..<count).map { _ in cell(contentTo: bottom) }], missingPackages: packages
    ).drawing(TestFonts.library)
  }

  @Test func languagesWrapAfterSix() {
    let (six, eight) = (sheet(6), sheet(8))
    #expect(eight.canvas.width == six.canvas.width && eight.canvas.height > six.canvas.height)
    let words = texts(eight)
    func place(_ word: String) -> Point? { words.first { $0.text == word }?.at }
    #expect(place("l0")?.y == place("l5")?.y && place("l6")?.x == place("l0")?.x)
    #expect((place("l6")?.y ?? 0) > (place("l5")?.y ?? 0) + 300)
    // Each block names its rows.
    #expect(words.count { $0.text == "portrait" } == 2)
    #expect(sheet(2).canvas.width < six.canvas.width)
  }

  @Test func picturesEndWhereTheirContentDoes() {
    let (long, short) = (sheet(2), sheet(2, contentTo: 200))
    // Pictures are half as large; some ground is left below the content.
    #expect(long.canvas.height - short.canvas.height == 200)
    #expect(texts(sheet(1)).map(\.text).contains("Title"))
  }

  @Test func missingPackagesAreNamed() {
    let words = texts(sheet(2, packages: ["fonts-noto-cjk", "fonts-noto-color-emoji"])).map(\.text)
    #expect(
      words.contains(
        "Boxes are characters of fonts that are not installed: fonts-noto-cjk, fonts-noto-color-emoji")
    )
    #expect(!texts(sheet(2)).contains { $0.text.contains("installed") })
  }
}
