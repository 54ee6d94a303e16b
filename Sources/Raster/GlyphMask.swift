/// The coverage of one glyph at one size, 8 bits a pixel, and where it lies about the pen.
public struct GlyphMask: Hashable, Sendable {
  /// Pixels from the pen's position to the left edge of the mask; positive to the right.
  public let left: Int
  /// Pixels from the baseline up to the top edge of the mask, as FreeType's `bitmap_top`.
  public let top: Int
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width * height` values of 0…255, row by row from the top.
  public let coverage: [UInt8]

  /// A mask from its place, in pixels, and its `width * height` values.
  public init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && coverage.count == width * height,
      "\(coverage.count) values for a mask of \(width) × \(height) pixels")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
