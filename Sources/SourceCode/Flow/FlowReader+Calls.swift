// What calls hand to methods and closures.
extension FlowReader {
  /// Notes what a call hands to the method that it calls.
  mutating func call(_ index: Int, _ range: Range<Int>, _ body: inout Body) {
    var open = index + 1
    while text.isAny(open, "?!") { open += 1 }
    let hasArguments = text.isMark(open, "(")
    guard hasArguments || text.isMark(open, "{"), var name = text.word(index),
      ![
        "if", "guard", "while", "switch", "else", "do", "catch", "in", "func", "init", "get", "set", "didSet",
        "willSet", "defer", "repeat", "try", "await",
      ].contains(name) || name == "init" && text.isMark(index - 1, ".")
    else { return }
    let before = receiver(before: index, range, body)
    var owner = before.type
    if before.isOwn, body.isLocal(name) { return closures(after: open, before.uses, body: &body) }
    if before.isOwn { owner = name.first?.isUppercase == true ? name : body.owner }
    if before.isOwn, name.first?.isUppercase == true { name = "init" }
    // `Page.Model(title: "Boats")`
    if before.isOfType, name.first?.isUppercase == true, let outer = owner {
      (owner, name) = ("\(outer).\(name)", "init")
    }
    let called = name + SourceType.call
    let result = FlowNode.member(type: owner, name: before.isOfType ? FlowNode.ofType + called : called)
    if hasArguments { bind(name, open, before.uses, range, body) }
    let arguments = hasArguments ? SourceExpression.arguments(text, text.inside(open)) : []
    let isAddition = ["append", "insert"].contains(name)
    var call = SourceFlows.Call(name: name, type: owner)
    let leading = before.isOwn ? nil : path(before: index + 1, range)
    if before.isOwn {
      call.objects[FlowNode.itself] = .init(type: body.owner, path: [])
    } else if let (path, hasSelf) = leading {
      call.objects[FlowNode.itself] = object(path.dropLast(), isOwn: hasSelf, body)
    }
    for (place, argument) in arguments.enumerated() {
      if let (path, hasSelf) = path(in: argument.range) {
        call.objects[FlowNode.label(argument.label, at: place)] = object(path[...], isOwn: hasSelf, body)
      }
    }
    let number = flows.add(call)
    for (place, argument) in arguments.enumerated() {
      if text.isMark(argument.range.lowerBound, "{") {
        note(closure: argument.range.lowerBound, &body, uses: before.uses + [result])
        continue
      }
      let label = FlowNode.label(argument.label, at: place)
      define(.parameter(type: owner, method: name, label: label), argument.range, body, call: number)
    }
    // What is added to a list is part of that.
    if isAddition, let (path, hasSelf) = leading, path.count == 2, let first = arguments.first {
      let isLocal = !hasSelf && body.isLocal(path[0])
      define(isLocal ? body.local(path[0]) : .member(type: body.owner, name: path[0]), first.range, body)
    }
    // A setter of a view's, and what puts a view into another one.
    if let (path, hasSelf) = leading, let first = arguments.first {
      var given = StatementReader.setters[name].map { [$0] } ?? []
      if StatementReader.insertions.contains(name), let view = self.path(in: first.range)?.path.last {
        given = [SourceStatement.Assignment.subviews, view]
      }
      let isLocal = !hasSelf && body.isLocal(path[0])
      for target in given.isEmpty ? [] : targets(path.dropLast() + given, isLocal: isLocal, body) {
        define(target, first.range, body)
      }
    }
    closures(after: open, before.uses + [result], body: &body)
  }

  /// Notes what the closure is called with that follows a call. `open`: the bracket after the method's name.
  private mutating func closures(after open: Int, _ uses: [FlowNode], body: inout Body) {
    let brace = text.isMark(open, "{") ? open : text.afterBrackets(open)
    if text.isMark(brace, "{"), !text.pieces[brace].isFirstOnLine { note(closure: brace, &body, uses: uses) }
  }

  /// The names that an expression is, without `self`; nil where it is anything else.
  func path(in range: Range<Int>) -> (path: [String], hasSelf: Bool)? {
    var index = range.lowerBound
    let hasSelf = text.isWord(index, "self") && text.isMark(index + 1, ".")
    if hasSelf { index += 2 }
    guard let first = text.word(index), first.first?.isLowercase == true else { return nil }
    let rest = text.members(after: index + 1)
    return rest.end == range.upperBound ? ([first] + rest.names, hasSelf) : nil
  }

  /// Notes what Combine and RxSwift give properties: `title.assign(to: \.text, on: label)`, `title.bind(to: label.rx.text)`.
  private mutating func bind(
    _ name: String, _ open: Int, _ uses: [FlowNode], _ range: Range<Int>, _ body: Body
  ) {
    guard ["assign", "bind", "drive", "emit"].contains(name) else { return }
    let arguments = SourceExpression.arguments(text, text.inside(open))
    func path(_ range: Range<Int>) -> [String] {
      let start = text.isWord(range.lowerBound, "self") ? range.lowerBound + 2 : range.lowerBound
      guard let first = text.word(start) else { return [] }
      return [first] + text.members(after: start + 1).names
    }
    var target: [String] = []
    if name == "assign", arguments.count == 2, text.isMark(arguments[0].range.lowerBound, "\\") {
      let key = text.members(after: arguments[0].range.lowerBound + 1).names
      target = path(arguments[1].range) + key
    } else if let argument = arguments.first {
      target = path(argument.range).filter { $0 != "rx" }
    }
    guard target.count > 1, !body.isLocal(target[0]) else { return }
    flows.add(
      .init(
        target: .given(type: body.owner, path: StartingValues.property(target)), uses: uses, digest: 0,
        line: text.line(open), owner: body.owner))
  }

  /// Declares what a closure is called with. `node`: what that is, by its place.
  mutating func note(closure open: Int, _ body: inout Body, _ node: (Int) -> FlowNode) {
    let end = text.afterBrackets(open)
    for (place, name) in names(ofClosure: open).enumerated() {
      declare(name, nil, [node(place)], until: end, &body)
    }
    declare("$0", nil, [node(0)], until: end, &body)
    body.parameters["$0"] = "_0"
  }

  private mutating func note(closure open: Int, _ body: inout Body, uses: [FlowNode]) {
    for name in names(ofClosure: open) + ["$0"] {
      declare(name, nil, uses, until: text.afterBrackets(open), &body)
    }
  }

  /// What a closure calls what it is called with.
  private func names(ofClosure open: Int) -> [String] {
    var index = open + 1
    if text.isMark(index, "[") { index = text.afterBrackets(index) }
    let range = index..<min(index + 32, text.pieces.count)
    guard let end = range.first(where: { text.isWord($0, "in") || text.isAny($0, "{};=") }),
      text.isWord(end, "in")
    else { return [] }
    return (index..<end).compactMap { place in
      guard let name = text.word(place), name != "_", text.isAny(place + 1, ",:)") || place + 1 == end,
        !text.isMark(place - 1, ":"), !text.isMark(place - 1, ">"), name.first?.isUppercase == false
      else { return nil }
      return name
    }
  }
}
