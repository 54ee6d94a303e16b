import Geometry

/// The measurements of a text broken into lines that layout needs.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line with its indents and the total height, in points, not rounded.
  package var size = Size.zero
  /// The width of the widest line with its indents and trailing white space, in points.
  package var advance = 0.0
  package var lineCount = 0
  /// The distance of the first baseline from the top, in points.
  package var firstBaseline = 0.0
  /// The distance of the last baseline from the top, in points.
  package var lastBaseline = 0.0
}
