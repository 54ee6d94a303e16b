extension Unicode.Scalar {
  /// Whether it is a CJK character or full-width punctuation: set on a square, with line breaks allowed in between.
  var isIdeographLike: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_7000...0x1_8AFF, 0x1_B000...0x1_B2FF,
      0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }

  /// Whether it ends a line unconditionally.
  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is not drawn and has no advance on its own: controls, joiners, directional marks, variation selectors.
  var isInvisible: Bool {
    if value < 0x20 { return true }
    if value < 0x7F { return false }
    if value < 0xA0 || value == 0xAD { return true }
    if value < 0x300 { return false }
    return properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
  }

  /// Whether it is white space at which lines may be broken.
  var isBreakableSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension ArraySlice<UInt32> {
  /// Whether iOS displays a cluster of these characters with its emoji font.
  var isEmojiLike: Bool {
    guard let first, first >= 0x203C || count > 1, let scalar = Unicode.Scalar(first), last != 0xFE0E else {
      return false
    }
    return scalar.properties.isEmojiPresentation || contains(0xFE0F) && scalar.properties.isEmoji
  }
}
