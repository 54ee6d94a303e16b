/// Where guards of a body in Swift may end it.
struct GuardExits {
  private var exits: [Range<Int>] = []
  /// Whether one may have, before what is read now.
  private(set) var mayHaveReturned = false
  /// The most tokens of what a guard asks.
  private static let longest = 256

  /// Notes the statement that begins at an index.
  mutating func note(_ text: SourceText, _ index: Int) {
    guard text.isWord(index, "guard") else { return }
    let open = (index..<index + Self.longest).first { text.isWord($0, "else") && text.isMark($0 + 1, "{") }
    if let open { exits.append(text.inside(open + 1)) }
  }

  /// Whether a return at an index is that of a guard, which is noted.
  mutating func takes(_ index: Int) -> Bool {
    guard exits.last?.contains(index) ?? false else { return false }
    mayHaveReturned = true
    return true
  }
}

/// Which braces of a body in Swift hold closures and functions of its own: what returns there does not return from the body.
struct Closures {
  /// For each bracket that is open: whether it is the brace of one, and whether the statement around it may have blocks.
  private var brackets: [(isClosure: Bool, mayHaveBlocks: Bool)] = []
  private var mayHaveBlocks = false
  private var count = 0

  /// Whether what is read now is in one.
  var isInside: Bool { count > 0 }

  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "switch", "do", "else", "repeat", "catch", "defer",
  ]

  /// Notes the word that a statement begins with.
  mutating func beginStatement(_ text: SourceText, _ index: Int) {
    mayHaveBlocks = text.word(index).map(Self.statements.contains) ?? false
  }

  /// Notes a bracket; anything else is ignored.
  mutating func note(_ text: SourceText, _ index: Int) {
    if text.isAny(index, "{([") {
      let isBlock = mayHaveBlocks || text.word(index - 1).map(Self.statements.contains) ?? false
      let isClosure = text.isMark(index, "{") && !isBlock
      brackets.append((isClosure, mayHaveBlocks))
      if isClosure { count += 1 }
      // In brackets of an expression only closures have braces.
      mayHaveBlocks = false
    } else if text.isAny(index, "})]"), let bracket = brackets.popLast() {
      if bracket.isClosure { count -= 1 }
      mayHaveBlocks = bracket.mayHaveBlocks
    }
  }
}
