/// Reads what code of a file makes of what: see `SourceFlows`.
struct FlowReader {
  let text: SourceText
  let isObjectiveC: Bool
  /// The type of a property of a type, by their names; nil where it is not known.
  let typeOf: (_ type: String, _ property: String) -> String?
  var flows = SourceFlows()
  /// How many more tokens of expressions are looked at: calls may stand in calls.
  var left: Int

  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Where it is.
  ///   - typeOf: The type of a property of a type that any file declares; nil where it is not known.
  static func flows(
    in bytes: [UInt8], path: String, typeOf: @escaping (_ type: String, _ property: String) -> String?
  ) -> SourceFlows {
    bytes.withUnsafeBufferPointer { bytes in
      let text = SourceText(bytes)
      let isSwift = path.hasSuffix(".swift")
      var reader = FlowReader(text: text, isObjectiveC: !isSwift, typeOf: typeOf)
      if isSwift {
        var types = SwiftReader(text, readsStatements: false)
        types.read()
        for type in types.types { reader.read(type) }
      } else {
        var types = ObjectiveCReader(text)
        types.read()
        for type in types.types { reader.readObjectiveC(type) }
      }
      reader.flows.path = path
      return reader.flows
    }
  }

  /// How often each token of a file may be looked at, on average.
  private static let mostLooks = 16

  private init(text: SourceText, isObjectiveC: Bool, typeOf: @escaping (String, String) -> String?) {
    (self.text, self.isObjectiveC, self.typeOf) = (text, isObjectiveC, typeOf)
    left = Self.mostLooks * text.pieces.count
  }

  private mutating func read(_ type: SourceType) {
    let owner = type.qualifiedName
    for property in type.properties where !property.code.isEmpty {
      let name = property.isStatic ? FlowNode.ofType + property.name : property.name
      var body = Body(owner: owner, name: name, range: property.code, isStatic: property.isStatic)
      let open = property.code.lowerBound
      let isClosure =
        text.isMark(open, "{") && text.afterBrackets(open) == property.code.upperBound
        && !property.isComputed
      if isClosure {
        note(closure: open, &body) { .parameter(type: owner, method: property.name, label: "_\($0)") }
        walk(text.inside(open), &body)
      } else {
        let target = FlowNode.member(type: owner, name: name)
        let isObserved = ["didSet", "willSet"].contains(text.word(property.code.lowerBound))
        if property.isComputed, !isObserved { noteResult(property.type, target, &body) }
        let first = flows.definitions.count
        result(property.code, body, target, isWhole: !property.isComputed)
        walk(property.code, &body)
        walk(property.observers, &body)
        if SourceType.isAsked(property.name) { noteAnswer(property.name, from: first, body) }
      }
    }
    for range in type.cases {
      let cases = text.namedCases(in: range)
      for (member, own) in cases {
        flows.note(member: member, of: owner)
        for name in SourceType.membersOfCases {
          for isStatic in [false, true] {
            flows.add(
              .init(
                target: .member(type: owner, name: isStatic ? FlowNode.ofType + name : name), uses: [],
                digest: text.digest(of: own), line: text.line(own.lowerBound), owner: owner, isStated: true,
                key: name == SourceType.allCases ? nil : .member(type: owner, name: member)))
          }
        }
      }
    }
    for method in type.methods where !method.code.isEmpty {
      let called = method.name + SourceType.call
      let name = method.isStatic ? FlowNode.ofType + called : called
      var body = Body(owner: owner, name: name, range: method.code, isStatic: method.isStatic)
      body.omitted = OmittedArguments(method.parameters, method.code, text)
      for (place, parameter) in method.parameters.enumerated() {
        let label = FlowNode.label(parameter.label, at: place)
        declare(
          parameter.name, parameter.type,
          [.parameter(type: owner, method: method.name, label: label)], &body)
        body.parameters[parameter.name] = label
      }
      let (target, first) = (FlowNode.member(type: owner, name: name), flows.definitions.count)
      noteResult(resultType(of: method, type), target, &body)
      result(method.code, body, target, isWhole: false)
      walk(method.code, &body)
      if let asked = method.asked { noteAnswer(asked, from: first, body) }
    }
  }

