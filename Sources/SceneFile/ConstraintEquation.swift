import Diagnostics

/// A constraint as an equation: `title.top = safeArea.top + 8 @750`, `a.width = 2 * b.width`, `self.height >=
/// 44`.
///
/// The left-hand side is an item's attribute, the right-hand side a sum of numbers and at most one item's attribute
/// with a factor. Items are views by their ID, `self` (the view that holds the constraint), `superview` of self, and
/// their guides: `safeArea` and `margins` of self, or `id.safeArea`, `id.margins`, `id.content`, `id.frame`. A priority
/// after `@` and an identifier after `#` may follow at the end.
struct ConstraintEquation {
  /// The name of an element that holds an equation until the IDs of the whole scene are known.
  static let pending = "constraintEquation"

  /// An item's attribute.
  struct Term: Equatable {
    /// Names from the left: a view, and one of its guides.
    var item: [String]
    var attribute: String
  }

  var first = Term(item: [], attribute: "")
  var relation = "equal"
  var second: Term?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Double?
  var identifier: String?

  /// The names of attributes, including Interface Builder's.
  static let attributes: [(word: String, name: String)] = [
    ("left", "left"), ("right", "right"), ("top", "top"), ("bottom", "bottom"), ("leading", "leading"),
    ("trailing", "trailing"), ("width", "width"), ("height", "height"), ("centerX", "centerX"),
    ("centerY", "centerY"), ("baseline", "baseline"), ("lastBaseline", "baseline"),
    ("firstBaseline", "firstBaseline"), ("leftMargin", "leftMargin"), ("rightMargin", "rightMargin"),
    ("topMargin", "topMargin"), ("bottomMargin", "bottomMargin"), ("leadingMargin", "leadingMargin"),
    ("trailingMargin", "trailingMargin"), ("centerXWithinMargins", "centerXWithinMargins"),
    ("centerYWithinMargins", "centerYWithinMargins"),
  ]

  /// Names for several attributes, each with the sign of the constant: positive constants go inward.
  private static let several: [(word: String, attributes: [(name: String, sign: Double)])] = [
    ("edges", [("top", 1), ("leading", 1), ("bottom", -1), ("trailing", -1)]),
    ("center", [("centerX", 1), ("centerY", 1)]), ("size", [("width", 1), ("height", 1)]),
  ]

  /// The equation for each attribute if it concerns several.
  func expanded() throws(Fault) -> [ConstraintEquation] {
    guard let row = Self.several.first(where: { $0.word == first.attribute }) else {
      guard let second, Self.several.contains(where: { $0.word == second.attribute }) else { return [self] }
      throw Fault(reason: "\"\(second.attribute)\" is on one side only")
    }
    if let second, second.attribute != row.word {
      throw Fault(reason: "\"\(row.word)\" is on one side only")
    }
    return row.attributes.map { name, sign in
      var copy = self
      copy.first.attribute = name
      copy.second?.attribute = name
      if second != nil { copy.constant *= sign }
      // "At least" inward means "at most" to the right.
      if sign < 0, relation != "equal" {
        copy.relation = relation == "lessThanOrEqual" ? "greaterThanOrEqual" : "lessThanOrEqual"
      }
      return copy
    }
  }

  /// Why a text is not an equation.
  struct Fault: Error { var reason: String }

  /// Reads an equation.
  init(_ text: String) throws(Fault) {
    var text = text[...]
    if let sign = text.lastIndex(of: "#") {
      identifier = Self.trimmed(text[text.index(after: sign)...])
      text = text[..<sign]
    }
    if let sign = text.lastIndex(of: "@") {
      let word = Self.trimmed(text[text.index(after: sign)...])
      guard let value = Self.priority(word) else {
        throw Fault(reason: "a priority from 1 to 1000, \"required\", \"high\" or \"low\" must follow @")
      }
      priority = value
      text = text[..<sign]
    }
    guard let sign = text.firstIndex(where: { "=<>".contains($0) }) else {
      throw Fault(reason: "one of =, <= and >= is missing")
    }
    let left = Self.trimmed(text[..<sign])
    var rest = text[sign...]
    for (word, name) in [
      ("<=", "lessThanOrEqual"), (">=", "greaterThanOrEqual"), ("==", "equal"), ("=", "equal"),
    ] where rest.hasPrefix(word) {
      relation = name
      rest = rest.dropFirst(word.count)
      try read(left: left, right: String(rest))
      return
    }
    throw Fault(reason: "one of =, <= and >= is missing")
  }

