import BenchmarkSupport
import Geometry
import Glibc
import ImageFile
import Painting
import Raster

// The reference screen, text included: `paint [FILE.ops [PEER]]`. With `LAYOUTSHOT_PNG` the picture is written too.

let clock = ContinuousClock()
let subject = try Subject(arguments: Array(CommandLine.arguments.dropFirst()))
let (screen, drawing, fonts) = (subject.screen, subject.drawing, subject.fonts)
let size = drawing.pixelSize
print(
  "\(size.width) × \(size.height) px, \(screen.operations.count - screen.textCount) shapes,",
  "\(screen.textCount) lines of text")
var first: Pixmap?
let cold = clock.measure { first = drawing.paint(with: fonts) }
print("first  \(cold)")
guard let pixmap = first else { fatalError() }
print(Timing(count: 101) { drawing.paint(on: pixmap, with: fonts) }.line("warm               "))
print(Timing(count: 31) { _ = drawing.paint(with: fonts) }.line("warm, fresh pixmap "))
if let path = getenv("LAYOUTSHOT_PNG") {
  let file = fopen(path, "wb")
  let bytes = try PNGFile.encode(pixmap, scale: screen.scale)
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
