import BenchmarkSupport
import Files
import Glibc
import ImageFile
import Painting
import Raster
import Threads

// A whole process for one picture: `shot OUTPUT.png [THREADS [FILE.ops]]`.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else { fatalError("shot OUTPUT.png [THREADS [FILE.ops]]") }
let threads = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let subject = try Subject(arguments: Array(arguments.dropFirst(2)))
let drawing = subject.drawing
var pixmap = Pixmap(width: 0, height: 0)
let first = Timing.once {
  let plan = drawing.plan(with: subject.fonts)
  pixmap = plan.pixmap()
  Workers.forEach(plan.partCount, width: threads, stackSize: Workers.shallowStack) { [pixmap] in
    plan.paint(part: $0, on: pixmap)
  }
}
print("shot.first \(first)")
let png = try PNGFile.encode(pixmap, scale: subject.screen.scale)
try OutputFile.write(png, to: output)
