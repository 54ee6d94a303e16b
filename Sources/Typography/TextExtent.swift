import Geometry

/// The measurements of a text broken into lines that layout needs.
public struct TextExtent: Hashable, Sendable {
  /// The width of the widest line with its indents and the total height, in points, not rounded.
  public var size = Size.zero
  /// The width of the widest line with its indents and trailing white space, in points.
  public var advance = 0.0
  /// The number of lines.
  public var lineCount = 0
  /// The distance of the first baseline from the top, in points.
  public var firstBaseline = 0.0
  /// The distance of the last baseline from the top, in points.
  public var lastBaseline = 0.0
}
