// Which constraints are active.
extension StatementReader {
  /// Which constraints the method at an index makes active or inactive, as if each were assigned: `NSLayoutConstraint.deactivate([top])`,
  /// `[box removeConstraint:self.top]`. None for any other word.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - index: Where the word stands.
  ///   - isCertain: Whether it runs whenever the body does.
  ///   - list: The code of a list that a name is; nil for any other name.
  ///   - property: The property that a name leads to; nil for something of the body's own.
  static func activations(
    _ text: SourceText, at index: Int, _ isCertain: Bool, list: (String) -> Range<Int>? = { _ in nil },
    property: (String) -> String?
  ) -> [SourceStatement] {
    guard let method = text.word(index), let isActive = activations[method],
      method.contains("onstraint") || text.isWord(index - 2, "NSLayoutConstraint"),
      text.isAny(index + 1, "(:")
    else { return [] }
    let first = text.isMark(index + 2, "@") ? index + 3 : index + 2
    let last = (first...first + longestName).first { text.isAny($0, ")]") } ?? first
    let named = text.isMark(first, "[") ? nil : name(text, of: first, in: first..<last).flatMap(list)
    let start = named?.lowerBound ?? first
    let list = text.isMark(start, "[") ? text.inside(start) : first..<last
    guard list.count <= longestList else { return [] }
    var (found, element, isFirst) = ([SourceStatement](), list.lowerBound, true)
    while element < list.upperBound {
      if isFirst, let name = name(text, of: element, in: list).flatMap(property) {
        found.append(
          .assignment(
            .init(
              path: [SourceText.plain(name), SourceConstraint.isActive],
              value: .flag(isActive),
              isCertain: isCertain, line: text.line(named == nil ? element : index))))
      }
      isFirst = text.isMark(element, ",")
      element = text.isAny(element, "([{") ? text.afterBrackets(element) : element + 1
    }
    return found
  }

  /// The name that is an element of a list: `top`, `self.top!`; nil for anything else.
  private static func name(_ text: SourceText, of element: Int, in list: Range<Int>) -> String? {
    let index = text.isWord(element, "self") && text.isMark(element + 1, ".") ? element + 2 : element
    guard index < list.upperBound, let name = text.word(index) else { return nil }
    var end = index + 1
    while end < list.upperBound, text.isAny(end, "?!") { end += 1 }
    return end >= list.upperBound || text.isMark(end, ",") ? name : nil
  }

  /// What methods of constraints and views make of the constraints that they are called with.
  private static let activations: [String: Bool] = [
    "activate": true, "activateConstraints": true, "addConstraint": true, "addConstraints": true,
    "deactivate": false, "deactivateConstraints": false, "removeConstraint": false,
    "removeConstraints": false,
  ]
  /// The most tokens of a list of constraints.
  private static let longestList = 4_096
  /// The most tokens of what leads to one.
  private static let longestName = 6
}
