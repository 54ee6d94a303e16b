import Geometry
import Raster
import TestSupport
import Testing

@testable import Painting

/// Shadows are blurred once for each shape, regardless of position.
struct ShadowTests {
  private static let canvas = Size(width: 200, height: 150)

  private func shadow(_ x: Double, _ y: Double, width: Double = 60, blur: Double = 12) -> Drawing.Command {
    .shadow(
      .roundedRect(Rect(x: x, y: y, width: width, height: 40), radius: 6), .black, offset: Point(x: 1, y: 3),
      blur: blur)
  }

  /// The canvas's output without a plan.
  private func painted(_ commands: [Drawing.Command], scale: Double = 2) -> Pixmap {
    let pixmap = Pixmap(width: Int(Self.canvas.width * scale), height: Int(Self.canvas.height * scale))
    let canvas = Canvas(pixmap, scale: scale)
    for case .shadow(let path, let color, let offset, let blur) in commands {
      canvas.fillShadow(of: path, color: color, offset: offset, blur: blur)
    }
    return pixmap
  }

  private func masks(of plan: PaintPlan) -> [ShadowMask] {
    plan.entries.compactMap { entry in
      if case .mask(let mask, _, _, _) = entry.step { mask } else { nil }
    }
  }

  @Test func onePerShape() {
    // The last two differ in width and in blur; one of the others is half a pixel off the grid.
    let commands = [
      shadow(10, 10), shadow(70, 60), shadow(-30, -20), shadow(150, 120), shadow(40.25, 30),
      shadow(20, 20, width: 61), shadow(20, 20, blur: 16),
    ]
    let drawing = Drawing(canvas: Self.canvas, scale: 2, commands: commands)
    let plan = drawing.plan(with: TestFonts.library)
    let masks = masks(of: plan)
    #expect(masks.count == commands.count)
    #expect(Set(masks.map(ObjectIdentifier.init)).count == 4)
    #expect(Golden.difference(drawing.paint(with: TestFonts.library), painted(commands)) == nil)
  }

  @Test func hugeShadowsAreClipped() {
    let commands = [
      Drawing.Command.shadow(
        .rect(Rect(x: -4_000, y: -4_000, width: 8_000, height: 4_050)), .black, offset: .zero, blur: 30)
    ]
    let drawing = Drawing(canvas: Self.canvas, scale: 2, commands: commands)
    let masks = masks(of: drawing.plan(with: TestFonts.library))
    #expect(masks.count == 1 && masks[0].bounds.width == 400 && masks[0].bounds.height < 300)
    #expect(Golden.difference(drawing.paint(with: TestFonts.library), painted(commands)) == nil)
  }

  @Test func shadowsUnderAMap() {
    let map = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 150, ty: 0)
    let drawing = Drawing(
      canvas: Self.canvas, scale: 2, commands: [.pushTransform(map), shadow(10, 10), .popTransform])
    let pixmap = Pixmap(width: 400, height: 300)
    let canvas = Canvas(pixmap, scale: 2)
    canvas.transform = map.then(canvas.transform)
    guard case .shadow(let path, let color, let offset, let blur) = shadow(10, 10) else { return }
    canvas.fillShadow(of: path, color: color, offset: offset, blur: blur)
    #expect(Golden.difference(drawing.paint(with: TestFonts.library), pixmap) == nil)
  }

  @Test func drawingsAreComparedByAppearance() {
    let one = Drawing(canvas: Self.canvas, scale: 2, commands: [shadow(10, 10), shadow(70, 60)])
    var other = one
    #expect(one.looks(like: other, with: TestFonts.library))
    // Other steps, the same pixels.
    other.commands.append(.fillRect(Rect(x: 500, y: 0, width: 10, height: 10), .black))
    #expect(one.looks(like: other, with: TestFonts.library))
    other.commands.append(.fillRect(Rect(x: 199, y: 149, width: 1, height: 1), .black))
    #expect(!one.looks(like: other, with: TestFonts.library))
    other.canvas.width += 1
    #expect(!one.looks(like: other, with: TestFonts.library))
  }
}
