// Values that properties follow.
extension StatementReader {
  /// The functions that have a property follow values, and the label of what that is.
  private static let binders: [String: String] = ["assign": "to", "bind": "to", "drive": "_"]

  /// What has a property follow values: `values.assign(to: \.text, on: label)` of Combine, `values.bind(to: label.rx.text)` and
  /// `values.drive(label.rx.text)` of RxSwift. Which values these are nobody knows.
  ///
  /// - Parameters:
  ///   - start: Where the statement begins.
  ///   - index: Where the function is named in it.
  static func binding(_ text: SourceText, _ start: Int, at index: Int) -> SourceStatement? {
    guard text.isMark(index - 1, "."), text.isMark(index + 1, "("),
      let label = text.word(index).flatMap({ binders[$0] })
    else { return nil }
    let arguments = SourceExpression.arguments(text, text.inside(index + 1))
    guard let first = arguments.first, (first.label ?? "_") == label else { return nil }
    var path: [String]
    if text.isMark(first.range.lowerBound, "\\") {
      guard arguments.count == 2, arguments[1].label == "on" else { return nil }
      path = names(text, arguments[1].range) + names(text, first.range.dropFirst())
    } else {
      path = names(text, first.range)
      guard let extensions = path.firstIndex(of: "rx") else { return nil }
      path.remove(at: extensions)
    }
    if path.first == "self" { path.removeFirst() }
    guard path.count > 1 else { return nil }
    let expression = text.expression(max(start, index - longestValue)..<index)
    return .assignment(
      .init(path: path, expression: expression, isCertain: false, line: text.line(index)))
  }

  /// The words of an expression that dots connect, with what is called last: `label.rx.title()`.
  private static func names(_ text: SourceText, _ range: Range<Int>) -> [String] {
    var names: [String] = []
    for index in range {
      if let word = text.word(index) {
        names.append(word)
      } else if !text.isAny(index, ".?!") {
        break
      }
    }
    return names
  }
}
