/// The constants that a body in Swift declares, as far as they are literals.
struct LocalConstants {
  private let text: SourceText
  /// The names that mean something of the body's own somewhere in it.
  private let names: Set<String>
  /// Where names are those of other objects than the type's own.
  private let others: [String: [Range<Int>]]
  /// The classes of the objects that the body makes, by their names for it: `UILabel` of `let label = UILabel()`.
  private let made: [String: String]
  /// The classes of other objects, by the body's names for them; empty where two have one name.
  private let types: [String: String]
  /// The rows and items that the body gets from somewhere, and where they have the names: that of `Row` of `let row = table.dequeue() as?
  /// Row`.
  private let taken: [String: [Taken]]

  /// An object that the body gets from somewhere.
  private struct Taken {
    /// Where it has the name.
    let range: Range<Int>
    let row: SourceRow
    /// The index after the statement that gets it.
    let end: Int
    /// Whether the body gets no other one of the class: which of several it is depends on where they are.
    var isOnly = true
  }

  /// Its expressions, with what its constants are in place of their names: `let entry = entries[row]`.
  private let expressions: SubstitutedExpression
  /// The names that lead to what the body has other names for: `navigationController`, `navigationBar` of `let bar = navigationController?.navigationBar`.
  private let aliases: [String: [String]]
  /// The same of what it gets from somewhere: `row`, `viewWithTag:7` of `let label = row.viewWithTag(7) as? UILabel`.
  private let partsOfTaken: [String: [String]]
  /// The same of what the method is called with: `row`, `label` of `if let label = row.label`.
  private let partsOfArguments: [String: [String]]
  /// The names that lead to what variables are given, by the names of these: `firstLabel` of `label = firstLabel`.
  private let variables: [String: [(index: Int, path: [String])]]
  /// The arguments that constants stand for, by the names of these: `key` of `if let text = key`.
  private let namesOfArguments: [String: String]
  /// Whether the body hands a row to something else, or gets one of which it does not say which.
  let handsRowsOn: Bool
  /// The names that lead to the objects which names of loops stand for, in one pass through them.
  private(set) var listed: [String: [String]] = [:]
  /// The values of those that were declared so far where everything runs.
  private var values: [String: SourceValue] = [:]

  /// The names that are declared in the body, or given another value there.
  private let changed: Set<String>
  /// The arguments of the method whose names mean nothing else anywhere in it.
  private let arguments: Set<String>

