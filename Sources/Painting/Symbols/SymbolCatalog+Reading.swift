// What of the symbols turns with the direction of reading.
//
// Sources: Apple's Human Interface Guidelines, "Right to left", which show a list, a closed book, a battery, a page of
// text and a speaker turned, and say that slashes, check marks, clocks and tools never are; and the names of the symbols
// for which Apple has a version of its own from right to left, such as `text.bubble.rtl`, as public lists have them.
// What else is turned by the system is not known here, and stays as it is.

extension SymbolCatalog {
  /// Rows whose signs are mirrored where reading goes to the left.
  private static let readingRows: Set<String> = [
    "list.bullet", "list.dash", "list.clipboard", "text.bubble", "quote.bubble",
    "message", "doc.text", "doc.plaintext", "book.closed", "battery.100", "battery.50", "battery.25",
    "battery.0",
    "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "star.leadinghalf.filled",
  ]

  /// Signs whose badges stand at the left where reading goes to the left: those of whose badges that are no mirror
  /// pictures of themselves Apple has a version of its own.
  private static let readingBadges: Set<String> = ["bell", "calendar", "cart", "gear", "message", "text"]

  /// The first words of signs whose `forward` and `backward` are those of a tape, which has one direction.
  private static let tapeWords: Set<String> = ["forward", "backward", "goforward", "gobackward"]

  /// Whether the sign of a row turns with the direction of reading.
  static func followsReading(_ row: String) -> Bool { readingRows.contains(row) }

  /// Whether the badge of a sign turns with the direction of reading.
  static func badgeFollowsReading(onSign name: String) -> Bool { readingBadges.contains(name) }

  /// The words of a name with `left` and `right` in place of those that mean the one or the other by the direction of
  /// reading.
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
