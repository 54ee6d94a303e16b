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

  /// A continuous corner leaves the sides later than a quarter circle, by 1.53 radii where there is room; a shape whose sides
  /// are all curve is the circle's.
  @Test func continuousCorners() {
    let rect = Rect(x: 10, y: 20, width: 200, height: 100)
    func starts(_ radius: Double) -> Double? {
      guard case .move(let start)? = Path.roundedRect(rect, radius: radius, curve: .continuous).elements.first
      else { return nil }
      return rect.maxX - start.x
    }
    #expect(abs((starts(20) ?? 0) - 20 * 1.528_665) < 1e-9)
    #expect(abs((starts(40) ?? 0) - 50) < 1e-9)
    #expect(Path.roundedRect(rect, radius: 20, curve: .continuous).bounds == rect)
    #expect(Path.roundedRect(rect, radius: 50, curve: .continuous) == .roundedRect(rect, radius: 50))
    #expect(Path.roundedRect(rect, radius: 0, curve: .continuous) == .rect(rect))
    // Just below half of the side the three curves are a quarter circle, to a thousandth of its radius.
    let nearly = Path.roundedRect(rect, radius: 49.999, curve: .continuous)
    let center = Point(x: rect.maxX - 50, y: rect.minY + 50)
    for element in nearly.elements.prefix(4).dropFirst() {
      guard case .curve(let end, _, _) = element else { continue }
      let (x, y) = (end.x - center.x, end.y - center.y)
      #expect(abs((x * x + y * y).squareRoot() - 50) < 0.05)
    }
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
