import Geometry
import Raster
import Typography

extension PaintPlan {
  /// The effect of a command on pixels; nil if it has none. `map`: the map applied to the command's points, if any. `toPixels`: the
  /// map from these points to pixels.
  static func step(
    _ command: Drawing.Command, scale: Double, under map: AffineTransform?, toPixels: AffineTransform,
    _ fonts: FontLibrary
  ) -> Step? {
    switch command {
    // A backdrop needs the steps before it.
    case .view, .backdrop: nil
    case .fillRect(let rect, let color): .fill(Outline(rect, toPixels), color, .nonZero)
    case .fade(let rect, let color, let shares): .fade(rect, color, shares)
    case .fill(let path, let color, let rule): .fill(Outline(path, toPixels), color, rule)
    case .stroke(let path, let width, let color, let cap, let dash):
      .fill(Outline(path.stroked(width: width, cap: cap, dash: dash), toPixels), color, .nonZero)
    case .shadow(let path, let color, let offset, let blur): .shadow(path, color, offset: offset, blur: blur)
    case .glyphs(let run) where run.glyphs.first.map({ fonts.isColored($0.face) }) == true:
      .pictures(coloredGlyphs(of: run, scale: scale, under: map, fonts))
    case .glyphs(let run):
      map.map { glyphs(of: run, scale: scale, under: $0, fonts) }
        ?? .glyphs(glyphs(of: run, scale: scale, under: nil, stretch: 1, fonts), run.color)
    case .image(let placed): image(placed, scale: scale)
    case .symbol(let symbol, let color): .layers(symbol.layers, color)
    case .pushClip(let path): .pushClip(Outline(path, toPixels))
    case .popClip: .popClip
    case .pushTransform(let map): .pushTransform(map)
    case .popTransform: .popTransform
    case .beginGroup(let alpha): .beginGroup(alpha: alpha)
    case .endGroup: .endGroup
    }
  }

  /// A picture is made in the size it is displayed at, and cached; one far larger than any screen is scaled where it is
  /// visible.
  private static func image(_ placed: Drawing.PlacedPicture, scale: Double) -> Step? {
    let size = PixelGrid(scale: scale).pixels(placed.rect)
    guard size.width > 0, size.height > 0 else { return nil }
    let drawn = placed.picture.drawnSize(in: size)
    let pixels = placed.picture.pixels(
      width: drawn.width, height: drawn.height, gridScale: scale, tint: placed.tint)
    return .image(pixels, placed.rect)
  }

