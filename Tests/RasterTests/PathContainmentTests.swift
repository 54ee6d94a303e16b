import Geometry
import Testing

@testable import Raster

/// Whether points are inside paths.
@Suite struct PathContainmentTests {
  @Test func rectanglesAndHoles() {
    var path = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(path.contains(Point(x: 15, y: 15)) && !path.contains(Point(x: 9, y: 15)))
    #expect(!path.contains(Point(x: 31, y: 15)) && !path.contains(Point(x: 15, y: 31)))
    path.append(Path.rect(Rect(x: 15, y: 15, width: 5, height: 5)))
    #expect(path.contains(Point(x: 17, y: 17)))
    #expect(
      !path.contains(Point(x: 17, y: 17), rule: .evenOdd)
        && path.contains(Point(x: 12, y: 12), rule: .evenOdd))
  }

  @Test func curves() {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(Point(x: 50, y: 50)) && circle.contains(Point(x: 20, y: 20)))
    #expect(!circle.contains(Point(x: 10, y: 10)) && !circle.contains(Point(x: 90, y: 90)))
  }

  @Test func openSubpathsAreClosed() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 0, y: 10))
    #expect(path.contains(Point(x: 2, y: 2)) && !path.contains(Point(x: 8, y: 8)))
    #expect(!Path().contains(.zero))
  }
}
