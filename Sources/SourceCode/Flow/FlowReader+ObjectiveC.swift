// What code in Objective-C makes of what.
extension FlowReader {
  /// A message: `[boat setName:name color:color]`.
  private struct Message {
    let receiver: Range<Int>
    let name: String
    var arguments: [(label: String?, range: Range<Int>)] = []
  }

  mutating func readObjectiveC(_ type: SourceType) {
    for method in type.methods where !method.code.isEmpty {
      // A method without parameters may be asked for as a property is.
      let name = method.parameters.isEmpty ? method.name : method.name + SourceType.call
      var body = Body(
        owner: type.name, name: method.isStatic ? FlowNode.ofType + name : name, range: method.code,
        isStatic: method.isStatic)
      for (place, parameter) in method.parameters.enumerated() {
        let label = FlowNode.label(parameter.label, at: place)
        declare(
          parameter.name, parameter.type,
          [.parameter(type: type.name, method: method.name, label: label)], &body)
        body.parameters[parameter.name] = label
      }
      let first = flows.definitions.count
      noteResult(resultType(of: method, type), .member(type: body.owner, name: body.name), &body)
      for index in method.code { readObjectiveC(at: index, method.code, &body) }
      if let asked = method.asked { noteAnswer(asked, from: first, body) }
    }
  }

  private mutating func readObjectiveC(at index: Int, _ range: Range<Int>, _ body: inout Body) {
    if text.isMark(index, "="), !text.isMark(index + 1, "="), !text.isAny(index - 1, "=!<>") {
      objectiveCAssignment(index, range, &body)
    } else if text.isWord(index, "return") {
      let value = index + 1..<max(objectiveCEnd(index + 1, range), index + 1)
      define(.member(type: body.owner, name: body.name), value, body, isResult: true)
    } else if text.isWord(index, "for"), text.isMark(index + 1, "(") {
      let head = text.inside(index + 1)
      guard let mark = head.first(where: { text.isWord($0, "in") }), let name = text.word(mark - 1) else {
        return
      }
      let list = mark + 1..<max(head.upperBound, mark + 1)
      let uses = uses(list, body)
      body.declare(name, objectiveCType(before: mark - 1))
      define(body.local(name), list, body, uses: uses)
    } else if let message = message(at: index) {
      send(message, &body)
    } else if text.isMark(index, "("), let (path, isPlain) = blockPath(before: index, range),
      let name = path.last
    {
      // `self.done(name)`
      let first =
        path.count == 1 ? body.owner : isPlain ? body.type(of: path[0]) : typeOf(body.owner, path[0])
      let owner = path.count == 1 ? first : type(ofPath: path.dropLast(), first)
      let number = flows.add(.init(name: name, type: owner))
      for (place, argument) in SourceExpression.arguments(text, text.inside(index)).enumerated() {
        define(
          .parameter(type: owner, method: name, label: "_\(place)"), argument.range, body, call: number)
      }
    }
  }

  /// The class of a variable whose name stands at an index: `Boat *boat`. Nil for none of objects.
  private func objectiveCType(before index: Int) -> String? {
    text.isMark(index - 1, "*") ? text.word(index - 2) : nil
  }

  /// The names that lead to a block which is called at an index; nil for a function or anything else.
  private func blockPath(before open: Int, _ range: Range<Int>) -> (path: [String], isPlain: Bool)? {
    var start = open - 1
    guard text.word(start) != nil else { return nil }
    while start > range.lowerBound, text.isMark(start - 1, "."), text.word(start - 2) != nil { start -= 2 }
    guard start < open - 1 || text.word(start)?.hasPrefix("_") == true else { return nil }
    return objectiveCPath(start..<open)
  }

  /// Whether an expression says anything itself: texts, numbers, constants and members of types.
  func isObjectiveCStated(_ range: Range<Int>) -> Bool {
    !range.contains { text.isAny($0, "^{") && !text.isMark($0 - 1, "@") }
      && range.contains { index in
        if case .text = text.pieces[index].token { return true }
        guard let word = text.word(index), let first = word.first else { return false }
        // `[Boat boatWithName:name]` is made of what it is called with.
        let isMade = text.isMark(index - 1, "[") && text.isMark(index + 2, ":") && !FlowNode.isApples(word)
        return first.isNumber || first.isUppercase && !isMade
      }
  }

