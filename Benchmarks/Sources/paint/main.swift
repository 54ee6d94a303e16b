import BenchmarkSupport
import Glibc
import ImageFile
import LayoutshotKit
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

@Sendable func paint(on pixmap: Pixmap, threads: Int) {
  let plan = drawing.plan(with: fonts)
  Workers.forEach(plan.bandCount, width: threads) { plan.paint(band: $0, on: pixmap) }
}

func fresh() -> Pixmap { Pixmap(width: size.width, height: size.height) }

let pixmap = fresh()
print("first  \(clock.measure { paint(on: pixmap, threads: 1) })")
print(Timing(count: 101) { _ = drawing.plan(with: fonts) }.line("plan                 "))
print(Timing(count: 101) { paint(on: pixmap, threads: 1) }.line("warm, 1 thread       "))
print(Timing(count: 101) { paint(on: pixmap, threads: 2) }.line("warm, 2 threads      "))
print(Timing(count: 31) { paint(on: fresh(), threads: 1) }.line("warm, fresh pixmap   "))
if let path = getenv("LAYOUTSHOT_PNG") {
  let file = fopen(path, "wb")
  let bytes = try PNGFile.encode(pixmap, scale: screen.scale)
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