  /// `parameters`: the names of the arguments of the method that the body is of. `omitted`: what it does where calls leave out what they may.
  init(
    _ text: SourceText, _ body: Range<Int>, parameters: [String] = [],
    omitted: OmittedArguments = OmittedArguments()
  ) {
    self.text = text
    var (names, others) = (Set(parameters), [String: [Range<Int>]]())
    var changed: Set<String> = []
    var (made, aliases) = ([String: String](), [String: [String]]())
    var types: [String: String] = [:]
    var (taken, counts) = ([String: [Taken]](), [SourceRow: Int]())
    var expressions: [String: [SubstitutedExpression.Constant]] = [:]
    var additions: [String: [Range<Int>]] = [:]
    var variables: [String: [(index: Int, path: [String])]] = [:]
    var (handsRowsOn, unclear) = (false, Set<String>())
    // What a closure is called with has the name for itself.
    var hidden = Set(parameters)
    var arguments = Set(parameters)
    for name in parameters { others[name] = [body] }
    for index in body where index < text.pieces.count {
      // `case 0:` declares nothing.
      guard let word = text.word(index), word.first?.isNumber == false else { continue }
      let isDeclared = ["let", "var", "for", "case"].contains(text.word(index - 1) ?? "")
      if isDeclared || text.isMark(index + 1, "=") && !text.isMark(index + 2, "=") { changed.insert(word) }
      let isParameter = Self.isParameter(text, index)
      if isDeclared || isParameter || text.isWord(index - 1, "func") { names.insert(word) }
      if arguments.contains(word),
        Self.isShadowed(text, index, isDeclared: isDeclared, isParameter: isParameter)
      {
        arguments.remove(word)
      }
      if isDeclared, let type = text.madeClass(index) { made[word] = type }
      if isDeclared, types.count < Self.mostOthers, let type = Self.type(ofDeclared: text, index) {
        // A name of two is that of none.
        types[word] = types[word].map { $0 == type ? type : "" } ?? type
      }
      lazy var scope = Self.scope(text, index, in: body)
      let row =
        isDeclared && made[word] == nil
        ? Self.taken(text, index, before: body.upperBound)
          ?? Self.alias(text, index).flatMap { path in
            // `if let card = row as? Card`
            path.count == 1 && (taken[path[0]] != nil || unclear.contains(path[0]))
              ? Self.type(ofDeclared: text, index) : nil
          }.map { .ofClass($0) } : isParameter ? text.boundRow(index) : nil
      if let row {
        if taken.count < Self.mostOthers, taken[word, default: []].count < Self.mostOthers {
          var end = StatementReader.endOfSwift(text, index + 1, limit: Self.longestTaking)
          if text.isWord(end, "else"), text.isMark(end + 1, "{") { end = text.afterBrackets(end + 1) }
          taken[word, default: []].append(Taken(range: scope, row: row, end: end))
          counts[row, default: 0] += 1
        }
      }
      let isUnclear =
        isDeclared && taken[word] == nil && Self.asksForRow(text, index, before: body.upperBound)
      let isHanded = taken[word] != nil && text.isAny(index - 1, "(,:") && text.isAny(index + 1, ",)")
      if isUnclear { unclear.insert(word) }
      handsRowsOn = handsRowsOn || isUnclear || isHanded
      if isDeclared,
        expressions[word].map({ $0.count < Self.mostOthers }) ?? (expressions.count < Self.mostOthers)
      {
        // What a row is taken for is said of its class.
        let stated = Self.expression(text, index, in: body)
        let end = row == nil ? nil : stated.first { text.isWord($0, "as") }
        expressions[word, default: []].append(
          .init(range: stated.prefix(upTo: end ?? stated.upperBound), scope: scope))
      }
      if isParameter { hidden.insert(word) }
      if names.contains(word),
        additions[word].map({ $0.count < Self.mostObjects }) ?? (additions.count < Self.mostOthers),
        let added = text.addition(at: index)
      {
        additions[word, default: []].append(added)
      }
      if isDeclared, aliases.count < Self.mostOthers, let path = Self.alias(text, index) {
        // A name of two is that of none.
        aliases[word] = aliases[word].map { $0 == path ? path : [] } ?? path
      }
      let isGiven = text.isWord(index - 1, "var") || text.pieces[index].isFirstOnLine && names.contains(word)
      if isGiven, variables.count < Self.mostOthers, let path = Self.path(ofGiven: text, index),
        !names.contains(path[0])
      {
        if variables[word, default: []].count < Self.mostObjects {
          variables[word, default: []].append((index, path))
        }
      }
      if isDeclared && Self.isOther(text, index) || isParameter && row != nil,
        others.count < Self.mostOthers
      {
        if others[word, default: []].count < Self.mostOthers {
          others[word, default: []].append(scope)
        }
      }
    }
    (self.names, self.others, self.changed, self.made) = (names, others, changed, made)
    self.types = types
    self.arguments = arguments
    self.taken = taken.mapValues { rows in
      rows.map { Taken(range: $0.range, row: $0.row, end: $0.end, isOnly: counts[$0.row] == 1) }
    }
    self.aliases = aliases.filter { name, path in
      path.first.map { !names.contains($0) || $0 == name } ?? false
    }
    (self.variables, self.handsRowsOn) = (variables, handsRowsOn)
    namesOfArguments = aliases.filter { $0.value.count == 1 && arguments.contains($0.value[0]) }.mapValues {
      $0[0]
    }
    partsOfTaken = aliases.filter { name, path in
      taken[name] == nil && path.first.map { taken[$0] != nil } ?? false
    }
    partsOfArguments = aliases.filter { name, path in path.count > 1 && arguments.contains(path[0]) }
    self.expressions = SubstitutedExpression(
      text, body,
      constants: expressions.filter { name, all in
        !hidden.contains(name) && all.contains { !$0.range.isEmpty }
      },
      namesOfItself: Set(self.aliases.filter { $0.value == [Self.itself] }.keys), made: additions,
      omitted: omitted)
  }

