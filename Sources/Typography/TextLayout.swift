import Geometry

/// Text broken into lines, ready to be drawn.
public struct TextLayout: Sendable {
  /// The lines from top to bottom; an empty text has one empty line.
  package let lines: [TextLine]
  /// The width of the widest line with its indents and the total height, in points, not rounded. A line is as high as
  /// its tallest font; in plain text, each further line adds the font's leading.
  package let size: Size
  /// The characters missing from all bundled faces, without duplicates, in text order.
  package let missing: [Unicode.Scalar]
  /// Whether text was omitted or truncated for lack of space.
  package let isTruncated: Bool

  /// The first line's baseline in points from the top; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline in points from the top; 0 without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of text.
public struct TextLine: Sendable {
  /// A part of a line that belongs to one run of the text.
  public struct Piece: Hashable, Sendable {
    /// The run's index in the text.
    package var run: Int
    /// The indices of its glyphs in the line.
    package var glyphs: Range<Int>
    /// Its left end in points, relative to the start of the line.
    package var left: Double
    /// Its right end in points, relative to the start of the line.
    package var right: Double
  }

  /// The glyphs from left to right; blank ones are left out.
  package let glyphs: [PositionedGlyph]
  /// The parts of the line from left to right; none if the line is empty.
  package let pieces: [Piece]
  /// The width from the start of the first to the end of the last non-white-space character, in points.
  package let width: Double
  /// The width from the start of the first to the end of the last character, in points, including trailing white space.
  package let advance: Double
  /// Whether an ellipsis replaces a part of the text.
  package let isTruncated: Bool
  /// Whether the paragraph is right to left, so that natural alignment is right-aligned.
  package let isRightToLeft: Bool
  /// The distance from the top of the layout to the top of the line, in points.
  package let top: Double
  /// The height of the line without the spacing to the next one, in points.
  package let height: Double
  /// The distance from the top of the layout to the baseline, in points.
  package let baseline: Double
  /// The distance of the line from the leading edge, in points.
  package let leadingIndent: Double
  /// The distance of the line from the trailing edge, in points.
  package let trailingIndent: Double
  /// The index of the run that supplies the paragraph's style.
  package let style: Int
}

/// A glyph of a line.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face; for boxes, their width in 1/100 em.
  package let glyph: UInt32
  /// The face's index in the library; `MissingGlyph.face` for the box of a missing character.
  package let face: Int
  /// The horizontal position of the glyph's origin relative to the start of the line, in points.
  package let x: Double
  /// The vertical position of the glyph's origin above the baseline, in points.
  package let y: Double

  /// Creates a glyph at a position in points, relative to the start of the line and upwards from the baseline. `glyph`:
  /// the glyph's index in its face; for boxes, their width in 1/100 em. `face`: the face's index in the library;
  /// `MissingGlyph.face` for the box of a missing character. `x`: the distance of the glyph's origin from the start of
  /// the line.
  package init(glyph: UInt32, face: Int, x: Double, y: Double) {
    self.glyph = glyph
    self.face = face
    self.x = x
    self.y = y
  }
}
