// What methods and functions are called with.
extension SwiftReader {
  /// The labels of parameters, `_` for none, and the names that code has for them.
  func parameters(in range: Range<Int>) -> [SourceType.Parameter] {
    var parameters: [SourceType.Parameter] = []
    var index = range.lowerBound
    var isAtStart = true
    while index < range.upperBound {
      if isAtStart, let word = text.word(index) {
        parameters.append(.init(label: word, name: text.word(index + 1) ?? word))
        isAtStart = false
      }
      if text.isMark(index, ":"), !parameters.isEmpty, parameters[parameters.count - 1].type == nil {
        parameters[parameters.count - 1].type = singleType(index + 1, before: range.upperBound)
      }
      if text.isMark(index, "="), !parameters.isEmpty {
        var end = index + 1
        while end < range.upperBound, !text.isMark(end, ",") {
          end = text.isAny(end, "([{") ? text.afterBrackets(end) : end + 1
        }
        let code = index + 1..<max(min(end, range.upperBound), index + 1)
        parameters[parameters.count - 1].hasUsual = true
        parameters[parameters.count - 1].usualCode = code
        parameters[parameters.count - 1].usualWords = text.expression(code)
        parameters[parameters.count - 1].usual = SourceExpression(text, code).value
      }
      if text.isMark(index, ",") { isAtStart = true }
      if text.isMark(index, "<") {
        index = max(text.afterGenerics(index), index + 1)
      } else {
        let isOpening = text.isAny(index, "([{")
        index = isOpening ? text.afterBrackets(index) : index + 1
      }
    }
    return parameters
  }

  /// The type at an index that is a single name, whether or not it may be nil; an empty text for any other.
  private func singleType(_ index: Int, before limit: Int) -> String {
    guard let name = text.word(index), name.first?.isUppercase == true else { return "" }
    let end = text.isAny(index + 1, "?!") ? index + 2 : index + 1
    return end >= limit || text.isAny(end, ",=") ? name : ""
  }

  static func types(of parameters: [SourceType.Parameter]) -> [String: String] {
    Dictionary(
      parameters.compactMap { parameter in parameter.type.map { (parameter.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
