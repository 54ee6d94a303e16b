import Geometry
import Raster
import TestSupport
import Testing
import Views

@testable import Painting

/// The effects of names, weights and sizes on a sign.
struct SymbolShapeTests {
  private static let box = Rect(x: 0, y: 0, width: 40, height: 40)

  /// The coverage of a sign's pixels, at 1 ×, 0 … 255.
  private func coverage(_ name: String, atX x: Int, y: Int) throws -> UInt8 {
    let shape = try #require(SymbolShape(name, in: Self.box))
    let pixmap = Pixmap(width: 40, height: 40)
    Canvas(pixmap, scale: 1).fill(shape.layers, color: PixelColor(red: 0, green: 0, blue: 0, alpha: 255))
    return pixmap.withRow(y) { UInt8(truncatingIfNeeded: $0[x] >> 24) }
  }

  @Test
  func `a filled sign has its marks as holes`() throws {
    #expect(try coverage("plus.circle", atX: 20, y: 20) == 255)
    #expect(try coverage("plus.circle", atX: 10, y: 12) == 0)
    #expect(try coverage("plus.circle.fill", atX: 20, y: 20) == 0)
    #expect(try coverage("plus.circle.fill", atX: 10, y: 12) == 255)
  }

  @Test
  func `a slash has a gap above it`() throws {
    #expect(try coverage("circle.fill", atX: 22, y: 18) == 255)
    #expect(try coverage("circle.slash.fill", atX: 20, y: 20) == 255)
    #expect(try coverage("circle.slash.fill", atX: 22, y: 17) == 0)
  }

  @Test
  func `the words of a name combine in any order`() throws {
    let names = ["person.badge.plus.fill", "person.fill.badge.plus"]
    #expect(
      try #require(SymbolShape(names[0], in: Self.box)).layers == SymbolShape(names[1], in: Self.box)?.layers)
  }

  @Test
  func `the mirrored sign is the mirror image`() throws {
    for (left, right) in [("chevron.left", "chevron.right"), ("bubble.left.fill", "bubble.right.fill")] {
      let one = try #require(SymbolCatalog.glyph(left))
      let other = try #require(SymbolCatalog.glyph(right))
      let mirror = AffineTransform.scale(x: -1, y: 1).then(.translation(x: one.width, y: 0))
      for (ink, twin) in zip(one.transformed(by: mirror).inks, other.inks) {
        #expect(near(ink.path.bounds, twin.path.bounds), "\(left)")
      }
    }
  }

  private func near(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.maxX - other.maxX)
      + abs(one.maxY - other.maxY) < 1e-9
  }

  @Test
  func `forward points in reading direction`() {
    func layers(_ name: String, _ isRightToLeft: Bool) -> [CoverageLayer]? {
      SymbolShape(name, in: Self.box, isRightToLeft: isRightToLeft)?.layers
    }
    #expect(layers("chevron.forward", false) == layers("chevron.right", false))
    #expect(layers("chevron.forward", true) == layers("chevron.left", false))
    #expect(layers("arrow.backward.circle", true) == layers("arrow.right.circle", false))
    #expect(layers("chevron.right", true) == layers("chevron.right", false))
  }

  @Test
  func `a heavier weight covers more and keeps its height`() throws {
    let weights: [FontDescription.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    var last = 0.0
    for weight in weights {
      let shape = try #require(
        SymbolShape("minus", center: Point(x: 50, y: 50), pointSize: 20, weight: weight))
      let reach = Drawing.Symbol(name: "minus", layers: shape.layers, hasSign: true).bounds
      #expect(reach.height > last)
      #expect(abs(shape.box.height - 20) < 1e-9)
      last = reach.height
    }
  }

  @Test
  func `a larger scale is a larger sign with nearly the same pen`() throws {
    let small = try #require(SymbolShape.size(of: "circle", pointSize: 20, scale: .small))
    let medium = try #require(SymbolShape.size(of: "circle", pointSize: 20))
    let large = try #require(SymbolShape.size(of: "circle", pointSize: 20, scale: .large))
    #expect(medium == Size(width: 20, height: 20))
    #expect(small.width < 17 && large.width > 24)
    func pen(_ scale: SymbolConfiguration.Scale) throws -> Double {
      let shape = try #require(
        SymbolShape("minus", center: .zero, pointSize: 20, scale: scale))
      return shape.layers[0].path.bounds.height
    }
    #expect(try pen(.large) / pen(.small) < 1.2)
    #expect(try pen(.large) > pen(.medium))
  }

  @Test
  func `signs have their natural widths`() throws {
    #expect(try #require(SymbolShape.size(of: "chevron.right", pointSize: 20)).width < 12)
    #expect(try #require(SymbolShape.size(of: "ellipsis", pointSize: 20)).width > 20)
  }

  @Test
  func `an empty box has no sign`() {
    #expect(SymbolShape("plus", in: .zero) == nil)
    #expect(SymbolShape("plus", center: .zero, pointSize: 0) == nil)
  }
}

/// The steps of a row.
struct SymbolNotationTests {
  @Test(arguments: [
    "", "pen", "line 1 2 3 4", "pen line", "pen line 1", "pen line 1 x", "pen arc 1 2 3 4 5",
    "pen arc 1 2 3 0 0",
    "pen box 1 2 3 4", "pen path M", "pen path M 1 2 C 1 2 3 4", "pen path 1 2 L 3 4",
    "pen path M 1 2 Q 1 2 3 4",
    "pen*x line 1 2 3 4", "ink blob 1 2 3", "use", "use nothing", "pen path M 1 2 L 3 4 Z 5",
  ])
  func `an invalid row gives no sign`(_ step: String) {
    let isRead = SymbolNotation.glyph(SymbolRow(name: "x", width: 20, steps: [step]), isFilled: false) != nil
    #expect(!isRead)
  }

  @Test
  func `a quarter arc ends where a quarter circle ends`() throws {
    let path = try #require(SymbolNotation.shape("arc 10 10 8 0 90".split(separator: " ")[...]))
    guard case .curve(let end, _, _) = path.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 18) < 1e-6)
  }
}
