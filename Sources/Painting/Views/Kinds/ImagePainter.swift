import Geometry
import Raster
import Views

/// Images anywhere: pictures from the project, system symbols, or stand-ins for missing images.
struct ImagePainter: Painter {
  let context: PaintContext

  private var symbols: SymbolPainter { SymbolPainter(context: context) }

  /// The size of an image in points; one without a size in the document takes a square of the available room.
  func size(of image: ImageReference, in available: Size) -> Size {
    if let picture = picture(for: image) { return size(of: picture, image, in: available) }
    if image.isSystem {
      let size = symbols.size(of: image)
      let shrink = min(1, available.width / size.width, available.height / size.height)
      return Size(width: size.width * shrink, height: size.height * shrink)
    }
    if let size = image.size.map({ $0 * image.enlargement }), size.width > 0, size.height > 0 {
      let shrink = min(1, available.width / size.width, available.height / size.height)
      return Size(width: size.width * shrink, height: size.height * shrink)
    }
    let side = min(24, available.width, available.height)
    return Size(width: side, height: side)
  }

  /// An image behind other content; a plain plate if the project does not have it.
  func paintBackdrop(_ image: ImageReference, in box: Rect) {
    if let picture = picture(for: image) {
      return paint(picture, image, in: box, mode: .scaleToFill, tint: tint)
    }
    brush.fill(box, color("systemGray5"))
    brush.border(box, width: brush.hairline, radius: 0, color("systemGray3"))
  }

  /// Draws an image, or its stand-in, placed in the box by content mode. `isInBar`: whether an image without a
  /// rendering mode is a template, as in bars and segments.
  func paint(
    _ image: ImageReference, in box: Rect, mode: ContentMode, tint: RGBA? = nil, isInBar: Bool = false
  ) {
    guard !box.isEmpty else { return }
    guard brush.mirror == nil else {
      return ImagePainter(context: context.upright).paint(
        image, in: brush.placed(box), mode: mode, tint: tint, isInBar: isInBar)
    }
    if let picture = picture(for: image) {
      let ink = tint ?? self.tint
      return paint(picture, image, in: box, mode: mode, template: isInBar ? ink : nil, tint: ink)
    }
    if image.isSystem {
      symbols.paint(image, in: box, mode, tint ?? self.tint)
    } else {
      paintStandIn(
        image.name, in: brush.onGrid(box.fitting(image.size.map { $0 * image.enlargement }, mode)))
    }
  }

  /// A gray picture frame with a landscape, and the image's name if there is room.
  func paintStandIn(_ name: String, in box: Rect) {
    brush.fill(box, color("systemGray5"))
    brush.border(box, width: brush.hairline, radius: 0, color("systemGray3"))
    let side = min(box.width, box.height)
    let hasName = box.height >= 34 && box.width >= 40
    if side >= 12 { paintLandscape(in: box, side: min(side * 0.5, 40), lift: hasName ? 7 : 0) }
    guard hasName else { return }
    var block = TextBlock(text: name, font: FontDescription(systemSize: 10), color: color("systemGray"))
    block.isContent = false
    block.alignment = .center
    block.lineBreak = .middleTruncation
    brush.draw(
      block,
      in: Rect(
        x: box.minX + 3, y: min(box.midY + min(side * 0.25, 20) - 4, box.maxY - 15), width: box.width - 6,
        height: 14))
  }

  /// Two hills and a sun.
  private func paintLandscape(in box: Rect, side: Double, lift: Double) {
    let ink = color("systemGray2")
    let x = box.midX - side / 2
    let bottom = box.midY + side * 0.38 - lift
    brush.fill(
      .polygon([
        Point(x: x, y: bottom), Point(x: x + side * 0.36, y: bottom - side * 0.5),
        Point(x: x + side * 0.6, y: bottom - side * 0.18),
        Point(x: x + side * 0.72, y: bottom - side * 0.32), Point(x: x + side, y: bottom),
      ]), ink)
    brush.fill(
      .ellipse(in: Rect(x: x + side * 0.62, y: bottom - side * 0.74, width: side * 0.2, height: side * 0.2)),
      ink)
  }
}
