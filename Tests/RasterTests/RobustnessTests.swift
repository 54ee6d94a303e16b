import Geometry
import Raster
import TestSupport
import Testing

/// Numbers in files that cause trouble for arithmetic.
@Suite struct RobustnessTests {
  private static let numbers: [Double] = [
    0, -0.0, 0.5, 1, 3, 7.99, -2, 1e-9, 255.5, 1e5, -1e5, 1e9, -1e9, 1e18, -1e18, 1e300, -1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]

  private struct Strange {
    var random: SeededGenerator

    mutating func number() -> Double {
      // Mostly plain numbers, so that the unusual ones have an effect.
      Bool.random(using: &random)
        ? random.number(-5...25) : numbers[Int.random(in: 0..<numbers.count, using: &random)]
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

    mutating func path() -> Path {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .roundedRect(rect(), radius: number())
      case 1: return .ellipse(in: rect())
      case 2: return .polygon((0..<4).map { _ in point() })
      default:
        var path = Path()
        path.quad(to: point(), control: point())
        path.close()
        path.curve(to: point(), control1: point(), control2: point())
        return path
      }
    }
  }

  @Test(arguments: 0..<8) func anyNumbersAreSafe(seed: Int) {
    var strange = Strange(random: SeededGenerator(seed: UInt64(seed)))
    let image = Pixmap(width: 3, height: 2)
    let pixmap = Pixmap(width: 20, height: 17)
    for _ in 0..<50 {
      let canvas = Canvas(pixmap, scale: strange.number())
      let color = strange.random.color()
      if Bool.random(using: &strange.random) {
        canvas.transform = AffineTransform(
          a: strange.number(), b: strange.number(), c: strange.number(), d: strange.number(),
          tx: strange.number(), ty: strange.number())
      }
      canvas.fill(strange.path(), color: color, rule: .evenOdd)
      canvas.fill(strange.rect(), color: color)
      canvas.clip(to: strange.path())
      canvas.stroke(
        strange.path(), width: strange.number(), color: color, cap: .round, join: .round,
        dash: [strange.number(), strange.number()], phase: strange.number())
      canvas.stroke(strange.path(), width: strange.number(), color: color, cap: .square)
      canvas.beginGroup(alpha: 99)
      canvas.draw(image, in: strange.rect())
      canvas.endGroup()
      let blur = min(strange.number(), 40)
      canvas.fillShadow(of: strange.path(), color: color, offset: strange.point(), blur: blur)
    }
    // No channel ever exceeds its alpha.
    #expect(
      pixmap.allWords.allSatisfy { word in
        [0, 8, 16].allSatisfy { word >> $0 & 0xFF <= word >> 24 }
      })
  }
}
