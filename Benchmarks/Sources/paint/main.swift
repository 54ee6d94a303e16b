import BenchmarkSupport
import Raster

let screen = screenOfCommandLine()
let picture = Screen.picture(side: 120)
let pixmap = screen.makePixmap()
print(
  "\(pixmap.width) × \(pixmap.height) px, \(screen.operations.count - screen.textCount) shapes;",
  "\(screen.textCount) lines of text are left out")
print(Timing { pixmap.fill(.white) }.line("fill "))
print(Timing { screen.draw(on: pixmap, picture: picture) }.line("paint"))
