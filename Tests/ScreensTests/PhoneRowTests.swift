import Files
import Geometry
import Screens
import TestSupport
import Testing
import Views

/// Rows of tables on phones: as high as their content, within the margins of the device, by the system that is shown.
@Suite struct PhoneRowTests {
  /// A scene of `rows/prototype-and-cards.storyboard` in a running app.
  private func laidOut(
    _ number: Int, on device: String, _ orientation: Orientation = .portrait, system: Int? = nil,
    textSize: TextSizeCategory? = nil
  ) throws -> (String) throws -> Rect {
    var reading = ReadingTraits()
    reading.textSize = textSize
    let path = Checkout.fixture("rows/prototype-and-cards.storyboard")
    let document = try LoadedDocument.load(
      InputFile(path: path, bytes: try Checkout.bytes(path)), for: reading)
    let device = try #require(Device(named: device))
    var traits = ScreenTraits(
      orientation: orientation, device: device, screen: device.size(in: orientation), scale: device.scale)
    traits.systemEra = system.flatMap { Era(system: $0) }
    traits.reading = reading
    let found = Screen(document.scenes[number]).layOut(traits, fonts: TestFonts.library)
    #expect(found.findings.isEmpty, "\(found.findings)")
    return { id in
      found.frames.inSuperview(try #require(found.tree.views.first { $0.objectID == id }))
    }
  }

  /// The line of 20 1/3 points between margins of 11, and of 15 from iOS 26 on; the sides are the device's.
  @Test(
    arguments: [
      ("iphone-15", nil, "16 11 361", 42.333), ("iphone-15", 18, "16 11 361", 42.333),
      ("iphone-15", 26, "16 15 361", 50.333), ("iphone-14", 17, "16 11 358", 42.333),
      ("iphone-15-pro-max", 17, "20 11 390", 42.333), ("iphone-16-pro", 26, "16 15 370", 50.333),
    ] as [(String, Int?, String, Double)])
  func aPrototypeSizesItself(device: String, system: Int?, label: String, height: Double) throws {
    let frame = try laidOut(0, on: device, system: system)
    let found = try frame("label")
    #expect("\(Int(found.minX)) \(Int(found.minY)) \(Int(found.width))" == label)
    #expect(abs(try frame("row").height - height) < 0.01)
  }

  /// At every text size the row is as high as the label and the margins, in both orientations.
  @Test(arguments: [TextSizeCategory.xS, .xxxL, .ax5], Orientation.allCases)
  func largeText(size: TextSizeCategory, orientation: Orientation) throws {
    let frame = try laidOut(0, on: "iphone-15", orientation, textSize: size)
    let style = try #require(TextStyle(named: "Body", at: size))
    let label = try frame("label").height
    #expect(label > style.size && label < style.size * 1.5)
    #expect(abs(try frame("row").height - label - 22) < 0.01)
  }

  /// As designed, a row has the height of the canvas.
  @Test func theCanvasKeepsItsHeight() throws {
    let path = Checkout.fixture("rows/prototype-and-cards.storyboard")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: try Checkout.bytes(path)))
    let screen = Screen(document.scenes[0])
    let frames = screen.layOutAsDesigned(scale: 2, fonts: TestFonts.library).frames
    let row = try #require(screen.tree.views.first { $0.objectID == "row" })
    #expect(frames.inSuperview(row).height == 200)
  }

  /// Cards are within the margins of the device, and their texts within the same again; static rows keep their heights and
  /// follow one another.
  @Test(arguments: [("iphone-15", 16.0), ("iphone-14", 16), ("iphone-11", 20), ("iphone-15-pro-max", 20)])
  func cards(device: String, margin: Double) throws {
    let frame = try laidOut(1, on: device, system: 17)
    let (card, second) = (try frame("card"), try frame("second"))
    let width = try #require(Device(named: device)).size.width
    #expect(card.minX == margin && card.width == width - 2 * margin && second.width == card.width)
    #expect(try frame("text").minX == margin)
    #expect(second.minY == card.maxY && second.height == 60)
  }

  /// A system is one choice: the bar around a screen is as high as its controls are drawn.
  @Test(arguments: [(nil, 98.0), (18, 98), (26, 113)] as [(Int?, Double)])
  func barsOfTheSystem(system: Int?, top: Double) throws {
    let path = Checkout.fixture("rows/prototype-and-cards.storyboard")
    let text = String(decoding: try Checkout.bytes(path), as: UTF8.self).replacing(
      "<tableView key=\"view\"",
      with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/><tableView key=\"view\"")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: Array(text.utf8)))
    let device = try #require(Device(named: "iphone-15"))
    var traits = ScreenTraits(orientation: .portrait, device: device, screen: device.size, scale: 3)
    traits.systemEra = system.flatMap { Era(system: $0) }
    let found = Screen(document.scenes[0]).layOut(traits, fonts: TestFonts.library)
    #expect(found.insets.top == top)
  }
}
