/// The box drawn for a character that is missing from all faces.
///
/// Its glyph index is its width in 1/10000 em.
public enum MissingGlyph {
  /// The face index of boxes.
  package static let face = -1

  /// Returns the box's width in em: that of UIKit's emoji and ideographs, and that of a typical letter otherwise.
  ///
  /// Ideographs: recorded widths of labels in system font at 14 to 28 points give 1.013 to 1.022 em each.
  static func width(_ cluster: ArraySlice<UInt32>) -> Double {
    if cluster.isEmojiLike { return emoji }
    return cluster.contains { Unicode.Scalar($0)?.isIdeographLike == true } ? ideograph : 0.6
  }

  /// The advance of an emoji, in em.
  static let emoji = 1.13
  /// The advance of an ideograph, in em.
  static let ideograph = 1.0185

  /// Returns the glyph index of a box with a width in em.
  static func glyph(width: Double) -> UInt32 { UInt32((width * 10_000).rounded()) }

  /// Returns the bitmap of a box: a frame 1/20 em thick, at least a pixel, from slightly below the baseline to cap
  /// height.
  static func bitmap(_ key: GlyphKey) -> GlyphBitmap? {
    let em = Double(key.size) / 64
    let margin = em * 0.06
    let left = Int((margin + Double(key.phase) / 4).rounded())
    let right = Int((Double(key.glyph) / 10_000 * em - margin + Double(key.phase) / 4).rounded())
    let top = Int((em * 0.78).rounded())
    let bottom = -Int((em * 0.12).rounded())
    let width = right - left
    let height = top - bottom
    guard width > 0, height > 0, width <= 4096 else { return nil }
    let frame = max(1, Int((em * 0.05).rounded(.down)))
    var coverage = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width
      where min(row, height - 1 - row, column, width - 1 - column) < frame {
        coverage[row * width + column] = 255
      }
    }
    return GlyphBitmap(left: left, top: top, width: width, height: height, coverage: coverage)
  }
}
