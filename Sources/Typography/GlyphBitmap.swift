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
