import Geometry
import Painting
import Raster
import TestSupport
import Testing
import Views

/// Skipping invisible steps changes no pixel.
struct CullingTests {
  /// A multiple of the hatching's period, so that the pattern is aligned.
  private static let shift = 160.0

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a window cut out of a larger canvas has the same bytes`(_ seed: UInt64) {
    func content() -> View {
      var random = RandomViews(seed: seed)
      random.hasAlpha = seed % 2 == 1
      return random.container(100, 100, count: 8)
    }
    let small = Paint.pixmap(Make.canvas(100, 100, [content()]))
    let wide = Self.shift * 2 + 100
    let large = Paint.pixmap(Make.canvas(wide, wide, [content().at(Self.shift, Self.shift)]))
    #expect(Golden.difference(large.cut(x: 320, y: 320, width: 200, height: 200), small) == nil)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `groups clipped to their contents have the same bytes`(_ seed: UInt64) {
    var random = RandomViews(seed: seed)
    random.hasAlpha = true
    let drawing = Paint.drawing(Make.canvas(120, 120, [random.container(120, 120, count: 8)]))
    let unbounded = Drawing(
      canvas: drawing.canvas, scale: drawing.scale, commands: drawing.commands.withoutGroupClips())
    let difference = Golden.difference(
      unbounded.paint(with: TestFonts.library), drawing.paint(with: TestFonts.library))
    #expect(difference == nil)
  }

  @Test
  func `a faint view takes no more memory than it needs`() {
    let faint = Make.view(20, 10, color: .hex(0xFF0000)) { $0.alpha = 0.5 }.at(30, 30)
    let lines = Paint.drawing(Make.canvas(400, 800, [faint])).lines
    #expect(lines.contains("  clip 30 30 20 10"))
  }

  @Test
  func `views outside the canvas are not drawn`() {
    let far = Make.label("Far away").at(500, 20)
    let drawing = Paint.drawing(Make.canvas(100, 100, [far, Make.label("Near").at(0, 40)]))
    #expect(!drawing.lines.joined().contains("Far"))
    #expect(drawing.lines.joined().contains("Near"))
  }
}

extension Pixmap {
  /// A copy of a part, in pixels.
  fileprivate func cut(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
    let part = Pixmap(width: width, height: height)
    for row in 0..<height {
      withRow(y + row) { source in
        part.withMutableRow(row) { target in
          for column in 0..<width { target[column] = source[x + column] }
        }
      }
    }
    return part
  }
}

extension [Drawing.Command] {
  /// The steps without the clips that bound groups.
  fileprivate func withoutGroupClips() -> [Element] {
    var result: [Element] = []
    var isAfterGroup = false
    for command in self {
      if case .beginGroup = command { result.removeLast() }
      // The clip of a group ends right after it; the next one to end is another's.
      if case .popClip = command, isAfterGroup {
        isAfterGroup = false
        continue
      }
      if case .endGroup = command { isAfterGroup = true } else { isAfterGroup = false }
      result.append(command)
    }
    return result
  }
}
