import Geometry
import TestSupport
import Testing

@testable import Raster

struct PixmapTests {
  @Test(arguments: [(1170, 2532), (640, 500), (2532, 1170), (3000, 6000)])
  func `a new pixmap is clear, whatever its memory held before`(width: Int, height: Int) {
    for _ in 0..<3 {
      let pixmap = Pixmap(width: width, height: height)
      for y in [0, height / 2, height - 1] {
        pixmap.withRow(y) { row in #expect(row.allSatisfy { $0 == 0 }) }
      }
      pixmap.fill(.white)
    }
  }

  @Test func `rows are compared with those above`() {
    let pixmap = Pixmap(width: 5, height: 4)
    pixmap.withMutableRow(2) { $0[4] = 1 }
    #expect((0..<4).map(pixmap.isRowAsAbove) == [false, true, false, false])
  }

  @Test func `changes are enclosed by the smallest rectangle`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let (width, height) = (Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random))
      let (old, new) = (Pixmap(width: width, height: height), Pixmap(width: width, height: height))
      var expected: (x: ClosedRange<Int>, y: ClosedRange<Int>)?
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        new.withMutableRow(y) { $0[x] = 1 }
        let (across, down) = expected ?? (x...x, y...y)
        expected = (
          min(across.lowerBound, x)...max(across.upperBound, x),
          min(down.lowerBound, y)...max(down.upperBound, y)
        )
      }
      let rect = expected.map {
        PixelRect(x: $0.x.lowerBound, y: $0.y.lowerBound, width: $0.x.count, height: $0.y.count)
      }
      #expect(new.changes(from: old) == rect)
    }
  }

  /// Large pictures use recycled memory.
  @Test(arguments: [(3, 2), (700, 900), (1500, 700), (900, 1500)])
  func `a padded picture is the picture and the color around it`(width: Int, height: Int) {
    Pixmap(width: width, height: height).fill(.black)
    let picture = Pixmap(width: 800, height: 800)
    picture.fill(.white)
    let padded = picture.padded(width: width, height: height, with: PixelColor(red: 9, green: 8, blue: 7))
    #expect(padded.width == width && padded.height == height)
    let ground = PixelColor(red: 9, green: 8, blue: 7).premultiplied
    for y in 0..<height {
      padded.withRow(y) { row in
        for x in row.indices where row[x] != (x < 800 && y < 800 ? ~0 : ground) {
          Issue.record("\(x), \(y)")
          return
        }
      }
    }
  }
}
