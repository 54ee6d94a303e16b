import Geometry
import Raster
import Testing

@testable import PictureComparison

/// Realistic small changes of screens, drawn by our own rasterizer: all are detected without a tolerance.
///
/// Tools with default thresholds and filters ignore most of these: at a threshold of 0.1 or 0.2 a slight color change,
/// with an antialiasing filter the radius of a corner and a move by half a pixel.
@Suite struct RealisticChangeTests {
  /// A screen of 200 × 120 pixels: a button, a line of text made of blocks, hairlines.
  struct Sketch {
    var background = PixelColor(red: 0xF2, green: 0xF2, blue: 0xF7)
    var button = Rect(x: 60, y: 40, width: 80, height: 40)
    var radius = 8.0
    var tint = PixelColor(red: 0, green: 0x7A, blue: 0xFF)
    var text = PixelColor.black
    /// Points from the top; nil if there is none.
    var hairline: Double? = 100

    func draw() -> Pixmap {
      let pixmap = Pixmap(width: 200, height: 120)
      pixmap.fill(background)
      let canvas = Canvas(pixmap, scale: 1)
      canvas.fill(.roundedRect(button, radius: radius), color: tint)
      for block in 0..<12 {
        canvas.fill(Rect(x: 10 + Double(block) * 9, y: 15, width: 6, height: 9), color: text)
      }
      if let hairline {
        canvas.fill(
          Rect(x: 0, y: hairline, width: 200, height: 1), color: PixelColor(red: 198, green: 198, blue: 200))
      }
      return pixmap
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of differing pixels.
    let count: ClosedRange<Int>
    let make: @Sendable (inout Sketch) -> Void

    init(_ name: String, _ count: ClosedRange<Int>, _ make: @escaping @Sendable (inout Sketch) -> Void) {
      (testDescription, self.count, self.make) = (name, count, make)
    }
  }

  static let changes = [
    Change("radius 8 to 9", 20...80) { $0.radius = 9 },
    Change("radius 8 to 10", 28...100) { $0.radius = 10 },
    Change("moved by half a pixel", 80...160) { $0.button.origin.x += 0.5 },
    Change("moved by a pixel", 80...170) { $0.button.origin.x += 1 },
    Change("a pixel wider", 40...90) { $0.button.size.width += 1 },
    Change("systemGray6 to white", 18_000...24_000) { $0.background = .white },
    Change("systemBlue light to dark", 3000...3200) {
      $0.tint = PixelColor(red: 0x0A, green: 0x84, blue: 0xFF)
    },
    Change("text of another color", 648...648) { $0.text = PixelColor(red: 0x1C, green: 0x1C, blue: 0x1E) },
    Change("hairline removed", 200...200) { $0.hairline = nil },
    Change("hairline moved", 400...400) { $0.hairline = 101 },
    Change("one level of one channel", 3000...3200) { $0.tint.blue = 254 },
  ]

  @Test(arguments: changes) func isDetected(_ change: Change) {
    let expected = Sketch().draw()
    var sketch = Sketch()
    change.make(&sketch)
    let actual = sketch.draw()
    let comparison = ImageComparer().compare(expected: expected, actual: actual)
    #expect(comparison.verdict == .different && !comparison.isAccepted)
    #expect(change.count.contains(comparison.counts.differing), "\(comparison.counts.differing)")
    #expect(!comparison.regions.isEmpty && comparison.largestChannelDifference > 0)
    #expect(PixelHash(expected) != PixelHash(actual))
  }

  @Test func redrawnPicturesAreEqual() {
    let expected = Sketch().draw()
    #expect(ImageComparer().compare(expected: expected, actual: Sketch().draw()).verdict == .equal)
    #expect(PixelHash(expected) == PixelHash(Sketch().draw()))
  }
}
