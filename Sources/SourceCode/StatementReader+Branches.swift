// The branches of a body of which it is known when they run.
extension StatementReader {
  /// What follows a guard of which the branch is known, in a body; nil for any other guard.
  static func afterGuard(_ branches: [Branch], _ body: Range<Int>) -> Branch? {
    guard let exit = branches.first else { return nil }
    let condition = SourceStatement.Condition(
      parameter: exit.condition.parameter, isTrue: !exit.condition.isTrue, isAfterGuard: true)
    let start = exit.range.upperBound + 1
    return (start..<max(start, body.upperBound), condition)
  }

  typealias Branch = (range: Range<Int>, condition: SourceStatement.Condition)

  /// The branches of `switch style { case .plain: … }`, of which each runs for some members of an enumeration.
  static func cases(_ text: SourceText, _ start: Int, _ local: LocalConstants) -> [Branch] {
    guard let parameter = text.word(start + 1), local.isArgument(parameter) else { return [] }
    return cases(text, start, of: parameter)
  }

  /// The same of `switch` over anything that has a name: the object itself, too.
  static func cases(_ text: SourceText, _ start: Int, of parameter: String) -> [Branch] {
    guard text.word(start + 1) == parameter, text.isMark(start + 2, "{") else { return [] }
    let body = text.inside(start + 2)
    var found: [Branch] = []
    /// The members that cases so far are for; nil once one is for anything else.
    var listed: [String]? = []
    var condition: SourceStatement.Condition?
    var doubtful: Set<String> = []
    var (index, first) = (body.lowerBound, body.lowerBound)
    while index < body.upperBound {
      let isDefault = text.isWord(index, "default")
      guard isDefault || text.isWord(index, "case") else {
        index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
        continue
      }
      if let condition { found.append((first..<index, condition)) }
      index += 1
      var members: [String]? = []
      var named: [String] = []
      while index < body.upperBound, !text.isMark(index, ":") {
        if text.isMark(index, "."), let member = text.word(index + 1) {
          members?.append(member)
          named.append(member)
          index += 2
          // What it goes with: `.rounded(let color)`.
          if text.isMark(index, "("), bindsAll(text, text.inside(index)) { index = text.afterBrackets(index) }
        } else {
          // Anything but a list of members is not looked at.
          if !text.isMark(index, ",") { members = nil }
          index += 1
        }
      }
      // One that is asked for more may be that of a later case.
      if members == nil { doubtful.formUnion(named) }
      if let own = members, !doubtful.isDisjoint(with: own) { members = nil }
      if !isDefault { listed = members.flatMap { own in listed.map { $0 + own } } }
      let asked = isDefault ? listed : members
      condition = asked.map { .init(parameter: parameter, isTrue: !isDefault, members: $0) }
      index += 1
      first = index
    }
    if let condition { found.append((first..<max(first, body.upperBound), condition)) }
    return found
  }

  /// The branches of `if isOn { … } else { … }`, of `if !isOn`, of `if let field`, of `if field == nil`, and that of `guard let field =
  /// field else { … }`, and those of `switch`; none where anything else is asked.
  static func branches(_ text: SourceText, _ start: Int, _ local: LocalConstants) -> [Branch] {
    if text.isWord(start, "switch") { return cases(text, start, local) }
    if let asked = askedKind(text, start) { return asked }
    let isBinding = text.isWord(start + 1, "let")
    var isTrue = !text.isMark(start + 1, "!")
    var name = start + (isTrue && !isBinding ? 1 : 2)
    // `if let key = key`, `if let title = key`
    if isBinding, text.isMark(name + 1, "="), text.word(name + 2) != nil { name += 2 }
    let isOfItself = text.isWord(name, "self") && text.isMark(name + 1, ".")
    if isOfItself { name += 2 }
    guard let word = text.word(name), isBinding || isOfItself || !local.isChanged(word) else { return [] }
    let parameter = (isOfItself ? SourceStatement.Condition.itself : "") + word
    // `if label == nil`, `guard label != nil`
    let isTested = (text.isMark(name + 1, "=") || text.isMark(name + 1, "!")) && text.isMark(name + 2, "=")
    if isTested, text.isWord(name + 3, "nil") {
      isTrue = text.isMark(name + 1, "!")
      name += 3
    }
    if text.isWord(start, "guard") {
      guard text.isWord(name + 1, "else"), text.isMark(name + 2, "{") else { return [] }
      return [(text.inside(name + 2), .init(parameter: parameter, isTrue: !isTrue))]
    }
    // `if style == .plain`
    let isCompared = text.isMark(name + 1, "=") && text.isMark(name + 2, "=") && text.isMark(name + 3, ".")
    let members = isCompared && isTrue && !isBinding ? [text.word(name + 4)].compactMap(\.self) : []
    let open = name + (members.isEmpty ? 1 : 5)
    guard text.isMark(open, "{") else { return [] }
    let first = text.inside(open)
    var found = [(first, SourceStatement.Condition(parameter: parameter, isTrue: isTrue, members: members))]
    let after = first.upperBound + 1
    if text.isWord(after, "else"), text.isMark(after + 1, "{") {
      found.append((text.inside(after + 1), .init(parameter: parameter, isTrue: !isTrue, members: members)))
    }
    return found
  }

  /// Whether a pattern takes whatever a member goes with: `let color, _`.
  private static func bindsAll(_ text: SourceText, _ pattern: Range<Int>) -> Bool {
    pattern.split { text.isMark($0, ",") }.allSatisfy { part in
      var first = part[part.startIndex]
      // `color: let color`
      if text.isMark(first + 1, ":") { first += 2 }
      return text.isWord(first, "let") || text.isWord(first, "var") || text.isWord(first, "_")
    }
  }

  /// The branches of `if self is UILabel { … } else { … }` and `if let label = self as? UILabel { … }`; nil for any other.
  private static func askedKind(_ text: SourceText, _ start: Int) -> [Branch]? {
    let isBinding = text.isWord(start + 1, "let") && text.isMark(start + 3, "=")
    let object = isBinding ? start + 4 : start + 1
    guard text.isWord(start, "if"), text.isWord(object, "self"),
      text.isWord(object + 1, isBinding ? "as" : "is")
    else { return nil }
    let kind = isBinding ? object + 3 : object + 2
    guard let name = text.word(kind), text.isMark(kind + 1, "{") else { return nil }
    let first = text.inside(kind + 1)
    func condition(_ isTrue: Bool) -> SourceStatement.Condition {
      .init(parameter: SourceValue.itself, isTrue: isTrue, members: [name])
    }
    var found = [(first, condition(true))]
    let after = first.upperBound + 1
    if text.isWord(after, "else"), text.isMark(after + 1, "{") {
      found.append((text.inside(after + 1), condition(false)))
    }
    return found
  }
}
