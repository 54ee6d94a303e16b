import Geometry
import Raster
import Views

/// System symbols, drawn with our own signs.
struct SymbolPainter: Painter {
  let context: PaintContext

  /// The padding of a symbol's image around the sign in point sizes, horizontal and vertical. From the sizes that
  /// Interface Builder records, 128 × 123 for a round symbol, which is 20 points wide at 17.
  private static let margins = (sides: 0.085, ends: ImageReference.symbolEndMargin)

  /// The size of a symbol's image with its configuration, in points: as wide as the sign and as high as its drawn part.
  func size(of image: ImageReference) -> Size {
    let pointSize = ImageReference.symbolPointSize * image.symbolFactor
    let sign = naturalSign(image)
    let size = sign.map { Size(width: $0.box.width, height: $0.inkBounds.height) }
    return Size(
      width: (size?.width ?? pointSize) + 2 * Self.margins.sides * pointSize,
      height: (size?.height ?? pointSize) + 2 * Self.margins.ends * pointSize)
  }

  /// The sign with its configuration, centered at a point and scaled by a factor.
  private func naturalSign(
    _ image: ImageReference, around center: Point = .zero, stretchedBy factor: Double = 1
  ) -> SymbolShape? {
    let configuration = image.symbolConfiguration
    return SymbolShape(
      image.name, center: center,
      pointSize: (configuration?.pointSize ?? ImageReference.symbolPointSize) * image.enlargement * factor,
      weight: configuration?.weight ?? .regular, scale: image.symbolStep,
      isRightToLeft: brush.isRightToLeft)
  }

  /// A symbol in the tint color, positioned in a box by content mode; its name if it has no sign.
  ///
  /// Modes that would stretch the sign fit it instead. UIKit stretches it, which is never intended.
  func paint(_ image: ImageReference, in box: Rect, _ mode: ContentMode, _ tint: RGBA) {
    let size = size(of: image)
    let place = box.fitting(size, mode.withoutStretching)
    guard let natural = naturalSign(image) else {
      let free = min(place.width, place.height) * Self.margins.sides
      return paintName(image.name, in: place.insetBy(dx: free, dy: free), within: box, tint)
    }
    let factor = place.width / size.width
    let center = Point(x: place.midX, y: place.midY - natural.inkBounds.midY * factor)
    guard let shape = naturalSign(image, around: center, stretchedBy: factor) else { return }
    brush.draw(shape, tint, name: image.name)
  }

  /// A rounded plate with a symbol's name; with its first letter if the name would be too small to read.
  private func paintName(_ name: String, in square: Rect, within box: Rect, _ ink: RGBA) {
    let isLarge = square.height >= 30 && box.width >= 56
    let font = FontDescription(systemSize: isLarge ? min(11, square.height / 4) : square.height * 0.56)
    let text = isLarge ? name : String(name.first.map { $0.uppercased() } ?? "?")
    let width =
      isLarge ? min(box.width - 4, max(square.height, brush.width(of: text, font) + 12)) : square.width
    let plate = Rect(x: square.midX - width / 2, y: square.minY, width: width, height: square.height)
    let pen = min(max(square.height * 0.08, brush.hairline), 2)
    let radius = square.height * 0.24
    let hole = plate.insetBy(dx: pen, dy: pen)
    let ring = [
      CoverageLayer(.roundedRect(plate, radius: radius)),
      CoverageLayer(.roundedRect(hole, radius: max(0, radius - pen)), cuts: true),
    ]
    brush.draw(ring, ink, name: name, isSign: false)
    guard square.height >= 8 else { return }
    var block = TextBlock(text: text, font: font, color: ink, alignment: .center)
    block.isContent = false
    block.lineBreak = .middleTruncation
    block.vertical = .center
    brush.draw(block, in: isLarge ? plate.insetBy(dx: 5, dy: 0) : box)
  }
}

extension ContentMode {
  /// The mode in which symbols are drawn: those that would stretch a symbol fit it instead.
  var withoutStretching: ContentMode { self == .scaleToFill || self == .redraw ? .scaleAspectFit : self }
}
