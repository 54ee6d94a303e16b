/// Bitmaps that were drawn before, and FreeType to draw more.
struct MaskCache {
  private var bitmaps: [GlyphKey: GlyphBitmap?] = [:]
  private var byteCount = 0
  private var rasterizer: GlyphRasterizer?
  /// When this many bytes of coverage are kept, all are dropped: simpler than ageing, and no screen needs as much.
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
  /// A glyph's coverage in pixels; `nil` for blank glyphs. Drawn once, then kept.
  public func mask(_ glyph: GlyphKey) -> GlyphBitmap? {
    if let base = extended?.base, Int(glyph.face) < table.faces.count { return base.mask(glyph) }
    return masks.withLock { cache in
      cache.bitmap(glyph) { face(Int(glyph.face))?.file }
    }
  }
}