  /// The class of what is declared at an index, as far as its type, a cast or the beginning of an expression say it: `let card: Card`,
  /// `let card = views.first as? Card`, `let card = Card.make()`; nil for anything else.
  private static func type(ofDeclared text: SourceText, _ index: Int) -> String? {
    if text.isMark(index + 1, ":") { return text.word(index + 2) }
    guard text.isMark(index + 1, "=") else { return nil }
    let end = StatementReader.endOfSwift(text, index + 2, limit: longestTaking)
    let cast = (index + 2..<max(index + 2, end)).last { text.isWord($0, "as") && text.isAny($0 + 1, "?!") }
    if let cast { return text.word(cast + 2) }
    // Functions begin like that, too, but for their first letter.
    guard text.isAny(index + 3, "(."), let name = text.word(index + 2) else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }

  /// The class of an object that the body has a name for; nil for one that is not known.
  func type(of name: String) -> String? { types[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The names that lead to what the name at an index stands for: `let bar = navigationController?.navigationBar`; nil for anything else.
  private static func alias(_ text: SourceText, _ index: Int) -> [String]? {
    text.isWord(index - 1, "let") ? path(ofGiven: text, index) : nil
  }

  /// The same of anything that is given a value at an index.
  private static func path(ofGiven text: SourceText, _ index: Int) -> [String]? {
    // `let label: UILabel = row.viewWithTag(7) as! UILabel`
    var mark = text.isMark(index + 1, ":") && text.word(index + 2) != nil ? index + 3 : index + 1
    while mark > index + 1, text.isAny(mark, "?!") { mark += 1 }
    guard text.isMark(mark, "=") else { return nil }
    var next = mark + 1
    if text.isWord(next, "self") {
      let point = text.isAny(next + 1, "?!") ? next + 2 : next + 1
      if text.isMark(point, ".") {
        next = point + 1
      } else if text.word(index) != "self" {
        return [itself]
      }
    }
    guard let first = text.member(next) else { return nil }
    let rest = text.members(after: first.end, atMost: longestAlias - 1)
    let path = [first.name] + rest.names
    next = text.afterCast(rest.end)
    let isWhole =
      text.isAny(next, "{,;}") || text.isWord(next, "else")
      || next < text.pieces.count && text.pieces[next].isFirstOnLine
        && !StatementReader.isContinued(text, next)
    let isOfObject = path[0].first?.isLowercase == true && path[0] != "super"
    guard isWhole, isOfObject || path.count == 2 && path[1].hasPrefix(SourceText.proxy) else {
      return nil
    }
    return path
  }

  /// What stands for the object itself.
  private static let itself = "self"

  /// The most objects that a variable may stand for.
  private static let mostObjects = 16

  /// What a name of the body's own stands for; nil for the object itself, and for anything else.
  private func object(named name: String) -> SourceValue? {
    alias(of: name).flatMap { $0.isEmpty ? nil : .accessor($0) }
  }

  /// The most names that lead to something.
  private static let longestAlias = 6

  /// What a name of the body's own stands for; nil for anything else.
  func alias(of name: String) -> [String]? {
    listed[name] ?? aliases[name].map { $0 == [Self.itself] ? [] : $0 }
  }

  /// The expression that the only constant of a name is; nil for any other name.
  func constant(_ name: String) -> Range<Int>? { expressions.range(of: name) }

  /// The brackets of the list that the only constant of a name is, to which nothing is done; nil for any other name.
  func list(_ name: String) -> Int? {
    constant(name).flatMap {
      text.isMark($0.lowerBound, "[") && !expressions.isChanged(name) ? $0.lowerBound : nil
    }
  }

  /// The same in a pass through loops, in which names stand for objects of lists.
  func inLoops(_ pass: [String: [String]]) -> Self {
    var local = self
    local.listed = pass.compactMapValues { path in
      let own = path.first.flatMap { alias(of: $0) }.map { $0 + path.dropFirst() } ?? path
      // The object itself is none of a list's.
      return own.isEmpty ? nil : own
    }
    return local
  }

  /// The row or item that is got from a table or collection and called by the name at an index: `let row =
  /// table.dequeueReusableCell(…) as? Row`, `let row: Row = table.dequeue()`, `let row = table.dequeue(Row.self)`, `let row =
  /// table.dequeueReusableCell(withIdentifier: "row")`; nil for anything else.
  private static func taken(_ text: SourceText, _ index: Int, before limit: Int) -> SourceRow? {
    var (start, stated) = (index + 1, String?.none)
    if text.isMark(start, ":") {
      stated = text.word(index + 2)
      start = text.isAny(index + 3, "?!") ? index + 4 : index + 3
    }
    guard text.isMark(start, "=") else { return nil }
    let end = min(StatementReader.endOfSwift(text, start + 1, limit: longestTaking), limit)
    guard start < end, (start..<end).contains(where: { text.word($0)?.hasPrefix("dequeue") ?? false }) else {
      return nil
    }
    var next = start + 1
    while stated == nil, next < end, !text.isMark(next, "{"), !text.isWord(next, "else") {
      if text.isWord(next, "as"), text.isAny(next + 1, "!?") {
        stated = text.word(next + 2)
        break
      }
      next = text.isAny(next, "([") ? text.afterBrackets(next) : next + 1
    }
    let own = (start..<end).first { text.isWord($0, "self") && text.isMark($0 - 1, ".") }
    let identifier = (start..<end).first { place in
      SourceRow.labels.contains(text.word(place) ?? "") && text.isMark(place + 1, ":")
    }
    return SourceRow(
      className: stated ?? own.flatMap { text.word($0 - 2) },
      identifier: identifier.flatMap {
        text.literal($0 + 2) ?? text.resource($0 + 2, of: SourceRow.resources).map(SourceRow.generated)
      })
  }

  /// The most tokens of a statement that gets something from somewhere.
  static let longestTaking = 64

  /// The row or item that the body gets from somewhere and gives a name that stands at an index; nil for anything else.
  func taken(_ name: String, at index: Int) -> SourceRow? {
    taken[name]?.last { $0.range.contains(index) }?.row
  }

  /// The names that lead to what a name of the body's own stands for, the first of which is that of a row or item; nil for anything else.
  func partOfTaken(_ name: String) -> [String]? { partsOfTaken[name] }

  /// The names that lead to what a name of the body's own stands for, the first of which is that of an argument; nil for anything else.
  func partOfArgument(_ name: String) -> [String]? { partsOfArguments[name] }

  /// The names that lead to the objects of the type's own one of which a variable of the body stands for at an index: the one that it was
  /// given last in the same block, or else any before; none for anything else.
  func paths(ofVariable name: String, at index: Int) -> [[String]] {
    let given = (variables[name] ?? []).filter { $0.index < index }
    guard let last = given.last else { return [] }
    if index - last.index < Self.nearest, text.isSameBlock(last.index, index) { return [last.path] }
    return given.map(\.path).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// How many tokens after it was given something a variable is surely that.
  private static let nearest = 512

  /// Whether a statement at an index runs whenever the row that it is about was got under a name: it stands in the same block, with no way
  /// out between.
  func isCertain(at index: Int, ofTaken name: String) -> Bool {
    guard let row = taken[name]?.last(where: { $0.range.contains(index) }), row.isOnly else { return false }
    var (next, depth) = (row.end, 0)
    while next < index {
      if Self.exits.contains(text.word(next) ?? "") { return false }
      if let block = blockOfPart(text, next), block.contains(index) {
        next = block.lowerBound
        continue
      }
      depth += text.isMark(next, "{") ? 1 : text.isMark(next, "}") ? -1 : 0
      next += 1
    }
    return next == index && depth == 0 && !text.pieces[index].isConditional
  }

  /// The block of `if let label = row.viewWithTag(7) as? UILabel { … }`, whose condition asks for nothing but a part of a row; nil for
  /// anything else at an index.
  private func blockOfPart(_ text: SourceText, _ index: Int) -> Range<Int>? {
    guard text.isWord(index, "if"), text.isWord(index + 1, "let"), let name = text.word(index + 2),
      partsOfTaken[name] != nil
    else { return nil }
    let open = (index..<index + Self.longestTaking).first { text.isAny($0, "{,") }
    return open.flatMap { text.isMark($0, "{") ? text.inside($0) : nil }
  }

  /// What leaves a block.
  private static let exits: Set<String> = ["return", "break", "continue", "throw"]

  /// What the constant is that is declared at an index: `let entry = entries[row]`, `guard let entry = entry(row) else`; an empty range for
  /// anything else.
  private static func expression(_ text: SourceText, _ index: Int, in body: Range<Int>) -> Range<Int> {
    guard text.isWord(index - 1, "let") else { return 0..<0 }
    var start = index + 1
    if text.isMark(start, ":") {
      while start < index + 16, !text.isMark(start, "="), !text.isAny(start, "{};") { start += 1 }
    }
    guard text.isMark(start, "=") else { return 0..<0 }
    var end = start + 1
    let last = min(StatementReader.endOfSwift(text, start + 1, limit: longestTaking), body.upperBound)
    // One of several values is compared with all of them: `let text = switch kind { … }`.
    if text.isWord(end, "switch") || text.isWord(end, "if") {
      return start + 1..<max(start + 1, min(last, body.upperBound))
    }
    // A closure is no value that anybody compares, and a condition ends before its block.
    while end < last, !text.isMark(end, "{"), !text.isMark(end, ","), !text.isWord(end, "else") {
      end = text.isAny(end, "([") ? text.afterBrackets(end) : end + 1
    }
    return start + 1..<max(start + 1, min(end, body.upperBound))
  }

  /// The view that the body makes and that an expression is: `UILabel()`, `label` of `let label = UILabel()`, or the view of a controller that
  /// it makes; nil for any other.
  func madeView(_ range: Range<Int>) -> StatementReader.MadeView? {
    guard let name = text.word(range.lowerBound) else { return nil }
    if name.first?.isUppercase == true, text.isMark(range.lowerBound + 1, "("),
      text.afterBrackets(range.lowerBound + 1) == range.upperBound
    {
      return (name, expression(range).words, [])
    }
    let isWhole = range.count == 1 || text.isWord(range.upperBound - 1, "view")
    guard isWhole, isOwn(name), !isArgument(name), listed[name] == nil else { return nil }
    return (madeClass(of: name) ?? name, expressions.making(of: name), expressions.linesOfMaking(of: name))
  }

  /// An expression word by word, with what the body's constants stand for in place of their names, and whether other variables of the body
  /// are in it.
  func expression(_ range: Range<Int>) -> (words: String, hasVariables: Bool) {
    expressions.words(range) { isOwn($0) && !isArgument($0) }
  }

  /// The argument that a name stands for: its own, or that of a constant which it is given to; nil for anything else.
  private func argument(_ name: String) -> String? {
    arguments.contains(name) ? name : namesOfArguments[name]
  }

  /// Whether a name is that of an argument of the method.
  func isArgument(_ name: String) -> Bool { arguments.contains(name) }

  /// The class of what the body makes and gives a name; nil for anything else.
  func madeClass(of name: String) -> String? { made[name] }

  /// Whether a parameter may have another value than its argument.
  func isChanged(_ parameter: String) -> Bool { changed.contains(parameter) }

  /// Whether a name means something of the body's own somewhere in it.
  func isOwn(_ name: String) -> Bool { names.contains(name) }

  /// Whether a name is that of an object of the body's own where it stands, rather than of the type's.
  func isOther(_ name: String, at index: Int) -> Bool {
    others[name]?.contains { $0.contains(index) } ?? false
  }

  /// The most names of objects, and how often each is declared; and the longest block that is looked through: a stranger may have
  /// written the body.
  private static let (mostOthers, longestScope) = (256, 4096)

  /// Where a name that is declared has its meaning: to the end of the block around it, or in the block after its condition.
  private static func scope(_ text: SourceText, _ index: Int, in body: Range<Int>) -> Range<Int> {
    var start = index
    while start > body.lowerBound, index - start < 64,
      !text.isAny(start - 1, "{};"), !text.pieces[start].isFirstOnLine || text.isMark(start - 1, ",")
    {
      start -= 1
    }
    let isConditional = (start..<index).contains { ["if", "while", "for"].contains(text.word($0)) }
    var next = index
    var depth = 0
    while next < min(body.upperBound, index + longestScope, text.pieces.count) {
      if text.isMark(next, "{") {
        if isConditional { return index..<text.afterBrackets(next) }
        depth += 1
      } else if text.isMark(next, "}") {
        depth -= 1
        if depth < 0 { break }
      }
      next += 1
    }
    return index..<next
  }

  /// The most tokens of the parameters of a closure.
  private static let mostParameters = 32

  /// Whether a word is among the parameters of a closure, which stand before `in`.
  private static func isParameter(_ text: SourceText, _ index: Int) -> Bool {
    var next = index + 1
    while next < index + mostParameters, text.isMark(next, ","), text.word(next + 1) != nil { next += 2 }
    return text.isWord(next, "in")
  }

  /// Notes the constant that a statement declares.
  mutating func note(at start: Int, before limit: Int) {
    guard text.isWord(start, "let"), let name = text.word(start + 1), text.isMark(start + 2, "=") else {
      return
    }
    let end = min(StatementReader.endOfSwift(text, start + 3, limit: 64), limit)
    guard end > start + 3 else { return }
    values[name] = value(of: start + 3..<end)
  }

  /// The value of an expression; that of a name which may be a constant of the type is the name. Nil if it depends on anything
  /// else.
  func value(of range: Range<Int>) -> SourceValue? {
    SourceExpression(text, range).value.flatMap(resolved)
  }

  /// The value of a constant with what the body does to it: a text that gets attributes.
  private func changed(_ value: SourceValue, _ name: String) -> SourceValue? {
    guard expressions.isChanged(name), case .text = value else { return value }
    return .attributed(value, with: expressions.making(of: name))
  }

  private func resolved(_ value: SourceValue) -> SourceValue? {
    switch value {
    // What a loop calls so is none of the constants around it.
    case .accessor(let path) where listed[path[0]] != nil:
      .accessor((listed[path[0]] ?? []) + path.dropFirst())
    case .accessor(let path) where path.count == 1:
      argument(path[0]).map { .argument($0) }
        ?? (names.contains(path[0])
          ? values[path[0]].flatMap { changed($0, path[0]) } ?? object(named: path[0]) : value)
    case .made(let path, _) where names.contains(path[0]): nil
    // `NSAttributedString(string: name, attributes: attributes)`
    case .attributed(let inner, let words) where names.contains(String(words.dropFirst())):
      resolved(inner).map { .attributed($0, with: expressions.making(of: String(words.dropFirst()))) }
    case .accessor(let path) where names.contains(path[0]):
      alias(of: path[0]).flatMap { own in
        own.isEmpty && path.count == 1 ? nil : .accessor(own + path.dropFirst())
      }
    default: value.rebuilt(resolved)
    }
  }
}
