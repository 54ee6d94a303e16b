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
