/// The words of an expression, as far as one looks to tell it from another: names, literals, and marks by their numbers.
struct ExpressionWords {
  let words: [Substring]

  static let point = mark(".")
  static let colon = mark(":")
  static let opening = mark("(")
  private static let openings = ["(", "[", ","].map { mark($0) }

  static func mark(_ mark: Unicode.Scalar) -> Substring { Substring("\(UInt8(ascii: mark))") }

  /// The expression as it was given.
  let whole: String

  init(_ expression: String) { (whole, words) = (expression, expression.split(separator: " ")) }

  /// Whether a word stands for itself, rather than for a member of something else or a label.
  func isName(at place: Int) -> Bool {
    if place > 0, words[place - 1] == Self.point || isMessage(at: place) { return false }
    let isBeforeColon = place + 1 < words.count && words[place + 1] == Self.colon
    return !isBeforeColon || place > 0 && !Self.openings.contains(words[place - 1])
  }

  /// Whether a word is what an object gets as a message in Objective-C: it follows another word, or a message.
  private func isMessage(at place: Int) -> Bool {
    let before = words[place - 1]
    if before == Self.mark("]") { return true }
    return before.first.map { $0.isLetter || $0 == "_" } == true && !Self.keywords.contains(before)
  }

  /// What a name may follow in Swift.
  private static let keywords: Set<Substring> = [
    "in", "as", "is", "try", "await", "return", "else", "if", "let", "var", "inout", "some", "any",
  ]

  /// What an initializer is called with for a member of what it makes, as that has its name: `boat . name` for `name` of `Row ( name : boat
  /// . name , year : 1 )`; nil for any other expression.
  func argument(_ member: Substring) -> String? {
    guard let open = words.firstIndex(of: Self.opening), open > 0, words.last == Self.mark(")"),
      words[open - 1].first?.isUppercase == true,
      words[..<open].allSatisfy({
        $0 == Self.point || $0.first?.isLetter == true && !$0.allSatisfy(\.isNumber)
      })
    else { return nil }
    var (depth, start) = (0, Int?.none)
    for place in open + 1..<words.count {
      let word = words[place]
      let isEnd = place == words.count - 1
      if depth == 0, let start, isEnd || word == Self.mark(",") {
        return words[start..<place].joined(separator: " ")
      }
      if depth == 0, word == member, place + 1 < words.count, words[place + 1] == Self.colon,
        words[place - 1] == Self.opening || words[place - 1] == Self.mark(",")
      {
        start = place + 2
      }
      if ["(", "[", "{"].contains(where: { word == Self.mark($0) }) { depth += 1 }
      if [")", "]", "}"].contains(where: { word == Self.mark($0) }) { depth -= 1 }
      if depth < 0, !isEnd { return nil }
    }
    return nil
  }

  /// The names of the images that it looks up: `UIImage(named: "on")`, `[UIImage imageNamed:@"on"]`.
  var imageNames: [String] {
    words.indices.compactMap { place in
      guard words[place] == "named" || words[place] == "imageNamed", place + 2 < words.count,
        words[place + 1] == Self.colon
      else { return nil }
      let isObjectiveC = words[place + 2] == Self.mark("@") && place + 3 < words.count
      let name = words[isObjectiveC ? place + 3 : place + 2]
      guard name.count > 2, name.first == "\"", name.last == "\"" else { return nil }
      return String(name.dropFirst().dropLast())
    }
  }
}
