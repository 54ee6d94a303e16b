/// The expressions of a body, with what its constants stand for in place of their names.
struct SubstitutedExpression {
  /// What a constant is.
  struct Constant {
    /// The expression; empty for what is none.
    let range: Range<Int>
    /// Where the constant has the name.
    let scope: Range<Int>
  }

  private let text: SourceText
  private let constants: [String: [Constant]]
  private let namesOfItself: Set<String>
  private let isObjectiveC: Bool
  private let body: Range<Int>
  /// What is added to variables, by their names.
  private let made: [String: [Range<Int>]]
  private let omitted: OmittedArguments

  /// What was found out of the body, which a stranger's may ask for again and again.
  private final class Known {
    var makings: [String: String] = [:]
    var circumstances: [Int: Circumstances?] = [:]
  }

  private let known = Known()

  /// What is asked before a statement of the body counts; nil where that is not known.
  private func circumstances(of index: Int) -> Circumstances? {
    if let found = known.circumstances[index] { return found }
    let found = Circumstances(text, of: index, in: body)
    known.circumstances[index] = .some(found)
    return found
  }

  /// The most names that lead to what a constant is, how many are followed in an expression, and its most bytes, about.
  private static let (deepest, mostSubstituted, longest) = (4, 16, 1_024)

  /// - Parameters:
  ///   - text: The file.
  ///   - body: The body of the method around.
  ///   - constants: What the constants are, by their names, and what else has a name of theirs.
  ///   - namesOfItself: The names that the body has for the object itself.
  ///   - made: What is added to variables, by their names.
  ///   - omitted: What the method does where calls leave out what they may.
  ///   - isObjectiveC: Whether it is written in Objective-C.
  init(
    _ text: SourceText, _ body: Range<Int>, constants: [String: [Constant]], namesOfItself: Set<String> = [],
    made: [String: [Range<Int>]] = [:], omitted: OmittedArguments = OmittedArguments(),
    isObjectiveC: Bool = false
  ) {
    (self.made, self.omitted) = (made, omitted)
    (self.text, self.body, self.constants) = (text, body, constants)
    (self.namesOfItself, self.isObjectiveC) = (namesOfItself, isObjectiveC)
  }

  /// The expression that the only constant of a name is; nil for any other name.
  func range(of name: String) -> Range<Int>? {
    constants[name].flatMap { $0.count == 1 && !$0[0].range.isEmpty ? $0[0].range : nil }
  }

  /// The constant of a name at an index: that of the innermost block around it; nil where the name is that of anything else there.
  private func constant(_ name: String, at index: Int) -> Constant? {
    guard let all = constants[name] else { return nil }
    var nearest: Constant?
    for constant in all where constant.scope.contains(index) {
      // What a constant is made of may have had its name before.
      if constant.range.contains(index) { return nil }
      if let known = nearest, known.scope.count < constant.scope.count { continue }
      nearest = constant
    }
    return nearest.flatMap { $0.range.isEmpty ? nil : $0 }
  }

  /// What a view is made with that says nothing, word by word: `frame: .zero`.
  private static let ofNoFrame = [" frame 58 46 zero", " frame 58 CGRect 46 zero"]

  /// Whether the body does anything to what a name stands for.
  func isChanged(_ name: String) -> Bool { made[name]?.isEmpty == false }

  /// How the body makes what a name stands for, and what it does to that, word by word.
  func making(of name: String) -> String {
    if let making = known.makings[name] { return making }
    let made = range(of: name).map { words($0) { _ in false }.words } ?? ""
    // What is done to it may be in any order.
    let changes = (self.made[name] ?? []).reduce(into: UInt64(0)) { sum, range in
      let conditions = circumstances(of: range.lowerBound)?.words ?? ""
      sum &+= SourceText.digest(of: (words(range) { _ in false }.words + conditions).utf8)
    }
    let making =
      Self.ofNoFrame.reduce(made) { $0.replacing($1, with: "") } + (changes == 0 ? "" : " #\(changes)")
    known.makings[name] = making
    return making
  }

  /// The lines where the body makes what a name stands for, and does something to that.
  func linesOfMaking(of name: String) -> [Int] {
    ([range(of: name)].compactMap(\.self) + (made[name] ?? [])).map { text.line($0.lowerBound) }
  }

  /// An expression word by word, and whether there are variables in it. `isVariable`: whether a name is that of one.
  func words(_ range: Range<Int>, isVariable: (String) -> Bool) -> (words: String, hasVariables: Bool) {
    var (hasVariables, left) = (false, Self.mostSubstituted)
    // What is asked before the expression counts is asked before all that it is made of.
    lazy var asked = circumstances(of: range.lowerBound)
    func plain(_ range: Range<Int>) -> String {
      isObjectiveC ? text.objectiveCExpression(range) : text.expression(range)
    }
    /// What is added to what a name stands for where it does, as a number; an empty text for nothing.
    func added(to name: String, in scope: Range<Int>?, _ depth: Int) -> String {
      let ranges = (made[name] ?? []).filter { range in
        scope?.contains(range.lowerBound) ?? true
          && !omitted.blocks.contains { $0.range.contains(range.lowerBound) }
      }
      if ranges.isEmpty { return "" }
      let digests = ranges.map { range -> UInt64 in
        // A variable may be made of itself.
        if depth >= Self.deepest || left <= 0 { return text.digest(of: range, omitted: omitted) }
        left -= 1
        let conditions = circumstances(of: range.lowerBound)?.words(besides: asked) ?? ""
        return SourceText.digest(of: (words(range, depth + 1) + conditions).utf8)
      }
      return "#\(digests.reduce(0) { $0 &* 31 &+ $1 })"
    }
    func words(_ range: Range<Int>, _ depth: Int) -> String {
      var (result, start) = ("", range.lowerBound)
      for index in range.prefix(Self.longest) {
        // What a constant stands for that is interpolated into a text follows the text.
        for name in text.interpolation(index) where depth < Self.deepest && left > 0 {
          guard let constant = constant(name, at: index) else { continue }
          left -= 1
          result +=
            plain(start..<index + 1) + words(constant.range, depth + 1)
            + added(to: name, in: constant.scope, depth + 1)
          start = index + 1
        }
        guard let name = text.word(index), !text.isMark(index - 1, "."),
          !text.isMark(index + 1, ":") || !text.isAny(index - 1, "([,"),
          !isObjectiveC || !text.isSelectorPart(index)
        else { continue }
        let isOfItself = namesOfItself.contains(name) && text.isMark(index + 1, ".")
        if isOfItself {
          result += plain(start..<index)
          start = index + 2
        } else if depth < Self.deepest, left > 0, let constant = constant(name, at: index) {
          left -= 1
          result +=
            plain(start..<index) + words(constant.range, depth + 1)
            + added(to: name, in: constant.scope, depth + 1)
          start = index + 1
        } else if depth > 0, let value = omitted.value(at: index, text) {
          result += plain(start..<index) + plain(value)
          start = index + 1
        } else if isVariable(name) {
          hasVariables = true
          // A member may be called like it.
          result += plain(start..<index) + " \(name)'" + added(to: name, in: nil, depth + 1)
          start = index + 1
        }
      }
      return result + plain(start..<max(start, range.upperBound))
    }
    let found = words(range, 0)
    return (String(found.prefix(Self.longest)), hasVariables)
  }
}
