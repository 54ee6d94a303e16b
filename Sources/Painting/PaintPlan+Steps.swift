import Geometry
import Raster
import Typography

extension PaintPlan {
  /// What a command does to pixels; nil where that is nothing.
  static func step(_ command: Drawing.Command, scale: Double, _ fonts: FontLibrary) -> Step? {
    switch command {
    case .view: nil
    case .fillRect(let rect, let color): .fillRect(rect, color)
    case .fill(let path, let color, let rule): .fill(path, color, rule)
    case .stroke(let path, let width, let color, let cap, let dash):
      .fill(path.stroked(width: width, cap: cap, dash: dash), color, .nonZero)
    case .shadow(let path, let color, let offset, let blur): .shadow(path, color, offset: offset, blur: blur)
    case .glyphs(let run): .glyphs(glyphs(of: run, scale: scale, fonts), run.color)
    case .image(let placed): image(placed, scale: scale)
    case .symbol(let symbol, let color): .layers(symbol.layers, color)
    case .pushClip(let path): .pushClip(path)
    case .popClip: .popClip
    case .beginGroup(let alpha): .beginGroup(alpha: alpha)
    case .endGroup: .endGroup
    }
  }

  /// A picture is made in the size that it is shown at, and kept so; one that is far larger than any screen is
  /// scaled where it can be seen.
  private static func image(_ placed: Drawing.PlacedPicture, scale: Double) -> Step? {
    let size = PixelGrid(scale: scale).pixels(placed.rect)
    guard size.width > 0, size.height > 0 else { return nil }
    let isReasonable = size.width <= Picture.mostPixels / size.height
    let picture = placed.picture
    let pixels = picture.pixels(
      width: isReasonable ? size.width : picture.pixmap.width,
      height: isReasonable ? size.height : picture.pixmap.height, gridScale: scale, tint: placed.tint)
    return .image(pixels, placed.rect)
  }

  /// Glyphs stand on whole rows, and on quarters of a pixel from side to side.
  private static func glyphs(
    of run: Drawing.GlyphRun, scale: Double, _ fonts: FontLibrary
  ) -> [PlacedGlyph] {
    let baseline = Int((run.origin.y * scale).rounded(.toNearestOrAwayFromZero))
    var result: [PlacedGlyph] = []
    result.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let x = (run.origin.x + glyph.x) * scale
      let (key, column) = GlyphKey.place(glyph, of: run.font, scale: scale, x: x)
      guard let bitmap = fonts.mask(key) else { continue }
      let rise = Int((glyph.y * scale).rounded(.toNearestOrAwayFromZero))
      let mask = GlyphMask(
        left: bitmap.left, top: bitmap.top, width: bitmap.width, height: bitmap.height,
        coverage: bitmap.coverage)
      result.append(PlacedGlyph(mask: mask, x: column, y: baseline - rise))
    }
    return result
  }
}
