import Geometry

extension Canvas {
  /// Paints a glyph with its origin at column `atPixelX` and its baseline below row `pixelY` − 1, in pixels of the
  /// pixmap.
  ///
  /// The transform is ignored: glyphs are already at their final size. `pixelY`: the row below the baseline.
  package func fill(glyph: GlyphMask, atPixelX: Int, pixelY: Int, color: PixelColor) {
    let limit = 1 << 30
    func clamp(_ value: Int) -> Int { min(max(value, -limit), limit) }
    let place = PixelRect(
      x: clamp(atPixelX) + clamp(glyph.left), y: clamp(pixelY) - clamp(glyph.top), width: glyph.width,
      height: glyph.height)
    glyph.coverage.withUnsafeBufferPointer { coverage in
      if let coverage = coverage.baseAddress { paint(coverage, in: place, color: color) }
    }
  }

  /// Paints a color with the given coverage for each pixel of `place`, row by row, within the clip.
  func paint(_ coverage: UnsafePointer<UInt8>, in place: PixelRect, color: PixelColor) {
    let area = place.intersection(clip.bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let source = color.premultiplied
    for y in area.y..<area.maxY {
      let row = coverage + ((y - place.y) * place.width + area.x - place.x)
      if let mask = clip.mask {
        paint(row, y: y, x: area.x, count: area.width, source: source, mask: mask)
      } else {
        Blend.over(source, run: surface.pixels(area.x, y), count: area.width, coverage: row)
      }
    }
  }

  private func paint(
    _ coverage: UnsafePointer<UInt8>, y: Int, x: Int, count: Int, source: UInt32, mask: ClipMask
  ) {
    let limits = mask.row(y) + (x - mask.bounds.x)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { both in
      guard let both = both.baseAddress else { return }
      for index in 0..<count {
        let value = Blend.product(UInt32(coverage[index]), UInt32(limits[index]))
        both[index] = UInt8(truncatingIfNeeded: value)
      }
      Blend.over(source, run: surface.pixels(x, y), count: count, coverage: both)
    }
  }
}
