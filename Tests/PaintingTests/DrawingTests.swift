import Geometry
import Painting
import Raster
import TestSupport
import Testing
import Views

/// The contents of a drawing, and their independence of anything else.
struct DrawingTests {
  @Test
  func `the same tree gives the same bytes`() {
    let sheets = PaintingCase.sheets.map { $0.drawing() }
    for (first, second) in zip(sheets, PaintingCase.sheets.map { $0.drawing() }) {
      #expect(first.lines == second.lines)
      let pixmap = first.paint(with: TestFonts.library)
      #expect(Golden.difference(pixmap, first.paint(with: TestFonts.library)) == nil)
      #expect(Golden.difference(pixmap, second.paint(with: TestFonts.library)) == nil)
    }
  }

  @Test
  func `hidden and clear views draw nothing, nor do their subviews`() {
    func screen(_ change: (View) -> Void) -> View {
      Make.canvas(
        100, 100, [Make.toggle(true).with(change).holding(Make.label("Text")), Make.label("Shown").at(0, 60)])
    }
    let hidden = Paint.drawing(screen { $0.isHidden = true })
    let clear = Paint.drawing(screen { $0.alpha = 0 })
    let notANumber = Paint.drawing(screen { $0.alpha = .nan })
    #expect(!hidden.lines.joined().contains("UISwitch"))
    #expect(hidden.lines == clear.lines)
    #expect(hidden.lines == notANumber.lines)
  }

  @Test
  func `later siblings are drawn on top`() {
    let red = PixelColor(red: 255, green: 0, blue: 0)
    let blue = PixelColor(red: 0, green: 0, blue: 255)
    func screen(_ colors: [UInt32]) -> Pixmap {
      Paint.pixmap(Make.canvas(10, 10, colors.map { Make.view(10, 10, color: .hex($0)) }), scale: 1)
    }
    #expect(screen([0xFF0000, 0x0000FF])[5, 5] == blue)
    #expect(screen([0x0000FF, 0xFF0000])[5, 5] == red)
  }

  @Test
  func `a parent's border is drawn over its subviews, its background below`() {
    let child = Make.view(20, 20, color: .hex(0x0000FF))
    let parent = Make.view(20, 20, color: .hex(0xFF0000)) { $0.layer.borderWidth = 2 }.holding(child)
    let pixmap = Paint.pixmap(Make.canvas(20, 20, [parent]), scale: 1)
    #expect(pixmap[1, 10] == .black)
    #expect(pixmap[10, 10] == PixelColor(red: 0, green: 0, blue: 255))
  }

  @Test
  func `the listing has a line for each step`() {
    let label = Make.label("Hi", 50, 20.5).at(10, 10)
    let faint = Make.view(20, 10, color: .hex(0xFF0000, alpha: 0.5)) {
      $0.alpha = 0.5
      $0.layer.cornerRadius = 3
    }.at(0, 40)
    let drawing = Paint.drawing(Make.canvas(100, 60, [label, faint]))
    #expect(
      drawing.lines == [
        "  rect 0 0 100 60 #FFFFFF",
        "view 0 UIView (id 1)",
        "view 1 UILabel \"Hi\" (id 1)",
        "  rect 10 10 50 20.5 #FFF6D8",
        "  glyphs 10 26.293 #000000 size 17 face 0 2 of \"Hi\"",
        "  clip 0 40 20 10",
        "  group 128/255",
        "view 2 UIView (id 1)",
        "  fill 0 40 20 10 #FF000080 non-zero (10 elements)",
        "  ungroup",
        "  unclip",
      ])
  }

  @Test(arguments: [(99.4, 50.2, 2.0, 199, 100), (33.4, 10, 3, 100, 30), (0.2, 0.2, 1, 0, 0)])
  func `a canvas with fractional points has whole pixels`(
    _ width: Double, _ height: Double, _ scale: Double, _ columns: Int, _ rows: Int
  ) {
    let pixmap = Paint.pixmap(Make.view(width, height, color: .hex(0xFF0000)), scale: scale)
    #expect(pixmap.width == columns)
    #expect(pixmap.height == rows)
    if columns > 0 { #expect(pixmap[columns - 1, rows - 1] == PixelColor(red: 255, green: 0, blue: 0)) }
  }
}
