/// The braces of a body that stand around what always runs, and what never does: an application that is seen now runs on systems of now.
///
/// Source: The Swift Programming Language, Availability Condition.
struct AvailabilityBranches {
  /// Braces that make no branch.
  private var braces: Set<Int> = []
  /// Where what never runs ends, by its begin.
  private var ends: [Int: Int] = [:]

  /// Whether a mark is a brace that makes no branch.
  func isBrace(_ index: Int) -> Bool { braces.contains(index) }

  /// The index after what begins at an index and never runs; nil for anything else.
  func end(ofSkipped index: Int) -> Int? { ends[index] }

  /// Notes what a statement asks at its begin: `if #available(iOS 13, *) { … } else { … }`, `guard #available(iOS 13, *) else { … }`,
  /// `if (@available(iOS 13, *)) { … } else { … }`.
  mutating func note(_ text: SourceText, at index: Int) {
    let isGuard = text.isWord(index, "guard")
    guard isGuard || text.isWord(index, "if") else { return }
    var next = index + 1
    let isObjectiveC = text.isMark(next, "(")
    if isObjectiveC { next += 1 }
    guard text.isMark(next, isObjectiveC ? "@" : "#"), text.isWord(next + 1, "available"),
      text.isMark(next + 2, "("), text.inside(next + 2).contains(where: { text.isWord($0, "iOS") })
    else { return }
    next = text.afterBrackets(next + 2)
    if isObjectiveC {
      guard text.isMark(next, ")") else { return }
      next += 1
    }
    if isGuard {
      guard text.isWord(next, "else"), text.isMark(next + 1, "{") else { return }
      ends[index] = text.afterBrackets(next + 1)
      return
    }
    guard text.isMark(next, "{") else { return }
    let end = text.afterBrackets(next)
    braces.formUnion([next, end - 1])
    if text.isWord(end, "else"), text.isMark(end + 1, "{") { ends[end] = text.afterBrackets(end + 1) }
  }
}
