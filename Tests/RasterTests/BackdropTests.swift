import Geometry
import Raster
import Testing

/// The backdrop seen through frosted glass.
@Suite struct BackdropTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> PixelColor) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      pixmap.withMutableRow(y) { row in for x in 0..<width { row[x] = color(x, y).premultiplied } }
    }
    return pixmap
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// A constant color is preserved up to its edges, regardless of the radius and hence the block size.
  @Test(arguments: [0, 0.5, 2, 5, 12, 40, 300]) func constantStaysConstant(radius: Double) {
    let color = PixelColor(red: 201, green: 3, blue: 98)
    let filtered = picture(37, 23) { _, _ in color }
      .backdrop(of: rect(0, 0, 37, 23), through: BackdropFilter(blurRadius: radius), scale: 1)
    for y in 0..<23 { for x in 0..<37 { #expect(filtered[x, y] == color) } }
  }

  @Test(arguments: [2.0, 6, 20]) func blurIsSymmetric(radius: Double) {
    let size = 64
    let filtered = picture(size, size) { x, y in
      (24..<40).contains(x) && (24..<40).contains(y) ? .white : .black
    }.backdrop(of: rect(0, 0, size, size), through: BackdropFilter(blurRadius: radius), scale: 1)
    for y in 0..<size {
      for x in 0..<size {
        #expect(filtered[x, y] == filtered[size - 1 - x, y])
        #expect(filtered[x, y] == filtered[y, x])
      }
    }
    #expect(filtered[32, 32].red > filtered[20, 32].red)
    #expect(filtered[20, 32].red > filtered[8, 32].red || radius == 2)
  }

  /// A black and white edge follows the Gaussian's integral.
  @Test(arguments: [3.0, 10, 25]) func anEdgeIsGaussian(radius: Double) {
    let filtered = picture(400, 9) { x, _ in x < 200 ? .black : .white }
      .backdrop(of: rect(0, 0, 400, 9), through: BackdropFilter(blurRadius: radius), scale: 1)
    // The values of the normal distribution at multiples of its standard deviation.
    for (distance, share) in [(-2.0, 0.0228), (-1, 0.1587), (0, 0.5), (1, 0.8413), (2, 0.9772)] {
      let x = 200 + distance * radius
      let (left, right) = (filtered[Int(x) - 1, 4].red, filtered[Int(x), 4].red)
      #expect(abs((Double(left) + Double(right)) / 510 - share) < 0.03)
    }
  }

  /// Twice the scale with half the radius is the same.
  @Test func theRadiusIsInUserUnits() {
    let source = picture(60, 40) { x, _ in x < 30 ? .black : .white }
    let first = source.backdrop(of: rect(0, 0, 60, 40), through: BackdropFilter(blurRadius: 8), scale: 1)
    let second = source.backdrop(of: rect(0, 0, 60, 40), through: BackdropFilter(blurRadius: 4), scale: 2)
    for x in 0..<60 { #expect(first[x, 20] == second[x, 20]) }
  }

  /// Pixels outside the part do not affect it.
  @Test func onlyThePartIsUsed() {
    let red = PixelColor(red: 255, green: 0, blue: 0)
    let source = picture(60, 60) { x, y in (20..<40).contains(x) && (10..<50).contains(y) ? red : .black }
    let filtered = source.backdrop(
      of: rect(20, 10, 20, 40), through: BackdropFilter(blurRadius: 9), scale: 1)
    #expect((filtered.width, filtered.height) == (20, 40))
    for y in 0..<40 { for x in 0..<20 { #expect(filtered[x, y] == red) } }
  }

  @Test func partsOutsideThePictureAreLeftOut() {
    let source = picture(10, 10) { _, _ in .white }
    let filter = BackdropFilter(blurRadius: 3)
    let cut = source.backdrop(of: rect(-5, 6, 10, 100), through: filter, scale: 1)
    #expect((cut.width, cut.height) == (5, 4))
    #expect(source.backdrop(of: rect(20, 0, 5, 5), through: filter, scale: 1).width == 0)
    let strange = BackdropFilter(blurRadius: .nan)
    #expect(source.backdrop(of: rect(0, 0, 10, 10), through: strange, scale: .infinity)[5, 5] == .white)
  }

  @Test func tones() {
    func shown(_ color: PixelColor, _ change: (inout BackdropFilter) -> Void) -> PixelColor {
      var filter = BackdropFilter(blurRadius: 0)
      change(&filter)
      return picture(1, 1) { _, _ in color }.backdrop(of: rect(0, 0, 1, 1), through: filter, scale: 1)[0, 0]
    }
    let gray = PixelColor(red: 100, green: 100, blue: 100)
    let red = PixelColor(red: 200, green: 100, blue: 100)
    #expect(shown(gray) { $0.saturation = 1.8 } == gray)
    let vivid = shown(red) { $0.saturation = 2 }
    #expect(vivid.red > 255 - 1 && vivid.green < 100 && vivid.green == vivid.blue)
    #expect(shown(red) { $0.saturation = 0 } == PixelColor(red: 121, green: 121, blue: 121))
    #expect(shown(gray) { $0.brightness = 0.2 } == PixelColor(red: 151, green: 151, blue: 151))
    let half = PixelColor(red: 0, green: 255, blue: 0, alpha: 128)
    #expect(shown(gray) { $0.tint = half } == PixelColor(red: 50, green: 178, blue: 50))
    // The curve's ends are its first and last values.
    func curved(_ color: PixelColor, _ amount: Double) -> PixelColor {
      shown(color) {
        $0.luminanceCurve = [0.8, 0, 1, 0.4]
        $0.luminanceAmount = amount
      }
    }
    #expect(curved(.black, 1) == PixelColor(red: 204, green: 204, blue: 204))
    #expect(curved(.white, 1) == PixelColor(red: 102, green: 102, blue: 102))
    #expect(curved(.black, 0.5) == PixelColor(red: 102, green: 102, blue: 102))
    // A transparent backdrop shows the background color.
    #expect(shown(.clear) { $0.ground = red } == red)
  }
}
