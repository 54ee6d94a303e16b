import Geometry
import Raster
import TestSupport
import Testing

@Suite struct FillTests {
  @Test func fractionalEdgesCoverExactly() {
    let pixmap = picture(4, 3) { canvas in
      canvas.fill(Rect(x: 0.5, y: 0.25, width: 2.25, height: 2), color: .black)
    }
    // Columns 1/2, 1, 3/4 and rows 3/4, 1, 1/4 of 255, rounded.
    #expect(
      pixmap.alphas == [
        96, 191, 143, 0,
        128, 255, 191, 0,
        32, 64, 48, 0,
      ])
  }

  /// The alpha of each row of pixels is that of its middle.
  @Test func alphasChangeFromTheTopDown() {
    func alphas(_ shares: [Double], scale: Double = 1) -> [UInt8] {
      picture(1, 6, scale: scale) { canvas in
        canvas.fill(Rect(x: 0, y: 1, width: 1, height: 4), color: .black, shares: shares)
      }.alphas
    }
    #expect(alphas([0, 1]) == [0, 32, 96, 159, 223, 0])
    #expect(alphas([0, 1, 0]) == [0, 64, 191, 191, 64, 0])
    #expect(alphas([0.5]) == [0, 128, 128, 128, 128, 0])
    #expect(alphas([]) == [0, 0, 0, 0, 0, 0])
    #expect(alphas([-1, 9]).last == 0)
  }

  @Test func aRectangleNarrowerThanAPixel() {
    let pixmap = picture(1, 1) { $0.fill(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), color: .black) }
    #expect(pixmap.alphas == [64])
  }

  @Test func roundedPointsStillMeetPixels() {
    let pixmap = picture(1, 300, scale: 3) { canvas in
      canvas.fill(Rect(x: 0, y: 90.6667, width: 390, height: 0.3333), color: .black)
    }
    #expect(pixmap.alphas.enumerated().filter { $0.element != 0 }.map(\.offset) == [272])
    #expect(pixmap.alphas[272] == 255)
  }

  @Test func rectanglesAndTheirPathsAreIdentical() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let (a, b) = (random.point(40), random.point(40))
      let rect = Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
      let (background, color) = (random.color(), random.color())
      let direct = picture(37, 37, background: background) { $0.fill(rect, color: color) }
      // A point in the middle of a side prevents the path from being recognized as a rectangle.
      let outline = picture(37, 37, background: background) { canvas in
        canvas.fill(
          .polygon([
            a, Point(x: b.x, y: a.y), Point(x: b.x, y: (a.y + b.y) / 2), b, Point(x: a.x, y: b.y),
          ]), color: color)
      }
      #expect(direct.allWords == outline.allWords)
    }
  }

  @Test func roundedRectanglesAreSymmetric() {
    let pixmap = picture(30, 20) { canvas in
      canvas.fill(.roundedRect(Rect(x: 2, y: 3, width: 26, height: 14), radius: 6), color: .black)
    }
    expectSymmetric(pixmap)
    // The cubic corners bulge by less than 1/1000 of the square of the radius.
    #expect(abs(pixmap.coveredArea - (26 * 14 - (4 - .pi) * 36)) < 0.15)
  }

  @Test func ellipsesAreSymmetric() {
    let pixmap = picture(41, 23) { canvas in
      canvas.fill(.ellipse(in: Rect(x: 1.5, y: 2.5, width: 38, height: 18)), color: .black)
    }
    expectSymmetric(pixmap)
    #expect(abs(pixmap.coveredArea - .pi * 19 * 9) < 0.5)
  }

  @Test func aRadiusIsClampedToHalfTheSmallerSide() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(Path.roundedRect(rect, radius: 99) == Path.roundedRect(rect, radius: 5))
    #expect(Path.roundedRect(rect, radius: 0) == Path.rect(rect))
  }

  @Test func coverageOfPolygonsAddsUpToTheirArea() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let corners = (0..<3).map { _ in
        Point(
          x: (random.number(1...60) * 256).rounded() / 256, y: (random.number(1...60) * 256).rounded() / 256)
      }
      let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
      let pixmap = picture(61, 61) { $0.fill(.polygon(corners), color: .black) }
      // Each of some 200 cells on edges is rounded by at most 1/2 level; in the sum errors mostly cancel.
      #expect(abs(pixmap.coveredArea - abs(u.x * v.y - u.y * v.x) / 2) < 0.15)
    }
  }

  @Test func rulesDifferForDoubleWinding() {
    var path = Path.rect(Rect(x: 0, y: 0, width: 6, height: 6))
    path.append(.rect(Rect(x: 2, y: 2, width: 2, height: 2)))
    let nonZero = picture(6, 6) { $0.fill(path, color: .black) }
    let evenOdd = picture(6, 6) { $0.fill(path, color: .black, rule: .evenOdd) }
    #expect(nonZero.coveredArea == 36)
    #expect(evenOdd.coveredArea == 32)
    #expect(evenOdd[2, 2] == .clear)
  }

  @Test func oppositeWindingCutsAHole() {
    var path = Path.rect(Rect(x: 0, y: 0, width: 6, height: 6))
    path.append(
      .polygon([Point(x: 2, y: 2), Point(x: 2, y: 4), Point(x: 4, y: 4), Point(x: 4, y: 2)]))
    #expect(picture(6, 6) { $0.fill(path, color: .black) }.coveredArea == 32)
  }

  @Test func tilesGiveTheSamePicture() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<30 {
      let path = Path.polygon((0..<5).map { _ in random.point(50) })
      let (background, color) = (random.color(), random.color())
      let whole = picture(50, 50, background: background) { $0.fill(path, color: color, rule: .evenOdd) }
      let tiled = picture(50, 50, background: background) { canvas in
        for (x, y) in [(0.0, 0.0), (25, 0), (0, 25), (25, 25)] {
          canvas.save()
          canvas.clip(to: Rect(x: x, y: y, width: 25, height: 25))
          canvas.fill(path, color: color, rule: .evenOdd)
          canvas.restore()
        }
      }
      // An edge split at a tile's border is rounded there once more, by 2⁻²⁴ pixel.
      #expect(whole.difference(from: tiled) <= 1)
    }
  }

  @Test func quarterTurnRotatesThePixels() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let corners = (0..<6).map { _ in
        Point(x: (random.point(32).x * 256).rounded() / 256, y: (random.point(32).y * 256).rounded() / 256)
      }
      let upright = picture(32, 32) { $0.fill(.polygon(corners), color: .black) }
      let turned = picture(32, 32) { canvas in
        canvas.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 32, ty: 0)
        canvas.fill(.polygon(corners), color: .black)
      }
      let expected = (0..<32).flatMap { y in (0..<32).map { x in upright[y, 31 - x] } }
      #expect((0..<32).flatMap { y in (0..<32).map { x in turned[x, y] } } == expected)
    }
  }

  @Test(arguments: [1e9, 1e30, 1e300, Double.infinity]) func hugeShapesCoverEverything(far: Double) {
    let pixmap = picture(8, 8, scale: 2) { canvas in
      canvas.fill(
        .polygon([Point(x: -far, y: -far), Point(x: far, y: -far), Point(x: 0.1, y: far)]), color: .black)
    }
    if far.isFinite { #expect(pixmap[0, 0].alpha == 255 || pixmap[7, 0].alpha == 255) }
    let rect = picture(8, 8) { canvas in
      canvas.fill(Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), color: .black)
    }
    #expect(rect.coveredArea == 64)
  }

  @Test func nanIsNotDrawn() {
    let pixmap = picture(8, 8) { canvas in
      let strange = Point(x: .nan, y: 3)
      var path = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
      path.curve(to: Point(x: 1, y: .nan), control1: strange, control2: .zero)
      canvas.fill(path, color: .black)
      canvas.fill(Rect(x: .nan, y: 0, width: 9, height: 9), color: .black)
      canvas.stroke(path, width: 2, color: .black, cap: .round, join: .round)
      canvas.stroke(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), width: .nan, color: .black)
      canvas.fillShadow(of: path, color: .black, offset: strange, blur: .nan)
      canvas.draw(Pixmap(width: 3, height: 3), in: Rect(x: 0, y: .nan, width: 2, height: 2))
      canvas.transform = AffineTransform(a: .nan, b: 1, c: 1, d: .infinity, tx: 0, ty: 0)
      canvas.fill(.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 8)), color: .black)
      canvas.clip(to: .ellipse(in: Rect(x: 0, y: 0, width: 8, height: 8)))
      canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: .black)
    }
    #expect(pixmap.coveredArea == 0)
  }

  @Test func hugeCoordinatesAreSafeEverywhere() {
    let far = 1e300
    let rect = Rect(x: -far, y: 2, width: far, height: far)
    let pixmap = picture(8, 8) { canvas in
      canvas.stroke(.ellipse(in: rect), width: far, color: .black, join: .round, dash: [1, 2])
      canvas.fillShadow(of: .rect(rect), color: .black, offset: Point(x: far, y: -far), blur: far)
      canvas.draw(Pixmap(width: 2, height: 2), in: rect)
      canvas.fill(
        glyph: GlyphMask(left: 1, top: 1, width: 1, height: 1, coverage: [255]), atPixelX: .max,
        pixelY: .min, color: .black)
      canvas.clip(to: .roundedRect(rect, radius: 3))
      canvas.clip(to: Rect(x: far, y: far, width: far, height: far))
      canvas.beginGroup(alpha: 9)
      canvas.fill(Path.ellipse(in: rect), color: .white)
      canvas.endGroup()
    }
    #expect(pixmap.width == 8)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, 4)]) func emptyPixmapsCanBeDrawnOn(width: Int, height: Int) {
    let rect = Rect(x: 0.5, y: 0.5, width: 9, height: 9)
    let pixmap = picture(width, height) { canvas in
      canvas.fill(.ellipse(in: rect), color: .black)
      canvas.clip(to: .ellipse(in: rect))
      canvas.beginGroup(alpha: 128)
      canvas.fill(rect, color: .white)
      canvas.endGroup()
      canvas.draw(Pixmap(width: 0, height: 0), in: rect)
      canvas.draw(Pixmap(width: 2, height: 2), in: rect)
      canvas.fillShadow(of: .rect(rect), color: .black, offset: .zero, blur: 4)
    }
    #expect(pixmap.width >= 0 && pixmap.allWords.isEmpty)
  }

  private func expectSymmetric(_ pixmap: Pixmap) {
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let mirrored = [pixmap[pixmap.width - 1 - x, y], pixmap[x, pixmap.height - 1 - y]]
        #expect(mirrored == [pixmap[x, y], pixmap[x, y]])
      }
    }
  }
}
