import Geometry
import Testing

@testable import Raster

/// Shapes made of several layers and blended once.
struct LayerTests {
  private static let ink = PixelColor(red: 0, green: 0, blue: 0, alpha: 128)

  private func alphas(_ layers: [CoverageLayer], clip: Path? = nil, count: Int = 4) -> [UInt32] {
    let pixmap = Pixmap(width: count, height: 1)
    let canvas = Canvas(pixmap, scale: 1)
    if let clip { canvas.clip(to: clip) }
    canvas.fill(layers, color: Self.ink)
    return pixmap.withRow(0) { row in (0..<count).map { row[$0] >> 24 } }
  }

  private func bar(_ x: Double, _ width: Double) -> Path {
    .rect(Rect(x: x, y: 0, width: width, height: 1))
  }

  @Test
  func `overlaps are blended once`() {
    #expect(alphas([CoverageLayer(bar(0, 3)), CoverageLayer(bar(1, 3))]) == [128, 128, 128, 128])
  }

  @Test
  func `a removed area is a hole that later layers can fill`() {
    let layers = [CoverageLayer(bar(0, 4)), CoverageLayer(bar(1, 2), cuts: true), CoverageLayer(bar(2, 1))]
    #expect(alphas(layers) == [128, 0, 128, 128])
  }

  @Test
  func `removing half a pixel leaves half of its coverage`() {
    let layers = [CoverageLayer(bar(0, 4)), CoverageLayer(bar(0, 1.5), cuts: true)]
    #expect(alphas(layers) == [0, 64, 128, 128])
  }

  @Test
  func `the clip and the edge of the picture crop it`() {
    #expect(alphas([CoverageLayer(bar(-100, 1000))], clip: bar(1, 2)) == [0, 128, 128, 0])
    let round = Path.roundedRect(Rect(x: 0, y: -20, width: 3, height: 41), radius: 1)
    #expect(alphas([CoverageLayer(bar(-1e9, 3e9))], clip: round) == [128, 128, 128, 0])
  }

  @Test(arguments: [0, .infinity, -.infinity, .nan] as [Double])
  func `empty and NaN layers paint nothing`(_ width: Double) {
    let far = CoverageLayer(.rect(Rect(x: 1e300, y: 0, width: width, height: width)))
    #expect(alphas([far, far]) == [0, 0, 0, 0])
    #expect(alphas([]) == [0, 0, 0, 0])
    #expect(alphas([CoverageLayer(bar(0, 4), cuts: true)]) == [0, 0, 0, 0])
  }
}
