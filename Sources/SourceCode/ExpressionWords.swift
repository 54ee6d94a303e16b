/// The words of an expression, as far as one looks to tell it from another: names, literals, and marks by their numbers.
struct ExpressionWords {
  let words: [Substring]

  private static let point = mark(".")
  private static let colon = mark(":")
  private static let openings = ["(", "[", ","].map { mark($0) }

  private static func mark(_ mark: Unicode.Scalar) -> Substring { Substring("\(UInt8(ascii: mark))") }

  init(_ expression: String) { words = expression.split(separator: " ") }

  /// Whether a word stands for itself, rather than for a member of something else or a label.
  func isName(at place: Int) -> Bool {
    if place > 0, words[place - 1] == Self.point { return false }
    let isBeforeColon = place + 1 < words.count && words[place + 1] == Self.colon
    return !isBeforeColon || place > 0 && !Self.openings.contains(words[place - 1])
  }
}
