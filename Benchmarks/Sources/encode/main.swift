import BenchmarkSupport
import CPNGWriter
import ImageFile
import LayoutshotKit
import Painting
import Raster

// The reference screen to PNG: rows in pieces on several threads, and libpng by itself with several filters and levels.

/// The same pixels as libpng writes them.
func peer(_ pixmap: Pixmap, filter: Int32, level: Int32) -> Int {
  var options = cpng_options()
  options.width = UInt32(pixmap.width)
  options.height = UInt32(pixmap.height)
  options.bit_depth = 8
  options.color_type = 2
  options.filter = filter
  options.level = level
  guard let writer = cpng_writer_create(&options) else { fatalError() }
  defer { cpng_writer_destroy(writer) }
  let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pixmap.width * 3)
  defer { row.deallocate() }
  for y in 0..<pixmap.height {
    pixmap.writeStraightRow(y, includesAlpha: false, into: row)
    _ = cpng_writer_write_row(writer, row.baseAddress)
  }
  _ = cpng_writer_finish(writer)
  var count = 0
  _ = cpng_writer_bytes(writer, &count)
  return count
}

let subject = try Subject(arguments: Array(CommandLine.arguments.dropFirst()))
let pixmap = subject.drawing.paint(with: subject.fonts)
precondition(pixmap.isOpaque)

for level in [1, 2, 3, 4, 6] as [Int32] {
  for threads in [1, 2] {
    var size = 0
    let timing = Timing(count: 21) {
      let bytes = try? PNGFile.encode(pixmap, scale: subject.screen.scale, level: level) {
        Workers.forEach($0, width: threads, stackSize: Workers.shallowStack, $1)
      }
      size = bytes?.count ?? 0
    }
    print(timing.line("layoutshot, level \(level), \(threads) thread(s)"), " \(size / 1000) kB")
  }
}
// libpng's masks: none, up, all five chosen by rows.
for (name, filter) in [("none", 8), ("up", 0x20), ("adaptive", 0xF8)] as [(String, Int32)] {
  for level in [1, 3, 6] as [Int32] {
    var size = 0
    let timing = Timing(count: 5) { size = peer(pixmap, filter: filter, level: level) }
    print(timing.line("libpng, level \(level), \(name)"), " \(size / 1000) kB")
  }
}
