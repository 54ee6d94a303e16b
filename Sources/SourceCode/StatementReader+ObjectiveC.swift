// Statements in Objective-C.
extension StatementReader {
  /// The statements of a body in Objective-C, between its braces.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - body: The statements.
  ///   - parameters: The names of the method's arguments.
  static func objectiveC(
    _ text: SourceText, _ body: Range<Int>, parameters: Set<String> = []
  ) -> [SourceStatement] {
    let declared = variables(text, body)
    let own = parameters.union(declared.names)
    var local = ObjectiveCNames(
      names: own, arguments: parameters.subtracting(declared.names).subtracting(declared.changed),
      expressions: SubstitutedExpression(
        text, body, constants: declared.constants, made: declared.additions, isObjectiveC: true),
      types: declared.types)
    var lists = ListedObjects(objectiveC: text, body, constant: local.expressions.range) { range in
      var index = range.lowerBound
      return path(text, &index).flatMap { index == range.upperBound ? $0 : nil }
    }
    var handsRowsOn = false
    let rows = rows(text, body, declared.constants, declared.types, &handsRowsOn)
    let rowCounts = rows.values.joined().reduce(into: [SourceRow: Int]()) { $0[$1.row, default: 0] += 1 }
    var result: [SourceStatement] = []
    var depth = 0
    var start = body.lowerBound
    /// Whether a branch without braces may skip the statement.
    func isBranch(_ index: Int) -> Bool {
      ["if", "else", "for", "while", "switch", "case"].contains(text.word(index))
        || text.isWord(index, "default") && text.isMark(index + 1, ":")
    }
    var mayHaveReturned = false
    var availability = AvailabilityBranches()
    var choices = BranchChoices()
    var index = body.lowerBound
    let limit = min(body.upperBound, text.pieces.count)
    /// What a statement does.
    func read(_ range: Range<Int>, _ isCertain: Bool) -> [SourceStatement] {
      let name = subject(text, range.lowerBound).flatMap { own.contains($0) ? $0 : nil }
      let part = name.flatMap { local.alias(of: $0, text) }
      let owner = part?[0] ?? name
      let row = owner.flatMap { rows[$0] }?.last { $0.index < range.lowerBound }?.row
      // In which of several blocks a row is got is not looked at.
      let isKnown = row.map { rowCounts[$0] == 1 } ?? true
      var found: [SourceStatement] = []
      if name == nil || row != nil || part.map({ !own.contains($0[0]) }) ?? false,
        let statement = statement(text, range, isCertain && isKnown, local)
      {
        let named = part.map { part in name.flatMap { statement.ofAlias($0, part) } } ?? statement
        let ofRow = row.map { row in owner.flatMap { named?.ofRow(row, named: $0) } }
        if var done = ofRow ?? named {
          if case .assignment(var own) = done {
            own.noteCircumstances(text, range.lowerBound, body)
            done = .assignment(own)
          }
          found.append(
            done.standing(at: text.line(range.lowerBound), through: text.line(range.upperBound - 1)))
          found += done.textAttributes(in: text, range, isObjectiveC: true) {
            SourceExpression(text, $0, isObjectiveC: true).value
          }
          found += done.backTitle(in: text, range) { SourceExpression(text, $0, isObjectiveC: true).value }
        }
      }
      if row == nil, let name, let type = declared.types[name],
        case .assignment(let given)? = statement(text, range, false, local), given.path.count > 2,
        let gift = SourceStatement.assignment(given).asGift(
          to: type, named: name, isToMade: local.makes(name, text))
      {
        found.append(gift)
      }
      for word in range { found += activations(text, at: word, isCertain) { own.contains($0) ? nil : $0 } }
      if row == nil, let name, parameters.contains(name), !declared.names.contains(name),
        let given = statement(text, range, isCertain, local)?.ofArgument(name)
      {
        found.append(given)
      }
      return found
    }
    while index < limit {
      availability.note(text, at: index)
      if let end = availability.end(ofSkipped: index) {
        (index, start) = (end, end)
        continue
      }
      // `@{NSFontAttributeName: font}` is no block.
      if text.isMark(index, "{"), text.isMark(index - 1, "@") {
        index = text.afterBrackets(index)
        continue
      }
      if availability.isBrace(index) || lists.isBracket(index) && text.isAny(index, "{}") {
        start = index + 1
      } else if text.isMark(index, "{") || text.isMark(index, "}") {
        if text.isMark(index, "{"), start < index,
          let call = blockCall(text, start..<index, isOwn: own.contains)
        {
          result.append(call.standing(at: text.line(start), through: text.line(index)))
        }
        if depth == 0, text.isMark(index, "{"), !text.pieces[start].isConditional {
          choices.note(text, start, mayBeLeftOut: mayHaveReturned, isObjectiveC: true)
        }
        depth += text.isMark(index, "{") ? 1 : -1
        start = index + 1
      } else if text.isMark(index, ";") {
        var first = start
        var isCertain = depth == 0
        while first < index, isBranch(first) {
          isCertain = false
          let isLabel = text.isWord(first, "case") || text.isWord(first, "default")
          first += 1
          if text.isMark(first, "(") { first = text.afterBrackets(first) }
          while isLabel, first < index, !text.isMark(first - 1, ":") { first += 1 }
        }
        if first < index, text.isWord(first, "return") { mayHaveReturned = true }
        let isCertainHere = isCertain && !mayHaveReturned && !text.pieces[first].isConditional
        let found = lists.statements(at: first) { pass in
          local.listed = pass
          return first < index ? read(first..<index, isCertainHere) : []
        }
        for statement in found {
          result.append(statement)
          if depth == 1, !statement.isGift { choices.note(result.count - 1, at: first, in: text) }
        }
        start = index + 1
      }
      index += 1
    }
    choices.mark(&result)
    result += emptying(text, body.clamped(to: 0..<limit), isOwn: own.contains)
    if handsRowsOn { result.append(.call(.init(name: SourceRow.handed, isCertain: false))) }
    return result
  }

