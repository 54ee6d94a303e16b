// What statements give that is one of two values.
extension SourceStatement.Assignment {
  /// Notes what is asked before it runs, if it gives another object something.
  mutating func noteCircumstances(_ text: SourceText, _ index: Int, _ body: Range<Int>) {
    isAskedFor = path.count > 1 || path.last.map(StartingValues.hiding.contains) ?? false
    guard isAskedFor else { return }
    circumstances = Circumstances(text, of: index, in: body)
    for place in sides.indices {
      sides[place].circumstances = circumstances?.adding(
        text, sides[place].condition, isTrue: sides[place].isTrue)
    }
  }

  /// Notes the expression of a value that is not known.
  mutating func note(_ range: Range<Int>, of text: SourceText, _ local: LocalConstants) {
    // What a name stands for may not be found out.
    if let value, value.isLiteral { return }
    (expression, hasVariables) = local.expression(range)
    noteSides(range, of: text) { side in (local.value(of: side), local.expression(side).words) }
  }

  /// Notes the sides of a choice. `read`: the value of one that is known, and its expression, word by word.
  mutating func noteSides(
    _ range: Range<Int>, of text: SourceText, isObjectiveC: Bool = false,
    _ read: (Range<Int>) -> (value: SourceValue?, words: String)
  ) {
    if let value, value.isLiteral { return }
    guard let choice = text.choice(range, isObjectiveC: isObjectiveC) else { return }
    sides = [(choice.first, true), (choice.second, false)].map { side, isTrue in
      let (value, words) = read(side)
      let literal = value.flatMap { $0.isLiteral ? $0 : nil }
      return Side(
        condition: choice.question, isTrue: isTrue, value: literal,
        expression: literal == nil ? words : "")
    }
  }
}

extension SourceText {
  /// The parts of `isOn ? on : off`, if a range is nothing else and neither side is a choice of its own; nil for anything else.
  func choice(_ range: Range<Int>, isObjectiveC: Bool = false) -> (
    question: Range<Int>, first: Range<Int>, second: Range<Int>
  )? {
    var (marks, colon, index) = ([Int](), Int?.none, range.lowerBound)
    guard range.count <= StatementReader.longestValue else { return nil }
    while index < range.upperBound {
      // What may be nil is asked with a mark that touches it.
      if isMark(index, "?"), isObjectiveC || !touchesBefore(index), !isMark(index + 1, "?"),
        !isMark(index - 1, "?")
      {
        marks.append(index)
      }
      if isMark(index, ":") {
        if colon != nil { return nil }
        colon = index
      }
      index = isAny(index, "([{") ? afterBrackets(index) : index + 1
    }
    guard marks.count == 1, let colon, marks[0] < colon, marks[0] > range.lowerBound,
      colon > marks[0] + 1, colon + 1 < range.upperBound
    else { return nil }
    return (range.lowerBound..<marks[0], marks[0] + 1..<colon, colon + 1..<range.upperBound)
  }
}
