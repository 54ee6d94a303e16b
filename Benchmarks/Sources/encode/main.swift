import BenchmarkSupport
import ImageFile
import Raster

let screen = screenOfCommandLine()
let pixmap = screen.makePixmap()
screen.draw(on: pixmap, picture: Screen.picture(side: 120))

for filtersUp in [true, false] {
  for level in 1...6 {
    let effort = PNGFile.Effort(level: level, filtersUp: filtersUp)
    var size = 0
    let timing = Timing(count: 7) {
      do {
        size = try PNGFile.encode(pixmap, scale: screen.scale, effort: effort).count
      } catch {
        fatalError("\(error)")
      }
    }
    print(timing.line("level \(level) \(filtersUp ? "up  " : "none")"), " \(size / 1000) kB")
  }
}
