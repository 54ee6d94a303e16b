import CHarfBuzz

/// The language of texts, and the direction of the interface around them.
public struct TextReading: Hashable, Sendable {
  /// The language's identifier, such as `zh-Hans`; glyph shapes depend on it.
  package let identifier: String
  /// Whether the interface is right-to-left: the direction of paragraphs without strong characters.
  package let isRightToLeft: Bool
  /// HarfBuzz's language, which lives as long as the process.
  nonisolated(unsafe) let language: hb_language_t?

  /// Creates a reading. Without a language it is English, so that the user's locale does not change shapes. `language`:
  /// the language's identifier, such as `zh-Hans`; nil for English.
  package init(language: String? = nil, isRightToLeft: Bool = false) {
    identifier = language ?? "en"
    self.isRightToLeft = isRightToLeft
    self.language = hb_language_from_string(identifier, -1)
  }

  /// Whether two readings have the same language and direction.
  public static func == (left: TextReading, right: TextReading) -> Bool {
    left.identifier == right.identifier && left.isRightToLeft == right.isRightToLeft
  }

  /// Hashes the language and the direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(isRightToLeft)
  }
}