  /// The type of what a method returns, or an initializer makes; nil for any that is not known.
  func resultType(of method: SourceType.Method, _ type: SourceType) -> String? {
    method.name.hasPrefix("init") && FlowNode.isOfView(type.name)
      ? type.name
      : method.returns ? method.resultType : nil
  }

  /// Notes that what UIKit asks an object for is made of all that its code is. `first`: the number of the first definition of that.
  mutating func noteAnswer(_ asked: String, from first: Int, _ body: Body) {
    var (uses, seen) = ([FlowNode](), Set<FlowNode>())
    for use in flows.definitions[min(first, flows.definitions.count)...].lazy.flatMap(\.uses)
    where uses.count < Self.mostUses && seen.insert(use).inserted { uses.append(use) }
    flows.add(
      .init(
        target: .given(type: body.owner, path: [asked]), uses: uses,
        digest: 0, line: text.line(body.range.lowerBound), owner: body.owner))
  }

  /// Notes what a body returns, where it is a single expression; what stands behind `return` is noted where that is read.
  private mutating func result(_ range: Range<Int>, _ body: Body, _ target: FlowNode, isWhole: Bool) {
    guard isWhole || !range.contains(where: { text.isWord($0, "return") || text.isAny($0, "{;") }) else {
      return
    }
    define(target, range, body, isResult: true)
  }

  /// Whether an expression does nothing but make objects, which are what they are made of, or lists words by keys, of which only some are
  /// asked for.
  private func isOfParts(_ range: Range<Int>) -> Bool {
    func isObject(_ index: Int) -> Bool {
      guard let name = text.word(index), name.first?.isUppercase == true, text.isMark(index + 1, "(") else {
        return false
      }
      return !FlowNode.isApples(name) && !PossibleCallers.valuesOfSwift.contains(name)
    }
    let start = range.lowerBound
    if isObject(start), text.afterBrackets(start + 1) >= range.upperBound {
      // `Style(size: 12)` says itself what it is.
      let arguments = SourceExpression.arguments(text, text.inside(start + 1))
      return arguments.isEmpty
        || !arguments.allSatisfy { isStated($0.range) && !$0.range.contains(where: isObject) }
    }
    // `.init(name: "Boat")`
    if text.isMark(start, "."), text.isWord(start + 1, "init") { return true }
    return text.isMark(start, "[") && (range.contains(where: isObject) || !text.entries(in: range).isEmpty)
  }

  /// Declares what a method, or a closure, is called with. `end`: the index after the closure.
  mutating func declare(
    _ name: String, _ type: String?, _ uses: [FlowNode], until end: Int? = nil, _ body: inout Body
  ) {
    body.declare(name, type, until: end)
    flows.add(
      .init(
        target: body.local(name), uses: uses, digest: 0,
        line: text.line(body.range.lowerBound), owner: body.owner))
  }

