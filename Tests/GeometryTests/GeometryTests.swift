import Geometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 10, height: 20)

  @Test func edgesFollowFromOriginAndSize() {
    #expect((rect.minX, rect.minY) == (1, 2))
    #expect((rect.maxX, rect.maxY) == (11, 22))
    #expect((rect.midX, rect.midY) == (6, 12))
  }

  @Test func insetsNeverCross() {
    #expect(rect.insetBy(dx: 2, dy: 3) == Rect(x: 3, y: 5, width: 6, height: 14))
    #expect(rect.insetBy(dx: 8, dy: 0).width == 0)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 3, y: 3, width: 4, height: 16))
  }

  @Test func intersectionAndUnion() {
    let other = Rect(x: 6, y: 0, width: 10, height: 5)
    #expect(rect.intersection(other) == Rect(x: 6, y: 2, width: 5, height: 3))
    #expect(rect.union(other) == Rect(x: 1, y: 0, width: 15, height: 22))
    #expect(rect.intersection(Rect(x: 50, y: 50, width: 1, height: 1)).isEmpty)
  }

  @Test func nanIsEmpty() {
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
    #expect(!Rect(x: .infinity, y: 0, width: 1, height: 1).isFinite)
    #expect(Size(width: 1, height: 2).transposed == Size(width: 2, height: 1))
  }
}

@Suite struct AffineTransformTests {
  @Test func composition() {
    let map = AffineTransform.scale(x: 2, y: 3).then(.translation(x: 10, y: 20))
    #expect(map.apply(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
    #expect(map.isUpright)
  }

  @Test func inverseTransforms() throws {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 3, ty: -5)
    let back = try #require(map.inverse)
    let there = map.apply(Point(x: 7, y: 11))
    let point = back.apply(there)
    #expect(abs(point.x - 7) < 1e-12 && abs(point.y - 11) < 1e-12)
    #expect(!map.isUpright)
  }

  @Test func singularTransformsHaveNoInverse() {
    #expect(AffineTransform.scale(x: 0, y: 1).inverse == nil)
    #expect(AffineTransform.scale(x: .nan, y: 1).inverse == nil)
  }
}

@Suite struct PixelGridTests {
  @Test func edgesAreRoundedNotSizes() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == -0.5)
    // 23.5 pixels but for the last bits.
    #expect(PixelGrid(scale: 3).round(15 - 43 / 3.0 / 2) == 8)
    #expect(grid.round(Rect(x: 0.3, y: 0, width: 1, height: 1)) == Rect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(grid.round(Rect(x: 0.2, y: 0, width: 1.1, height: 1)) == Rect(x: 0, y: 0, width: 1.5, height: 1))
  }

  @Test func neighborsTouchInPixels() {
    let grid = PixelGrid(scale: 3)
    var x = 0.0
    var last = 0
    for width in [1.1, 2.37, 0.9, 3.33] {
      let pixels = grid.pixels(Rect(x: x, y: 0, width: width, height: 1))
      #expect(pixels.x == last)
      last = pixels.maxX
      x += width
    }
  }

  @Test func anyNumberHasAPixel() {
    let pixels = PixelGrid(scale: 3).pixels(Rect(x: .nan, y: -1e300, width: 1, height: .infinity))
    #expect(pixels.x == 0 && pixels.y == -1_073_741_824 && pixels.maxY == 1_073_741_824)
  }

  @Test func lengthsRoundUpIgnoringNoise() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.roundUp(1.01) == 4.0 / 3)
    #expect(grid.roundUp(2.000_000_1) == 2)
  }

  @Test func pixelRectsIntersect() {
    let a = PixelRect(x: 0, y: 0, width: 5, height: 5)
    #expect(
      a.intersection(PixelRect(x: 3, y: 4, width: 9, height: 9)) == PixelRect(x: 3, y: 4, width: 2, height: 1)
    )
    #expect(a.intersection(PixelRect(x: 5, y: 0, width: 9, height: 9)).isEmpty)
  }
}
