// The xibs that tables and collections make their cells of.
extension StatementReader {
  /// How tables and collections are given what their cells are made of.
  static let registrationLabels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier",
  ]

  /// The name of the xib that `UINib(nibName: "Cell", bundle: nil)` or `[UINib nibWithNibName:@"Cell" bundle:nil]` reads, or a
  /// variable that was given one of these.
  static func nibName(_ text: SourceText, _ range: Range<Int>) -> String? {
    var start = range.lowerBound
    if range.count == 1, let variable = text.word(start) {
      let before = max(0, start - farthestVariable)..<start
      guard let given = before.last(where: { text.word($0) == variable && text.isMark($0 + 1, "=") }) else {
        return nil
      }
      start = given + 2
    }
    if text.isMark(start, "[") { start += 1 }
    guard text.isWord(start, "UINib") else { return nil }
    // What the name begins at: after the label, which a bracket precedes in Swift.
    if text.isMark(start + 1, "(") { start += 1 }
    guard ["nibName", "nibWithNibName"].contains(text.word(start + 1)), text.isMark(start + 2, ":") else {
      return nil
    }
    start += text.isMark(start + 3, "@") ? 4 : 3
    if let name = text.literal(start) { return name }
    switch text.word(start) {
    case "String":
      // `String(describing: Cell.self)`
      guard text.isWord(start + 2, "describing"), text.isMark(start + 5, "."), text.isWord(start + 6, "self")
      else { return nil }
      return text.word(start + 4)
    case "NSStringFromClass":
      // `NSStringFromClass([Cell class])`, `NSStringFromClass(Cell.class)`
      let name = text.isMark(start + 2, "[") ? start + 3 : start + 2
      return text.isWord(name + 1, "class") || text.isWord(name + 2, "class") ? text.word(name) : nil
    default: return nil
    }
  }

  /// The xib that a table or collection is told to make cells of by what R.swift generates: `table.register(R.nib.row)`. Nil for anything
  /// else.
  static func generatedNib(_ text: SourceText, _ arguments: [SourceExpression.Argument]) -> String? {
    guard let first = arguments.first, arguments.count <= 2 else { return nil }
    return text.resource(first.range.lowerBound, of: "nib").map(SourceRow.generated)
  }

  /// How many tokens before its use a variable is looked for.
  static let farthestVariable = 128
}

extension SourceText {
  /// The name of a resource that R.swift generates, which stands at an index: `row` of `R.nib.row`. `kind`: what it is gathered in. Nil for
  /// anything else.
  ///
  /// Source: the documentation of R.swift.
  func resource(_ index: Int, of kind: String) -> String? {
    guard isWord(index, "R"), isMark(index + 1, "."), word(index + 2) == kind, isMark(index + 3, ".") else {
      return nil
    }
    return word(index + 4)
  }
}
