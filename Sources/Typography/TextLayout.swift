import Geometry

/// Text in lines, ready to be drawn.
public struct TextLayout: Sendable {
  /// The lines from top to bottom; an empty text has one empty line.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all of them, in points, unrounded: the first line's height and the
  /// font's leading for every further one.
  public let size: Size
  /// Characters that no bundled face has, each once, in the order of the text.
  public let missing: [Unicode.Scalar]
  /// Whether text was left out or cut short for want of room.
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
  /// Points from the start of the first to the end of the last character that is no white space.
  public let width: Double
  /// Points from the start of the first to the end of the last character, white space at the end included.
  public let advance: Double
  /// Whether an ellipsis stands for a part of the text.
  public let isTruncated: Bool
  /// Whether the paragraph runs from right to left, so that natural alignment is at the right.
  public let isRightToLeft: Bool
  /// Points from the top of the layout down to the baseline.
  public let baseline: Double
}

/// A glyph of a line.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face; for boxes their width in 1/100 em.
  public let glyph: UInt32
  /// The face's index in the library; `MissingGlyph.face` for the box of a missing character.
  public let face: Int
  /// Points from the start of the line to the glyph's origin.
  public let x: Double
  /// Points from the baseline up to the glyph's origin.
  public let y: Double

  /// A glyph of a face at a place, points from the start of the line and up from the baseline.
  public init(glyph: UInt32, face: Int, x: Double, y: Double) {
    self.glyph = glyph
    self.face = face
    self.x = x
    self.y = y
  }
}
