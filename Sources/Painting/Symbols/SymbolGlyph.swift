import Geometry
import Raster

/// A sign before a pen and a size are chosen, in grid units: twentieths of the point size, y downwards.
///
/// Every sign is 20 units high, centered on the middle of capital letters, with its own width. A round sign fills 20 ×
/// 20. Lines are center lines of the pen.
struct SymbolGlyph: Sendable {
  /// Height of every sign, units.
  static let height = 20.0
  /// Width of the regular pen in units: 0.08 em, close to the stem of the system font at weight regular. Our own
  /// measurement.
  static let pen = 1.6

  /// The width from the left end of the sign to its right end, in units.
  var width: Double
  /// The steps of the drawing, in order.
  var inks: [SymbolInk]

  /// The middle of the sign.
  var center: Point { Point(x: width / 2, y: Self.height / 2) }

  /// The sign with every path mapped; pens keep their widths.
  func transformed(by map: AffineTransform, width: Double? = nil) -> SymbolGlyph {
    SymbolGlyph(width: width ?? self.width, inks: inks.map { $0.transformed(by: map) })
  }

  /// The sign scaled uniformly, with its center moved.
  func placed(at point: Point, scale: Double) -> [SymbolInk] {
    let map = AffineTransform.translation(x: -center.x, y: -center.y).then(.scale(x: scale, y: scale))
      .then(.translation(x: point.x, y: point.y))
    return inks.map { $0.transformed(by: map) }
  }
}

/// A step of a sign's drawing.
struct SymbolInk: Sendable {
  /// The center line of the pen, and the edge of the filled area.
  var path: Path
  /// Width of the pen relative to the regular one; 0 draws no line.
  var pen: Double
  /// Whether the inside is filled too.
  var fills: Bool
  /// Whether it erases.
  var cuts: Bool

  func transformed(by map: AffineTransform) -> SymbolInk {
    var ink = self
    ink.path = path.transformed(by: map)
    return ink
  }

  /// Filled areas become holes, and holes filled areas.
  var inverted: SymbolInk {
    var ink = self
    ink.cuts.toggle()
    return ink
  }
}
