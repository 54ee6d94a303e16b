/// What tells one bitmap of a glyph from another.
public struct GlyphKey: Hashable, Sendable {
  /// The face's index in its library; `MissingGlyph.face` for the box of a missing character.
  public let face: Int32
  /// The glyph's index in the face.
  public let glyph: UInt32
  /// Pixels to an em, in 1/64; 0 for a size that nothing can be drawn at.
  public let size: Int32
  /// How far right of a pixel's edge the glyph starts, in quarters of a pixel.
  public let phase: UInt8
  /// How the outline is changed.
  public let style: GlyphStyle

  /// The largest size that is drawn, pixels to an em; larger glyphs are drawn at this size.
  public static let largestSize = 1024.0

  /// A key from a face, a glyph, a size in pixels to an em and a phase from 0 to 3.
  public init(face: Int, glyph: UInt32, pixelSize: Double, phase: Int, style: GlyphStyle) {
    self.face = Int32(clamping: face)
    self.glyph = glyph
    size = pixelSize > 0 ? Int32((min(pixelSize, GlyphKey.largestSize) * 64).rounded()) : 0
    self.phase = UInt8(truncatingIfNeeded: phase & 3)
    self.style = style
  }

  /// The bitmap for a glyph whose origin is at `x`, in pixels from the left of the pixmap, and the pixel column that
  /// the bitmap's `left` counts from.
  public static func place(
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
