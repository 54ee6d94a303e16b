extension SourceStatement {
  /// What a statement gives a bar as the attributes of its titles, each as if that were a property: the color of `bar.titleTextAttributes =
  /// [.foregroundColor: UIColor.red]` as `bar.titleTextAttributes.foregroundColor`; none for any other.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - range: The statement, and what follows it.
  ///   - list: The brackets of the list that a constant is.
  ///   - value: The value of an expression.
  func textAttributes(
    in text: SourceText, _ range: Range<Int>, isObjectiveC: Bool = false,
    list: (String) -> Int? = { _ in nil }, _ value: (Range<Int>) -> SourceValue?
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
    let mark = range.prefix(Self.farthest).first { text.isMark($0, isObjectiveC ? "@" : "=") }
    let named = mark.flatMap { text.isMark($0 + 2, ".") ? nil : text.word($0 + 1) }.flatMap(list)
    guard let open = named ?? mark.map({ $0 + 1 }), text.isMark(open, isObjectiveC ? "{" : "[") else {
      // What anything else gives is not known.
      return StartingValues.attributesOfTitles.map { part($0, nil, assignment.expression) }
    }
    return SourceExpression.arguments(text, text.inside(open)).compactMap { pair in
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

  /// The title that a statement gives the back button to a controller, as if that were a property of its item:
  /// `navigationItem.backBarButtonItem = UIBarButtonItem(title: "", …)`, or that of a constant which was given one before; nil for any
  /// other.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - range: The statement, and what follows it.
  ///   - value: The value of an expression.
  func backTitle(
    in text: SourceText, _ range: Range<Int>, _ value: (Range<Int>) -> SourceValue?
  ) -> [SourceStatement] {
    guard case .assignment(var part) = self, part.path.suffix(2) == StartingValues.backButton.suffix(2),
      let mark = range.prefix(Self.farthest).first(where: { text.isMark($0, "=") })
    else { return [] }
    part.path.append("title")
    (part.value, part.expression) = (nil, "")
    var start: Int?
    if let name = text.word(mark + 1), name.first?.isLowercase == true {
      // `item.title = "Back"`
      start = (max(0, mark - StatementReader.farthestVariable)..<mark).last { index in
        text.isWord(index, "title") && text.isMark(index + 1, "=") && text.isMark(index - 1, ".")
          && text.word(index - 2) == name
      }
    } else {
      start = range.prefix(Self.farthest).first { index in
        index > mark && text.isMark(index + 1, ":")
          && (text.isWord(index, "title") || text.isWord(index, "initWithTitle"))
      }
    }
    guard let start else { return [.assignment(part)] }
    var end = start + 2
    while end < min(range.upperBound, start + Self.farthest), !text.isAny(end, ",)];"),
      end == start + 2 || !text.pieces[end].isFirstOnLine, !text.isMark(end + 1, ":")
    {
      end = text.isAny(end, "([") ? text.afterBrackets(end) : end + 1
    }
    part.value = value(start + 2..<max(start + 2, end))
    part.expression = text.expression(start + 2..<max(start + 2, end))
    return [.assignment(part)]
  }

  /// How many tokens after the beginning of a statement the attributes may begin.
  private static let farthest = 64

  /// What attributes of texts are called, by their names in older versions of the language, too.
  private static let attributes = [
    "foregroundColor": "foregroundColor", "NSForegroundColorAttributeName": "foregroundColor", "font": "font",
    "NSFontAttributeName": "font",
  ]
}

extension StartingValues {
  /// What leads to the item of the back button to a controller, and to the title that this has instead of the controller's.
  package static let (backButton, backButtonTitle) = (
    ["navigationItem", "backBarButtonItem"], ["navigationItem", "backButtonTitle"]
  )
}