  private mutating func read(left: String, right: String) throws(Fault) {
    first = try Self.term(left)
    for part in try Self.summands(right) { try add(part) }
    if second == nil, !["width", "height", "size"].contains(first.attribute) {
      throw Fault(reason: "only a width or a height can equal a number")
    }
  }

  /// Adds a summand: a number, `item.attribute`, or either with a factor or a divisor.
  private mutating func add(_ part: (isNegative: Bool, text: String)) throws(Fault) {
    var factor = part.isNegative ? -1.0 : 1.0
    var term: Term?
    var operation: Character = "*"
    for piece in Self.pieces(part.text) {
      if piece == "*" || piece == "/" {
        operation = Character(piece)
        continue
      }
      if let number = Double(piece), number.isFinite {
        if operation == "/" && number == 0 { throw Fault(reason: "division by zero") }
        factor = operation == "*" ? factor * number : factor / number
      } else if term == nil, operation == "*" {
        term = try Self.term(piece)
      } else {
        throw Fault(reason: "\"\(piece)\" is not a number")
      }
    }
    guard let term else {
      constant += factor
      return
    }
    guard second == nil else { throw Fault(reason: "there are two items on the right") }
    guard factor != 0 else { throw Fault(reason: "an item with the factor 0") }
    second = term
    multiplier = factor
  }

  /// The tokens of a sum. A hyphen inside a word is part of an ID.
  private static func summands(_ text: String) throws(Fault) -> [(isNegative: Bool, text: String)] {
    var parts: [(isNegative: Bool, text: String)] = []
    var current = ""
    var isNegative = false
    var before: Character = " "
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      guard character == "+" || character == "-" else {
        current.append(character)
        before = character
        continue
      }
      let isExponent = (before == "e" || before == "E") && Double(trimmed(current[...].dropLast())) != nil
      let isInWord =
        before != " " && index + 1 < characters.count && characters[index + 1] != " "
        && !trimmed(current[...]).isEmpty && Double(trimmed(current[...])) == nil
      if character == "+" || character == "-" && !isInWord, !isExponent {
        let done = trimmed(current[...])
        if !done.isEmpty {
          parts.append((isNegative, done))
          isNegative = false
          current = ""
        } else if !parts.isEmpty && current.isEmpty && before != " " && before != "+" && before != "-" {
          throw Fault(reason: "a number or an item is missing")
        }
        if character == "-" { isNegative.toggle() }
      } else {
        current.append(character)
      }
      before = character
    }
    let done = trimmed(current[...])
    guard !done.isEmpty else { throw Fault(reason: "a number or an item is missing on the right") }
    parts.append((isNegative, done))
    return parts
  }

  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    for character in text {
      if character == "*" || character == "/" {
        pieces.append(trimmed(current[...]))
        pieces.append(String(character))
        current = ""
      } else {
        current.append(character)
      }
    }
    pieces.append(trimmed(current[...]))
    return pieces
  }

  private static func term(_ text: String) throws(Fault) -> Term {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count >= 2, names.count <= 3, !names.contains(""), let word = names.last else {
      throw Fault(reason: "\"\(text)\" is not an attribute of an item, such as title.top")
    }
    if several.contains(where: { $0.word == word }) {
      return Term(item: Array(names.dropLast()), attribute: word)
    }
    guard let attribute = attributes.first(where: { $0.word == word }) else {
      let nearest = NearestName.of(word, in: attributes.map(\.word) + several.map(\.word))
      throw Fault(
        reason: "\"\(word)\" is not a layout attribute" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    return Term(item: Array(names.dropLast()), attribute: attribute.name)
  }

  private static func priority(_ word: String) -> Double? {
    switch word {
    case "required": return 1000
    case "high": return 750
    case "low": return 250
    default:
      guard let number = Double(word), (1...1000).contains(number) else { return nil }
      return number
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
