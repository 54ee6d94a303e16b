// The parts of symbols that follow the reading direction.
//
// Sources: Apple's Human Interface Guidelines, "Right to left", which show a list, a closed book, a battery, a page of
// text and a speaker flipped, and state that slashes, check marks, clocks and tools never are; and the names of the
// symbols for which Apple has a right-to-left version, such as `text.bubble.rtl`, from public lists. Which others the
// system flips is not known here; they stay unchanged.

extension SymbolCatalog {
  /// Rows whose signs are mirrored in right-to-left layouts.
  private static let readingRows: Set<String> = [
    "list.bullet", "list.dash", "list.clipboard", "text.bubble", "quote.bubble",
    "message", "doc.text", "doc.plaintext", "book.closed", "battery.100", "battery.50", "battery.25",
    "battery.0",
    "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "star.leadinghalf.filled",
  ]

  /// Signs whose badges are at the left in right-to-left layouts: those that have an Apple right-to-left version for
  /// badges that are not mirror images of themselves.
  private static let readingBadges: Set<String> = ["bell", "calendar", "cart", "gear", "message", "text"]

  /// The first words of signs whose `forward` and `backward` are those of a tape, which has only one direction.
  private static let tapeWords: Set<String> = ["forward", "backward", "goforward", "gobackward"]

  /// Whether the sign of a row follows the reading direction.
  static func followsReading(_ row: String) -> Bool { readingRows.contains(row) }

  /// Whether the badge of a sign follows the reading direction.
  static func badgeFollowsReading(onSign name: String) -> Bool { readingBadges.contains(name) }

  /// The words of a name with `left` and `right` in place of the words relative to the reading direction.
  static func absolute(_ words: [String], _ isRightToLeft: Bool) -> [String] {
    guard let first = words.first, !tapeWords.contains(first) else { return words }
    let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
    return words.map { word in
      switch word {
      case "backward", "leading": start
      case "forward", "trailing": end
      default: word
      }
    }
  }
}
