/// How much of each pixel a glyph covers.
public struct GlyphBitmap: Hashable, Sendable {
  /// From the origin's pixel column to the bitmap's first, pixels; negative to the left.
  public let left: Int
  /// From the baseline up to the top of the bitmap's first row, pixels.
  public let top: Int
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Coverage from 0 to 255, row by row from the top, `width` bytes to a row.
  public let coverage: [UInt8]
}