  private mutating func objectiveCAssignment(_ index: Int, _ range: Range<Int>, _ body: inout Body) {
    let value = index + 1..<max(objectiveCEnd(index + 1, range), index + 1)
    let end = text.isAny(index - 1, "+-*/|&") ? index - 1 : index
    var start = end
    while start > range.lowerBound, !text.isAny(start - 1, ";{}"), end - start < Self.longestTarget {
      start -= 1
    }
    // `UILabel *label = …`, `CGFloat width = …`
    if let name = text.word(end - 1), text.isMark(end - 2, "*") || text.word(end - 2) != nil, end - start <= 6
    {
      let (type, uses) = (objectiveCType(before: end - 1), uses(value, body))
      body.declare(name, type)
      let isMade = value.contains { text.isWord($0, "alloc") || text.isWord($0, "new") }
      if isMade, type.map(FlowNode.isOfView) == true { body.made.insert(name) }
      return define(body.local(name), value, body, uses: uses)
    }
    var next = start
    let isPlain =
      text.word(start) != nil && !text.isWord(start, "self") && text.word(start)?.hasPrefix("_") == false
    guard let path = StatementReader.path(text, &next), next == end, let root = path.first else { return }
    let isLocal = isPlain && body.isLocal(root)
    guard text.isMark(value.lowerBound, "^") else { return give(path, isLocal: isLocal, value, body) }
    // `boat.done = ^(NSString *name) { … }`
    let type = isLocal ? body.type(of: root) : typeOf(body.owner, root)
    let owner = path.count == 1 ? body.owner : self.type(ofPath: path.dropLast(), type)
    var open = value.lowerBound + 1
    while open < value.upperBound, !text.isAny(open, "({") { open += 1 }
    guard text.isMark(open, "(") else { return }
    for (place, parameter) in SourceExpression.arguments(text, text.inside(open)).enumerated() {
      guard let name = text.word(parameter.range.upperBound - 1) else { continue }
      let label = "_\(place)"
      declare(name, nil, [.parameter(type: owner, method: path[path.count - 1], label: label)], &body)
    }
  }

  /// Notes that a property, or a variable, is given a value.
  private mutating func give(_ path: [String], isLocal: Bool, _ value: Range<Int>, _ body: Body) {
    let root = path[0]
    let type = isLocal ? body.type(of: root) : typeOf(body.owner, root)
    if path.count == 1 {
      let target: FlowNode =
        isLocal ? body.local(root) : .member(type: body.owner, name: root)
      define(target, value, body)
    } else if let owner = self.type(ofPath: path.dropLast(), type) {
      let object = object(path.dropLast(), isOwn: !isLocal, body)
      let call = flows.add(
        .init(name: path[path.count - 1], type: owner, objects: object.map { [FlowNode.itself: $0] } ?? [:]))
      if !isOfMadeView(path, isLocal: isLocal, body) {
        define(.member(type: owner, name: path[path.count - 1]), value, body, call: call)
      }
    }
    for target in targets(path, isLocal: isLocal, body) { define(target, value, body) }
  }

  private mutating func send(_ message: Message, _ body: inout Body) {
    guard !message.arguments.isEmpty else { return }
    let (type, isOwn, _) = receiver(message.receiver, body)
    var call = SourceFlows.Call(name: message.name, type: type)
    let path = objectiveCPath(message.receiver)
    if isOwn {
      call.objects[FlowNode.itself] = .init(type: body.owner, path: [])
    } else if let (path, isPlain) = path {
      call.objects[FlowNode.itself] = object(path[...], isOwn: !isPlain, body)
    }
    for (place, argument) in message.arguments.enumerated() {
      if let (path, isPlain) = objectiveCPath(argument.range) {
        call.objects[FlowNode.label(argument.label, at: place)] = object(path[...], isOwn: !isPlain, body)
      }
    }
    let number = flows.add(call)
    for (place, argument) in message.arguments.enumerated() where !text.isMark(argument.range.lowerBound, "^")
    {
      let label = FlowNode.label(argument.label, at: place)
      define(
        .parameter(type: type, method: message.name, label: label), argument.range, body, call: number)
    }
    guard let (path, isPlain) = path ?? (isOwn ? ([], false) : nil), let first = message.arguments.first
    else { return }
    let isLocal = isPlain && path.first.map(body.isLocal) == true
    if message.name == "addObject", path.count == 1 { give(path, isLocal: isLocal, first.range, body) }
    if StatementReader.insertions.contains(message.name), let view = objectiveCPath(first.range)?.path.last {
      give(path + [SourceStatement.Assignment.subviews, view], isLocal: isLocal, first.range, body)
    }
    // `[label setText:name]`, `[button setTitle:name forState:UIControlStateNormal]`
    guard message.name.hasPrefix("set"), message.name.count > 3 else { return }
    let property =
      StatementReader.setters[message.name]
      ?? message.name.dropFirst(3).prefix(1).lowercased() + message.name.dropFirst(4)
    if StatementReader.setters[message.name] != nil || message.arguments.count == 1 {
      give(path + [property], isLocal: isLocal, first.range, body)
    }
  }