  /// Notes that something is given what an expression says. `uses`: what that is made of, where it was looked at before.
  mutating func define(
    _ target: FlowNode, _ range: Range<Int>, _ body: Body, uses: [FlowNode]? = nil, call: Int? = nil,
    isResult: Bool = false
  ) {
    let whole = range.prefix(Self.longestCompared)
    // What an object is taken for is no matter of what it is.
    let cast = isObjectiveC ? nil : whole.first { text.isWord($0, "as") }
    let range = whole.prefix(upTo: cast ?? whole.upperBound)
    left -= whole.count
    guard !range.isEmpty, left > 0 else { return }
    var isStated = isObjectiveC ? isObjectiveCStated(range) : isStated(range) && !isOfParts(range)
    var uses = uses ?? self.uses(range, body)
    // What only those get who ask for it is made of what they ask for.
    if let block = body.omitted.blocks.first(where: { $0.range.contains(range.lowerBound) }) {
      isStated = false
      uses.append(body.local(block.name))
    }
    var definition = SourceFlows.Definition(
      target: target, uses: uses, digest: text.digest(of: range, omitted: body.omitted),
      line: text.line(range.lowerBound), owner: body.owner, isStated: isStated, call: call,
      isResult: isResult,
      texts: texts(in: range))
    var isLocal = false
    if case .local = target { isLocal = true }
    if isResult || isLocal { definition.key = body.cases.first { $0.range.contains(range.lowerBound) }?.key }
    flows.add(definition)
    guard text.isMark(isObjectiveC ? range.lowerBound + 1 : range.lowerBound, isObjectiveC ? "{" : "[") else {
      return
    }
    for (name, entry) in text.entries(in: range).sorted(by: { $0.key < $1.key }) {
      flows.add(
        .init(
          target: target, uses: self.uses(entry.value, body), digest: text.digest(of: entry.value),
          line: text.line(entry.value.lowerBound), owner: body.owner, isStated: true, key: .text(name)))
    }
  }

  /// The texts in an expression, as entries of lists have them.
  private func texts(in range: Range<Int>) -> Set<String> {
    range.prefix(Self.longest).reduce(into: []) { found, index in
      if let own = text.literal(index) {
        if !own.isEmpty { found.insert(own.replacing(" ", with: "_")) }
      } else {
        found.formUnion(text.textsInInterpolation(index))
      }
    }
  }

  /// Whether a word is a member of the type that is expected: `.title`, but not `boat?.title`.
  func isImplicit(_ index: Int, _ range: Range<Int>) -> Bool {
    guard text.isMark(index - 1, ".") else { return false }
    return index - 1 == range.lowerBound || text.isAny(index - 2, "(,[:=")
      || text.isMark(index - 2, "?") && !text.touchesBefore(index - 1)
  }

  /// Whether an expression says anything itself: not one with code of its own.
  private func isStated(_ range: Range<Int>) -> Bool {
    !range.contains { text.isMark($0, "{") }
      && range.contains { index in
        if case .text = text.pieces[index].token { return true }
        guard let word = text.word(index), let first = word.first else { return false }
        return first.isNumber || first.isUppercase || word == "true" || word == "false"
          || isImplicit(index, range)
      }
  }

  // MARK: Statements

  private mutating func walk(_ range: Range<Int>, _ body: inout Body) {
    for index in range {
      body.leaveBlocks(before: index)
      if text.isMark(index, "="), !text.isMark(index + 1, "="), !text.isAny(index - 1, "=!<>") {
        assignment(index, range, &body)
      } else if let type = castType(inBracketsAt: index) {
        let (name, inside) = (name(ofBracketsAt: index), text.inside(index))
        let uses = uses(inside, body)
        body.declare(name, type)
        define(body.local(name), inside, body, uses: uses)
      } else if let word = text.word(index) {
        switch word {
        case "let", "var": declaration(index, range, &body)
        case "for": loop(index, range, &body)
        case "return":
          let end = end(of: index + 1, range)
          if end > index + 1, !text.pieces[index + 1].isFirstOnLine {
            define(.member(type: body.owner, name: body.name), index + 1..<end, body, isResult: true)
          }
        default: call(index, range, &body)
        }
      }
    }
  }