  /// Uniformly scaled letters are rendered at their new size, as sharp as any; others are drawn as pictures of letters.
  private static func glyphs(
    of run: Drawing.GlyphRun, scale: Double, under map: AffineTransform, _ fonts: FontLibrary
  ) -> Step {
    if map.isUpright, map.a > 0, abs(map.a - map.d) < 1e-9 {
      return .glyphs(glyphs(of: run, scale: scale, under: map, stretch: map.a, fonts), run.color)
    }
    let stretch = max(
      (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    return .pictures(pictures(of: run, scale: scale * stretch, fonts))
  }

  /// Every letter as a positioned picture, `scale` pixels per point of the plane before mapping.
  private static func pictures(
    of run: Drawing.GlyphRun, scale: Double, _ fonts: FontLibrary
  ) -> [(Pixmap, Rect)] {
    guard scale > 0, scale.isFinite else { return [] }
    return run.glyphs.compactMap { glyph in
      let (key, _) = GlyphKey.place(glyph, of: run.font, scale: scale, x: 0)
      guard let bitmap = fonts.mask(key), bitmap.width > 0, bitmap.height > 0 else { return nil }
      let rect = Rect(
        x: run.origin.x + glyph.x + Double(bitmap.left) / scale,
        y: run.origin.y - glyph.y - Double(bitmap.top) / scale,
        width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      return (
        Pixmap(coverage: bitmap.coverage, width: bitmap.width, height: bitmap.height, color: run.color), rect
      )
    }
  }

  /// Every emoji as a positioned picture, scaled to whole pixels if it is upright.
  private static func coloredGlyphs(
    of run: Drawing.GlyphRun, scale: Double, under map: AffineTransform?, _ fonts: FontLibrary
  ) -> [(Pixmap, Rect)] {
    guard scale > 0, scale.isFinite else { return [] }
    let stretch = map.map { max(abs($0.a) + abs($0.b), abs($0.c) + abs($0.d)) } ?? 1
    let grid = PixelGrid(scale: scale)
    return run.glyphs.compactMap { glyph in
      guard let (picture, factor) = fonts.picture(of: glyph), let pixmap = Pixmap(picture) else { return nil }
      let unit = min(run.font.size, Font.largestSize) * factor / picture.pixelsPerEm
      var rect = Rect(
        x: run.origin.x + glyph.x + Double(picture.left) * unit,
        y: run.origin.y - glyph.y - Double(picture.top) * unit,
        width: Double(picture.width) * unit, height: Double(picture.height) * unit)
      if map == nil { rect = grid.round(rect) }
      let width = Int(min(rect.width * scale * stretch, GlyphKey.largestSize).rounded())
      let height = Int(min(rect.height * scale * stretch, GlyphKey.largestSize).rounded())
      guard width > 0, height > 0 else { return nil }
      let shown = pixmap.scaled(width: width, height: height)
      return (run.color.alpha == 255 ? shown : shown.faded(to: run.color.alpha), rect)
    }
  }

  /// Glyphs are positioned on whole rows and on quarters of a pixel horizontally. `stretch`: the factor by which `map`
  /// enlarges them.
  private static func glyphs(
    of run: Drawing.GlyphRun, scale: Double, under map: AffineTransform?, stretch: Double,
    _ fonts: FontLibrary
  ) -> [PlacedGlyph] {
    // An equal point does not always map to an equal number: zero times infinity is NaN.
    let origin = map?.apply(run.origin) ?? run.origin
    guard map == nil || (origin.x.isFinite && abs(origin.y) < 1e9) else { return [] }
    let baseline = Int((origin.y * scale).rounded(.toNearestOrAwayFromZero))
    var result: [PlacedGlyph] = []
    result.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let x = (origin.x + glyph.x * stretch) * scale
      let (key, column) = GlyphKey.place(glyph, of: run.font, scale: scale * stretch, x: x)
      guard let bitmap = fonts.mask(key) else { continue }
      let rise = Int((glyph.y * stretch * scale).rounded(.toNearestOrAwayFromZero))
      let mask = GlyphMask(
        left: bitmap.left, top: bitmap.top, width: bitmap.width, height: bitmap.height,
        coverage: bitmap.coverage)
      result.append(PlacedGlyph(mask: mask, x: column, y: baseline - rise))
    }
    return result
  }
}

extension Pixmap {
  /// The picture of a color glyph.
  fileprivate convenience init?(_ glyph: ColorGlyph) {
    guard glyph.pixels.count == glyph.width * glyph.height * 4 else { return nil }
    self.init(width: glyph.width, height: glyph.height)
    for y in 0..<height {
      withMutableRow(y) { row in
        for x in 0..<width {
          let start = (y * width + x) * 4
          row[x] = (0..<4).reduce(0) { $0 | UInt32(glyph.pixels[start + $1]) << UInt32($1 * 8) }
        }
      }
    }
  }

  /// The pixels with an alpha of 0 … 255.
  fileprivate func faded(to alpha: UInt8) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    for y in 0..<height {
      withRow(y) { source in
        result.withMutableRow(y) { row in
          for x in 0..<width {
            row[x] = (0..<4).reduce(0) { word, channel in
              let product = (source[x] >> UInt32(channel * 8) & 0xFF) * UInt32(alpha) + 128
              return word | ((product + (product >> 8)) >> 8) << UInt32(channel * 8)
            }
          }
        }
      }
    }
    return result
  }

  /// A color applied through coverage of 0 … 255, row by row.
  fileprivate convenience init(coverage: [UInt8], width: Int, height: Int, color: PixelColor) {
    self.init(width: width, height: height)
    for y in 0..<height {
      withMutableRow(y) { row in
        for x in 0..<width {
          var color = color
          let alpha = UInt32(color.alpha) * UInt32(coverage[y * width + x]) + 128
          color.alpha = UInt8((alpha + (alpha >> 8)) >> 8)
          row[x] = color.premultiplied
        }
      }
    }
  }
}
