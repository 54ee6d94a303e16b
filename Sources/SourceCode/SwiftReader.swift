/// Reads the types of a Swift file: their properties, methods, and the statements that give literal values.
struct SwiftReader {
  let text: SourceText
  private(set) var types: [SourceType] = []
  /// The constants and variables of the file itself that begin with a value.
  private(set) var constants: [SourceFile.Constant] = []
  /// The deepest nesting of types that is read.
  private static let deepest = 16

  /// The numbers of the extensions whose members nobody else sees.
  private var privateExtensions: Set<Int> = []
  /// The numbers of the types of which Objective-C can call all members.
  private var exposedTypes: Set<Int> = []
  /// The bodies of the methods of each type.
  private var bodies: [Int: [Range<Int>]] = [:]
  /// What stands for the file itself, with its functions.
  private var file = SourceType(name: SourceType.ofFile)
  /// The names that code of the file changes.
  private let changed: Set<String>

  /// Whether what code does is read, rather than only what it declares.
  private let readsStatements: Bool

  init(_ text: SourceText, readsStatements: Bool = true) {
    (self.text, self.readsStatements) = (text, readsStatements)
    changed = readsStatements ? text.changedNames : []
  }

  mutating func read() {
    readMembers(from: 0, of: nil, depth: 0)
    for index in types.indices {
      types[index].changed = changed.intersection(types[index].properties.map(\.name))
    }
    if !file.methods.isEmpty { types.append(file) }
  }

  /// What stands before a declaration.
  private struct Attributes {
    var isOutlet = false
    var isInspectable = false
    var isStatic = false
    var isPrivate = false
    /// Whether Objective-C, a document, or a class that inherits it can call it.
    var isExposed = false
    /// Whether that is so of all members of a class.
    var hasExposedMembers = false
    /// The name for Objective-C.
    var exposedName: String?
  }

  /// Reads declarations up to the closing brace. Returns the index after it. `type`: the index of the type that they are
  /// in; nil at the top of the file.
  @discardableResult
  private mutating func readMembers(from start: Int, of type: Int?, depth: Int) -> Int {
    var index = start
    var attributes = Attributes()
    while index < text.pieces.count {
      if text.isMark(index, "}") {
        if type != nil { return index + 1 }
        index += 1
        continue
      }
      if text.isMark(index, "@") {
        index = readAttribute(at: index + 1, &attributes)
        continue
      }
      guard let word = text.word(index) else {
        let isOpening = text.isAny(index, "([{")
        index = isOpening ? text.afterBrackets(index) : index + 1
        attributes = Attributes()
        continue
      }
      switch word {
      case "public", "open", "internal", "fileprivate", "private", "final", "weak", "unowned", "lazy",
        "override",
        "dynamic", "required", "convenience", "nonisolated", "package", "optional", "mutating", "indirect":
        if (word == "private" || word == "fileprivate") && !text.isMark(index + 1, "(") {
          attributes.isPrivate = true
        }
        if word == "override" || word == "dynamic" { attributes.isExposed = true }
        index += 1
        if text.isMark(index, "(") { index = text.afterBrackets(index) }
        continue
      case "static":
        attributes.isStatic = true
        index += 1
        continue
      case "class" where isDeclaration(after: index):
        attributes.isStatic = true
        index += 1
        continue
      case "class", "extension", "struct", "enum", "actor", "protocol":
        index = readType(word, at: index + 1, in: type, attributes, depth: depth)
      case "import":
        index += 1
        // `import enum Module.Kind`
        if text.word(index + 1) != nil, !text.pieces[index + 1].isFirstOnLine { index += 1 }
        index += 1
        while text.isMark(index, ".") { index += 2 }
      case "typealias":
        if let type, let (name, path) = text.alias(at: index) { types[type].aliases[name] = path }
        index += 1
      case "var", "let": index = readProperty(at: index, of: type, attributes)
      case "func", "init": index = readMethod(at: index, of: type, attributes)
      case "case" where type != nil:
        // What an enumeration has may be in brackets.
        let end = max(endOfStatement(index + 1), index + 1)
        if let type { types[type].cases.append(index..<end) }
        index = end
      default: index += 1
      }
      attributes = Attributes()
    }
    return index
  }

