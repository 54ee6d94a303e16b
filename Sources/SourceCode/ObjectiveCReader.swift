/// Reads the classes of a file in Objective-C: their properties, methods, and the statements that give literal values.
struct ObjectiveCReader {
  private let text: SourceText
  private(set) var types: [SourceType] = []

  init(_ text: SourceText) { self.text = text }

  mutating func read() {
    var index = 0
    while index < text.pieces.count {
      if text.isMark(index, "@"),
        text.isWord(index + 1, "interface") || text.isWord(index + 1, "implementation")
      {
        index = readClass(at: index + 1)
      } else {
        index += 1
      }
    }
  }

  private mutating func readClass(at start: Int) -> Int {
    guard let name = text.word(start + 1) else { return start + 1 }
    var type = SourceType(name: name)
    type.isObjectiveC = true
    type.line = text.line(start)
    type.isExtension = text.isWord(start, "implementation")
    var index = text.afterGenerics(start + 2)
    if text.isMark(index, "(") {
      // A category.
      type.isExtension = true
      index = text.afterBrackets(index)
    } else if text.isMark(index, ":"), let parent = text.word(index + 1) {
      (type.inherited, type.isClass) = ([parent], !type.isExtension)
      index = text.afterGenerics(index + 2)
    } else if text.isMark(index, ";") {
      return index
    }
    if text.isMark(index, "<") { index = text.afterGenerics(index) }
    if text.isMark(index, "{") {
      readVariables(in: text.inside(index), into: &type)
      index = text.afterBrackets(index)
    }
    while index < text.pieces.count {
      if text.isMark(index, "@"), text.isWord(index + 1, "end") {
        index += 2
        break
      }
      if text.isMark(index, "@"), text.isWord(index + 1, "property") {
        index = readProperty(at: index + 2, into: &type)
      } else if text.isMark(index, "-") || text.isMark(index, "+"), text.isMark(index + 1, "(") {
        index = readMethod(at: index + 1, into: &type)
      } else {
        index = text.isMark(index, "{") ? text.afterBrackets(index) : index + 1
      }
    }
    type.lookups = text.lookups(in: start..<index, isObjectiveC: true)
    types.append(type)
    return index
  }

  private func readVariables(in range: Range<Int>, into type: inout SourceType) {
    var isOutlet = false
    var kind: String?
    for index in range {
      if text.isWord(index, "IBOutlet") {
        isOutlet = true
      } else if kind == nil, let word = text.word(index), !Self.qualifiers.contains(word),
        !text.isMark(index - 1, "@")
      {
        kind = word
      }
      guard text.isMark(index, ";") || text.isMark(index, ",") else { continue }
      if let name = text.word(index - 1) {
        var property = SourceType.Property(
          name: SourceText.plain(name), line: text.line(index - 1))
        (property.isOutlet, property.type) = (isOutlet, kind)
        type.properties.append(property)
      }
      if text.isMark(index, ";") { (isOutlet, kind) = (false, nil) }
    }
  }

  private func readProperty(at start: Int, into type: inout SourceType) -> Int {
    var index = text.isMark(start, "(") ? text.afterBrackets(start) : start
    var property = SourceType.Property(name: "", line: text.line(start))
    let first = index
    while index < text.pieces.count, !text.isMark(index, ";") {
      if let word = text.word(index) {
        switch word {
        case "IBOutlet": property.isOutlet = true
        case "IBInspectable": property.isInspectable = true
        case "IBOutletCollection":
          property.isOutlet = true
          if text.isMark(index + 1, "(") { index = text.afterBrackets(index + 1) - 1 }
        default:
          // `id<Delegate>`
          let isProtocol = property.type == "id" && text.isMark(index - 1, "<")
          if property.type == nil && !Self.qualifiers.contains(word) || isProtocol { property.type = word }
          property.name = word
        }
      }
      if text.isMark(index, "}") || text.isMark(index, "@") { return max(index, first) }
      index += 1
    }
    if !property.name.isEmpty { type.properties.append(property) }
    return index
  }

