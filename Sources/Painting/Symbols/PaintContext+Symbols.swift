import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// The point size of a symbol that nothing else is said of: that of the text style Body.
  static let symbolPointSize = 17.0

  /// The share of a symbol's image that is left free at each side of the sign, as the sizes that Interface Builder
  /// records have it: 128 units for a round sign stand for 1.17 em.
  private static let symbolMargin = 0.073

  /// The size of a symbol's image beside text of the ordinary size, points.
  func symbolSize(_ image: ImageReference) -> Size {
    let scale = image.symbolScale.flatMap(SymbolShape.Scale.init(rawValue:)) ?? .medium
    let side = Self.symbolPointSize * scale.factor / (1 - 2 * Self.symbolMargin)
    guard
      let sign = SymbolShape.size(of: image.name, pointSize: Self.symbolPointSize, scale: scale)
    else { return Size(width: side, height: side) }
    return Size(width: sign.width + side - Self.symbolPointSize * scale.factor, height: side)
  }

  /// A symbol in the tint, in the part of a box that the content mode gives it; where it has no sign, its name.
  ///
  /// A mode that would stretch the sign fits it instead. UIKit stretches it; nobody wants to see that.
  func paintSymbol(_ image: ImageReference, in box: Rect, _ mode: ContentMode, _ tint: RGBA) {
    let isStretched = mode == .scaleToFill || mode == .redraw
    let place = fitted(symbolSize(image), in: box, isStretched ? .scaleAspectFit : mode)
    let margin = place.height * Self.symbolMargin
    let inner = place.insetBy(dx: min(margin, place.width / 4), dy: margin)
    guard let shape = SymbolShape(image.name, in: inner, isRightToLeft: recorder.isRightToLeft) else {
      return paintSymbolName(image.name, in: inner, within: box, tint)
    }
    paint(shape, tint, name: image.name)
  }

  /// Draws a sign in one colour.
  func paint(_ shape: SymbolShape, _ ink: RGBA, name: String = "") {
    guard ink.alpha > 0 else { return }
    recorder.add(.symbol(Drawing.Symbol(name: name, layers: shape.layers, hasSign: true), PixelColor(ink)))
  }

  /// A rounded plate with a symbol's name; with its first letter where the name would be too small to read.
  private func paintSymbolName(_ name: String, in square: Rect, within box: Rect, _ ink: RGBA) {
    let isLarge = square.height >= 34 && box.width >= 56
    let font = FontDescription(systemSize: isLarge ? min(11, square.height / 4) : square.height * 0.56)
    let text = isLarge ? name : String(name.first.map { $0.uppercased() } ?? "?")
    let width =
      isLarge ? min(box.width - 4, max(square.height, self.width(of: text, font) + 12)) : square.width
    let plate = Rect(x: square.midX - width / 2, y: square.minY, width: width, height: square.height)
    let pen = min(max(square.height * 0.08, hairline), 2)
    let radius = square.height * 0.24
    let hole = plate.insetBy(dx: pen, dy: pen)
    let ring = [
      CoverageLayer(.roundedRect(plate, radius: radius)),
      CoverageLayer(.roundedRect(hole, radius: max(0, radius - pen)), cuts: true),
    ]
    recorder.add(.symbol(Drawing.Symbol(name: name, layers: ring, hasSign: false), PixelColor(ink)))
    guard square.height >= 8 else { return }
    var block = TextBlock(text: text, font: font, color: ink, alignment: .center)
    block.isContent = false
    block.lineBreak = .middleTruncation
    block.vertical = .center
    draw(block, in: isLarge ? plate.insetBy(dx: 5, dy: 0) : box)
  }
}
