/// The properties that identify a glyph bitmap.
public struct GlyphKey: Hashable, Sendable {
  /// The face's index in its library; `MissingGlyph.face` for the box of a missing character.
  package let face: Int32
  /// The glyph's index in the face.
  package let glyph: UInt32
  /// The size in 1/64 pixels per em; 0 for a size at which nothing can be drawn.
  package let size: Int32
  /// The horizontal offset of the glyph from the pixel grid, in quarters of a pixel.
  package let phase: UInt8
  /// Synthetic changes to the outline.
  package let style: GlyphStyle

  /// The maximum rasterized size, in pixels per em; larger glyphs are drawn at this size.
  package static let largestSize = 1024.0

  /// Creates a key from a face, a glyph, a size in pixels per em, and a phase from 0 to 3. `face`: the face's index in
  /// its library; `MissingGlyph.face` for the box of a missing character. `pixelSize`: pixels per em; limited to
  /// `largestSize` and rounded to 1/64. `phase`: the offset from the pixel grid, in quarters of a pixel to the right.
  package init(face: Int, glyph: UInt32, pixelSize: Double, phase: Int, style: GlyphStyle) {
    self.face = Int32(clamping: face)
    self.glyph = glyph
    size = pixelSize > 0 ? Int32((min(pixelSize, GlyphKey.largestSize) * 64).rounded()) : 0
    self.phase = UInt8(truncatingIfNeeded: phase & 3)
    self.style = style
  }

  /// Returns the bitmap key for a glyph, and the pixel column that the bitmap's `left` is relative to. `font`: the font
  /// that the glyph was laid out in, with its size in points. `x`: the origin of the glyph, in pixels from the left
  /// edge of the pixmap.
  package static func place(
    _ glyph: PositionedGlyph, of font: Font, scale: Double, x: Double
  ) -> (key: GlyphKey, column: Int) {
    let quarters = x.isFinite ? (max(-1e9, min(1e9, x)) * 4).rounded(.toNearestOrAwayFromZero) : 0
    let column = (quarters / 4).rounded(.down)
    let key = GlyphKey(
      face: glyph.face, glyph: glyph.glyph, pixelSize: font.size * scale,
      phase: Int(quarters - column * 4), style: font.style)
    return (key, Int(column))
  }
}
