import Geometry
import Raster
import TestSupport
import Testing
import Threads

@testable import Painting

/// A picture does not depend on its division into bands, nor on the threads that paint them.
struct BandTests {
  @Test(arguments: [1, 7, 64])
  func `bands of any height make the same picture`(rowsPerBand: Int) {
    for sheet in PaintingCase.sheets {
      let drawing = sheet.drawing()
      let whole = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: .max / 2)
      #expect(whole.bandCount == 1)
      let bands = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: rowsPerBand)
      #expect(Golden.difference(paint(bands, threads: 1), paint(whole, threads: 1)) == nil, "\(sheet.name)")
    }
  }

  @Test(arguments: [2, 3, 8])
  func `any number of threads makes the same picture`(threads: Int) {
    for sheet in PaintingCase.sheets {
      let plan = PaintPlan(sheet.drawing(), fonts: TestFonts.library, rowsPerBand: 16)
      #expect(
        Golden.difference(paint(plan, threads: threads), paint(plan, threads: 1)) == nil, "\(sheet.name)")
    }
  }

  @Test func `a blur does not see the bands`() throws {
    let glass = try #require(PaintingCase.standIns.first { $0.name == "visual-effect/glass-light" })
    let whole = PaintPlan(glass.drawing(), fonts: TestFonts.library, rowsPerBand: .max / 2)
    let bands = PaintPlan(glass.drawing(), fonts: TestFonts.library, rowsPerBand: 5)
    #expect(Golden.difference(paint(bands, threads: 3), paint(whole, threads: 1)) == nil)
  }

  @Test func `a blur sees what the whole picture has in its rectangle`() {
    let part = PixelRect(x: 31, y: 17, width: 90, height: 53)
    let filter = BackdropFilter(blurRadius: 6)
    for sheet in PaintingCase.sheets {
      var drawing = sheet.drawing()
      let scale = drawing.scale
      let before = paint(PaintPlan(drawing, fonts: TestFonts.library), threads: 1)
      let rect = Rect(
        x: Double(part.x) / scale, y: Double(part.y) / scale, width: Double(part.width) / scale,
        height: Double(part.height) / scale)
      drawing.commands.append(.backdrop(.rect(rect), filter))
      let after = paint(PaintPlan(drawing, fonts: TestFonts.library), threads: 1)
      let seen = before.backdrop(of: part, through: filter, scale: scale)
      var differing = 0
      for y in 0..<seen.height {
        for x in 0..<seen.width where after[part.x + x, part.y + y] != seen[x, y] { differing += 1 }
      }
      #expect(differing == 0 && seen.width > 0, "\(sheet.name)")
    }
  }

  @Test func `what the memory contained does not show`() {
    for sheet in PaintingCase.sheets {
      let plan = PaintPlan(sheet.drawing(), fonts: TestFonts.library)
      let used = Pixmap(width: plan.width, height: plan.height)
      for y in 0..<used.height { used.withMutableRow(y) { $0.update(repeating: 0xFF80_40C0) } }
      for part in 0..<plan.partCount { plan.paint(part: part, on: used) }
      #expect(Golden.difference(used, paint(plan, threads: 1)) == nil, "\(sheet.name)")
    }
  }

  @Test func `a part leaves the other rows alone`() {
    var drawing = Drawing(canvas: .init(width: 10, height: 60), scale: 1)
    drawing.commands = [.fillRect(.init(x: 0, y: 0, width: 10, height: 60), .black)]
    let plan = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: 10)
    #expect(plan.partCount == 6)
    let pixmap = Pixmap(width: plan.width, height: plan.height)
    plan.paint(part: 1, on: pixmap)
    for y in 0..<60 { #expect(pixmap[5, y] == ((10..<20).contains(y) ? .black : .clear)) }
  }

  @Test func `steps inside a clip are skipped with it`() {
    var drawing = Drawing(canvas: .init(width: 10, height: 40), scale: 1)
    let red = PixelColor(red: 255, green: 0, blue: 0)
    drawing.commands = [
      .pushClip(.rect(.init(x: 0, y: 0, width: 10, height: 5))), .beginGroup(alpha: 128),
      .fillRect(.init(x: 0, y: 0, width: 10, height: 40), red), .endGroup, .popClip,
      .fillRect(.init(x: 0, y: 30, width: 10, height: 10), red),
    ]
    let pixmap = paint(PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: 4), threads: 1)
    #expect(pixmap[5, 4].alpha == 128)
    #expect(pixmap[5, 5] == .clear)
    #expect(pixmap[5, 29] == .clear)
    #expect(pixmap[5, 39] == red)
  }

  /// Rectangles from side to side hide what was painted before, except through clips, maps and groups.
  @Test func `what is painted over is left out`() throws {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<60 {
      var drawing = Drawing(
        canvas: .init(width: 9, height: 40), scale: Double.random(in: 1...3, using: &random))
      var open: [Drawing.Command] = []
      for _ in 0..<24 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          let top = Double.random(in: 0...20, using: &random)
          drawing.commands.append(.pushClip(.rect(.init(x: 0, y: top, width: 9, height: 15))))
          open.append(.popClip)
        case 1:
          drawing.commands.append(.pushTransform(.translation(x: 0, y: .random(in: -9...9, using: &random))))
          open.append(.popTransform)
        case 2:
          drawing.commands.append(.beginGroup(alpha: 128))
          open.append(.endGroup)
        case 3, 4: if let last = open.popLast() { drawing.commands.append(last) }
        default:
          let isWide = Bool.random(using: &random)
          var color = PixelColor(
            red: .random(in: 0...255, using: &random), green: 90, blue: .random(in: 0...255, using: &random))
          if Int.random(in: 0..<3, using: &random) == 0 { color.alpha = 100 }
          drawing.commands.append(
            .fillRect(
              .init(
                x: isWide ? 0 : 2, y: .random(in: -5...30, using: &random), width: 9,
                height: .random(in: 1...40, using: &random)), color))
        }
      }
      drawing.commands += open.reversed()
      let expected = Pixmap(width: drawing.pixelSize.width, height: drawing.pixelSize.height)
      let canvas = Canvas(expected, scale: drawing.scale)
      // Nothing is left out under a clip.
      var within = drawing
      let all = Rect(x: -1, y: -1, width: 99, height: 99)
      within.commands = [.pushClip(.rect(all))] + within.commands + [.popClip]
      PaintPlan(within, fonts: TestFonts.library).paint(0..<expected.height, on: canvas)
      for height in [1, 3, 7, 1000] {
        let plan = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: height)
        #expect(Golden.difference(paint(plan, threads: 1), expected) == nil, "\(drawing.commands)")
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `invalid coordinates affect every band`(value: Double) {
    var drawing = Drawing(canvas: .init(width: 4, height: 20), scale: 2)
    drawing.commands = [
      .fillRect(.init(x: 0, y: value, width: 10, height: 5), .black),
      .fillRect(.init(x: 0, y: 0, width: value, height: value), .black),
      .fade(.init(x: 0, y: value, width: 4, height: 5), .black, shares: [0, 1]),
      .fade(.init(x: 0, y: 2, width: 4, height: value), .black, shares: [0, 1]),
      .shadow(.rect(.init(x: value, y: 1, width: 2, height: value)), .black, offset: .zero, blur: 3),
      .backdrop(.rect(.init(x: 0, y: value, width: 4, height: value)), BackdropFilter(blurRadius: 3)),
      .backdrop(.rect(.init(x: 0, y: 0, width: 4, height: 10)), BackdropFilter(blurRadius: value)),
    ]
    let bands = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: 3)
    let whole = PaintPlan(drawing, fonts: TestFonts.library, rowsPerBand: 1000)
    #expect(Golden.difference(paint(bands, threads: 1), paint(whole, threads: 1)) == nil)
  }

  private func paint(_ plan: PaintPlan, threads: Int) -> Pixmap {
    let pixmap = Pixmap(width: plan.width, height: plan.height)
    Workers.forEach(plan.partCount, width: threads) { plan.paint(part: $0, on: pixmap) }
    return pixmap
  }
}
