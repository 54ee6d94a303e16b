import Geometry
import Raster
import Testing

@Suite struct StrokeTests {
  private func line(_ points: Point...) -> Path {
    var path = Path()
    for point in points { path.line(to: point) }
    return path
  }

  @Test func hairlinesCoverOnePixelRow() {
    let pixmap = picture(9, 3, scale: 3) { canvas in
      canvas.stroke(line(Point(x: 0, y: 0.5), Point(x: 3, y: 0.5)), width: 1.0 / 3, color: .black)
    }
    #expect(
      pixmap.alphas == Array(repeating: 0, count: 9) + Array(repeating: 255, count: 9)
        + Array(repeating: 0, count: 9))
  }

  @Test func aBorderIsARing() {
    let pixmap = picture(10, 8) { canvas in
      canvas.stroke(.rect(Rect(x: 1, y: 1, width: 8, height: 6)), width: 2, color: .black)
    }
    #expect(pixmap.coveredArea == 80 - 6 * 4)
    #expect(pixmap[0, 0] == .black && pixmap[2, 2] == .clear)
  }

  @Test func thinBorderCornersAreNotCountedTwice() {
    let pixmap = picture(10, 10) { canvas in
      canvas.stroke(.rect(Rect(x: 2.5, y: 2.5, width: 5, height: 5)), width: 0.5, color: .black)
    }
    // The corner's pixel contains 3/4 of a square of 3/4 × 3/4 minus the hole of 1/4 × 1/4.
    #expect(pixmap[2, 2].alpha == 128)
    #expect(pixmap.coveredArea < 10.1)
  }

  @Test func capsAddToTheEnds() {
    func area(_ cap: LineCap) -> Double {
      picture(30, 14) { canvas in
        canvas.stroke(line(Point(x: 7, y: 7), Point(x: 22, y: 7)), width: 8, color: .black, cap: cap)
      }.coveredArea
    }
    #expect(area(.butt) == 120)
    #expect(area(.square) == 120 + 64)
    #expect(abs(area(.round) - (120 + .pi * 16)) < 0.3)
  }

  @Test func joinsAddToACorner() {
    func area(_ join: LineJoin) -> Double {
      picture(30, 30) { canvas in
        canvas.stroke(
          line(Point(x: 5, y: 24), Point(x: 20, y: 24), Point(x: 20, y: 5)), width: 6, color: .black,
          join: join)
      }.coveredArea
    }
    let legs = 15.0 * 6 + 19 * 6 - 9
    #expect(abs(area(.miter) - (legs + 9)) < 0.01)
    #expect(abs(area(.bevel) - (legs + 4.5)) < 0.1)
    let rounded: Double = legs + Double.pi * 9 / 4
    #expect(abs(area(.round) - rounded) < 0.1)
  }

  @Test func aDotShowsItsCaps() {
    let dot = line(Point(x: 5, y: 5), Point(x: 5, y: 5))
    #expect(picture(10, 10) { $0.stroke(dot, width: 4, color: .black) }.coveredArea == 0)
    #expect(picture(10, 10) { $0.stroke(dot, width: 4, color: .black, cap: .square) }.coveredArea == 16)
    let round = picture(10, 10) { $0.stroke(dot, width: 4, color: .black, cap: .round) }
    #expect(abs(round.coveredArea - .pi * 4) < 0.15)
  }

  @Test func dashesAndGapsAlternate() {
    let path = line(Point(x: 0, y: 0.5), Point(x: 12, y: 0.5))
    func alphas(_ dash: [Double], _ phase: Double) -> String {
      picture(12, 1) { canvas in
        canvas.stroke(path, width: 1, color: .black, dash: dash, phase: phase)
      }.alphas.map { $0 == 255 ? "#" : $0 == 0 ? "." : "?" }.joined()
    }
    #expect(alphas([3, 2], 0) == "###..###..##")
    #expect(alphas([3, 2], 4) == ".###..###..#")
    #expect(alphas([3, 2], -1) == ".###..###..#")
    #expect(alphas([2], 0) == "##..##..##..")
    #expect(alphas([1, 2, 3], 0) == "#..###.##...")
    #expect(alphas([20, 1], 0) == "############")
    #expect(alphas([0, 0], 0) == "############")
    #expect(alphas([-1, 2], 0) == "############")
  }

  @Test func dashesContinueAcrossTheStartOfClosedPaths() {
    let square = Path.rect(Rect(x: 2, y: 2, width: 8, height: 8))
    let pixmap = picture(12, 12) { $0.stroke(square, width: 2, color: .black, dash: [4, 4], phase: 2) }
    #expect(pixmap[1, 1] == .black)
    #expect(pixmap[1, 4] == .clear)
  }

  @Test func roundedBordersHaveTheirRingsArea() {
    let pixmap = picture(60, 40) { canvas in
      canvas.stroke(
        .roundedRect(Rect(x: 3, y: 3, width: 54, height: 34), radius: 10), width: 4, color: .black)
    }
    let length: Double = 96 + 20 * Double.pi
    let difference: Double = pixmap.coveredArea - length * 4
    #expect(abs(difference) < 0.6)
  }
}
