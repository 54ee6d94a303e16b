/// Reads the statements of a body that give properties values or call methods of the same object.
///
/// Everything that stands in a branch, a loop or a closure may not run, and counts as uncertain, but for what is done to each object of
/// a list that is written there.
enum StatementReader {
  /// The statements of a body in Swift, between its braces.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - body: The statements.
  ///   - parameters: The names of the method's arguments.
  ///   - properties: The code of the properties of the type, as far as they were read.
  static func swift(
    _ text: SourceText, _ body: Range<Int>, parameters: [String] = [],
    omitted: OmittedArguments = OmittedArguments(), properties: (String) -> Range<Int>? = { _ in nil }
  ) -> [SourceStatement] {
    var result: [SourceStatement] = []
    var depth = 0
    var isStart = true
    var hasReturned = false
    var (mayHaveReturned, guards) = (false, GuardExits())
    var local = LocalConstants(text, body, parameters: parameters, omitted: omitted)
    /// The code of a list that a constant or a property is; nil for anything else.
    func list(_ name: String) -> Range<Int>? {
      local.constant(name)
        ?? (local.isOwn(name) ? nil : properties(name).flatMap { text.isMark($0.lowerBound, "[") ? $0 : nil })
    }
    var lists = ListedObjects(swift: text, body, constant: list)
    var (branches, afterGuard) = ([Branch](), Branch?.none)
    var availability = AvailabilityBranches()
    var closures = Closures()
    var choices = BranchChoices()
    /// Where the statement begins that is read, and whether it runs whenever the body does.
    var statement = (start: body.lowerBound, isCertain: false)
    var constraints = ConstraintReader(text, body)
    /// The end of a statement whose closures run as the screen appears, whatever they wait for.
    var soon = body.lowerBound
    var parentheses = 0
    var index = body.lowerBound
    /// A statement with the branch that it is in.
    func placed(_ statement: SourceStatement, at index: Int) -> SourceStatement {
      let isConditional = text.pieces[index].isConditional
      let branch =
        depth == 1 && !isConditional ? branches.prefix(mostBranches).first { $0.range.contains(index) } : nil
      let rest = afterGuard.flatMap { $0.range.contains(index) ? $0.condition : nil }
      var condition = branch?.condition ?? rest
      if branch == nil, rest != nil { condition?.isWhole = depth == 0 && !isConditional }
      // What the guard asked counts beside what the branch does.
      let isAskedTwice = branch != nil && rest != nil
      let mayBeLeftOut = mayHaveReturned || guards.mayHaveReturned || isAskedTwice
      let placed = statement.standing(
        at: text.line(index), through: text.line(endOfSwift(text, index, limit: longestValue) - 1)
      ).inBranch(condition, mayBeLeftOut: mayBeLeftOut)
      guard case .assignment(var assignment) = placed else { return placed }
      assignment.isSoon = index < soon
      assignment.noteCircumstances(text, index, body)
      if guards.mayHaveReturned { assignment.isAfterGuard = !mayHaveReturned && !isAskedTwice }
      return .assignment(assignment)
    }
    /// The statements at an index, for each object of the lists that loops around them are over.
    func read(at index: Int, _ isCertain: Bool) -> [SourceStatement] {
      let isCertain = isCertain && lists.isOfKnown(index)
      return lists.statements(at: index) { pass in
        // What a closure is called with that is no loop is not known.
        if pass.isEmpty, text.isMark(index, "$") { return [] }
        let local = pass.isEmpty ? local : local.inLoops(pass)
        return swiftStatements(text, index, body.upperBound, isCertain, local)
      }
    }
    while index < min(body.upperBound, text.pieces.count) {
      let piece = text.pieces[index]
      availability.note(text, at: index)
      if let end = availability.end(ofSkipped: index) {
        (index, isStart) = (end, true)
        continue
      }
      if availability.isBrace(index) || lists.isBracket(index) {
        (index, isStart) = (index + 1, true)
        continue
      }
      if isStart || piece.isFirstOnLine, text.isMark(index, "["),
        let statement = registrations(
          text, index, isCertain: depth == 0 && !piece.isConditional && !hasReturned)
      {
        result.append(statement)
      }
      if case .mark(let mark) = piece.token {
        // `(row.viewWithTag(7) as? UILabel)?.text = …`, `$0.isHidden = true`
        if isStart || piece.isFirstOnLine, text.isMark(index, "$") || text.castObject(index) != nil {
          let isCertain = depth == 0 && !piece.isConditional && !hasReturned
          for statement in read(at: index, isCertain) {
            result.append(placed(statement, at: index))
            if depth == 1 { choices.note(result.count - 1, at: index, in: text) }
          }
        }
        closures.note(text, index)
        if text.isAny(index, "([") { parentheses += 1 }
        if text.isAny(index, ")]") { parentheses -= 1 }
        switch mark {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        isStart = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ":")].contains(mark)
        index += 1
        continue
      }
      let activations = activations(text, at: index, statement.isCertain, list: list) { name in
        if constraints.isNamed(name) { return nil }
        return local.isOwn(name) ? local.alias(of: name).flatMap { $0.count == 1 ? $0[0] : nil } : name
      }
      result += activations.map { placed($0, at: statement.start) }
      for constraint in constraints.activated(at: index, in: statement.start, { local.value(of: $0) }) {
        var constraint = constraint
        constraint.isCertain = constraint.isCertain && statement.isCertain
        let sides = [constraint.first, constraint.second].compactMap(\.self)
        if sides.contains(where: { $0.path.first.map { local.isOwn($0) && !local.isArgument($0) } ?? false })
        {
          continue
        }
        result.append(placed(.constraint(constraint), at: statement.start))
      }
      if let binding = binding(text, statement.start, at: index),
        case .assignment(let assignment) = binding, !local.isOther(assignment.path[0], at: index)
      {
        result.append(binding)
      }
      if isStart || piece.isFirstOnLine && !isContinued(text, index) || text.isWord(index - 1, "in") {
        // What follows the label of an argument is no statement of its own.
        if parentheses == 0 || !text.isMark(index - 1, ":") {
          statement = (index, depth == 0 && !piece.isConditional && !hasReturned)
        }
        closures.beginStatement(text, index)
        if depth == 0, isSoon(text, index) { soon = endOfSwift(text, index, limit: longestScope) }
        // After a colon it may be one side of a choice: `isOn ? show() : hide()`.
        let isOfContainer =
          depth == 1 && availability.isInContainer(index)
          && AvailabilityBranches.leadToContainer(text.word(index).flatMap { local.alias(of: $0) })
        let isCertain =
          (depth == 0 || isOfContainer) && !piece.isConditional && !hasReturned
          && !text.isMark(index - 1, ":")
        if depth == 0, text.isWord(index, "return") { hasReturned = true }
        if depth == 0, !hasReturned, !piece.isConditional {
          choices.note(text, index, mayBeLeftOut: mayHaveReturned || guards.mayHaveReturned)
        }
        if depth == 0, !hasReturned, ["if", "guard", "switch"].contains(text.word(index)) {
          branches = self.branches(text, index, local)
          if text.isWord(index, "guard") { afterGuard = afterGuard ?? self.afterGuard(branches, body) }
        }
        let isExit = depth == 1 && afterGuard.map { index < $0.range.lowerBound } ?? false
        guards.note(text, index)
        if text.isWord(index, "return"), !isExit, !closures.isInside, !guards.takes(index) {
          mayHaveReturned = true
        }
        if let call = callForValue(text, index, body.upperBound, isCertain, local) {
          result.append(placed(call, at: index))
        }
        // A value may contain statements of its own, in closures: reading goes on inside.
        for statement in read(at: index, isCertain) {
          result.append(placed(statement, at: index))
          if depth == 1, !closures.isInside { choices.note(result.count - 1, at: index, in: text) }
        }
        if isCertain { local.note(at: index, before: body.upperBound) }
      }
      isStart = false
      index += 1
    }
    choices.mark(&result)
    result += emptying(text, body.clamped(to: 0..<text.pieces.count), isOwn: { local.isOwn($0) })
    if local.handsRowsOn { result.append(.call(.init(name: SourceRow.handed, isCertain: false))) }
    return result
  }

  /// Whether a statement is one of those that run closures as a screen appears: animations, the main queue, `defer`.
  private static func isSoon(_ text: SourceText, _ start: Int) -> Bool {
    text.isWord(start, "UIView") && text.isMark(start + 1, ".") || text.isWord(start, "defer")
      || text.isWord(start, "DispatchQueue") && text.isWord(start + 2, "main")
      || text.isWord(start, "Task") && text.isMark(start + 1, "{")
  }

  /// The most tokens of a statement whose closures are looked through.
  static let longestScope = 4_096

  /// The statement at an index: several where it is about a variable that stands for one of several objects.
  private static func swiftStatements(
    _ text: SourceText, _ start: Int, _ limit: Int, _ isCertain: Bool, _ local: LocalConstants
  ) -> [SourceStatement] {
    let start = text.isMark(start, "$") ? start + 1 : start
    let word = text.word(start) ?? ""
    let paths = local.listed[word] == nil ? local.paths(ofVariable: word, at: start) : []
    guard !paths.isEmpty, local.isOther(word, at: start) else {
      guard let own = swiftStatement(text, start, limit, isCertain, local) else { return [] }
      return [own]
        + own.textAttributes(in: text, start..<limit, list: local.list) { local.value(of: $0) }
        + own.backTitle(in: text, start..<limit) { local.value(of: $0) }
    }
    let own = plainStatement(text, start, limit, isCertain && paths.count == 1, local)
    return paths.compactMap { own?.ofAlias(word, $0) }
  }

  /// The call of a method of the object itself by which a statement gets what it asks for, returns or keeps: `guard isShown() else`,
  /// `let isShown = show()`; nil for anything else.
  private static func callForValue(
    _ text: SourceText, _ start: Int, _ limit: Int, _ isCertain: Bool, _ local: LocalConstants
  ) -> SourceStatement? {
    var index = start + 1
    switch text.word(start) {
    case "if", "guard", "return": while text.isMark(index, "!") { index += 1 }
    case "let", "var":
      let mark = text.isMark(start + 2, ":") ? start + 4 : start + 2
      guard text.isMark(mark, "=") else { return nil }
      index = mark + 1
    default:
      // `isShown = show()`
      guard text.isMark(start + 1, "="), !text.isMark(start + 2, "=") else { return nil }
      index = start + 2
    }
    while let word = text.word(index), ["try", "await", "self"].contains(word) {
      index += 1
      while text.isAny(index, "?!.") { index += 1 }
    }
    guard let name = text.word(index), name.first?.isLowercase == true, text.isMark(index + 1, "("),
      !local.isOwn(name), case .call(let call)? = plainStatement(text, index, limit, isCertain, local),
      call.receiver == nil
    else { return nil }
    return .call(call)
  }

  private static func swiftStatement(
    _ text: SourceText, _ start: Int, _ limit: Int, _ isCertain: Bool, _ local: LocalConstants
  ) -> SourceStatement? {
    guard let name = (text.castObject(start) ?? text.subscripted(start))?.names[0] ?? text.word(start) else {
      return nil
    }
    let listed = local.listed[name]
    func plain(_ isCertain: Bool) -> SourceStatement? {
      let statement = plainStatement(text, start, limit, isCertain, local)
      guard let listed else { return statement }
      return statement?.ofAlias(name, listed)
    }
    let word = listed?.first ?? name
    if local.isArgument(word) { return plain(isCertain)?.ofArgument(word) }
    if let path = local.partOfArgument(word) {
      return plain(isCertain)?.ofAlias(word, path)?.ofArgument(path[0])
    }
    guard local.isOther(word, at: start) else { return plain(isCertain) }
    if let path = local.alias(of: word) { return plain(isCertain)?.ofAlias(word, path) }
    let part = local.partOfTaken(word)
    let owner = part?[0] ?? word
    guard let row = local.taken(owner, at: start) else {
      // What is done to the outlets of an object of another document.
      guard let type = local.type(of: word), case .assignment(let own)? = plain(false), own.path.count > 2
      else { return nil }
      return SourceStatement.assignment(own).asGift(
        to: type, named: word, isToMade: local.madeClass(of: word) != nil)
    }
    guard let own = plain(local.isCertain(at: start, ofTaken: owner)) else { return nil }
    return (part.map { own.ofAlias(word, $0) } ?? own)?.ofRow(row, named: owner)
  }

  /// The statement of a property of the object itself, or of a name that is taken for one.
  private static func plainStatement(
    _ text: SourceText, _ start: Int, _ limit: Int, _ isCertain: Bool, _ local: LocalConstants
  ) -> SourceStatement? {
    var index = start
    let ofList = text.subscripted(start).flatMap { local.listed[$0.names[0]] == nil ? nil : $0 }
    let object = text.castObject(start) ?? ofList
    guard var word = object?.names[0] ?? text.word(index) else { return nil }
    let isSuper = word == "super"
    if object == nil, word == "self" || isSuper {
      index += 1
      if text.isMark(index, "?") || text.isMark(index, "!") { index += 1 }
      guard text.isMark(index, "."), let next = text.word(index + 1) else { return nil }
      (word, index) = (next, index + 1)
    } else if object == nil, keywords.contains(word) {
      return nil
    }
    let rest = text.members(after: object?.end ?? index + 1)
    var path = (object?.names ?? [word]) + rest.names
    index = rest.end
    let line = text.line(start)
    if text.isMark(index, "="), !text.isMark(index + 1, "=") {
      let end = max(min(endOfSwift(text, index + 1, limit: longestValue), limit), index + 1)
      let value = local.value(of: index + 1..<end)
      var assignment = SourceStatement.Assignment(path: path, value: value, isCertain: isCertain, line: line)
      assignment.note(index + 1..<end, of: text, local)
      return .assignment(assignment)
    }
    if text.isAny(index, "+-*/|&"), text.isMark(index + 1, "=") {
      let end = max(min(endOfSwift(text, index + 2, limit: longestValue), limit), index + 2)
      return .assignment(
        .init(
          path: path,
          expression: text.expression(index..<index + 2) + local.expression(index + 2..<end).words,
          isCertain: isCertain, line: line))
    }
    guard text.isMark(index, "(") else {
      guard !isSuper, text.isMark(index, "{"), !text.isWord(start - 1, "in"),
        path.last.map(ListedObjects.callsAtOnce) == false
      else { return nil }
      return unknownCall(path, text.closureWords(index), isCertain: isCertain, line: line).map {
        .assignment($0)
      }
    }
    let end = text.afterBrackets(index)
    if path.count > 1, end == index + 2, let flag = animations[path[path.count - 1]] {
      return .assignment(
        .init(path: path.dropLast() + ["isAnimating"], value: .flag(flag), isCertain: isCertain, line: line))
    }
    if !isSuper, let method = path.last, insertions.contains(method) {
      let arguments = SourceExpression.arguments(text, text.inside(index))
      return insertion(
        text, method, arguments.first?.range, into: path.dropLast(), isCertain, line, listed: local.listed,
        isArgument: local.isArgument, made: local.madeView)
    }
    if !isSuper, let method = path.last, layerInsertions.contains(method) {
      let layer = SourceExpression.arguments(text, text.inside(index)).first.map {
        local.expression($0.range).words
      }
      return layerInsertion(into: Array(path.dropLast()), layer ?? "", isCertain, line)
    }
    if !isSuper, path.last == spacingSetter {
      return spacing(SourceExpression.arguments(text, text.inside(index)), text, isCertain, line) {
        local.value(of: $0)
      }
    }
    // A class may have a method of its own with the name of a setter of UIKit's.
    let isSetter = !isSuper && setters[path[0]] != nil && end > index + 2
    if path.count == 1, !isSetter, isSuper || path[0] != removal {
      return .call(
        .init(
          name: path[0], arguments: arguments(text, index, local), isSuper: isSuper, isCertain: isCertain))
    }
    if !isSuper, path.last == "register" || path.last == "registerNib" {
      let arguments = SourceExpression.arguments(text, text.inside(index))
      if let nib = generatedNib(text, arguments) {
        return .registration(path: path.dropLast(), nibs: [nib], isCertain: isCertain)
      }
      guard arguments.count == 2, registrationLabels.contains(arguments[1].label ?? ""),
        let nib = nibName(text, arguments[0].range)
      else { return nil }
      return .registration(path: path.dropLast(), nibs: [nib], isCertain: isCertain)
    }
    if !isSuper, path.last == removal {
      return .assignment(
        .init(
          path: path.dropLast() + ["superview"], isCertain: isCertain, line: line,
          setter: path.count == 1 ? removal : nil))
    }
    guard !isSuper, let setter = path.last else { return nil }
    if setter == "setValue", let (keys, value) = keyedValue(text, index) {
      var assignment = SourceStatement.Assignment(
        path: path.dropLast() + keys, value: local.value(of: value), isCertain: isCertain, line: line)
      assignment.note(value, of: text, local)
      return .assignment(assignment)
    }
    if setter == "toggle", path.count > 2, end == index + 2 {
      return .assignment(
        .init(path: path.dropLast(), expression: " toggle", isCertain: isCertain, line: line))
    }
    // What an extension does to the object, or a type to its arguments.
    let isOfType = path[0].first?.isUppercase == true
    let extending =
      path.count == 2
      ? SourceStatement.call(
        .init(
          name: setter, receiver: isOfType ? .type(path[0]) : .property(path[0]),
          arguments: arguments(text, index, local), isCertain: isCertain)) : nil
    var unknown: SourceStatement? {
      // What a closure is called with is no object of the screen's, and what is asked for an argument changes none.
      let isOther = local.isOwn(path[0]) && !local.isArgument(path[0]) && local.alias(of: path[0]) == nil
      return isOther || text.isArgument(start)
        ? nil
        : unknownCall(
          path,
          local.expression(text.inside(index)).words
            + (text.isMark(end, "{") ? text.closureWords(end) : ""), isCertain: isCertain,
          line: line
        ).map { .assignment($0) }
    }
    let arguments = SourceExpression.arguments(text, text.inside(index))
    let loaded = loadedProperty(ofSetter: setter, label: arguments.first?.label)
    let segment = segmentProperty(ofSetter: setter, arguments, in: text)
    guard let property = segment ?? loaded ?? setters[setter] else { return extending ?? unknown }
    path[path.count - 1] = property
    if loaded != nil, path.count > 2, loaders.contains(path[path.count - 2]) {
      path.remove(at: path.count - 2)
    }
    let isNormal =
      segment != nil || loaded != nil || arguments.count == 1
      || arguments.count == 2 && arguments[1].label == "animated"
      || arguments.count == 2 && ["for", "forState", "forBarMetrics"].contains(arguments[1].label)
        && isNormalState(text, arguments[1].range)
      || arguments.count == 3 && arguments[2].label == "barMetrics"
    // Other states show something else.
    let state = isNormal || arguments.count != 2 || path.count < 2 ? nil : state(text, arguments[1])
    if let state { path.insert(state, at: path.count - 1) }
    guard isNormal || state != nil, let first = arguments.first else {
      return path.count == 1 ? .call(.init(name: setter, arguments: nil, isCertain: false)) : extending
    }
    let value = loaded == nil ? local.value(of: first.range) : nil
    var assignment = SourceStatement.Assignment(
      path: path, value: value, isCertain: isCertain, line: line, setter: path.count == 1 ? setter : nil)
    assignment.setterLabels = arguments.map { $0.label ?? "_" }
    // What shows until an image is loaded is one of the arguments.
    let last = loaded == nil ? first.range.upperBound : arguments[arguments.count - 1].range.upperBound
    assignment.note(first.range.lowerBound..<last, of: text, local)
    return .assignment(assignment)
  }

  /// The arguments in the brackets at an index.
  private static func arguments(
    _ text: SourceText, _ index: Int, _ local: LocalConstants
  ) -> [SourceStatement.Argument] {
    if text.afterBrackets(index) == index + 2 { return [] }
    return SourceExpression.arguments(text, text.inside(index)).map { argument in
      let range = argument.range
      var path: [String] = []
      var next = range.lowerBound
      if text.isWord(next, "self") {
        let point = text.isAny(next + 1, "?!") ? next + 2 : next + 1
        if text.isMark(point, ".") { next = point + 1 }
      }
      if text.isMark(next, "$") { next += 1 }
      if next < range.upperBound, let first = text.member(next) {
        let rest = text.members(after: first.end)
        (path, next) = ((local.listed[first.name] ?? [first.name]) + rest.names, rest.end)
      }
      let isOwn = path.first.map { local.isOwn($0) && !local.isArgument($0) } ?? false
      if next != range.upperBound || isOwn || path.first?.first?.isLowercase != true { path = [] }
      let expression = text.isMark(range.lowerBound, "{") ? "" : local.expression(range).words
      return .init(
        label: argument.label ?? "_", value: local.value(of: range), path: path, expression: expression,
        line: text.line(range.lowerBound))
    }
  }

  /// What other statements begin with.
  private static let keywords: Set<String> = [
    "let", "var", "if", "guard", "for", "while", "switch", "case", "return", "func",
  ]

  /// What makes an indicator move, or stop.
  static let animations = ["startAnimating": true, "stopAnimating": false]

  /// What takes a view out of the one that it is in, as if its superview were none.
  static let removal = "removeFromSuperview"

  /// The most branches of a statement that are told apart.
  static let mostBranches = 256

  /// The most tokens of a value: longer ones are no literals.
  static let longestValue = 256

  /// The index after an expression in Swift: where the next statement begins, or what encloses it ends; at most after a
  /// number of tokens.
  static func endOfSwift(_ text: SourceText, _ start: Int, limit: Int = .max) -> Int {
    var index = start
    let last = min(text.pieces.count, limit == .max ? .max : start + limit)
    while index < last {
      if text.isAny(index, "})];") { return index }
      if index > start, text.pieces[index].isFirstOnLine, !isContinued(text, index) { return index }
      let isOpening = text.isAny(index, "([{")
      index = isOpening ? text.afterBrackets(index) : index + 1
    }
    return index
  }

  /// Whether what begins a line in Swift continues the statement of the line before.
  static func isContinued(_ text: SourceText, _ index: Int) -> Bool {
    guard index > 0, index < text.pieces.count else { return false }
    func isOne(of marks: String, at index: Int) -> Bool {
      guard case .mark(let mark) = text.pieces[index].token else { return false }
      return marks.utf8.contains(mark)
    }
    if isOne(of: ".?:+*/=&|,<>{", at: index) { return true }
    return isOne(of: "=+-*/&|,(<:.[", at: index - 1) || isOne(of: "?", at: index - 1) && isChoice(text, index)
  }

  /// Whether the first side of a choice is at an index, after the question: `isOn ?` on the line before, and a colon behind it.
  private static func isChoice(_ text: SourceText, _ start: Int) -> Bool {
    if ["case", "default"].contains(text.word(start)) || text.touchesBefore(start - 1) { return false }
    var index = start
    while index < min(start + longestSide, text.pieces.count), !text.isMark(index, ":") {
      if index > start, text.pieces[index].isFirstOnLine || text.isAny(index, "=;{})]") { return false }
      index = text.isAny(index, "([") ? text.afterBrackets(index) : index + 1
    }
    return text.isMark(index, ":")
  }

  /// The most tokens of one side of a choice.
  private static let longestSide = 64
}
