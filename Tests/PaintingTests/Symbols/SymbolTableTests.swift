import Geometry
import Raster
import Testing
import Views

@testable import Painting

/// Invariants of every row of the symbol tables.
struct SymbolTableTests {
  static let names =
    SymbolCatalog.themes.flatMap { $0.rows.map(\.name) } + SymbolCatalog.turnedNames.map(\.name)
    + SymbolCatalog.sameSigns.map(\.0)

  /// Half a pixel at 3 × in a box of 200 points: the tolerance for flattening and rounding.
  private static let slack = 0.2

  @Test(arguments: names)
  func `a sign stays in its box`(_ name: String) throws {
    let box = Rect(x: 10, y: 20, width: 300, height: 200)
    let isComposed = name.contains("fill") || name.contains("badge")
    let endings = isComposed ? [""] : ["", ".fill", ".circle.fill", ".slash", ".badge.plus"]
    for name in endings.map({ name + $0 }) {
      for weight in [FontDescription.Weight.ultraLight, .regular, .black] {
        let shape = try #require(SymbolShape(name, in: box, weight: weight), "\(name)")
        let reach = Drawing.Symbol(name: name, layers: shape.layers, hasSign: true).bounds
        #expect(reach.width > 0 || reach.height > 0, "\(name)")
        #expect(reach.minX >= shape.box.minX - Self.slack, "\(name) \(weight)")
        #expect(reach.maxX <= shape.box.maxX + Self.slack, "\(name) \(weight)")
        #expect(reach.minY >= shape.box.minY - Self.slack, "\(name) \(weight)")
        #expect(reach.maxY <= shape.box.maxY + Self.slack, "\(name) \(weight)")
        #expect(shape.box.minX >= box.minX - 0.001 && shape.box.maxX <= box.maxX + 0.001, "\(name)")
        #expect(shape.box.minY >= box.minY - 0.001 && shape.box.maxY <= box.maxY + 0.001, "\(name)")
      }
    }
  }

  @Test
  func `names are unique`() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test
  func `more than a hundred signs have their own drawing`() {
    #expect(SymbolCatalog.themes.map(\.rows.count).reduce(0, +) > 300)
  }

  @Test(arguments: names)
  func `the same name gives the same sign`(_ name: String) {
    let box = Rect(x: 0, y: 0, width: 24, height: 24)
    let isSame = SymbolShape(name, in: box)?.layers == SymbolShape(name, in: box)?.layers
    #expect(isSame)
  }

  @Test(arguments: [
    "", ".", "fill", ".fill", "circle.", "no.such.symbol", "nothing.circle", "plus.nothing", "plus..circle",
    "badge", "badge.plus", "plus.badge.nothing", "slash", "1234", "1a", "٣",
    String(repeating: "circle.", count: 40), String(repeating: "a", count: 10_000),
  ])
  func `a name without a sign has none`(_ name: String) {
    let isDrawn = SymbolShape(name, in: Rect(x: 0, y: 0, width: 20, height: 20)) != nil
    #expect(!isDrawn)
  }
}
