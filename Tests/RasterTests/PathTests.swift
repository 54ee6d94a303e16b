import Geometry
import Raster
import Testing

@Suite struct PathTests {
  @Test func elementsRecordDrawing() {
    var path = Path()
    path.line(to: Point(x: 1, y: 2))
    path.quad(to: Point(x: 7, y: 2), control: Point(x: 4, y: 8))
    path.close()
    #expect(
      path.elements == [
        .move(Point(x: 1, y: 2)),
        .curve(to: Point(x: 7, y: 2), control1: Point(x: 3, y: 6), control2: Point(x: 5, y: 6)),
        .close,
      ])
  }

  @Test func boundsContainTheShape() {
    let rect = Rect(x: -3, y: 4, width: 10, height: 6)
    #expect(Path.ellipse(in: rect).bounds == rect)
    #expect(Path.roundedRect(rect, radius: 2).bounds == rect)
    #expect(Path().bounds == .zero)
    #expect(Path.rect(rect).transformed(by: .translation(x: 3, y: -4)).bounds.origin == .zero)
  }

  @Test func closingReturnsToTheStart() {
    var path = Path.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    path.line(to: Point(x: 8, y: 0))
    path.line(to: Point(x: 8, y: 8))
    let pixmap = Pixmap(width: 8, height: 8)
    Canvas(pixmap, scale: 1).fill(path, color: .black, rule: .evenOdd)
    #expect(pixmap[7, 1] == .black && pixmap[1, 6] == .clear)
  }

  @Test func newPixmapsAreClear() {
    let pixmap = Pixmap(width: 1170, height: 2532)
    #expect(pixmap[1169, 2531] == .clear)
    pixmap.fill(PixelColor(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(pixmap[1169, 2531].alpha == 4)
    #expect(!pixmap.isOpaque)
  }
}
