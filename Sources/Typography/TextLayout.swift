import Geometry

/// Text broken into lines, ready to be drawn.
public struct TextLayout: Sendable {
  /// The lines from top to bottom; an empty text has one empty line.
  public let lines: [TextLine]
  /// The width of the widest line and the total height, in points, not rounded: the first line's height plus the font's
  /// leading for every further line.
  public let size: Size
  /// The characters that no bundled face has, without duplicates, in text order.
  public let missing: [Unicode.Scalar]
  /// Whether text was omitted or truncated for lack of space.
  public let isTruncated: Bool

  /// The first line's baseline in points from the top; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline in points from the top; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of text.
public struct TextLine: Sendable {
  /// The glyphs from left to right; blank ones are left out.
  public let glyphs: [PositionedGlyph]
  /// The width from the start of the first to the end of the last non-white-space character, in points.
  public let width: Double
  /// The width from the start of the first to the end of the last character, in points, including trailing white space.
  public let advance: Double
  /// Whether an ellipsis replaces a part of the text.
  public let isTruncated: Bool
  /// Whether the paragraph is right to left, so that natural alignment is right-aligned.
  public let isRightToLeft: Bool
  /// The distance from the top of the layout to the baseline, in points.
  public let baseline: Double
}

/// A glyph of a line.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face; for boxes, their width in 1/100 em.
  public let glyph: UInt32
  /// The face's index in the library; `MissingGlyph.face` for the box of a missing character.
  public let face: Int
  /// The horizontal position of the glyph's origin relative to the start of the line, in points.
  public let x: Double
  /// The vertical position of the glyph's origin above the baseline, in points.
  public let y: Double

  /// Creates a glyph at a position in points, relative to the start of the line and upwards from the baseline.
  public init(glyph: UInt32, face: Int, x: Double, y: Double) {
    self.glyph = glyph
    self.face = face
    self.x = x
    self.y = y
  }
}
