import BenchmarkSupport
import ImageFile
import Raster

let subject = try Subject(arguments: Array(CommandLine.arguments.dropFirst()))
let pixmap = subject.drawing.paint(with: subject.fonts)

for filtersUp in [true, false] {
  for level in 1...6 {
    let effort = PNGFile.Effort(level: level, filtersUp: filtersUp)
    var size = 0
    let timing = Timing(count: 7) {
      do {
        size = try PNGFile.encode(pixmap, scale: subject.screen.scale, effort: effort).count
      } catch {
        fatalError("\(error)")
      }
    }
    print(timing.line("level \(level) \(filtersUp ? "up  " : "none")"), " \(size / 1000) kB")
  }
}
