/// Constants of a file itself rather than of one of its types.
extension SourceType {
  /// A constant of a file: nothing but its name and its value.
  init(constant name: String, _ value: SourceValue, line: Int) {
    self.init(name: name)
    (constants[name], self.line) = (value, line)
  }

  /// The literals that a file in Objective-C has names for: `NSString *const Title = @"…";`, `#define TITLE @"…"`.
  static func objectiveCConstants(_ text: SourceText) -> [SourceType] {
    var found: [SourceType] = []
    var index = 0
    while index < text.pieces.count {
      if text.isMark(index, "{") {
        index = text.afterBrackets(index)
        continue
      }
      if text.isWord(index, "const"), let constant = constant(text, after: index) { found.append(constant) }
      index += 1
    }
    return found + text.definitions.compactMap(defined)
  }

  /// The constant that a declaration names: behind `const`, or behind the type after that.
  private static func constant(_ text: SourceText, after index: Int) -> SourceType? {
    var name = index + 1
    while text.word(name + 1) != nil || text.isMark(name + 1, "*") { name += 1 }
    if text.isMark(name, "*") { name += 1 }
    guard let word = text.word(name), text.isMark(name + 1, "=") else { return nil }
    let limit = min(name + 2 + StatementReader.longestValue, text.pieces.count)
    guard let end = (name + 2..<max(limit, name + 2)).first(where: { text.isMark($0, ";") }),
      let value = SourceExpression(text, name + 2..<end, isObjectiveC: true).value
    else { return nil }
    return SourceType(constant: word, value, line: text.line(index))
  }

  /// The constant that a line for the preprocessor defines.
  private static func defined(_ definition: (words: [UInt8], line: Int)) -> SourceType? {
    definition.words.withUnsafeBufferPointer { bytes in
      let text = SourceText(bytes)
      guard let name = text.word(0),
        let value = SourceExpression(text, 1..<text.pieces.count, isObjectiveC: true).value
      else { return nil }
      return SourceType(constant: name, value, line: definition.line)
    }
  }
}