  /// The message of which the bracket is at an index; nil for a list or a subscript.
  private func message(at open: Int) -> Message? {
    guard text.isMark(open, "["), !text.isMark(open - 1, "@"), !text.isMark(open - 1, "]"),
      text.word(open - 1) == nil || text.isWord(open - 1, "return")
    else { return nil }
    let inside = text.inside(open)
    var index = inside.lowerBound
    if text.isMark(index, "[") || text.isMark(index, "(") {
      index = text.afterBrackets(index)
      if text.isMark(inside.lowerBound, "("), text.word(index) != nil,
        text.isMark(index + 1, ".") || text.word(index + 1) != nil
      {
        index += 1
      }
    } else {
      guard text.word(index) != nil else { return nil }
      index += 1
    }
    while text.isMark(index, "."), text.word(index + 1) != nil { index += 2 }
    guard index < inside.upperBound, let name = text.word(index) else { return nil }
    var message = Message(receiver: inside.lowerBound..<index, name: name)
    var label: String?
    index += 1
    while index < inside.upperBound, text.isMark(index, ":") {
      let start = index + 1
      index = start
      while index < inside.upperBound,
        !(index > start && text.isMark(index + 1, ":") && text.word(index) != nil && !isChoice(start, index))
      {
        index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
      }
      index = min(index, inside.upperBound)
      message.arguments.append((label, start..<max(index, start)))
      label = text.word(index)
      index += 1
    }
    return message
  }

  /// Whether a question stands between two indices: the word before a colon is one of its sides.
  private func isChoice(_ start: Int, _ index: Int) -> Bool {
    (start..<index).contains { text.isMark($0, "?") }
  }

  /// The names that an expression is, without `self`, and whether the first may be that of a variable; nil where it is anything else.
  private func objectiveCPath(_ range: Range<Int>) -> (path: [String], isPlain: Bool)? {
    var index = range.lowerBound
    let first = text.word(index)
    guard first?.first?.isUppercase != true, let path = StatementReader.path(text, &index),
      index == range.upperBound,
      !path.isEmpty, path != ["self"]
    else { return nil }
    return (path, first != nil && first != "self" && first?.hasPrefix("_") == false)
  }

  /// The type of what gets a message, whether that is the object itself, and what it is made of.
  private func receiver(
    _ range: Range<Int>, _ body: Body, depth: Int = 0
  ) -> (type: String?, isOwn: Bool, uses: [FlowNode]) {
    guard depth < StatementReader.deepestPath else { return (nil, false, []) }
    let start = range.lowerBound
    if range.count == 1, let word = text.word(start) {
      if word == "self" || word == "super" || text.namesOfItself.contains(word) {
        return (body.owner, true, [])
      }
      if word.first?.isUppercase == true { return (word, false, []) }
    }
    if let inner = message(at: start) {
      let before = receiver(inner.receiver, body, depth: depth + 1)
      // `[[Boat alloc] init]`
      if inner.name.hasPrefix("init") || ["alloc", "new"].contains(inner.name) {
        let name = inner.arguments.isEmpty ? inner.name : inner.name + SourceType.call
        return (before.type, false, inner.name == "alloc" ? [] : [.member(type: before.type, name: name)])
      }
      let name = inner.arguments.isEmpty ? inner.name : inner.name + SourceType.call
      let uses: [FlowNode] = [
        .member(type: before.type, name: name), .member(type: before.type, name: FlowNode.ofType + name),
      ]
      return (before.type.flatMap { typeOf($0, inner.name) }, false, before.uses + uses)
    }
    guard let word = text.word(start) else { return (nil, false, []) }
    let parts = objectiveCChain(start, word, body)
    return (parts.type, false, parts.uses)
  }

  private func objectiveCChain(_ start: Int, _ word: String, _ body: Body) -> (
    uses: [FlowNode], type: String?
  ) {
    let isOfItself = word == "self" || text.namesOfItself.contains(word)
    let name = isOfItself ? "self" : body.isLocal(word) ? word : SourceText.plain(word)
    var (chain, index) = (self.start(name, isCalled: false, body), start + 1)
    while text.isMark(index, ".") || text.isMark(index, "-") && text.isMark(index + 1, ">") {
      let name = text.isMark(index, ".") ? index + 1 : index + 2
      guard let member = text.word(name) else { break }
      add(member, isCalled: false, to: &chain)
      index = name + 1
    }
    return (chain.uses, chain.type)
  }

  func objectiveCUses(_ range: Range<Int>, _ body: Body) -> [FlowNode] {
    var found: [FlowNode] = []
    for index in range.prefix(Self.longest) where found.count < Self.mostUses {
      if let message = message(at: index) {
        let (type, _, _) = receiver(message.receiver, body)
        let name = message.arguments.isEmpty ? message.name : message.name + SourceType.call
        found += [.member(type: type, name: name), .member(type: type, name: FlowNode.ofType + name)]
        continue
      }
      guard let word = text.word(index), !text.isAny(index - 1, ".@"),
        !text.isMark(index + 1, ":") || isChoice(range.lowerBound, index),
        text.word(index - 1) == nil || text.isWord(index - 1, "return"), !text.isMark(index - 1, "]")
      else { continue }
      found += objectiveCChain(index, word, body).uses
    }
    return found
  }

  /// The index after an expression.
  private func objectiveCEnd(_ start: Int, _ range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound, !text.isAny(index, ";)]},") {
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    return min(index, range.upperBound)
  }

  /// The most tokens of what is given a value.
  private static let longestTarget = 24
}
