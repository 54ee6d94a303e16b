/// A cache of glyph bitmaps, with FreeType to draw more.
struct MaskCache {
  private var bitmaps: [GlyphKey: GlyphBitmap?] = [:]
  /// Pictures of emoji by face and glyph.
  private var pictures: [UInt64: ColorGlyph?] = [:]
  private var byteCount = 0
  private var rasterizer: GlyphRasterizer?
  /// The number of bytes of coverage at which the cache is emptied; simpler than aging, and more than any screen needs.
  private static let capacity = 64 << 20

  mutating func bitmap(_ key: GlyphKey, file: () -> FontFile?) -> GlyphBitmap? {
    if let known = bitmaps[key] { return known }
    let bitmap = draw(key, file)
    makeRoom(for: bitmap?.coverage.count ?? 0)
    bitmaps[key] = .some(bitmap)
    return bitmap
  }

  mutating func picture(_ glyph: UInt32, of face: Int, file: () -> FontFile?) -> ColorGlyph? {
    let key = UInt64(UInt32(truncatingIfNeeded: face)) << 32 | UInt64(glyph)
    if let known = pictures[key] { return known }
    let rasterizer = rasterizer ?? GlyphRasterizer()
    self.rasterizer = rasterizer
    let picture = file().flatMap { rasterizer.picture(glyph, of: Int32(clamping: face), from: $0) }
    makeRoom(for: picture?.pixels.count ?? 0)
    pictures[key] = .some(picture)
    return picture
  }

  private mutating func makeRoom(for count: Int) {
    byteCount += count + 64
    guard byteCount > MaskCache.capacity else { return }
    bitmaps.removeAll()
    pictures.removeAll()
    byteCount = 0
  }

  private mutating func draw(_ key: GlyphKey, _ file: () -> FontFile?) -> GlyphBitmap? {
    if key.face == MissingGlyph.face { return MissingGlyph.bitmap(key) }
    guard let file = file() else { return nil }
    let rasterizer = rasterizer ?? GlyphRasterizer()
    self.rasterizer = rasterizer
    return rasterizer.render(key, from: file)
  }
}

extension FontLibrary {
  /// Returns a glyph's coverage in pixels, drawing it on first use; `nil` for blank glyphs. `glyph`: the glyph with its
  /// size in pixels and its offset from the pixel grid.
  package func mask(_ glyph: GlyphKey) -> GlyphBitmap? {
    if let base = extended?.base, Int(glyph.face) < table.faces.count { return base.mask(glyph) }
    return masks.withLock { cache in
      cache.bitmap(glyph) { face(Int(glyph.face))?.file }
    }
  }
  /// Returns the picture of a colored glyph, and the factor by which its em is smaller or larger than the font's; nil
  /// for blank glyphs. `glyph`: a glyph of a face for which `isColored(_:)` is true.
  package func picture(of glyph: PositionedGlyph) -> (picture: ColorGlyph, factor: Double)? {
    if let base = extended?.base, glyph.face < table.faces.count { return base.picture(of: glyph) }
    guard let face = face(glyph.face),
      let picture = masks.withLock({ $0.picture(glyph.glyph, of: glyph.face, file: { face.file }) })
    else { return nil }
    return (picture, face.emojiFactor)
  }
}