  private static let qualifiers: Set<String> = [
    "__weak", "__strong", "__unsafe_unretained", "nullable", "nonnull", "_Nullable", "_Nonnull", "__block",
    "const", "__kindof",
  ]

  private func readMethod(at start: Int, into type: inout SourceType) -> Int {
    let result = text.afterBrackets(start)
    var method = SourceType.Method(name: "", selector: "", line: text.line(start))
    guard let name = text.word(result) else { return result }
    (method.name, method.selector, method.isStatic) = (name, name, text.isMark(start - 1, "+"))
    if text.isMark(result - 2, "*") { method.resultType = text.word(result - 3) }
    var (parameters, types) = (Set<String>(), [String: String]())
    // The first one has no label, as in Swift.
    var last = "_"
    var index = result + 1
    if text.isMark(index, ":") {
      method.selector += ":"
    }
    while index < text.pieces.count, !text.isMark(index, "{"), !text.isMark(index, ";") {
      if text.isMark(index, "@") || text.isMark(index, "}") { return index }
      if text.isMark(index, "(") {
        let kind = text.inside(index)
        index = text.afterBrackets(index)
        if let name = text.word(index), !text.isMark(index + 1, ":") {
          parameters.insert(name)
          method.parameters.append(.init(label: last, name: name))
          // `(Row *)row`
          if text.isMark(kind.upperBound - 1, "*") { types[name] = text.word(kind.upperBound - 2) }
          method.parameters[method.parameters.count - 1].type = types[name]
        }
        continue
      }
      if index > result + 1, let label = text.word(index), text.isMark(index + 1, ":") {
        method.selector += label + ":"
        last = label
        index += 1
      } else if index > result + 1, text.isMark(index, ":"), !text.isMark(index - 1, ":"),
        text.word(index - 1) == nil
      {
        method.selector += ":"
      }
      index += 1
    }
    if text.isMark(index, "{") {
      method.lastLine = text.line(text.afterBrackets(index) - 1)
      method.code = text.inside(index)
      method.body = StatementReader.objectiveC(text, text.inside(index), parameters: parameters)
      type.takeGifts(of: &method, handed: types)
      method.read = text.namesOfReadTexts(in: text.inside(index))
      // `- (UIView *)header { if (!_header) { … } return _header; }`
      let isMade = method.parameters.isEmpty && method.resultType.map(FlowNode.isOfMade) == true
      if method.drawing != nil || SourceType.isAsked(name) || isMade {
        method.answer = "\(text.digest(of: text.inside(index)))"
      } else if method.question != nil {
        let body = text.inside(index)
        method.answer = text.objectiveCExpression(body)
        method.numbers = ReturnedNumbers(in: body, of: text)
        method.result = singleResult(of: body)
        method.answersOfTables = text.answers(in: body, of: method, isObjectiveC: true, result: singleResult)
      }
      method.returns = !text.isWord(start + 1, "void")
      if text.readsOwnDocument(in: text.inside(index)) { type.isMadeByCode = true }
      type.passed.formUnion(text.passedNames(in: text.inside(index)))
      if name == SourceText.orientationsMember {
        type.supportedOrientations = text.orientations(in: text.inside(index))
      }
      if name == SourceText.intrinsicSizeMember {
        let body = text.inside(index)
        let isReturned = text.isWord(body.lowerBound, "return") && text.isMark(body.upperBound - 1, ";")
        let value = isReturned ? body.dropFirst().dropLast() : body.prefix(0)
        type.constants[name] = SourceExpression(text, value, isObjectiveC: true).value
      }
      index = text.afterBrackets(index)
    }
    type.methods.append(method)
    return index
  }

  /// What a body returns, where that is all it does.
  private func singleResult(of body: Range<Int>) -> SourceValue? {
    guard body.count > 2, text.isWord(body.lowerBound, "return"), text.isMark(body.upperBound - 1, ";") else {
      return nil
    }
    return SourceExpression(text, body.lowerBound + 1..<body.upperBound - 1, isObjectiveC: true).value
  }
}
