/// How text that is wider than its frame is broken or truncated, as in `UILabel.lineBreakMode`.
public enum LineBreak: Hashable, Sendable {
  /// Lines break between words; text that does not fit on the last line is omitted.
  case wordWrap
  /// Lines break between any two characters.
  case characterWrap
  /// The last line extends beyond its frame.
  case clip
  /// The last line starts with an ellipsis.
  case truncateHead
  /// The last line ends with an ellipsis.
  case truncateTail
  /// The last line has an ellipsis in its middle.
  case truncateMiddle

  /// Whether the visible part of a text on a number of lines depends only on its beginning.
  var looksForward: Bool { self == .wordWrap || self == .characterWrap || self == .truncateTail }
}
