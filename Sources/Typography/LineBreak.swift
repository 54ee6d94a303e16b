/// What becomes of text that is wider than its frame, as `UILabel.lineBreakMode` has it.
public enum LineBreak: Hashable, Sendable {
  /// Lines end between words; what does not fit into the last line is left out.
  case wordWrap
  /// Lines end between any two characters.
  case characterWrap
  /// The last line goes on beyond its frame.
  case clip
  /// The last line starts with an ellipsis.
  case truncateHead
  /// The last line ends with an ellipsis.
  case truncateTail
  /// The last line has an ellipsis in its middle.
  case truncateMiddle
}
