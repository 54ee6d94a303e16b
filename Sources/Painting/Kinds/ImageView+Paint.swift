import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// An image view: the project's picture, or a stand-in of the size that the document recorded, fitted by content
  /// mode.
  func paint(_ imageView: ImageView) {
    guard let image = imageView.image else { return }
    paintImage(image, in: rect, mode: view.contentMode)
  }

  /// The size of an image in points; one that the document does not give takes a square of what there is.
  func size(of image: ImageReference, in available: Size) -> Size {
    if let picture = picture(for: image) { return size(of: picture, in: available) }
    if image.isSystem {
      let size = symbolSize(image)
      let shrink = min(1, available.width / size.width, available.height / size.height)
      return Size(width: size.width * shrink, height: size.height * shrink)
    }
    if let size = image.size, size.width > 0, size.height > 0 {
      let shrink = min(1, available.width / size.width, available.height / size.height)
      return Size(width: size.width * shrink, height: size.height * shrink)
    }
    let side = min(24, available.width, available.height)
    return Size(width: side, height: side)
  }

  /// An image that stands behind something else; a plain plate where the project has none.
  func paintBackdrop(_ image: ImageReference, in box: Rect) {
    if let picture = picture(for: image) {
      return paint(picture, image, in: box, mode: .scaleToFill, tint: tint)
    }
    fill(box, color("systemGray5"))
    border(box, width: hairline, radius: 0, color("systemGray3"))
  }

  /// Draws an image, or the stand-in for one, placed in the box by content mode.
  func paintImage(_ image: ImageReference, in box: Rect, mode: ContentMode, tint: RGBA? = nil) {
    guard !box.isEmpty else { return }
    guard mirror == nil else { return upright.paintImage(image, in: placed(box), mode: mode, tint: tint) }
    if let picture = picture(for: image) {
      return paint(picture, image, in: box, mode: mode, tint: tint ?? self.tint)
    }
    if image.isSystem {
      paintSymbol(image, in: box, mode, tint ?? self.tint)
    } else {
      paintPicture(image.name, in: onGrid(fitted(image.size, in: box, mode)))
    }
  }

  /// The rectangle that an image of a size takes in a box, by content mode.
  func fitted(_ size: Size?, in box: Rect, _ mode: ContentMode) -> Rect {
    guard let size, size.width > 0, size.height > 0 else { return box }
    func placed(_ size: Size, _ x: Double, _ y: Double) -> Rect {
      Rect(
        x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y,
        width: size.width,
        height: size.height)
    }
    func scaled(_ factor: Double) -> Rect {
      placed(Size(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    let (across, down) = (box.width / size.width, box.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }

  /// A gray picture frame with a landscape in it, and the image's name where there is room.
  private func paintPicture(_ name: String, in box: Rect) {
    fill(box, color("systemGray5"))
    border(box, width: hairline, radius: 0, color("systemGray3"))
    let side = min(box.width, box.height)
    let hasName = box.height >= 34 && box.width >= 40
    if side >= 12 { paintLandscape(in: box, side: min(side * 0.5, 40), lift: hasName ? 7 : 0) }
    guard hasName else { return }
    var block = TextBlock(text: name, font: FontDescription(systemSize: 10), color: color("systemGray"))
    block.isContent = false
    block.alignment = .center
    block.lineBreak = .middleTruncation
    draw(
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
    fill(
      .polygon([
        Point(x: x, y: bottom), Point(x: x + side * 0.36, y: bottom - side * 0.5),
        Point(x: x + side * 0.6, y: bottom - side * 0.18),
        Point(x: x + side * 0.72, y: bottom - side * 0.32), Point(x: x + side, y: bottom),
      ]), ink)
    fill(
      .ellipse(in: Rect(x: x + side * 0.62, y: bottom - side * 0.74, width: side * 0.2, height: side * 0.2)),
      ink)
  }
}
