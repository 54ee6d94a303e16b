import BenchmarkSupport
import Geometry
import InterfaceFile
import LayoutshotKit
import Raster
import Views

let screen = screenOfCommandLine()
let picture = Screen.picture(side: 120)
let pixmap = screen.makePixmap()
print(
  "\(pixmap.width) × \(pixmap.height) px, \(screen.operations.count - screen.textCount) shapes;",
  "\(screen.textCount) lines of text are left out")
print(Timing { pixmap.fill(.white) }.line("fill "))
print(Timing { screen.draw(on: pixmap, picture: picture) }.line("paint"))

// What the screen does not hold, each for itself.
let canvas = Canvas(pixmap, scale: screen.scale)
let all = Rect(origin: .zero, size: screen.size)
let card = Path.roundedRect(Rect(x: 16, y: 100, width: 358, height: 120), radius: 12)
let gray = PixelColor(red: 90, green: 90, blue: 99, alpha: 128)
print(Timing { canvas.fill(all, color: gray) }.line("translucent screen  "))
print(
  Timing { canvas.fillShadow(of: card, color: gray, offset: Point(x: 0, y: 4), blur: 12) }
    .line("shadow of a card    "))
print(
  Timing {
    canvas.fillLinearGradient(
      .rect(all), from: .zero, to: Point(x: 0, y: 844), stops: [(0, .white), (1, .black)])
  }.line("vertical gradient   "))
print(
  Timing {
    canvas.fillLinearGradient(
      .rect(all), from: .zero, to: Point(x: 390, y: 844), stops: [(0, .white), (1, .black)])
  }.line("slanted gradient    "))
print(
  Timing {
    canvas.beginGroup(alpha: 128)
    canvas.fill(card, color: .white)
    canvas.endGroup()
  }.line("group of full size  "))
print(
  Timing {
    canvas.save()
    canvas.clip(to: .roundedRect(all, radius: 40))
    canvas.fill(all, color: .white)
    canvas.restore()
  }.line("fill in rounded clip"))

// A whole document, text included, at 3 ×; the first time fills the glyph cache.
let fonts = try Fonts.library()
for (path, bytes) in documentsOfCommandLine() where CommandLine.arguments.count == 1 {
  let scenes = try InterfaceDocument.read(bytes, file: path).instantiate().scenes
  for scene in scenes.map({ ScreenLayouts($0) }) {
    var request = ScreenRequest()
    request.scale = 3
    let renderer = Renderer(fonts: fonts)
    for variant in request.variants(for: scene.canvas) {
      let name = "\(scene.name), \(variant.orientation.rawValue)"
      let drawing = renderer.drawing(of: scene, variant)
      let size = drawing.pixelSize
      print("\(name): \(size.width) × \(size.height) px, \(drawing.commands.count) commands")
      print(Timing { _ = renderer.drawing(of: scene, variant) }.line("lay out, draw up    "))
      print(Timing { _ = drawing.paint(with: fonts) }.line("paint               "))
    }
  }
}
