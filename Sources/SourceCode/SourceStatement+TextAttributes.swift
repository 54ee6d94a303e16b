extension SourceStatement {
  /// What a statement gives a bar as the attributes of its titles, each as if that were a property: the color of `bar.titleTextAttributes =
  /// [.foregroundColor: UIColor.red]` as `bar.titleTextAttributes.foregroundColor`; none for any other.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - range: The statement, and what follows it.
  ///   - value: The value of an expression.
  func textAttributes(
    in text: SourceText, _ range: Range<Int>, isObjectiveC: Bool = false,
    _ value: (Range<Int>) -> SourceValue?
  ) -> [SourceStatement] {
    guard case .assignment(let assignment) = self,
      assignment.path.last?.hasSuffix(StartingValues.titleAttributes) == true
    else { return [] }
    func part(_ name: String, _ value: SourceValue?, _ words: String) -> SourceStatement {
      var part = assignment
      part.path[part.path.count - 1] += ".\(name)"
      (part.value, part.expression) = (value, words)
      return .assignment(part)
    }
    guard let mark = range.prefix(Self.farthest).first(where: { text.isMark($0, isObjectiveC ? "@" : "=") }),
      text.isMark(mark + 1, isObjectiveC ? "{" : "[")
    else {
      // What anything else gives is not known.
      return StartingValues.attributesOfTitles.map { part($0, nil, assignment.expression) }
    }
    return SourceExpression.arguments(text, text.inside(mark + 1)).compactMap { pair in
      let colon = pair.range.first { text.isMark($0, ":") }
      guard let key = pair.label ?? colon.flatMap({ text.word($0 - 1) }), let name = Self.attributes[key]
      else {
        return nil
      }
      let start = pair.label == nil ? (colon ?? pair.range.lowerBound) + 1 : pair.range.lowerBound
      let given = start..<max(start, pair.range.upperBound)
      return part(name, value(given), text.expression(given))
    }
  }

  /// How many tokens after the beginning of a statement the attributes may begin.
  private static let farthest = 64

  /// What attributes of texts are called, by their names in older versions of the language, too.
  private static let attributes = [
    "foregroundColor": "foregroundColor", "NSForegroundColorAttributeName": "foregroundColor", "font": "font",
    "NSFontAttributeName": "font",
  ]
}