  private mutating func declaration(_ index: Int, _ range: Range<Int>, _ body: inout Body) {
    guard let name = text.word(index + 1) else { return }
    var (equals, type) = (index + 2, String?.none)
    if text.isMark(equals, ":") {
      let kind = text.isMark(equals + 1, "[") ? equals + 2 : equals + 1
      type = text.word(kind)
      while equals < range.upperBound, !text.isMark(equals, "="), !text.pieces[equals].isFirstOnLine {
        equals += 1
      }
    }
    let isCondition =
      ["if", "guard", "while", "case"].contains(text.word(index - 1) ?? "") || text.isMark(index - 1, ",")
    let block = isCondition ? blockEnd(after: index, range) : nil
    guard text.isMark(equals, "=") else {
      guard isCondition else { return }
      // `if let name {`, `case .loaded(let items)`
      if text.isAny(equals, "{,") || text.isWord(equals, "else") {
        let (uses, type) = chain(index + 1, body)
        declare(name, type, uses, until: block, &body)
      } else if !body.isLocal(name) {
        body.declare(name, nil, until: block)
      }
      return
    }
    let value = equals + 1..<max(end(of: equals + 1, range, isCondition: isCondition), equals + 1)
    let known = type ?? self.type(of: value, body)
    let uses = uses(value, body)
    body.declare(name, known, until: block)
    if known.map(FlowNode.isOfView) == true, text.typeName(ofMade: value.lowerBound) == known {
      body.made.insert(name)
    }
    define(body.local(name), value, body, uses: uses)
  }

  /// The index after the block that follows a condition; nil for one that does not end with a block of its own.
  private func blockEnd(after index: Int, _ range: Range<Int>) -> Int? {
    var (place, steps) = (index, 0)
    while place < range.upperBound, steps < Self.longestReceiver, !text.isWord(place, "else") {
      if text.isMark(place, "{") { return text.afterBrackets(place) }
      place = text.isAny(place, "([") ? text.afterBrackets(place) : place + 1
      steps += 1
    }
    return nil
  }

  private mutating func loop(_ index: Int, _ range: Range<Int>, _ body: inout Body) {
    guard let start = (index..<min(index + 12, range.upperBound)).first(where: { text.isWord($0, "in") })
    else {
      return
    }
    let list = start + 1..<max(end(of: start + 1, range, isCondition: true), start + 1)
    let (type, uses, end) = (type(of: list, body), uses(list, body), blockEnd(after: start, range))
    for place in index + 1..<start {
      guard let name = text.word(place), !["let", "var", "case"].contains(name) else { continue }
      body.declare(name, type, until: end)
      define(body.local(name), list, body, uses: uses)
    }
  }

  private mutating func assignment(_ index: Int, _ range: Range<Int>, _ body: inout Body) {
    let isAddition = text.isAny(index - 1, "+-")
    let value = index + 1..<max(end(of: index + 1, range), index + 1)
    guard let (path, hasSelf) = path(before: isAddition ? index - 1 : index, range), let root = path.first,
      !value.isEmpty, root != "_"
    else { return }
    let isClosure = text.isMark(value.lowerBound, "{")
    let isLocal = body.isLocal(root) && !hasSelf
    let type = isLocal ? body.type(of: root) : typeOf(body.owner, root)
    var (targets, call) = (targets(path, isLocal: isLocal, body), Int?.none)
    if path.count == 1 {
      targets.append(isLocal ? body.local(root) : .member(type: body.owner, name: root))
    } else {
      if let owner = self.type(ofPath: path.dropLast(), type) {
        let object = object(path.dropLast(), isOwn: hasSelf, body)
        call = flows.add(
          .init(name: path[path.count - 1], type: owner, objects: object.map { [FlowNode.itself: $0] } ?? [:])
        )
        if !isOfMadeView(path, isLocal: isLocal, body) {
          targets.append(.member(type: owner, name: path[path.count - 1]))
        }
      }
      // What is made by such an object is made of what that is given.
      if isLocal, type.map(Self.isOfValues) == true { targets.append(body.local(root)) }
    }
    if isClosure {
      let name = path[path.count - 1]
      let owner = path.count == 1 ? body.owner : self.type(ofPath: path.dropLast(), type)
      note(closure: value.lowerBound, &body) { .parameter(type: owner, method: name, label: "_\($0)") }
      return
    }
    for target in targets {
      var isOfOther = false
      if case .member = target, path.count > 1 { isOfOther = true }
      define(target, value, body, call: isOfOther ? call : nil)
    }
  }

