/// The constants that a body in Swift declares, as far as they are literals.
struct LocalConstants {
  private let text: SourceText
  /// The names that mean something of the body's own somewhere in it.
  private let names: Set<String>
  /// The values of those that were declared so far where everything runs.
  private var values: [String: SourceValue] = [:]

  init(_ text: SourceText, _ body: Range<Int>) {
    self.text = text
    var names: Set<String> = []
    for index in body where index < text.pieces.count {
      guard let word = text.word(index) else { continue }
      let isDeclared = ["let", "var", "for", "case"].contains(text.word(index - 1) ?? "")
      if isDeclared || Self.isParameter(text, index) { names.insert(word) }
    }
    self.names = names
  }

  /// Whether a word is among the parameters of a closure, which stand before `in`.
  private static func isParameter(_ text: SourceText, _ index: Int) -> Bool {
    var next = index + 1
    while text.isMark(next, ","), text.word(next + 1) != nil { next += 2 }
    return text.isWord(next, "in")
  }

  /// Notes the constant that a statement declares.
  mutating func note(at start: Int, before limit: Int) {
    guard text.isWord(start, "let"), let name = text.word(start + 1), text.isMark(start + 2, "=") else {
      return
    }
    let end = min(StatementReader.endOfSwift(text, start + 3, limit: 64), limit)
    guard end > start + 3 else { return }
    values[name] = value(of: start + 3..<end)
  }

  /// The value of an expression; that of a name which may be a constant of the type is the name. Nil if it depends on anything
  /// else.
  func value(of range: Range<Int>) -> SourceValue? {
    SourceExpression(text, range).value.flatMap(resolved)
  }

  private func resolved(_ value: SourceValue) -> SourceValue? {
    switch value {
    case .accessor(let path) where path.count == 1:
      names.contains(path[0]) ? values[path[0]] : value
    case .letters(let inner, let letters): resolved(inner).map { .letters($0, letters) }
    default: value
    }
  }
}
