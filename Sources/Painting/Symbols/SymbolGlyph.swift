import Geometry
import Raster

/// A sign before a pen and a size are chosen, in grid units: twentieths of the point size, y downwards.
///
/// Every sign is 20 units high, centered on the middle of the capital letters beside it, and as wide as it says.
/// A round sign fills 20 × 20. Lines are center lines of the pen.
struct SymbolGlyph: Sendable {
  /// Height of every sign, units.
  static let height = 20.0
  /// Width of the ordinary pen, units: 0.08 em, near to the stem of the system font at weight regular. Our own measure.
  static let pen = 1.6

  /// From the left end of the sign to its right end, units.
  var width: Double
  /// The steps of the drawing, in their order.
  var inks: [SymbolInk]

  /// The middle of the sign.
  var center: Point { Point(x: width / 2, y: Self.height / 2) }

  /// The sign with every path mapped; pens keep their widths.
  func transformed(by map: AffineTransform, width: Double? = nil) -> SymbolGlyph {
    SymbolGlyph(width: width ?? self.width, inks: inks.map { $0.transformed(by: map) })
  }

  /// The sign stretched alike in both directions, with its middle at another place.
  func placed(at point: Point, scale: Double) -> [SymbolInk] {
    let map = AffineTransform.translation(x: -center.x, y: -center.y).then(.scale(x: scale, y: scale))
      .then(.translation(x: point.x, y: point.y))
    return inks.map { $0.transformed(by: map) }
  }
}

/// A step of a sign's drawing.
struct SymbolInk: Sendable {
  /// The center line of the pen, and the edge of what is filled.
  var path: Path
  /// Width of the pen in ordinary pens; 0 draws no line.
  var pen: Double
  /// Whether the inside is filled too.
  var fills: Bool
  /// Whether it takes ink away.
  var cuts: Bool

  func transformed(by map: AffineTransform) -> SymbolInk {
    var ink = self
    ink.path = path.transformed(by: map)
    return ink
  }

  /// Ink where a hole was, and a hole where ink was.
  var inverted: SymbolInk {
    var ink = self
    ink.cuts.toggle()
    return ink
  }
}
