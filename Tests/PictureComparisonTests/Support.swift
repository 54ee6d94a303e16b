import Geometry
import Raster
import TestSupport

@testable import PictureComparison

/// A picture whose words are a function of column and row.
func picture(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  for y in 0..<pixmap.height {
    pixmap.withMutableRow(y) { row in
      for x in row.indices { row[x] = word(x, y) }
    }
  }
  return pixmap
}

/// A picture from text: each character is a pixel, a space black, a digit the gray of 25 times its value.
func picture(_ rows: [String]) -> Pixmap {
  let cells = rows.map { $0.map { UInt32(String($0)) ?? 0 } }
  return picture(cells[0].count, cells.count) { x, y in gray(cells[y][x] * 25) }
}

func gray(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }

/// A copy of a picture with some pixels changed.
func changed(_ pixmap: Pixmap, _ changes: [(x: Int, y: Int, word: UInt32)]) -> Pixmap {
  let result = picture(pixmap.width, pixmap.height) { x, y in pixmap.withRow(y) { $0[x] } }
  for change in changes { result.withMutableRow(change.y) { $0[change.x] = change.word } }
  return result
}

extension Pixmap {
  var allWords: [UInt32] { (0..<height).flatMap { y in withRow(y) { Array($0) } } }
}
