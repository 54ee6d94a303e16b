import Raster
import Testing

@testable import PictureComparison

/// Perceived colors, and their distances.
@Suite struct ColorTests {
  private func color(_ red: Int, _ green: Int, _ blue: Int) -> PerceptualColor {
    let linear = PerceptualColor.linear
    return PerceptualColor(red: linear[red], green: linear[green], blue: linear[blue])
  }

  private func isNear(_ left: Double, _ right: Double, _ limit: Double = 1e-6) -> Bool {
    abs(left - right) < limit
  }

  /// L is not stored; Lr, a and b equal those of an implementation with the library's `pow`.
  @Test(arguments: [
    (255, 255, 255, 1, 0, 0), (0, 0, 0, 0, 0, 0), (255, 0, 0, 0.568085, 0.224863, 0.125846),
    (0, 255, 0, 0.844529, -0.233888, 0.179498), (0, 0, 255, 0.366565, -0.032457, -0.311528),
    (1, 1, 1, 0.016424, 0, 0), (128, 128, 128, 0.535706, 0, 0),
    (0, 122, 255, 0.539040, -0.047404, -0.212489), (242, 242, 247, 0.956404, 0.001863, -0.006381),
  ])
  func knownColors(red: Int, green: Int, blue: Int, lightness: Double, a: Double, b: Double) {
    let color = color(red, green, blue)
    #expect(isNear(color.lightness, lightness) && isNear(color.a, a) && isNear(color.b, b), "\(color)")
  }

  @Test func linearChannels() {
    let linear = PerceptualColor.linear
    #expect(linear.count == 256 && linear[0] == 0 && linear[255] == 1)
    #expect(isNear(linear[10], 10 / 255 / 12.92) && isNear(linear[11], 0.0033465))
    #expect(isNear(linear[128], 0.2158605))
    #expect(zip(linear, linear.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func cubeRoots() {
    for value in [1, 0.5, 0.125, 1e-3, 1e-9, 3.7e-5, 0.999999] {
      let root = PerceptualColor.cubeRoot(value)
      #expect(isNear(root * root * root, value, value * 1e-14))
    }
    #expect(PerceptualColor.cubeRoot(0) == 0 && PerceptualColor.cubeRoot(-1e-18) == 0)
    #expect(PerceptualColor.cubeRoot(0.125) == 0.5)
  }

  @Test(
    arguments: [
      (0xFF00_0000, 0xFFFF_FFFF, 1), (0xFF00_0000, 0xFF01_0101, 0.016424),
      (0xFF80_8080, 0xFF81_8181, 0.003890),
      (0xFFFF_7A00, 0xFFFF_840A, 0.028499), (0xFFF7_F2F2, 0xFFFF_FFFF, 0.044100),
      (0xFF00_0000, 0xFF1E_1C1C, 0.124388),
      // The distance of transparent from white or black is that of black from white, on one of the backgrounds.
      (0, 0xFFFF_FFFF, 1), (0, 0xFF00_0000, 1), (0, 0, 0),
    ] as [(UInt32, UInt32, Double)])
  func distances(_ left: UInt32, _ right: UInt32, _ distance: Double) {
    var distances = ColorDistances()
    // The second time from the cache.
    for _ in 0..<2 {
      #expect(isNear(distances.distance(left, right), distance))
      #expect(distances.distance(left, right) == distances.distance(right, left))
    }
  }
}
