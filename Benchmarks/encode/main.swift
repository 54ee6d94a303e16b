import BenchmarkSupport
import CPNGPeer
import ImageFile
import Painting
import Raster

// The reference screen as PNG: and libpng itself with several filters and levels.

/// The size of the same pixels written by libpng, row by row.
func peer(_ pixmap: Pixmap, filter: Int32, level: Int32) -> Int {
  let bytesPerRow = pixmap.width * 3
  let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pixmap.height * bytesPerRow)
  defer { rows.deallocate() }
  for y in 0..<pixmap.height {
    let row = UnsafeMutableBufferPointer(rebasing: rows[y * bytesPerRow..<(y + 1) * bytesPerRow])
    pixmap.writeStraightRow(y, includesAlpha: false, into: row)
  }
  return cpng_peer_encode(rows.baseAddress, UInt32(pixmap.width), UInt32(pixmap.height), filter, level)
}

let subject = try Subject(arguments: Array(CommandLine.arguments.dropFirst()))
let pixmap = subject.drawing.paint(with: subject.fonts)
precondition(pixmap.isOpaque)

var size = 0
let timing = Timing(count: 21) {
  size = (try? PNGFile.encode(pixmap, scale: subject.screen.scale))?.count ?? 0
}
print(timing.line("layoutshot"), " \(size / 1000) kB")
// libpng's masks: none, up, all five chosen per row.
for (name, filter) in [("none", 8), ("up", 0x20), ("adaptive", 0xF8)] as [(String, Int32)] {
  for level in [1, 3, 6] as [Int32] {
    var size = 0
    let timing = Timing(count: 5) { size = peer(pixmap, filter: filter, level: level) }
    print(timing.line("libpng, level \(level), \(name)"), " \(size / 1000) kB")
  }
}
