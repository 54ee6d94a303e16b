/// Which statements of a body stand in branches of which one runs whatever happens, as those of `if … else …` and `switch`.
///
/// What each of the branches gives a property, it surely gets; and where all give it the same, that is its value.
struct BranchChoices {
  private struct Choice {
    /// The branches, between their braces or labels.
    let bodies: [Range<Int>]
    /// Whether what stands before it may end the body.
    let mayBeLeftOut: Bool
  }

  private var choices: [Choice] = []
  /// The statements in branches: their places among all, and in which branch of which choice they stand.
  private var statements: [(place: Int, choice: Int, body: Int)] = []
  /// The most choices of a body.
  private static let most = 256

  /// Notes the statement that begins at an index outside of all braces.
  mutating func note(_ text: SourceText, _ start: Int, mayBeLeftOut: Bool, isObjectiveC: Bool = false) {
    guard choices.count < Self.most, let bodies = Self.bodies(text, start, isObjectiveC), bodies.count > 1
    else { return }
    choices.append(Choice(bodies: bodies, mayBeLeftOut: mayBeLeftOut))
  }

  /// Notes that a statement at an index directly in the braces of a branch has a place among all.
  mutating func note(_ place: Int, at index: Int, in text: SourceText) {
    guard let last = choices.last, let body = last.bodies.firstIndex(where: { $0.contains(index) }),
      !(last.bodies[body].lowerBound..<index).suffix(Self.longestBranch).contains(where: {
        ["return", "break", "continue", "throw", "goto"].contains(text.word($0))
      })
    else {
      return
    }
    statements.append((place, choices.count - 1, body))
  }

  /// The branches of `if … { } else if … { } else { }`, and of a `switch` that has all cases; nil where none may run.
  private static func bodies(_ text: SourceText, _ start: Int, _ isObjectiveC: Bool) -> [Range<Int>]? {
    guard let open = brace(text, start) else { return nil }
    if text.isWord(start, "switch") { return cases(text, text.inside(open), isObjectiveC) }
    guard text.isWord(start, "if") else { return nil }
    var bodies = [text.inside(open)]
    var end = text.afterBrackets(open)
    while text.isWord(end, "else"), bodies.count < most {
      if text.isMark(end + 1, "{") { return bodies + [text.inside(end + 1)] }
      guard text.isWord(end + 1, "if"), let next = brace(text, end + 1) else { return nil }
      bodies.append(text.inside(next))
      end = text.afterBrackets(next)
    }
    return nil
  }

  /// The brace that opens the first branch.
  private static func brace(_ text: SourceText, _ start: Int) -> Int? {
    var index = start + 1
    while index < start + longestCondition, !text.isMark(index, "{") {
      if text.isAny(index, ";}") { return nil }
      index = text.isAny(index, "([") ? text.afterBrackets(index) : index + 1
    }
    return text.isMark(index, "{") ? index : nil
  }

  /// The most tokens of a branch before a statement in which it may end.
  private static let longestBranch = 512

  /// The most tokens of a condition.
  private static let longestCondition = 256

  /// The cases between the braces of a `switch`, which in Swift are all that there are; in Objective-C those with a `default`.
  private static func cases(_ text: SourceText, _ body: Range<Int>, _ isObjectiveC: Bool) -> [Range<Int>]? {
    var bodies: [Range<Int>] = []
    var hasDefault = false
    var (index, first) = (body.lowerBound, Int?.none)
    while index < body.upperBound, bodies.count < most {
      if text.isWord(index, "case") || text.isWord(index, "default"), !text.isMark(index - 1, ".") {
        if let first { bodies.append(first..<index) }
        hasDefault = hasDefault || text.isWord(index, "default")
        while index < body.upperBound, !text.isMark(index, ":") {
          index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
        }
        first = index + 1
      }
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    if let first { bodies.append(first..<max(first, body.upperBound)) }
    if isObjectiveC, !hasDefault { return nil }
    // Several labels of one branch.
    return bodies.filter { !$0.isEmpty }
  }

  /// Marks what every branch of a choice gives the same property.
  func mark(_ result: inout [SourceStatement]) {
    for (number, own) in Dictionary(grouping: statements, by: \.choice) where !choices[number].mayBeLeftOut {
      var bodies: [[String]: Set<Int>] = [:]
      for statement in own {
        if let given = result[statement.place].given { bodies[given.key, default: []].insert(statement.body) }
      }
      for (key, found) in bodies where found.count == choices[number].bodies.count {
        let places = own.map(\.place).filter { result[$0].given?.key == key }
        let values = Set(places.map { result[$0].given?.assignment.value })
        let isOne = values.count == 1 && values.first??.isLiteral == true
        for place in places { result[place].markAsOfEachBranch(isCertain: isOne) }
      }
    }
  }
}

extension SourceStatement {
  /// What gives a property a value, and what says which property of what object it is; nil for anything else.
  fileprivate var given: (assignment: Assignment, key: [String])? {
    switch self {
    case .assignment(let assignment): (assignment, [""] + assignment.path)
    case .gift(let type, .assignment(let assignment), _): (assignment, [type] + assignment.path)
    default: nil
    }
  }

  /// `isCertain`: whether all branches give the property one value.
  fileprivate mutating func markAsOfEachBranch(isCertain: Bool) {
    guard var assignment = given?.assignment else { return }
    assignment.isOfEachBranch = true
    if isCertain {
      (assignment.isCertain, assignment.mayBeLeftOut, assignment.condition) = (true, false, nil)
    }
    switch self {
    case .gift(let type, _, let isToMade):
      self = .gift(type: type, .assignment(assignment), isToMade: isToMade)
    default: self = .assignment(assignment)
    }
  }
}
