import Geometry
import Raster
import TestSupport
import Testing
import Views

@testable import Painting

/// The appearance of the signs: one sheet per theme, at 24 points, plain in dark and filled in blue.
struct SymbolGoldenTests {
  /// A sheet of signs in reading order.
  struct Sheet: Sendable, CustomTestStringConvertible {
    var name: String
    var symbols: [String]
    var weight = FontDescription.Weight.regular
    var scale = SymbolConfiguration.Scale.medium

    var testDescription: String { name }
  }

  private static let composed = [
    "plus.circle", "plus.circle.fill", "xmark.circle.fill", "checkmark.circle", "person.circle.fill",
    "heart.circle", "envelope.circle.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill",
    "xmark.octagon.fill", "checkmark.shield", "lock.shield.fill", "checkmark.seal.fill", "12.square",
    "3.circle.fill",
    "bell.slash", "eye.slash.fill", "video.slash", "wifi.slash", "bell.badge", "app.badge.fill",
    "person.badge.plus",
    "folder.fill.badge.minus", "cart.badge.plus", "checkmark.icloud", "questionmark.folder.fill",
    "arrow.up.doc",
    "list.bullet.rectangle", "trash.circle.fill", "plus.bubble.fill",
  ]

  private static let some = [
    "plus", "chevron.right", "gearshape", "square.and.arrow.up", "trash", "person.circle", "heart.fill",
    "ellipsis",
    "magnifyingglass", "envelope", "bell.slash", "folder.badge.plus",
  ]

  static let sheets =
    SymbolCatalog.themes.map { Sheet(name: $0.name, symbols: $0.rows.map(\.name)) } + [
      Sheet(name: "turns", symbols: SymbolCatalog.turnedNames.map(\.name)),
      Sheet(name: "composed", symbols: composed),
      Sheet(name: "ultra-light", symbols: some, weight: .ultraLight),
      Sheet(name: "light", symbols: some, weight: .light),
      Sheet(name: "bold", symbols: some, weight: .bold), Sheet(name: "black", symbols: some, weight: .black),
      Sheet(name: "small", symbols: some, scale: .small), Sheet(name: "large", symbols: some, scale: .large),
    ]

  @Test(arguments: sheets)
  func `signs are drawn as they were looked at`(_ sheet: Sheet) throws {
    let pixmap = sheet.drawing().paint(with: TestFonts.library)
    #expect(pixmap.width <= 400)
    try Golden.expect(pixmap, equals: "painting/symbols/\(sheet.name).png", scale: 2)
  }
}

extension SymbolGoldenTests.Sheet {
  private static let width = 200.0
  private static let gap = 8.0
  private static let pointSize = 24.0

  /// Every sign, with the filled one beside it if it differs.
  func drawing() -> Drawing {
    var signs: [(shape: SymbolShape, color: PixelColor)] = []
    for name in symbols {
      guard let plain = shape(name) else { continue }
      signs.append((plain, PixelColor(red: 28, green: 28, blue: 30, alpha: 255)))
      if let filled = shape(name + ".fill"), filled.layers != plain.layers {
        signs.append((filled, PixelColor(red: 0, green: 122, blue: 255, alpha: 255)))
      }
    }
    let row = Self.pointSize * scale.factor + Self.gap
    var commands: [Drawing.Command] = []
    var corner = Point(x: Self.gap, y: Self.gap)
    for (shape, color) in signs {
      if corner.x + shape.box.width > Self.width {
        corner = Point(x: Self.gap, y: corner.y + row)
      }
      let way = AffineTransform.translation(x: corner.x - shape.box.minX, y: corner.y - shape.box.minY)
      let layers = shape.layers.map { CoverageLayer($0.path.transformed(by: way), cuts: $0.cuts) }
      commands.append(.symbol(Drawing.Symbol(name: name, layers: layers, hasSign: true), color))
      corner.x += shape.box.width + Self.gap
    }
    let canvas = Size(width: Self.width, height: corner.y + row)
    let ground = Drawing.Command.fillRect(
      Rect(origin: .zero, size: canvas), PixelColor(red: 255, green: 255, blue: 255, alpha: 255))
    return Drawing(canvas: canvas, scale: 2, commands: [ground] + commands)
  }

  private func shape(_ name: String) -> SymbolShape? {
    SymbolShape(name, center: .zero, pointSize: Self.pointSize, weight: weight, scale: scale)
  }
}
