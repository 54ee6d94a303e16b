// What names of a body in Objective-C mean.
extension StatementReader {
  /// What a body in Objective-C declares.
  struct ObjectiveCNames {
    let names: Set<String>
    /// The arguments of the method whose names mean nothing else in it.
    let arguments: Set<String>
    let expressions: SubstitutedExpression
    /// The classes of what the names are declared as.
    let types: [String: String]
    /// The names that lead to the objects which names of loops stand for, in one pass through them.
    var listed: [String: [String]] = [:]

    /// What an expression stands for, or else the expression word by word.
    func value(_ text: SourceText, _ range: Range<Int>) -> (
      value: SourceValue?, words: String, hasVariables: Bool
    ) {
      if range.count == 1, let name = text.word(range.lowerBound), arguments.contains(name) {
        return (.argument(name), name, false)
      }
      // `!isShown`
      if range.count == 2, text.isMark(range.lowerBound, "!"), let name = text.word(range.lowerBound + 1),
        arguments.contains(name)
      {
        return (.opposite(.argument(name)), words(text, range), false)
      }
      let value = SourceExpression(text, range, isObjectiveC: true).value
      // What a name of the method's own stands for is not known.
      if let value, !value.isMade(ofAny: names) { return (value, "", false) }
      let (words, hasVariables) = expressions.words(range) { names.contains($0) && !arguments.contains($0) }
      return (nil, words, hasVariables)
    }

    /// An expression word by word, whatever it stands for.
    func words(_ text: SourceText, _ range: Range<Int>) -> String {
      expressions.words(range) { names.contains($0) && !arguments.contains($0) }.words
    }

    /// The view that the body makes and that an expression is: `[[UILabel alloc] init]`, `label` of one; nil for any other.
    func madeView(_ text: SourceText, _ range: Range<Int>) -> MadeView? {
      if range.count == 1, let name = text.word(range.lowerBound) {
        guard names.contains(name), !arguments.contains(name), listed[name] == nil,
          expressions.range(of: name) != nil, alias(of: name, text) == nil
        else { return nil }
        return (types[name] ?? name, expressions.making(of: name), expressions.linesOfMaking(of: name))
      }
      guard let making = range.first(where: { text.isWord($0, "alloc") || text.isWord($0, "new") }),
        let type = text.word(making - 1), text.isMark(making - 2, "["), making < range.lowerBound + 4
      else { return nil }
      return (type, words(text, range), [])
    }

    /// Whether a name is that of an object which the body makes.
    func makes(_ name: String, _ text: SourceText) -> Bool {
      expressions.range(of: name)?.contains { text.isWord($0, "alloc") || text.isWord($0, "new") } ?? false
    }

    /// The arguments of a message: the first has no label, as in Swift.
    func given(_ text: SourceText, _ message: Range<Int>) -> [SourceStatement.Argument] {
      SourceExpression.objectiveCArguments(text, message).enumerated().map { place, argument in
        let (value, words, _) = value(text, argument.range)
        var index = argument.range.lowerBound
        var path = StatementReader.path(text, &index) ?? []
        if let listed = path.first.flatMap({ listed[$0] }) { path = listed + path.dropFirst() }
        let isOwn = path.first.map { names.contains($0) && !arguments.contains($0) } ?? false
        if index != argument.range.upperBound || isOwn || path.first?.first?.isLowercase != true { path = [] }
        return SourceStatement.Argument(
          label: place == 0 ? "_" : argument.label ?? "_", value: value, path: path,
          expression: words.isEmpty ? text.objectiveCExpression(argument.range) : words,
          line: text.line(argument.range.lowerBound))
      }
    }

    /// The names that lead to what a constant of the method stands for; nil for anything else.
    func alias(of name: String, _ text: SourceText) -> [String]? {
      if let listed = listed[name] { return listed }
      guard let range = expressions.range(of: name) else { return nil }
      var index = range.lowerBound
      guard let path = StatementReader.path(text, &index), index == range.upperBound else { return nil }
      // What a type makes is no object of a screen's.
      let isMade =
        path[0].first?.isUppercase == true && path.count > 1 && !path[1].hasPrefix(SourceText.proxy)
      return isMade ? nil : path
    }
  }

