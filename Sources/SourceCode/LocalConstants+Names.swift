// What names of a body mean where they stand.
extension LocalConstants {
  /// Whether the name of an argument means something else from an index on, or is changed there. `isDeclared`: whether it is declared;
  /// `isParameter`: whether it is a parameter of a closure.
  static func isShadowed(
    _ text: SourceText, _ index: Int, isDeclared: Bool, isParameter: Bool
  ) -> Bool {
    if isDeclared {
      // `if let text`, `guard let text = text else`
      var end = index + 1
      if text.isMark(end, "="), text.word(end + 1) == text.word(index) { end += 2 }
      let isSame = text.isAny(end, ",{") || text.isWord(end, "else")
      return !isSame || !text.isWord(index - 1, "let")
    }
    if text.isMark(index - 1, ".") { return false }
    if isParameter || text.isMark(index - 1, "&") { return true }
    let isOperated = text.isAny(index + 1, "+-*/|&")
    let mark = index + (isOperated ? 2 : 1)
    if text.isMark(mark, "="), !text.isMark(mark + 1, "=") { return true }
    return text.isMark(index + 1, ".")
      && ["append", "toggle", "insert", "removeLast"].contains(text.word(index + 2))
  }

  /// Whether what is declared is anything else than the type's own object of that name: `let label = UILabel()`, but not
  /// `guard let label = self.label`.
  static func isOther(_ text: SourceText, _ index: Int) -> Bool {
    guard let name = text.word(index), text.isWord(index - 1, "let") || text.isWord(index - 1, "var") else {
      return text.isWord(index - 1, "for")
    }
    var next = index + 1
    if text.isMark(next, ":") {
      next += 1
      while next < min(index + 16, text.pieces.count), !text.isMark(next, "="),
        !text.pieces[next].isFirstOnLine
      {
        next += 1
      }
    }
    // `var label: UILabel!` is given its object later, `if let label` has the type's own.
    guard text.isMark(next, "=") else { return text.isMark(index + 1, ":") }
    next += 1
    if text.isWord(next, "self"), text.isMark(next + 1, ".") { next += 2 }
    guard text.word(next) == name else { return true }
    return text.isMark(next + 1, ".") || text.isMark(next + 1, "(")
  }
}
