/// The expressions of a body, with what its constants stand for in place of their names.
struct SubstitutedExpression {
  /// What a constant is.
  struct Constant {
    /// The expression.
    let range: Range<Int>
    /// Where the constant has the name.
    let scope: Range<Int>
  }

  private let text: SourceText
  private let constants: [String: Constant]
  private let namesOfItself: Set<String>
  private let isObjectiveC: Bool
  /// What is added to variables, as numbers that differ with the code, by their names.
  private let made: [String: UInt64]

  /// The most names that lead to what a constant is, how many are followed in an expression, and its most bytes, about.
  private static let (deepest, mostSubstituted, longest) = (4, 16, 1_024)

  /// - Parameters:
  ///   - text: The file.
  ///   - constants: What the constants are, by their names.
  ///   - namesOfItself: The names that the body has for the object itself.
  ///   - made: What is added to variables, as numbers that differ with the code, by their names.
  ///   - isObjectiveC: Whether it is written in Objective-C.
  init(
    _ text: SourceText, constants: [String: Constant], namesOfItself: Set<String> = [],
    made: [String: UInt64] = [:], isObjectiveC: Bool = false
  ) {
    self.made = made
    (self.text, self.constants) = (text, constants)
    (self.namesOfItself, self.isObjectiveC) = (namesOfItself, isObjectiveC)
  }

  /// The expression that a constant is; nil for any other name.
  func range(of name: String) -> Range<Int>? { constants[name]?.range }

  /// An expression word by word, and whether there are variables in it. `isVariable`: whether a name is that of one.
  func words(_ range: Range<Int>, isVariable: (String) -> Bool) -> (words: String, hasVariables: Bool) {
    var (hasVariables, left) = (false, Self.mostSubstituted)
    func plain(_ range: Range<Int>) -> String {
      isObjectiveC ? text.objectiveCExpression(range) : text.expression(range)
    }
    func words(_ range: Range<Int>, _ depth: Int) -> String {
      var (result, start) = ("", range.lowerBound)
      for index in range.prefix(Self.longest) {
        // What a constant stands for that is interpolated into a text follows the text.
        for name in text.interpolation(index) where depth < Self.deepest && left > 0 {
          guard let constant = constants[name], constant.scope.contains(index),
            !constant.range.contains(index)
          else { continue }
          left -= 1
          result += plain(start..<index + 1) + words(constant.range, depth + 1)
          start = index + 1
        }
        guard let name = text.word(index), !text.isMark(index - 1, "."),
          !text.isMark(index + 1, ":") || !text.isAny(index - 1, "([,")
        else { continue }
        let isOfItself = namesOfItself.contains(name) && text.isMark(index + 1, ".")
        if isOfItself {
          result += plain(start..<index)
          start = index + 2
        } else if depth < Self.deepest, left > 0, let constant = constants[name],
          constant.scope.contains(index), !constant.range.contains(index)
        {
          left -= 1
          result += plain(start..<index) + words(constant.range, depth + 1)
          start = index + 1
        } else if isVariable(name) {
          hasVariables = true
          // A member may be called like it.
          result += plain(start..<index) + " \(name)'" + (made[name].map { "#\($0)" } ?? "")
          start = index + 1
        }
      }
      return result + plain(start..<max(start, range.upperBound))
    }
    let found = words(range, 0)
    return (String(found.prefix(Self.longest)), hasVariables)
  }
}