  /// The names that a body in Objective-C declares, and what those are that are given a value once.
  static func variables(
    _ text: SourceText, _ body: Range<Int>
  ) -> (
    names: Set<String>, constants: [String: [SubstitutedExpression.Constant]],
    additions: [String: [Range<Int>]], changed: Set<String>,
    types: [String: String]
  ) {
    var types: [String: String] = [:]
    var (names, constants) = (Set<String>(), [String: Range<Int>]())
    var additions: [String: [Range<Int>]] = [:]
    for index in body {
      // `[text addAttribute:…]`
      if text.isMark(index - 1, "["), let name = text.word(index), names.contains(name),
        let message = text.word(index + 1), text.isMark(index + 2, ":"),
        ["add", "append", "insert", "set", "replace"].contains(where: message.hasPrefix),
        additions[name, default: []].count < mostBranches
      {
        additions[name, default: []].append(text.inside(index - 1).dropFirst())
      }
      // `formatter.dateFormat = @"MMM";`
      if text.isMark(index + 1, "."), text.isAny(index - 1, ";{}"), let name = text.word(index),
        names.contains(name), text.isMark(index + 3, "="), !text.isMark(index + 4, "="),
        additions[name, default: []].count < mostBranches
      {
        let end = min(index + LocalConstants.longestTaking, body.upperBound)
        let last = (index + 4..<max(index + 4, end)).first { text.isAny($0, ";{") } ?? end
        additions[name, default: []].append(index + 2..<max(index + 2, last))
      }
      // `text = name;`
      if text.isMark(index + 1, "="), !text.isMark(index + 2, "="), text.isAny(index - 1, ";{}:)"),
        let name = text.word(index), names.contains(name), additions[name, default: []].count < mostBranches
      {
        let end = min(index + LocalConstants.longestTaking, body.upperBound)
        let last = (index + 2..<max(index + 2, end)).first { text.isAny($0, ";{") } ?? end
        additions[name, default: []].append(index + 2..<max(index + 2, last))
      }
      // `count += 2`, `count++`, `&count`
      let isOperated = text.isAny(index + 1, "+-*/|&") && text.isAny(index + 2, "=+-")
      if let name = text.word(index), isOperated || text.isMark(index - 1, "&") { constants[name] = 0..<0 }
      guard let name = text.word(index), text.isAny(index + 1, "=;,)") || text.isWord(index + 1, "in") else {
        continue
      }
      let isPointer =
        text.isMark(index - 1, "*") && (text.word(index - 2) != nil || text.isMark(index - 2, ">"))
      let isValue = text.isMark(index + 1, "=") && text.word(index - 1).map { $0 != "return" } ?? false
      if isPointer || isValue || text.isAny(index + 1, ";,") && text.isDeclaration(of: index) {
        names.insert(name)
      }
      // A name of two is that of none.
      if isPointer, let type = text.word(index - 2) {
        types[name] = types[name].map { $0 == type ? type : "" } ?? type
      }
      guard text.isMark(index + 1, "="), !text.isMark(index + 2, "="), text.isMark(index - 1, ".") == false
      else {
        continue
      }
      // What is given several values is none of them.
      let end = min(index + LocalConstants.longestTaking, body.upperBound)
      let last = (index + 2..<max(index + 2, end)).first { text.isAny($0, ";{") } ?? end
      let isKnown = names.contains(name) && constants[name] == nil
      constants[name] = isKnown && text.isMark(last, ";") ? index + 2..<max(index + 2, last) : 0..<0
    }
    let known = constants.filter { !$0.value.isEmpty }
    return (
      names.subtracting(text.namesOfItself),
      known.mapValues { [SubstitutedExpression.Constant(range: $0, scope: body)] }, additions,
      Set(constants.keys), types.filter { !$0.value.isEmpty }
    )
  }
}
