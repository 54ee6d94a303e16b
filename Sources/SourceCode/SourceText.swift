/// The tokens of a source file, to be read from any place.
struct SourceText {
  /// A token, where it begins in the file, and whether it is the first on its line.
  struct Piece {
    let token: SourceTokens.Token
    let start: Int
    let isFirstOnLine: Bool
    /// Whether a line such as `#if DEBUG` decides if it is compiled.
    let isConditional: Bool
  }

  let tokens: SourceTokens
  /// Without directives.
  let pieces: [Piece]
  /// The text after `#define`, with its line from 1.
  typealias Definition = (words: [UInt8], line: Int)
  let definitions: [Definition]
  /// The names that lead to the types for which the file has other names.
  private(set) var aliases: [String: [String]] = [:]
  /// The names that Objective-C code has for the object itself in blocks: `__weak typeof(self) weakSelf = self`.
  private(set) var namesOfItself: Set<String> = []
  /// Where each line begins.
  private let lineStarts: [Int]
  /// For each opening bracket the index after its closing one.
  private let afterClosing: [Int: Int]

  /// The most tokens of a file that are read.
  private static let mostPieces = 400_000

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = SourceTokens(bytes)
    tokens = reader
    var pieces: [Piece] = []
    pieces.reserveCapacity(bytes.count / 6)
    var conditions = 0
    var defined: [Range<Int>] = []
    while pieces.count < Self.mostPieces, let token = reader.next() {
      let start: Int
      switch token {
      case .word(let range), .text(let range): start = range.lowerBound
      case .mark: start = reader.index - 1
      case .directive(let range):
        let words = reader.text(range).dropFirst().drop { $0 == " " }
        if words.hasPrefix("if") { conditions += 1 }
        if words.hasPrefix("endif") { conditions = max(conditions - 1, 0) }
        if words.hasPrefix(Self.definition) { defined.append(range) }
        continue
      }
      pieces.append(
        Piece(token: token, start: start, isFirstOnLine: reader.isFirstOnLine, isConditional: conditions > 0))
    }
    self.pieces = pieces
    afterClosing = Self.afterClosing(pieces)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
    definitions = defined.map { range in
      let words = bytes[range].dropFirst().drop { $0 == UInt8(ascii: " ") }.dropFirst(
        Self.definition.utf8.count)
      return (Array(words.prefix(Self.longestDefinition)), Self.line(range.lowerBound, starts))
    }
    var depth = 0
    for index in pieces.indices {
      if isMark(index, "="), let name = word(index - 1) {
        let isTypeOfSelf =
          isMark(index - 2, ")") && isWord(index - 3, "self") && isMark(index - 4, "(")
          && word(index - 5).map { $0.hasSuffix("typeof") || $0.hasSuffix("typeof__") } ?? false
        // `__weak Page *weakSelf = self;`
        let isSelf = isMark(index - 2, "*") && isWord(index + 1, "self") && isMark(index + 2, ";")
        if isTypeOfSelf || isSelf { namesOfItself.insert(name) }
      }
      guard case .mark(let mark) = pieces[index].token else {
        // Those in a type are its own.
        if depth == 0, isWord(index, "typealias"), let (name, path) = alias(at: index), aliases[name] == nil {
          aliases[name] = path
        }
        continue
      }
      if mark == UInt8(ascii: "{") { depth += 1 }
      if mark == UInt8(ascii: "}") { depth -= 1 }
    }
  }

  /// The names that code of the file gives another value than they begin with, or hands to something that may.
  var changedNames: Set<String> {
    var names: Set<String> = []
    for index in pieces.indices {
      if isMark(index, "="), isMark(index - 1, ")"), !isMark(index + 1, "=") {
        // `(title, note) = both`
        var place = index - 2
        while place >= 0, index - place < 64, !isMark(place, "(") {
          if let word = word(place) { names.insert(word) }
          place -= 1
        }
      }
      guard case .word = pieces[index].token, isChanged(at: index), let word = word(index) else { continue }
      names.insert(word)
    }
    return names
  }

  /// Whether what a word names is given another value at an index, or handed to something that may.
  private func isChanged(at index: Int) -> Bool {
    if isMark(index - 1, "&") { return true }
    if isMark(index + 1, ".") { return word(index + 2).map(Self.mutations.contains) ?? false }
    let mark = isAny(index + 1, "+-*/|&%") ? index + 2 : index + 1
    guard isMark(mark, "="), !isMark(mark + 1, "=") else { return false }
    return !isWord(index - 1, "let") && !isWord(index - 1, "var") && !isWord(index - 1, "case")
  }

  /// What is added to the variable that a word names at an index, or gives what that is a property: `text += name`, `text.append(name)`,
  /// `formatter.dateFormat = "MMM"`, or what it is given itself: `text = name`. Nil for anything else.
  func addition(at index: Int) -> Range<Int>? {
    if isMark(index - 1, ".") { return nil }
    if isMark(index + 1, "="), !isMark(index + 2, "="), pieces[index].isFirstOnLine || isAny(index - 1, "{;:")
    {
      return index + 2..<max(StatementReader.endOfSwift(self, index + 2, limit: 64), index + 2)
    }
    if isMark(index + 1, "+"), isMark(index + 2, "=") {
      return index + 3..<max(StatementReader.endOfSwift(self, index + 3, limit: 64), index + 3)
    }
    let isStatement = pieces[index].isFirstOnLine || isAny(index - 1, "{;")
    // `attributes[.font] = font`
    let key = isMark(index + 1, "[") ? afterBrackets(index + 1) : index + 1
    if key > index + 1, isStatement, isMark(key, "="), !isMark(key + 1, "=") {
      return index + 1..<max(StatementReader.endOfSwift(self, key + 1, limit: 64), index + 1)
    }
    guard isMark(index + 1, "."), let member = word(index + 2) else { return nil }
    if isMark(index + 3, "="), !isMark(index + 4, "="), pieces[index].isFirstOnLine || isAny(index - 1, "{;")
    {
      if SourceType.isUnseen(member) { return nil }
      return index + 2..<max(StatementReader.endOfSwift(self, index + 4, limit: 64), index + 4)
    }
    // What else is asked of an object may change it, too: `text.mutableString.setString(name)`, `title.addAttribute(.font, …)`.
    let call = members(after: index + 1, atMost: Self.longestMutation).end
    guard isMark(call, "("),
      isStatement || ["append", "insert"].contains(member) || member.hasPrefix("set")
    else { return nil }
    let last = inside(call).prefix(Self.longestAddition).last ?? call
    return index + 2..<last + 1
  }

  /// The most names that lead to what changes an object.
  private static let longestMutation = 4
  /// The most tokens of what is added.
  private static let longestAddition = 64

  /// Methods of values that change them.
  private static let mutations: Set<String> = [
    "append", "toggle", "insert", "remove", "removeLast", "removeFirst", "removeAll", "negate", "round",
  ]

  /// The other name that a declaration at an index gives a type, and the names that lead to this; nil for that of anything else.
  func alias(at index: Int) -> (name: String, path: [String])? {
    guard let name = word(index + 1), isMark(index + 2, "="), let first = word(index + 3) else { return nil }
    var (path, next) = ([first], index + 4)
    while isMark(next, "."), let inner = word(next + 1), path.count < Self.deepestAlias {
      path.append(inner)
      next += 2
    }
    return path.contains(name) || isAny(next, "<(&.?!") ? nil : (name, path)
  }

  /// The most names that lead to a type.
  private static let deepestAlias = 16

  /// The most bytes of a definition that are read.
  private static let longestDefinition = 1_024
  private static let definition = "define "

  /// The line of a piece, from 1.
  func line(_ index: Int) -> Int {
    guard pieces.indices.contains(index) else { return lineStarts.count }
    return Self.line(pieces[index].start, lineStarts)
  }

  private static func line(_ place: Int, _ lineStarts: [Int]) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The word at an index; nil where something else is.
  func word(_ index: Int) -> String? {
    guard pieces.indices.contains(index), case .word(let range) = pieces[index].token else { return nil }
    return tokens.text(range)
  }

  func isWord(_ index: Int, _ wanted: StaticString) -> Bool {
    guard pieces.indices.contains(index), case .word(let range) = pieces[index].token else { return false }
    return tokens.reads(wanted, at: range)
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    pieces.indices.contains(index) && pieces[index].token == .mark(UInt8(ascii: mark))
  }

  /// Whether one of some signs is at an index.
  func isAny(_ index: Int, _ marks: StaticString) -> Bool {
    guard pieces.indices.contains(index), case .mark(let mark) = pieces[index].token else { return false }
    return marks.withUTF8Buffer { $0.contains(mark) }
  }

  /// The literal at an index; nil for something else, and for one with something interpolated.
  func literal(_ index: Int) -> String? {
    guard pieces.indices.contains(index), case .text(let range) = pieces[index].token else { return nil }
    return tokens.value(ofText: range)
  }

  /// The words, literals and marks of an expression, as far as one looks to tell it from another; `self` says nothing.
  func expression(_ range: Range<Int>, isObjectiveC: Bool = false) -> String {
    var result = ""
    for index in range.clamped(to: pieces.indices).prefix(256)
    where result.utf8.count < Self.longestExpression && !isOfInitializer(index)
      && (isObjectiveC || !isOfSpelling(index))
    {
      switch pieces[index].token {
      case .word(let range): if !tokens.reads("self", at: range) { result += " " + tokens.text(range) }
      // A text is one word.
      case .text(let range):
        result += " " + tokens.text(range.prefix(Self.longestExpression)).replacing(" ", with: "_")
        for word in interpolation(index) { result += " " + word }
      case .mark(let byte):
        let isOfSelf = isWord(index - 1, "self") || isAny(index - 1, "?!") && isWord(index - 2, "self")
        if !isOfSelf { result += " \(byte)" }
      case .directive: break
      }
    }
    return result
  }

  /// Whether what is at an index is a matter of how something is written: what is asked of what may be nil, `text?.count` and `text!.count`,
  /// and the characters of a text before Swift 4, `text.characters.count`.
  private func isOfSpelling(_ index: Int) -> Bool {
    let name = isMark(index, ".") ? index + 1 : index
    if isWord(name, "characters"), isMark(name - 1, ".") { return true }
    guard isAny(index, "?!"), touchesBefore(index), word(index - 1) != nil || isAny(index - 1, ")]") else {
      return false
    }
    return !isAny(index + 1, "=?!") || !touchesBefore(index + 1)
  }

  /// Whether a point or word at an index says that an initializer is called: `Edge.init(…)` is `Edge(…)`.
  private func isOfInitializer(_ index: Int) -> Bool {
    let name = isMark(index, ".") ? index + 1 : index
    return isWord(name, "init") && isMark(name + 1, "(") && isMark(name - 1, ".")
      && word(name - 2)?.first?.isUppercase == true
  }

  /// Whether no space is between a mark at an index and the piece before it, as between a type and its question mark.
  func touchesBefore(_ index: Int) -> Bool {
    guard pieces.indices.contains(index), index > 0 else { return false }
    switch pieces[index - 1].token {
    case .word(let range), .text(let range): return range.upperBound == pieces[index].start
    case .mark: return pieces[index - 1].start + 1 == pieces[index].start
    case .directive: return false
    }
  }

  /// A number that differs with bytes, and with what was before them, by the method of Fowler, Noll and Vo.
  static func digest(of bytes: some Sequence<UInt8>, after start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The same, whatever the body calls what it declares.
  func digest(ofRenamed body: Range<Int>, omitted: OmittedArguments = OmittedArguments()) -> UInt64 {
    var names: [String: Int] = [:]
    for index in body where isWord(index - 1, "let") || isWord(index - 1, "var") {
      if let name = word(index), names[name] == nil { names[name] = names.count }
    }
    return digest(of: body, names: names, omitted: omitted)
  }

  /// A number that differs with the code of a body. `names`: those that are told apart by numbers alone. `omitted`: what it does where
  /// calls leave out what they may.
  func digest(
    of body: Range<Int>, names: [String: Int] = [:], omitted: OmittedArguments = OmittedArguments()
  ) -> UInt64 {
    var result = Self.digest(of: [])
    func add(_ byte: UInt8) { result = Self.digest(of: CollectionOfOne(byte), after: result) }
    func add(_ index: Int) {
      switch pieces[index].token {
      case .word(let range):
        let word = tokens.text(range)
        if !names.isEmpty, !isMark(index - 1, "."), let number = names[String(word)] {
          "$\(number)".utf8.forEach(add)
        } else {
          word.utf8.forEach(add)
        }
      case .text(let range): tokens.text(range).utf8.forEach(add)
      case .mark(let byte): add(byte)
      case .directive: break
      }
      add(UInt8(0))
    }
    for index in body.clamped(to: pieces.indices)
    where !isOfInitializer(index) && !isWord(index, "self")
      && !(isMark(index, ".") && isWord(index - 1, "self"))
      && !omitted.blocks.contains(where: { $0.range.contains(index) })
    {
      if let usual = omitted.value(at: index, self) { usual.forEach(add) } else { add(index) }
    }
    return result
  }

  /// The most bytes of an expression, about.
  private static let longestExpression = 1_024

  /// The same in Objective-C, where `[person name]` and `person.name` are one.
  func objectiveCExpression(_ range: Range<Int>) -> String {
    let marks = "[].".utf8.map { Substring("\($0)") }
    let words = expression(range, isObjectiveC: true).split(separator: " ").filter { !marks.contains($0) }
    return Self.withoutNeedlessBraces(words).map { " \($0)" }.joined()
  }

  /// The words of code in Objective-C without the braces around a single statement: `if (isOpen) { return 4; }` is `if (isOpen) return 4;`.
  private static func withoutNeedlessBraces(_ words: [Substring]) -> [Substring] {
    func mark(_ character: UInt8) -> Substring { "\(character)" }
    let (open, close) = (mark(UInt8(ascii: "{")), mark(UInt8(ascii: "}")))
    let (end, bracket) = (mark(UInt8(ascii: ";")), mark(UInt8(ascii: ")")))
    var (result, last) = ([Substring](), Int?.none)
    for (place, word) in words.enumerated() {
      result.append(word)
      if word == open {
        last = place > 0 && [bracket, "else"].contains(words[place - 1]) ? result.count - 1 : nil
      }
      guard word == close, let start = last else { continue }
      last = nil
      let body = result[(start + 1)...].dropLast()
      guard body.last == end, body.count(where: { $0 == end }) == 1 else { continue }
      result = Array(result[..<start]) + body
    }
    return result
  }

  /// The index after what a bracket at an index encloses; the end of the file where it is not closed.
  func afterBrackets(_ index: Int) -> Int { afterClosing[index] ?? pieces.count }

  /// The indices between a bracket at an index and its closing one.
  func inside(_ index: Int) -> Range<Int> {
    let end = afterClosing[index].map { $0 - 1 } ?? pieces.count
    return index + 1..<max(end, index + 1)
  }

  private static func afterClosing(_ pieces: [Piece]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [Int] = []
    for (index, piece) in pieces.enumerated() {
      guard case .mark(let mark) = piece.token else { continue }
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { result[start] = index + 1 }
      default: break
      }
    }
    return result
  }

  /// Whether a statement at an index stands in the block of one before it, at another index.
  func isSameBlock(_ start: Int, _ index: Int) -> Bool {
    var depth = 0
    for place in start..<index {
      if isMark(place, "{") { depth += 1 }
      if isMark(place, "}") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The index after generic parameters that begin at an index; the same where none do.
  func afterGenerics(_ index: Int) -> Int {
    guard isMark(index, "<") else { return index }
    var depth = 0
    var index = index
    while index < pieces.count {
      if isMark(index, "<") { depth += 1 }
      if isMark(index, ">"), !isMark(index - 1, "-") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      if isMark(index, "{") || isMark(index, ";") { return index }
      index += 1
    }
    return index
  }
}
