extension SourceFile {
  /// A constant of a file itself rather than of one of its types.
  package struct Constant: Hashable, Sendable {
    package var name: String
    /// The value; nil where it is no literal.
    package var value: SourceValue?
    package var line: Int
    /// Whether only code of the file sees it.
    package var isPrivate: Bool
    /// Of a function that does nothing but return the value: its parameters.
    package var parameters: [SourceType.Parameter]?
  }
}

/// The literals that a file in Objective-C has names for: `NSString *const Title = @"…";`, `#define TITLE @"…"`.
struct ObjectiveCConstants {
  private let text: SourceText
  /// Whether other files see what the file keeps to itself: they include a header.
  private let isHeader: Bool

  init(_ text: SourceText, isHeader: Bool) { (self.text, self.isHeader) = (text, isHeader) }

  var all: [SourceFile.Constant] {
    var found: [SourceFile.Constant] = []
    var index = 0
    while index < text.pieces.count {
      if text.isMark(index, "{") {
        index = text.afterBrackets(index)
        continue
      }
      if text.isWord(index, "const"), let constant = constant(after: index) { found.append(constant) }
      index += 1
    }
    return found + text.definitions.compactMap(defined)
  }

  /// The most words between `const` and the name.
  private static let mostWords = 4

  /// The constant that a declaration names: behind `const`, or behind the type after that.
  private func constant(after index: Int) -> SourceFile.Constant? {
    var name = index + 1
    while name <= index + Self.mostWords, text.word(name + 1) != nil || text.isMark(name + 1, "*") {
      name += 1
    }
    if text.isMark(name, "*") { name += 1 }
    guard let word = text.word(name), text.isMark(name + 1, "=") else { return nil }
    let limit = min(name + 2 + StatementReader.longestValue, text.pieces.count)
    guard let end = (name + 2..<max(limit, name + 2)).first(where: { text.isMark($0, ";") }) else {
      return nil
    }
    let value = SourceExpression(text, name + 2..<end, isObjectiveC: true).value
    let isStatic = (max(0, index - Self.mostWords)..<index).contains { text.isWord($0, "static") }
    return .init(
      name: word, value: value, line: text.line(index), isPrivate: isStatic && !isHeader)
  }

  /// The constant that a line for the preprocessor defines, or what stands for a call.
  private func defined(_ definition: SourceText.Definition) -> SourceFile.Constant? {
    definition.words.withUnsafeBufferPointer { bytes in
      let text = SourceText(bytes)
      guard let name = text.word(0) else { return nil }
      var (first, parameters) = (1, [SourceType.Parameter]?.none)
      // A bracket that touches the name begins its parameters.
      if text.isMark(1, "("), text.pieces[1].start == text.pieces[0].start + name.utf8.count {
        parameters = text.inside(1).compactMap { text.word($0) }.map { .init(label: "_", name: $0) }
        first = text.afterBrackets(1)
      }
      let value = SourceExpression(text, first..<max(text.pieces.count, first), isObjectiveC: true).value
      return .init(
        name: name, value: value, line: definition.line, isPrivate: !isHeader, parameters: parameters)
    }
  }
}
