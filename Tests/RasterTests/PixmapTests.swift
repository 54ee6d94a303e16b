import Raster
import Testing

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
}