  /// The names of the rows and items that a body gets from tables and collections, where it does, and which they are: `Row *row = [table
  /// dequeueReusableCellWithIdentifier:@"row"];`.
  private static func rows(
    _ text: SourceText, _ body: Range<Int>, _ constants: [String: [SubstitutedExpression.Constant]],
    _ types: [String: String], _ handsRowsOn: inout Bool
  ) -> [String: [(index: Int, row: SourceRow)]] {
    var found: [String: [(index: Int, row: SourceRow)]] = [:]
    for index in body.dropFirst() where text.isMark(index + 1, "=") && !text.isMark(index + 2, "=") {
      guard let name = text.word(index) else { continue }
      // `Row *row = …`, and `row = …` of one that was declared before.
      let isDeclared = text.isMark(index - 1, "*")
      guard isDeclared || text.isAny(index - 1, ";{}"),
        let type = isDeclared ? text.word(index - 2) : types[name],
        type.first?.isUppercase == true
      else { continue }
      let end = min(index + LocalConstants.longestTaking, body.upperBound)
      let words = (index..<end).prefix { !text.isMark($0, ";") }
      guard let request = words.first(where: { text.word($0)?.hasPrefix("dequeue") ?? false }) else {
        continue
      }
      // `@"row"`, or a constant of the method.
      let stated = text.isMark(request + 2, "@") ? request + 3 : request + 2
      let constant = text.word(stated).flatMap { constants[$0]?.first?.range.lowerBound }
      let identifier = text.literal(stated) ?? constant.flatMap { text.literal($0 + 1) }
      if let row = SourceRow(className: type, identifier: identifier) {
        found[name, default: []].append((index, row))
      } else {
        handsRowsOn = true
      }
    }
    if !found.isEmpty, !handsRowsOn {
      handsRowsOn = body.contains { index in
        text.isMark(index - 1, ":") && text.word(index).map { found[$0] != nil } ?? false
      }
    }
    return found
  }

  /// The name of what a statement does something to: `label.text = …`, `[label setText:…]`; nil for none.
  private static func subject(_ text: SourceText, _ start: Int) -> String? {
    var first = start
    while text.isMark(first, "[") || text.isMark(first, "(") {
      first = cast(text, first) ?? first + 1
    }
    return text.word(first)
  }

  private static func statement(
    _ text: SourceText, _ range: Range<Int>, _ isCertain: Bool, _ local: ObjectiveCNames
  ) -> SourceStatement? {
    let line = text.line(range.lowerBound)
    // `[UILabel appearance].textColor = …` is none.
    if text.isMark(range.lowerBound, "["), text.afterBrackets(range.lowerBound) == range.upperBound {
      return message(text, text.inside(range.lowerBound), isCertain, line, local)
    }
    var index = range.lowerBound
    guard let path = path(text, &index), text.isMark(index, "="), !text.isMark(index + 1, "=") else {
      return nil
    }
    let (given, words, hasVariables) = local.value(text, index + 1..<range.upperBound)
    let names = swiftNames(path)
    // A truth value that is nothing is none.
    let value = given == .nothing && names.last?.hasPrefix("is") == true ? .flag(false) : given
    var assignment = SourceStatement.Assignment(
      path: names, value: value, expression: words, hasVariables: hasVariables, isCertain: isCertain,
      line: line)
    assignment.noteSides(index + 1..<range.upperBound, of: text, isObjectiveC: true) { side in
      let (value, words, _) = local.value(text, side)
      return (value, words)
    }
    return .assignment(assignment)
  }

