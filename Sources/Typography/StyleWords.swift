/// The weight and slope in the style part of a font name, such as "Avenir-HeavyOblique".
struct StyleWords: Hashable {
  var weight: FontWeight = .regular
  var isItalic = false

  /// Longer words precede the words that they contain.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
    ("semilight", .light), ("demilight", .light), ("light", .light),
    ("semibold", .semibold), ("demibold", .semibold), ("emphasized", .semibold), ("ultrabold", .heavy),
    ("extrabold", .heavy), ("extrablack", .black), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ("demi", .semibold), ("medium", .medium),
    ("w1", .ultraLight), ("w2", .thin), ("w3", .light), ("w4", .regular), ("w5", .medium),
    ("w6", .semibold), ("w7", .bold), ("w8", .heavy), ("w9", .black),
  ]
  private static let slopes = ["italic", "oblique", "slanted"]
  private static let fillers = [
    "condensed", "extended", "regular", "roman", "normal", "narrow", "book", "wide", "psmt", "mt", "ps",
    "it", "-", "_",
  ]

  /// Parses a style such as "CondensedBlackItalic"; unknown words are ignored.
  init(_ style: some StringProtocol) {
    _ = StyleWords.strip(style.lowercased(), into: &self)
  }

  /// Parses a style that consists entirely of style words; returns `nil` otherwise.
  init?(exactly style: some StringProtocol) {
    guard StyleWords.strip(style.lowercased(), into: &self).isEmpty else { return nil }
  }

  /// Removes style words from `text`, front to back, and returns the rest.
  private static func strip(_ text: String, into words: inout StyleWords) -> String {
    var rest = Substring(text)
    var unknown = ""
    var hasWeight = false
    while let first = rest.first {
      if let (word, weight) = weights.first(where: { rest.hasPrefix($0.word) }) {
        if !hasWeight { words.weight = weight }
        hasWeight = true
        rest = rest.dropFirst(word.count)
      } else if let word = slopes.first(where: { rest.hasPrefix($0) }) {
        words.isItalic = true
        rest = rest.dropFirst(word.count)
      } else if let word = fillers.first(where: { rest.hasPrefix($0) }) {
        if word == "it" { words.isItalic = true }
        rest = rest.dropFirst(word.count)
      } else {
        unknown.append(first)
        rest = rest.dropFirst()
      }
    }
    return unknown
  }
}
