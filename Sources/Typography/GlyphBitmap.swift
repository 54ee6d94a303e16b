/// The coverage of a glyph's pixels.
public struct GlyphBitmap: Hashable, Sendable {
  /// The distance from the origin's pixel column to the bitmap's first column, in pixels; negative to the left.
  public let left: Int
  /// The distance from the baseline up to the top of the bitmap, in pixels.
  public let top: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The coverage from 0 to 255, row by row from the top, with `width` bytes per row.
  public let coverage: [UInt8]
}

/// The picture of a color glyph.
public struct ColorGlyph: Hashable, Sendable {
  /// The distance from the origin to the first column, in pixels of the picture.
  public var left: Int
  /// The distance from the baseline up to the top row, in pixels of the picture.
  public var top: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The number of pixels of the picture per em.
  public var pixelsPerEm: Double
  /// Red, green, blue and alpha of each pixel, premultiplied, row by row from the top.
  public var pixels: [UInt8]
}
