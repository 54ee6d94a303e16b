import Geometry
import Raster
import Views

/// A simple glyph that replaces one of Apple's symbols, at its size, in window points.
struct SymbolShape: Sendable {
  /// What is drawn and erased, in order, all in one color.
  var layers: [CoverageLayer]
  var box: Rect

  /// The smallest rectangle around the drawn part.
  var inkBounds: Rect { layers.drawnBounds }

  /// The sign for a symbol's name, as large as a box allows and centered in it; nil if there is none.
  init?(
    _ name: String, in box: Rect, weight: FontDescription.Weight = .regular, isRightToLeft: Bool = false
  ) {
    guard let glyph = SymbolCatalog.glyph(name, isRightToLeft: isRightToLeft), !box.isEmpty else {
      return nil
    }
    let extent = Extent(glyph, pen: weight.penFactor)
    let unit = min(box.width / extent.width, box.height / SymbolGlyph.height)
    self.init(glyph, extent, center: Point(x: box.midX, y: box.midY), unit: unit)
  }

  /// The sign for a symbol's name at its size beside text, centered at a point; nil if there is none.
  init?(
    _ name: String, center: Point, pointSize: Double, weight: FontDescription.Weight = .regular,
    scale: SymbolConfiguration.Scale = .medium, isRightToLeft: Bool = false
  ) {
    guard let glyph = SymbolCatalog.glyph(name, isRightToLeft: isRightToLeft), pointSize > 0 else {
      return nil
    }
    let extent = Extent(glyph, pen: weight.penFactor * scale.penFactor / scale.factor)
    self.init(glyph, extent, center: center, unit: pointSize * scale.factor / SymbolGlyph.height)
  }

  /// The size of a symbol's sign beside text, in points; nil if there is none.
  static func size(of name: String, pointSize: Double, scale: SymbolConfiguration.Scale = .medium) -> Size? {
    guard let glyph = SymbolCatalog.glyph(name) else { return nil }
    let unit = pointSize * scale.factor / SymbolGlyph.height
    return Size(width: glyph.width * unit, height: SymbolGlyph.height * unit)
  }

  /// A sign with its pen, in units. A thick pen insets its center line, so that the sign keeps its height; it widens by
  /// as much as its lines do.
  private struct Extent {
    /// Width of the pen.
    var pen: Double
    /// The factor by which center lines shrink.
    var shrink: Double
    var width: Double

    init(_ glyph: SymbolGlyph, pen factor: Double) {
      let ordinary = SymbolGlyph.pen
      pen = ordinary * factor
      shrink = min(1, (SymbolGlyph.height - pen) / (SymbolGlyph.height - ordinary))
      width = factor > 1 ? (glyph.width - ordinary) * shrink + pen : glyph.width
    }
  }

  private init(_ glyph: SymbolGlyph, _ extent: Extent, center: Point, unit: Double) {
    let map = AffineTransform.translation(x: -glyph.center.x, y: -glyph.center.y)
      .then(.scale(x: unit * extent.shrink, y: unit * extent.shrink))
      .then(.translation(x: center.x, y: center.y))
    let (width, height) = (extent.width * unit, SymbolGlyph.height * unit)
    box = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    layers = glyph.inks.map { $0.transformed(by: map) }.flatMap { ink in
      var layers: [CoverageLayer] = []
      if ink.fills { layers.append(CoverageLayer(ink.path, cuts: ink.cuts)) }
      if ink.pen > 0 {
        let line = ink.path.stroked(
          width: ink.pen * extent.pen * unit, cap: .round, join: .round)
        layers.append(CoverageLayer(line, cuts: ink.cuts))
      }
      return layers
    }
  }
}

extension SymbolConfiguration.Scale {
  /// Width of the pen relative to `medium`: it follows the text beside it more than the size of the sign. Not verified.
  fileprivate var penFactor: Double {
    switch self {
    case .small: 0.94
    case .medium: 1
    case .large: 1.08
    }
  }
}

extension FontDescription.Weight {
  /// Width of a symbol's pen relative to `regular`: about as the stems of the system font differ. Not verified.
  fileprivate var penFactor: Double {
    switch self {
    case .ultraLight: 0.4
    case .thin: 0.55
    case .light: 0.78
    case .regular: 1
    case .medium: 1.18
    case .semibold: 1.36
    case .bold: 1.55
    case .heavy: 1.78
    case .black: 2
    }
  }
}
