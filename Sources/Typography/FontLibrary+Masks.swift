/// A cache of glyph bitmaps, with FreeType to draw more.
struct MaskCache {
  private var bitmaps: [GlyphKey: GlyphBitmap?] = [:]
  private var byteCount = 0
  private var rasterizer: GlyphRasterizer?
  /// The number of bytes of coverage at which the cache is emptied; simpler than aging, and more than any screen needs.
  private static let capacity = 64 << 20

  mutating func bitmap(_ key: GlyphKey, file: () -> FontFile?) -> GlyphBitmap? {
    if let known = bitmaps[key] { return known }
    let bitmap = draw(key, file)
    byteCount += (bitmap?.coverage.count ?? 0) + 64
    if byteCount > MaskCache.capacity {
      bitmaps.removeAll()
      byteCount = 0
    }
    bitmaps[key] = .some(bitmap)
    return bitmap
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
  /// Returns a glyph's coverage in pixels, drawing it on first use; `nil` for blank glyphs.
  public func mask(_ glyph: GlyphKey) -> GlyphBitmap? {
    if let base = extended?.base, Int(glyph.face) < table.faces.count { return base.mask(glyph) }
    return masks.withLock { cache in
      cache.bitmap(glyph) { face(Int(glyph.face))?.file }
    }
  }
}
