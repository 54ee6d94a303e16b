import Geometry
import Raster
import Typography

extension Drawing {
  /// The largest side of a picture, pixels.
  public static let largestSide = 16_384

  /// Turns the drawing into pixels.
  ///
  /// - Parameter fonts: the library that the drawing was made with.
  /// - Returns: a pixmap of `pixelSize`.
  public func paint(with fonts: FontLibrary) -> Pixmap {
    let size = pixelSize
    let pixmap = Pixmap(width: max(0, size.width), height: max(0, size.height))
    paint(on: pixmap, with: fonts)
    return pixmap
  }

  /// Draws over what `pixmap` has.
  public func paint(on pixmap: Pixmap, with fonts: FontLibrary) {
    let canvas = Canvas(pixmap, scale: scale)
    for command in commands { paint(command, on: canvas, fonts) }
  }

  private func paint(_ command: Command, on canvas: Canvas, _ fonts: FontLibrary) {
    switch command {
    case .view: break
    case .fillRect(let rect, let color): canvas.fill(rect, color: color)
    case .fill(let path, let color, let rule): canvas.fill(path, color: color, rule: rule)
    case .stroke(let path, let width, let color, let cap, let dash):
      canvas.fill(path.stroked(width: width, cap: cap, dash: dash), color: color)
    case .shadow(let path, let color, let offset, let blur):
      canvas.fillShadow(of: path, color: color, offset: offset, blur: blur)
    case .glyphs(let run): paint(run, on: canvas, fonts)
    case .image(let placed): paint(placed, on: canvas)
    case .symbol(let symbol, let color): canvas.fill(symbol.layers, color: color)
    case .pushClip(let path):
      canvas.save()
      canvas.clip(to: path)
    case .popClip: canvas.restore()
    case .beginGroup(let alpha): canvas.beginGroup(alpha: alpha)
    case .endGroup: canvas.endGroup()
    }
  }

  /// A picture is made in the size that it is shown at, and kept so; one that is far larger than any screen is
  /// scaled where it can be seen.
  private func paint(_ placed: PlacedPicture, on canvas: Canvas) {
    let size = PixelGrid(scale: scale).pixels(placed.rect)
    guard size.width > 0, size.height > 0 else { return }
    let isReasonable = size.width <= Picture.mostPixels / size.height
    let picture = placed.picture
    let pixels = picture.pixels(
      width: isReasonable ? size.width : picture.pixmap.width,
      height: isReasonable ? size.height : picture.pixmap.height, gridScale: scale, tint: placed.tint)
    canvas.draw(pixels, in: placed.rect)
  }

  /// Glyphs stand on whole rows, and on quarters of a pixel from side to side.
  private func paint(_ run: GlyphRun, on canvas: Canvas, _ fonts: FontLibrary) {
    let baseline = Int((run.origin.y * scale).rounded(.toNearestOrAwayFromZero))
    for glyph in run.glyphs {
      let x = (run.origin.x + glyph.x) * scale
      let (key, column) = GlyphKey.place(glyph, of: run.font, scale: scale, x: x)
      guard let bitmap = fonts.mask(key) else { continue }
      let rise = Int((glyph.y * scale).rounded(.toNearestOrAwayFromZero))
      canvas.fill(
        glyph: GlyphMask(
          left: bitmap.left, top: bitmap.top, width: bitmap.width, height: bitmap.height,
          coverage: bitmap.coverage),
        atPixelX: column, pixelY: baseline - rise, color: run.color)
    }
  }
}