  /// Whether `class` makes what follows it a member of the type: `class func`.
  private func isDeclaration(after index: Int) -> Bool {
    [
      "func", "var", "let", "override", "final", "private", "public", "open", "fileprivate", "internal",
      "subscript",
    ]
    .contains(text.word(index + 1))
  }

  private func readAttribute(at index: Int, _ attributes: inout Attributes) -> Int {
    guard let name = text.word(index) else { return index }
    switch name {
    case "IBOutlet": attributes.isOutlet = true
    case "IBInspectable": attributes.isInspectable = true
    case "objc", "IBAction", "IBSegueAction": attributes.isExposed = true
    case "objcMembers": attributes.hasExposedMembers = true
    default: break
    }
    guard text.isMark(index + 1, "(") else { return index + 1 }
    let end = text.afterBrackets(index + 1)
    if name == "objc" {
      attributes.exposedName = text.inside(index + 1).map { text.word($0) ?? ":" }.joined()
    }
    return end
  }

  // MARK: Types

  private mutating func readType(
    _ word: String, at start: Int, in outer: Int?, _ attributes: Attributes, depth: Int
  ) -> Int {
    guard depth < Self.deepest, var name = text.word(start) else { return start }
    var (index, names) = (start + 1, outer.map { types[$0].outer + [types[$0].name] } ?? [])
    while text.isMark(index, "."), let inner = text.word(index + 1) {
      names.append(name)
      (name, index) = (inner, index + 2)
    }
    index = text.afterGenerics(index)
    var type = SourceType(name: attributes.exposedName ?? name)
    (type.isClass, type.outer) = (word == "class" || word == "actor", names)
    type.isExtension = word == "extension"
    type.line = text.line(start)
    if text.isMark(index, ":") { type.inherited = inherited(from: &index) }
    while index < text.pieces.count, !text.isMark(index, "{") {
      if text.isWord(index, "where") {
        type.isConstrained = type.isExtension
        let isOfClass =
          text.isWord(index + 1, "Self") && text.isAny(index + 2, ":") && text.isMark(index + 4, "{")
        type.constraint = isOfClass ? text.word(index + 3) : nil
      }
      // A declaration without a body is something else, such as a word in a macro.
      if text.isMark(index, "}") || text.isMark(index, ";") { return index }
      if text.pieces[index].isFirstOnLine, Self.declarations.contains(text.word(index) ?? "") { return index }
      index += 1
    }
    let number = types.count
    if attributes.isPrivate, type.isExtension { privateExtensions.insert(number) }
    // `@objc extension Page` exposes its members, `@objc class Page` does not.
    if attributes.hasExposedMembers || attributes.isExposed && type.isExtension {
      exposedTypes.insert(number)
    }
    types.append(type)
    let end = readMembers(from: index + 1, of: number, depth: depth + 1)
    guard readsStatements else { return end }
    types[number].lookups = text.lookups(in: index..<end)
    types[number].words = text.words(in: index..<end, besides: bodies.removeValue(forKey: number) ?? [])
    return end
  }