  /// The call of a method with a block that nobody knows, of which an index is the brace: `[box mas_makeConstraints:^(Maker *make) {`. Nil
  /// for anything else.
  private static func blockCall(
    _ text: SourceText, _ range: Range<Int>, isOwn: (String) -> Bool
  ) -> SourceStatement? {
    guard text.isMark(range.lowerBound, "["), range.contains(where: { text.isMark($0, "^") }) else {
      return nil
    }
    var index = range.lowerBound + 1
    guard let path = path(text, &index), let method = text.word(index), text.isMark(index + 1, ":"),
      path.first.map(isOwn) == false
    else { return nil }
    return unknownCall(
      path + [method], text.closureWords(range.upperBound), isCertain: false,
      line: text.line(range.lowerBound)
    ).map { .assignment($0) }
  }

  /// The most messages in one another that lead to an object.
  static let deepestPath = 16

  /// The index after what an object is taken for: `(UILabel *)`; nil for anything else.
  private static func cast(_ text: SourceText, _ index: Int) -> Int? {
    let isCast = text.isMark(index, "(") && text.isMark(index + 2, "*") && text.isMark(index + 3, ")")
    return isCast && text.word(index + 1) != nil ? index + 4 : nil
  }

  /// `self.label.text`, `_label.text`, `[[self label] text]`, as `label.text`.
  static func path(_ text: SourceText, _ index: inout Int, depth: Int = 0) -> [String]? {
    if let object = cast(text, index) { index = object }
    // `((UILabel *)[row viewWithTag:7]).text`
    if text.isMark(index, "("), depth < deepestPath {
      var inner = index + 1
      let end = text.afterBrackets(index)
      guard let object = path(text, &inner, depth: depth + 1), inner + 1 == end else { return nil }
      index = end
      return object + members(text, &index)
    }
    if text.isMark(index, "["), depth < deepestPath {
      // A message without arguments asks for a property.
      var inner = index + 1
      let end = text.afterBrackets(index)
      if text.word(inner).map({ $0 == "self" || text.namesOfItself.contains($0) }) ?? false,
        let name = text.word(inner + 1), inner + 3 == end
      {
        index = end
        return [name]
      }
      guard let before = path(text, &inner, depth: depth + 1),
        let (name, last) = text.taggedMember(inner) ?? text.objectiveCAppearance(inner, before: end - 1)
          ?? text.word(inner).map({ ($0, inner + 1) }),
        last + 1 == end
      else { return nil }
      index = end
      return before + [name] + members(text, &index)
    }
    guard var word = text.word(index) else { return nil }
    index += 1
    if word == "self" || text.namesOfItself.contains(word) {
      guard text.isMark(index, ".") || text.isMark(index, "-"), let next = text.word(index + 1) else {
        return nil
      }
      (word, index) = (next, index + 2)
    } else if word.hasPrefix("_") {
      word.removeFirst()
    }
    return [word] + members(text, &index)
  }

  /// The names behind an object, each after a dot.
  private static func members(_ text: SourceText, _ index: inout Int) -> [String] {
    var names: [String] = []
    while text.isMark(index, "."), let next = text.word(index + 1) {
      names.append(next)
      index += 2
    }
    return names
  }

