/// The coverage of a glyph's pixels.
public struct GlyphBitmap: Hashable, Sendable {
  /// The distance from the origin's pixel column to the bitmap's first column, in pixels; negative to the left.
  package let left: Int
  /// The distance from the baseline up to the top of the bitmap, in pixels.
  package let top: Int
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The coverage from 0 to 255, row by row from the top, with `width` bytes per row.
  package let coverage: [UInt8]
}

/// The picture of a color glyph.
public struct ColorGlyph: Hashable, Sendable {
  /// The distance from the origin to the first column, in pixels of the picture.
  package var left: Int
  /// The distance from the baseline up to the top row, in pixels of the picture.
  package var top: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The number of pixels of the picture per em.
  package var pixelsPerEm: Double
  /// Red, green, blue and alpha of each pixel, premultiplied, row by row from the top.
  package var pixels: [UInt8]
}
