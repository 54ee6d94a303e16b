import Geometry
import Raster
import TestSupport
import Testing

@Suite struct BlendTests {
  @Test func premultiplyingIsExactForEveryChannelAndAlpha() {
    for alpha in 0...255 {
      for channel in 0...255 {
        let value = UInt8(channel)
        let color = PixelColor(red: value, green: value, blue: value, alpha: UInt8(alpha))
        let expected = UInt32(product(channel, alpha))
        #expect(color.premultiplied == expected | expected << 8 | expected << 16 | UInt32(alpha) << 24)
      }
    }
  }

  @Test func premultipliedWordsRoundTrip() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let word = channel | channel << 8 | channel << 16 | alpha << 24
        #expect(PixelColor(premultiplied: word).premultiplied == word)
      }
    }
  }

  @Test func coverageScalesEveryChannelExactly() {
    let ramp = GlyphMask(left: 0, top: 1, width: 256, height: 1, coverage: Array(0...255))
    let pixmap = Pixmap(width: 256, height: 1)
    for channel in 0...255 {
      let value = UInt8(channel)
      pixmap.fill(.clear)
      Canvas(pixmap, scale: 1).fill(
        glyph: ramp, atPixelX: 0, pixelY: 1, color: PixelColor(red: value, green: 255, blue: value))
      let expected = (0...255).map { coverage in
        let scaled = UInt32(product(channel, coverage))
        return scaled | UInt32(coverage) << 8 | scaled << 16 | UInt32(coverage) << 24
      }
      #expect(pixmap.allWords == expected)
    }
  }

  /// Runs of 3 and of 19 pixels use different loops.
  @Test(arguments: [3, 19]) func sourceOverDestinationForEveryAlpha(count: Int) {
    let destinations: [PixelColor] = [
      .clear, .black, .white, PixelColor(red: 12, green: 200, blue: 99),
      PixelColor(red: 250, green: 3, blue: 128, alpha: 77),
    ]
    for alpha in 0...255 {
      let source = PixelColor(red: 200, green: 1, blue: 133, alpha: UInt8(alpha))
      for destination in destinations {
        let pixmap = picture(count, 1, background: destination) { canvas in
          canvas.fill(Rect(x: 0, y: 0, width: Double(count), height: 1), color: source)
        }
        let expected = over(source.premultiplied, destination.premultiplied)
        #expect(pixmap.allWords == Array(repeating: expected, count: count))
      }
    }
  }

  @Test func splittingASpanCommutesWithBlending() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let width = Int.random(in: 2...60, using: &random)
      let split = Double(Int.random(in: 1..<width, using: &random))
      let (background, color) = (random.color(), random.color())
      let whole = picture(width, 1, background: background) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: Double(width), height: 0.6), color: color)
      }
      let parts = picture(width, 1, background: background) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: split, height: 0.6), color: color)
        canvas.fill(Rect(x: split, y: 0, width: Double(width) - split, height: 0.6), color: color)
      }
      #expect(whole.allWords == parts.allWords)
    }
  }

  private func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let keep = 255 - Int(source >> 24)
    return [0, 8, 16, 24].reduce(0) { word, shift in
      let sum = Int(source >> shift & 0xFF) + product(Int(destination >> shift & 0xFF), keep)
      return word | UInt32(sum) << shift
    }
  }
}
