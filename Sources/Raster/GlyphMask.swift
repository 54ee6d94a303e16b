/// The coverage of a glyph at one size, 8 bits per pixel, and its offset from the origin.
public struct GlyphMask: Hashable, Sendable {
  /// The distance from the origin to the left edge of the mask, in pixels; positive to the right.
  public let left: Int
  /// The distance from the baseline up to the top edge of the mask, in pixels, as FreeType's `bitmap_top`.
  public let top: Int
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// `width * height` values of 0…255, row by row from the top.
  public let coverage: [UInt8]

  /// Creates a mask from its offset, in pixels, and its `width * height` values. `left`: the distance from the origin
  /// to the left edge of the mask, positive to the right. `top`: the distance from the baseline up to the top edge of
  /// the mask. `coverage`: the coverage of each pixel, 0…255, row by row from the top.
  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
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