  /// Whether names lead to what UIKit's class of a view has that the body makes: other views of the class are other objects.
  func isOfMadeView(_ path: [String], isLocal: Bool, _ body: Body) -> Bool {
    isLocal && path.count == 2 && body.made.contains(path[0])
      && body.type(of: path[0]).map { typeOf($0, path[1]) == nil } ?? false
  }

  /// The properties that names mean which are given something: those of views among them. `isLocal`: whether the first name is that of a
  /// variable.
  func targets(_ path: [String], isLocal: Bool, _ body: Body) -> [FlowNode] {
    guard isLocal else {
      return [
        .given(type: body.owner, path: StartingValues.property(path)),
        .effect(type: body.owner, method: body.method, label: FlowNode.itself, path: path),
      ]
    }
    var (found, rest) = ([FlowNode](), Array(path.dropFirst()))
    if rest.isEmpty { return [] }
    if !body.made.contains(path[0]), let type = body.type(of: path[0]) {
      found.append(.given(type: type, path: StartingValues.property(rest)))
    }
    if let label = body.parameters[path[0]] {
      found.append(.effect(type: body.owner, method: body.method, label: label, path: rest))
    }
    return found
  }

  /// The object that names lead to: a property of the object whose code it is, or part of what the method is called with; nil for any
  /// other. `isOwn`: whether the first name is that of a property, whatever the method calls so.
  func object(_ path: ArraySlice<String>, isOwn: Bool, _ body: Body) -> SourceFlows.Object? {
    guard let first = path.first else { return nil }
    if !isOwn, let label = body.parameters[first] {
      return .init(type: body.owner, path: Array(path.dropFirst()), parameter: (body.method, label))
    }
    return !isOwn && body.isLocal(first) ? nil : .init(type: body.owner, path: Array(path))
  }

  /// Whether objects of a type of Foundation's or UIKit's are there to make values.
  private static func isOfValues(_ type: String) -> Bool {
    ["DateFormatter", "NumberFormatter", "DateComponentsFormatter", "DateComponents"].contains(type)
      || FlowNode.isApples(type)
        && ["ParagraphStyle", "AttributedString", "Configuration", "Appearance"].contains(
          where: type.hasSuffix)
  }

  /// The type of what names lead to. `type`: that of what the first one names.
  func type(ofPath path: ArraySlice<String>, _ type: String?) -> String? {
    path.dropFirst().reduce(type) { type, name in type.flatMap { typeOf($0, name) } }
  }

  /// The names that lead to what stands before an index, without `self`, as far as nothing else does.
  func path(before index: Int, _ range: Range<Int>) -> (path: [String], hasSelf: Bool)? {
    var (names, place) = ([String](), index - 1)
    while place >= range.lowerBound, names.count < Self.mostNames {
      while text.isAny(place, "?!") { place -= 1 }
      if text.isMark(place, ")") {
        // `(row as! Boat).label`
        let open = opening(of: place)
        guard !names.isEmpty, castType(inBracketsAt: open) != nil, text.word(open - 1) == nil else {
          return nil
        }
        names.insert(name(ofBracketsAt: open), at: 0)
        return (names, false)
      }
      guard let name = text.word(place) else { return nil }
      if text.isMark(place - 1, "$") {
        names.insert("$\(name)", at: 0)
        return (names, false)
      }
      if name == "self" { return names.isEmpty ? nil : (names, true) }
      names.insert(name, at: 0)
      guard text.isMark(place - 1, ".") else {
        let isDeclared = ["let", "var", "case"].contains(text.word(place - 1) ?? "")
        return isDeclared || text.isMark(place - 1, ":") ? nil : (names, false)
      }
      place -= 2
    }
    return nil
  }
}
