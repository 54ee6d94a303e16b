import CHarfBuzz

/// The language of texts, the direction of the interface around them, and the release of the system font.
public struct TextReading: Hashable, Sendable {
  /// The language's identifier, such as `zh-Hans`; glyph shapes depend on it.
  package let identifier: String
  /// Whether the interface is right-to-left: the direction of paragraphs without strong characters.
  package let isRightToLeft: Bool
  /// Whether the system font is that of iOS 13 and earlier, of which some sizes have more space between letters.
  package let hasEarlierSystemFont: Bool
  /// HarfBuzz's language, which lives as long as the process.
  nonisolated(unsafe) let language: hb_language_t?

  /// Creates a reading. Without a language it is English, so that the user's locale does not change shapes. `language`:
  /// the language's identifier, such as `zh-Hans`; nil for English.
  /// `hasEarlierSystemFont`: whether the system font is that of iOS 13 and earlier.
  package init(
    language: String? = nil, isRightToLeft: Bool = false, hasEarlierSystemFont: Bool = false
  ) {
    identifier = language ?? "en"
    self.isRightToLeft = isRightToLeft
    self.hasEarlierSystemFont = hasEarlierSystemFont
    self.language = hb_language_from_string(identifier, -1)
  }

  /// Whether two readings have the same language, direction and system font.
  public static func == (left: TextReading, right: TextReading) -> Bool {
    left.identifier == right.identifier && left.isRightToLeft == right.isRightToLeft
      && left.hasEarlierSystemFont == right.hasEarlierSystemFont
  }

  /// Hashes the language, the direction and the system font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(isRightToLeft)
    hasher.combine(hasEarlierSystemFont)
  }
}