  private static func message(
    _ text: SourceText, _ range: Range<Int>, _ isCertain: Bool, _ line: Int, _ local: ObjectiveCNames
  ) -> SourceStatement? {
    let receiver = text.word(range.lowerBound)
    var index = range.lowerBound
    var path: [String] = []
    let isOfItself = receiver.map { $0 == "self" || text.namesOfItself.contains($0) } ?? false
    if isOfItself || receiver == "super", let name = text.word(index + 1) {
      let isSuper = receiver == "super"
      guard !isSuper, setters[name] != nil && text.isMark(index + 2, ":") || name == removal else {
        return .call(
          .init(
            name: name, arguments: isSuper ? [] : local.given(text, index + 1..<range.upperBound),
            isSuper: isSuper, isCertain: isCertain))
      }
      index += 1
    } else if let found = Self.path(text, &index) {
      path = found
    } else {
      return nil
    }
    guard let setter = text.word(index) else { return nil }
    if setter == removal, index + 1 == range.upperBound {
      return .assignment(
        .init(
          path: path + ["superview"], isCertain: isCertain, line: line, setter: path.isEmpty ? removal : nil))
    }
    if !path.isEmpty, index + 1 == range.upperBound, let flag = animations[setter] {
      return .assignment(
        .init(path: path + ["isAnimating"], value: .flag(flag), isCertain: isCertain, line: line))
    }
    func unknown() -> SourceStatement? {
      unknownCall(
        path + [setter], local.words(text, index + 1..<range.upperBound), isCertain: isCertain, line: line
      ).map { .assignment($0) }
    }
    guard text.isMark(index + 1, ":") else {
      guard index + 1 == range.upperBound else { return nil }
      // What a category does to the object.
      guard path.count == 1 else { return unknown() }
      return .call(.init(name: setter, receiver: .property(path[0]), isCertain: isCertain))
    }
    let arguments = SourceExpression.objectiveCArguments(text, index..<range.upperBound)
    if layerInsertions.contains(setter), let layer = arguments.first {
      return layerInsertion(into: path, local.words(text, layer.range), isCertain, line)
    }
    if insertions.contains(setter) {
      return insertion(text, setter, arguments.first?.range, into: path, isCertain, line) {
        local.madeView(text, $0)
      }
    }
    if setter == spacingSetter {
      return spacing(arguments, text, isCertain, line) {
        SourceExpression(text, $0, isObjectiveC: true).value
      }
    }
    if setter == "registerNib" {
      guard arguments.count == 2, registrationLabels.contains(arguments[1].label ?? ""),
        let nib = nibName(text, arguments[0].range)
      else { return nil }
      return .registration(path: path, nibs: [nib], isCertain: isCertain)
    }
    let loaded = loadedProperty(ofSetter: setter, label: nil)
    let segment = segmentProperty(ofSetter: setter, arguments, in: text)
    guard let property = segment ?? loaded ?? setters[setter] ?? property(ofSetter: setter) else {
      // What a category does to the object, or a class to its arguments.
      guard path.count == 1 else { return unknown() }
      let isOfType = path[0].first?.isUppercase == true
      return .call(
        .init(
          name: setter, receiver: isOfType ? .type(path[0]) : .property(path[0]),
          arguments: local.given(text, index..<range.upperBound), isCertain: isCertain))
    }
    let isNormal =
      segment != nil || loaded != nil || arguments.count == 1
      || arguments.count == 2 && ["forState", "forBarMetrics"].contains(arguments[1].label)
        && ["UIControlStateNormal", "UIBarMetricsDefault", "0"].contains(
          text.word(arguments[1].range.lowerBound))
      || arguments.count == 2 && arguments[1].label == "animated"
      || arguments.count == 3 && arguments[2].label == "barMetrics"
    let state = isNormal || arguments.count != 2 || path.isEmpty ? nil : state(text, arguments[1])
    guard isNormal || state != nil, let first = arguments.first else { return nil }
    path += [state, property].compactMap(\.self)
    let (known, given, hasVariables) = local.value(text, first.range)
    let value = loaded == nil ? known : nil
    // What shows until an image is loaded is one of the arguments.
    let words = loaded == nil ? given : arguments.map { local.words(text, $0.range) }.joined(separator: " ,")
    return .assignment(
      .init(
        path: path, value: value, expression: words, hasVariables: hasVariables, isCertain: isCertain,
        line: line,
        setter: path.count == 1 ? setter : nil))
  }

  /// The property that a setter without a name of its own gives a value: `secureTextEntry` of `setSecureTextEntry`.
  ///
  /// Source: Apple, Key-Value Coding Programming Guide, Accessor Search Patterns.
  private static func property(ofSetter setter: String) -> String? {
    let name = setter.dropFirst(3)
    guard setter.hasPrefix("set"), let first = name.first, first.isUppercase else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// The names that Swift has for the same properties.
  private static func swiftNames(_ path: [String]) -> [String] {
    path.map {
      [
        "hidden": "isHidden", "enabled": "isEnabled", "on": "isOn", "selected": "isSelected",
        "active": "isActive",
        "navigationBarHidden": "isNavigationBarHidden",
      ][$0] ?? $0
    }
  }
}
