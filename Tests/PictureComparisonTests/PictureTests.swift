import Geometry
import ImageFile
import Raster
import Synchronization
import TestSupport
import Testing

@testable import PictureComparison

/// The pictures that show a comparison.
@Suite struct PictureTests {
  private typealias Sketch = RealisticChangeTests.Sketch

  private func difference(
    _ expected: Pixmap, _ actual: Pixmap, _ tolerance: Tolerance = .exact
  ) -> Pixmap {
    let comparison = ImageComparer(tolerance).compare(expected: expected, actual: actual)
    return DifferencePicture.paint(comparison, expected: expected)
  }

  private var moved: Pixmap {
    var sketch = Sketch()
    sketch.button.origin.x += 1
    sketch.radius = 10
    sketch.hairline = 104
    sketch.text = PixelColor(red: 3, green: 3, blue: 4)
    return sketch.draw()
  }

  @Test func changesAreMarkedAndFramed() throws {
    try Golden.expect(difference(Sketch().draw(), moved), equals: "compare/changes.png", scale: 1)
  }

  @Test func ignoredPixelsAreShown() throws {
    let tolerance = Tolerance(colorDelta: 0.06, ignoresAntialiasing: true)
    try Golden.expect(
      difference(Sketch().draw(), moved, tolerance), equals: "compare/passed-over.png", scale: 1)
  }

  @Test func equalPixelsAreNotMarked() throws {
    let picture = difference(Sketch().draw(), Sketch().draw())
    #expect(picture.width == 200 && picture.height == 120)
    // Everything is gray.
    for y in 0..<120 {
      picture.withRow(y) { row in #expect(row.allSatisfy { $0 & 0xFF == $0 >> 16 & 0xFF }) }
    }
  }

  @Test func otherSizesAreStriped() throws {
    let expected = Sketch().draw()
    let actual = Pixmap(width: 180, height: 140)
    actual.fill(PixelColor(red: 0xF2, green: 0xF2, blue: 0xF7))
    try Golden.expect(difference(expected, actual), equals: "compare/sizes.png", scale: 1)
  }

  @Test func triptych() throws {
    func crop(_ pixmap: Pixmap) -> Pixmap {
      picture(100, 120) { x, y in pixmap.withRow(y) { $0[x + 20] } }
    }
    let (expected, actual) = (crop(Sketch().draw()), crop(moved))
    let panels = try Triptych.paint(
      expected: expected, difference: difference(expected, actual), actual: actual)
    #expect(panels.isOpaque)
    try Golden.expect(panels, equals: "compare/triptych.png", scale: 1)
  }

  @Test func titlesAboveThePanels() throws {
    let (expected, actual) = (Sketch().draw(), moved)
    let asked = Mutex<[String]>([])
    let panels = try Triptych.paint(
      expected: expected, difference: difference(expected, actual), actual: actual
    ) { title, width, height, ground in
      asked.withLock { $0.append("\(title) \(width) × \(height)") }
      let pixmap = Pixmap(width: width, height: height)
      pixmap.fill(ground.red == 226 ? .black : .white)
      return pixmap
    }
    #expect(asked.withLock { $0 } == ["expected 200 × 14", "changed 200 × 14", "actual 200 × 14"])
    // Below the margin the title, then the header.
    #expect(panels.height == 16 + 14 + 6 + 120 + 16)
    #expect(panels[20, 18] == .black && panels[20, 32] == PixelColor(red: 40, green: 160, blue: 80))
    // Icons have no room for words.
    let icon = Pixmap(width: 60, height: 60)
    let small = try Triptych.paint(expected: icon, difference: icon, actual: icon) { _, _, _, _ in
      Issue.record("no title is made")
      return icon
    }
    #expect(small.height == 60 + 6 + 2 * 16)
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ owner: String? = nil)
    -> DifferenceRegion
  {
    var region = DifferenceRegion(
      box: PixelRect(x: x, y: y, width: width, height: height), pixelCount: 1, largestChannelDifference: 1)
    region.owner = owner
    return region
  }

  @Test func oneFrameAViewOrALine() {
    // Two words of one line, a line below, and something far to the right.
    let loose = [
      region(10, 10, 40, 20), region(62, 12, 40, 14), region(10, 60, 40, 20), region(300, 10, 40, 20),
    ]
    #expect(
      FramedRegions(loose).boxes
        == [
          PixelRect(x: 10, y: 10, width: 92, height: 20), PixelRect(x: 10, y: 60, width: 40, height: 20),
          PixelRect(x: 300, y: 10, width: 40, height: 20),
        ])
    // Of one view, however far apart.
    let owned = [region(10, 10, 40, 20, "a"), region(10, 200, 40, 20, "b"), region(300, 100, 10, 10, "a")]
    #expect(
      FramedRegions(owned).boxes == [
        PixelRect(x: 10, y: 10, width: 300, height: 100), PixelRect(x: 10, y: 200, width: 40, height: 20),
      ])
    // Noise is not joined.
    let noise = (0..<600).map { region($0 * 12, 0, 1, 1) }
    #expect(FramedRegions(noise).boxes.count == 600)
  }

  @Test func clearPixelsShowACheckerboard() throws {
    let clear = Pixmap(width: 60, height: 60)
    Canvas(clear, scale: 1).fill(
      Rect(x: 20, y: 20, width: 30, height: 20), color: PixelColor(red: 200, green: 0, blue: 0, alpha: 128))
    let other = Pixmap(width: 60, height: 60)
    let panels = try Triptych.paint(expected: clear, difference: difference(clear, other), actual: other)
    #expect(panels.isOpaque)
    try Golden.expect(panels, equals: "compare/clear.png", scale: 1)
  }

  @Test func wideTriptychsAreStacked() throws {
    let wide = Pixmap(width: 6000, height: 2)
    let panels = try Triptych.paint(expected: wide, difference: wide, actual: wide)
    #expect(panels.width == 6032 && panels.height == 88)
    let high = Pixmap(width: 2, height: 6000)
    #expect(try Triptych.paint(expected: high, difference: high, actual: high).width == 70)
    let large = Pixmap(width: 6000, height: 6000)
    #expect(throws: ImageFileError.self) {
      try Triptych.paint(expected: large, difference: large, actual: large)
    }
  }

  @Test func framesStayInsideThePicture() {
    // A change in each corner.
    let expected = picture(12, 12) { _, _ in gray(255) }
    let actual = changed(expected, [(0, 0, gray(0)), (11, 0, gray(0)), (0, 11, gray(0)), (11, 11, gray(0))])
    let shown = difference(expected, actual)
    for (x, y) in [(0, 0), (11, 0), (0, 11), (11, 11)] {
      #expect(shown[x, y] == PixelColor(red: 230, green: 0, blue: 60))
    }
  }
}