  private static let declarations: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor", "func", "var", "let", "import", "final",
    "public",
  ]

  /// The names after a colon, without modules and generic arguments.
  private func inherited(from index: inout Int) -> [String] {
    var names: [String] = []
    repeat {
      index += 1
      while text.isMark(index, "@") { index += 2 }
      guard var name = text.word(index) else { return names }
      index += 1
      while text.isMark(index, "."), let inner = text.word(index + 1) { (name, index) = (inner, index + 2) }
      index = text.afterGenerics(index)
      names.append(name)
    } while text.isMark(index, ",") || text.isMark(index, "&")
    return names
  }

  // MARK: Properties

  private mutating func readProperty(at start: Int, of type: Int?, _ attributes: Attributes) -> Int {
    guard let name = text.word(start + 1) else { return start + 1 }
    var property = SourceType.Property(name: name, line: text.line(start + 1))
    (property.isOutlet, property.isStatic) = (attributes.isOutlet, attributes.isStatic)
    property.isInspectable = attributes.isInspectable
    var index = start + 2
    if text.isMark(index, ":") {
      index += 1
      var kind = text.isMark(index, "[") ? index + 1 : index
      // `UIKit.UILabel`
      while text.isMark(kind + 1, "."), text.word(kind + 2) != nil { kind += 2 }
      property.type = text.word(kind)
      while index < text.pieces.count, !text.isMark(index, "="), !text.isMark(index, "{") {
        if index > start + 3, text.pieces[index].isFirstOnLine, !isContinued(index) { break }
        if text.isMark(index, "}") || text.isMark(index, ";") { break }
        index = text.isAny(index, "([") ? text.afterBrackets(index) : index + 1
      }
    }
    property.isForced = index > start + 3 && text.isMark(index - 1, "!")
    if text.isMark(index, "=") {
      let end = endOfStatement(index + 1)
      let last = observers(in: index + 1..<max(end, index + 1)) ?? end
      property.code = index + 1..<max(last, index + 1)
      property.observers = property.code.upperBound..<max(end, property.code.upperBound)
      if text.isMark(index + 1, "[") { property.list = text.expression(index + 1..<end) }
      let made = text.typeName(ofMade: index + 1)
      let isCalled = text.isMark(index + 1, "{") && text.isMark(text.afterBrackets(index + 1), "(")
      if made != nil || isCalled, !attributes.isOutlet {
        note(&property)
      }
      (property.type, property.enumeration) = (property.type ?? made, text.typeName(ofCase: index + 1))
      if property.type == nil { property.literalType = text.literalType(index + 1, end) }
      property.isMade = made != nil && made == property.type && text.isWord(start, "let")
      property.isConstructed = text.isConstruction(index + 1, of: property.type)
      let isLazy = (max(0, start - 3)..<start).contains { text.isWord($0, "lazy") }
      if let type, text.isMark(index + 1, "{"), isLazy || !isCalled {
        readClosure(text.inside(index + 1), named: name, line: property.line, of: type)
      }
      if let type, !text.isWord(start, "let"), !attributes.isStatic, !attributes.isInspectable,
        !attributes.isOutlet, !changed.contains(name)
      {
        let value = SourceExpression(text, index + 1..<max(last, index + 1)).value
        if attributes.isPrivate {
          Self.note(value, as: name, in: &types[type].initial)
        } else {
          Self.note(value, as: name, in: &types[type].defaults)
        }
      }
      var value: SourceValue? { SourceExpression(text, index + 1..<max(end, index + 1)).value }
      if attributes.isStatic || text.isWord(start, "let"), let type {
        Self.note(value, as: name, in: &types[type].constants)
      } else if type == nil {
        constants.append(
          .init(
            name: name, value: text.isWord(start, "let") ? value : nil, line: property.line,
            isPrivate: attributes.isPrivate))
      }
      index = end
      if end > 0, text.isMark(end, "{") == false, let open = observers(in: start..<end) {
        property.didSet = accessor("didSet", in: open)
      }
    } else if text.isMark(index, "{") {
      let end = text.afterBrackets(index)
      (property.code, property.isComputed) = (text.inside(index), true)
      property.didSet = accessor("didSet", in: index)
      property.setter = accessor("set", in: index, parameters: [StartingValues.newValue])
      property.newValue = nameOfNewValue(in: index) ?? StartingValues.newValue
      if let type { types[type].passed.formUnion(text.passedNames(in: text.inside(index))) }
      if let type, name == SourceText.orientationsMember, !attributes.isStatic {
        types[type].supportedOrientations = text.orientations(in: text.inside(index))
      }
      if SourceType.isAsked(name) { note(&property) }
      if let type, let value = result(of: text.inside(index)) {
        if attributes.isStatic || name == SourceText.intrinsicSizeMember {
          Self.note(value, as: name, in: &types[type].constants)
        } else if property.didSet.isEmpty, property.setter.isEmpty, !attributes.isInspectable {
          Self.note(value, as: name, in: &types[type].initial)
        }
      }
      index = end
    }
    // Where it has its new value already, giving it that once more does nothing.
    property.didSet.removeAll { if case .assignment(let own) = $0 { own.path == [name] } else { false } }
    if let type { types[type].properties.append(property) }
    return max(index, start + 2)
  }

  /// Notes by what another version of a property's code is told from it.
  private func note(_ property: inout SourceType.Property) {
    property.digest = text.digest(ofRenamed: property.code)
    property.lastLine = text.line(max(property.code.lowerBound, property.code.upperBound - 1))
  }

  /// Reads a closure that a property begins with, which is called as a method is: `lazy var show: (Bool) -> Void = { isOn in … }`.
  private mutating func readClosure(_ body: Range<Int>, named name: String, line: Int, of type: Int) {
    var method = SourceType.Method(name: name, selector: name, line: line)
    var start = body.lowerBound
    if let end = body.prefix(Self.longestHead).first(where: { text.isWord($0, "in") }) {
      var names = text.isMark(start, "[") ? text.afterBrackets(start) : start
      if text.isMark(names, "(") { names += 1 }
      while names < end, let name = text.word(names) {
        method.parameters.append(.init(label: "_", name: name))
        while names < end, !text.isMark(names, ",") { names += 1 }
        names += 1
      }
      start = end + 1
    }
    method.body = StatementReader.swift(
      text, start..<max(start, body.upperBound), parameters: method.parameters.map(\.name))
    types[type].takeGifts(of: &method, handed: [:])
    if !method.body.isEmpty { types[type].methods.append(method) }
  }

  /// The most tokens of what a closure is called with.
  private static let longestHead = 32

  /// Notes the value of a member. What is declared twice, as in two branches of a condition for the compiler, has none.
  private static func note(
    _ value: SourceValue?, as name: String, in values: inout [String: SourceValue]
  ) {
    guard let value else { return }
    if let known = values[name], known != value {
      values[name] = nil
    } else {
      values[name] = value
    }
  }

  /// Whether a body does nothing but what the class does that it inherits from.
  private func onlyCallsSuper(_ body: Range<Int>) -> Bool {
    // `super.draw(rect)`
    let isCall = text.isWord(body.lowerBound, "super") && endOfStatement(body.lowerBound) >= body.upperBound
    return body.isEmpty || isCall && !body.dropFirst(4).contains { text.isAny($0, "([{.+-*/") }
  }

  /// What a body returns, where that is all it does.
  private func result(of body: Range<Int>) -> SourceValue? {
    var first = body.lowerBound
    if text.isWord(first, "get"), text.isMark(first + 1, "{") { first += 2 }
    // The newest systems are meant.
    if text.isWord(first, "if"), text.isMark(first + 1, "#"), text.isWord(first + 2, "available"),
      text.isMark(text.afterBrackets(first + 3), "{")
    {
      first = text.afterBrackets(first + 3) + 1
    }
    if text.isWord(first, "return") { first += 1 }
    let last = endOfStatement(first)
    return text.isMark(last, "}") ? SourceExpression(text, first..<last).value : nil
  }

  /// The opening brace of `{ didSet` in an initialized property.
  private func observers(in range: Range<Int>) -> Int? {
    range.first { text.isMark($0, "{") && (text.isWord($0 + 1, "didSet") || text.isWord($0 + 1, "willSet")) }
  }

  /// What a setter calls its new value: `set(key) { … }`; nil where it says nothing.
  private func nameOfNewValue(in open: Int) -> String? {
    let end = text.afterBrackets(open)
    let setter = (open..<end).first { text.isWord($0, "set") && text.isMark($0 + 1, "(") }
    return setter.flatMap { text.word($0 + 2) }
  }

  /// What an accessor does of those that a brace opens: `didSet` or `set`.
  private func accessor(_ name: StaticString, in open: Int, parameters: [String] = []) -> [SourceStatement] {
    let end = text.afterBrackets(open)
    var index = open + 1
    while index < end - 1 {
      if text.isWord(index, name) {
        var body = index + 1
        if text.isMark(body, "(") { body = text.afterBrackets(body) }
        guard text.isMark(body, "{") else { return [] }
        return StatementReader.swift(text, text.inside(body), parameters: parameters)
      }
      index = text.isMark(index, "{") ? text.afterBrackets(index) : index + 1
    }
    return []
  }

  /// The index after an expression or type: where the next statement begins, or what encloses it ends.
  private func endOfStatement(_ start: Int) -> Int { StatementReader.endOfSwift(text, start) }

  private func isContinued(_ index: Int) -> Bool { StatementReader.isContinued(text, index) }

  // MARK: Methods

  private mutating func readMethod(at start: Int, of type: Int?, _ attributes: Attributes) -> Int {
    var index = start
    var name = "init"
    if text.isWord(start, "func") {
      index += 1
      guard let own = text.word(index) else {
        // An operator.
        while index < text.pieces.count, !text.isMark(index, "(") { index += 1 }
        return index
      }
      name = own
    }
    index += 1
    while text.isMark(index, "?") || text.isMark(index, "!") { index += 1 }
    index = text.afterGenerics(index)
    guard text.isMark(index, "(") else { return index }
    let end = text.afterBrackets(index)
    var parameters = parameters(in: text.inside(index))
    // Swift 2 calls the first parameter by no label: `tableView(tableView: UITableView, heightForRowAtIndexPath…)`.
    if name != "init", parameters.first.map({ ($0.label, $0.name) == (name, name) }) ?? false {
      parameters[0].label = "_"
    }
    let isPrivate = attributes.isPrivate || type.map(privateExtensions.contains) ?? false
    var method = SourceType.Method(
      name: name, selector: attributes.exposedName ?? Self.selector(name, parameters.map(\.label)),
      parameters: parameters, isPrivate: isPrivate, isStatic: attributes.isStatic,
      line: text.line(start))
    index = end
    while index < text.pieces.count, !text.isMark(index, "{") {
      if text.isMark(index, "-"), text.isMark(index + 1, ">") {
        method.returns = true
        method.resultType = text.word(text.isMark(index + 2, "[") ? index + 3 : index + 2)
      }
      // In a protocol there is no body.
      if text.isMark(index, "}") || text.isMark(index, ";") { break }
      if text.pieces[index].isFirstOnLine, !text.isMark(index, "-"),
        !Self.continuesSignature(text.word(index))
      {
        break
      }
      index = text.isMark(index, "(") || text.isMark(index, "[") ? text.afterBrackets(index) : index + 1
    }
    method.isExposed = attributes.isExposed || name == "init" || type.map(exposedTypes.contains) ?? false
    if text.isMark(index, "{") {
      if !readsStatements {
        method.code = text.inside(index)
        if let type { types[type].methods.append(method) } else { file.methods.append(method) }
        return text.afterBrackets(index)
      }
      if let type { bodies[type, default: []].append(text.inside(index)) }
      method.lastLine = text.line(text.afterBrackets(index) - 1)
      method.code = text.inside(index)
      method.words = text.words(in: text.inside(index))
      method.body = StatementReader.swift(
        text, text.inside(index), parameters: parameters.map(\.name),
        omitted: OmittedArguments(parameters, text.inside(index), text)
      ) { name in type.flatMap { types[$0].properties.first { $0.name == name }?.code } }
      method.read = text.namesOfReadTexts(in: text.inside(index))
      let isRefusal = method.selector == "initWithCoder:" && text.isWord(index + 1, "fatalError")
      if let type, isRefusal || text.readsOwnDocument(in: text.inside(index)) {
        types[type].isMadeByCode = true
      }
      method.result = result(of: text.inside(index))
      if let type {
        types[type].takeGifts(of: &method, handed: Self.types(of: parameters))
      } else {
        file.takeGifts(of: &method, handed: Self.types(of: parameters))
      }
      if method.question != nil {
        method.answer = text.expression(text.inside(index))
        method.numbers = ReturnedNumbers(in: text.inside(index), of: text)
        method.answersOfTables = text.answers(
          in: text.inside(index), of: method, isObjectiveC: false, result: result)
      } else if SourceType.isAsked(name) || method.drawing != nil && !onlyCallsSuper(text.inside(index)) {
        method.answer = "\(text.digest(of: text.inside(index)))"
      }
      if let type { types[type].passed.formUnion(text.passedNames(in: text.inside(index))) }
      if let type, name == SourceText.orientationsMember {
        types[type].supportedOrientations = text.orientations(in: text.inside(index))
      }
      index = text.afterBrackets(index)
    }
    if let type {
      types[type].methods.append(method)
      return index
    }
    file.methods.append(method)
    if let result = method.result {
      constants.append(
        .init(
          name: name, value: result, line: method.line, isPrivate: attributes.isPrivate,
          parameters: method.parameters))
    }
    return index
  }

  private static func continuesSignature(_ word: String?) -> Bool {
    ["throws", "rethrows", "async", "where"].contains(word)
  }
}
