// What expressions in Swift are made of.
extension FlowReader {
  /// The index after an expression. `isCondition`: whether a block follows it.
  func end(of start: Int, _ range: Range<Int>, isCondition: Bool = false) -> Int {
    var index = start
    while index < range.upperBound {
      if text.isAny(index, ",)]};") { return index }
      if isCondition, text.isMark(index, "{") || text.isWord(index, "else") { return index }
      if index > start, text.pieces[index].isFirstOnLine, !StatementReader.isContinued(text, index) {
        return index
      }
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    return min(index, range.upperBound)
  }

  /// What an expression is made of.
  func uses(_ range: Range<Int>, _ body: Body) -> [FlowNode] {
    isObjectiveC ? objectiveCUses(range, body) : swiftUses(range, body)
  }

  private func swiftUses(_ range: Range<Int>, _ body: Body) -> [FlowNode] {
    var found: [FlowNode] = []
    for index in range.prefix(Self.longest) where found.count < Self.mostUses {
      if case .text = text.pieces[index].token {
        found += usesOfInterpolation(index, body)
        continue
      }
      if let type = castType(inBracketsAt: index) {
        // `(row as? Boat)?.name`
        found += follow(Chain(uses: [], type: type), from: text.afterBrackets(index)).uses
      }
      guard let word = text.word(index) else { continue }
      if isImplicit(index, range) {
        let called = text.isMark(index + 1, "(") ? word + SourceType.call : word
        found.append(.member(type: nil, name: FlowNode.ofType + called))
      }
      if text.isMark(index - 1, ".") || text.isMark(index - 1, "$") && text.isMark(index - 2, ".") {
        continue
      }
      // A label.
      if text.isMark(index + 1, ":"), text.isAny(index - 1, "(,") { continue }
      found += chain(index, body).uses
    }
    return found
  }

  /// The most tokens of an expression that are looked at, and that are compared, and the most names.
  static let (longest, longestCompared, mostUses) = (256, 1_024, 64)
  /// The most tokens of what is taken for an object of another type.
  static let longestCast = 24
  /// The most names that lead to a method, and the most tokens of what it is asked of in brackets.
  static let (mostNames, longestReceiver) = (32, 512)

  /// What names that lead on from one another mean, as far as they were read.
  struct Chain {
    fileprivate(set) var uses: [FlowNode]
    fileprivate(set) var type: String?
    /// Whether the last name is that of a type.
    fileprivate var isOfType = false
  }

  /// What a name means that none leads to.
  func start(_ word: String, isCalled: Bool, _ body: Body) -> Chain {
    if word == "self" || word == "Self" {
      return Chain(uses: [], type: body.owner, isOfType: word == "Self")
    }
    if body.isLocal(word) { return Chain(uses: [body.local(word)], type: body.type(of: word)) }
    if word.first?.isUppercase == true {
      let made = FlowNode.member(type: word, name: "init" + SourceType.call)
      return Chain(uses: isCalled ? [made] : [], type: word, isOfType: true)
    }
    let name = isCalled ? word + SourceType.call : word
    var uses = [FlowNode.member(type: body.owner, name: name)]
    if body.isStatic { uses.append(.member(type: body.owner, name: FlowNode.ofType + name)) }
    return Chain(uses: uses, type: typeOf(body.owner, word))
  }

  /// Adds the member to which the names so far lead.
  func add(_ member: String, isCalled: Bool, to chain: inout Chain) {
    let called = isCalled ? member + SourceType.call : member
    chain.uses.append(.member(type: chain.type, name: called))
    if chain.isOfType { chain.uses.append(.member(type: chain.type, name: FlowNode.ofType + called)) }
    // `Texts.Login.title`
    if member.first?.isUppercase == true, member.contains(where: \.isLowercase), let type = chain.type {
      (chain.type, chain.isOfType) = ("\(type).\(member)", true)
      return
    }
    // The cases of an enumeration are of its own type, and so is the one object of a class.
    let own = chain.isOfType && !isCalled ? chain.type : nil
    (chain.type, chain.isOfType) = (chain.type.flatMap { typeOf($0, member) } ?? own, false)
  }

  /// What the names that lead on from an index mean, and the type of the last.
  func chain(_ start: Int, _ body: Body) -> (uses: [FlowNode], type: String?) {
    guard var word = text.word(start) else { return ([], nil) }
    if text.isMark(start - 1, "$") { word = "$\(word)" }
    let chain = self.start(word, isCalled: text.isMark(start + 1, "("), body)
    return follow(chain, from: start + 1)
  }

  /// What the members mean that lead on from what ends before an index, and the type of the last.
  private func follow(_ chain: Chain, from index: Int) -> (uses: [FlowNode], type: String?) {
    var (chain, index) = (chain, index)
    for _ in 0..<8 {
      while text.isAny(index, "?!") || text.isAny(index, "([") && !text.pieces[index].isFirstOnLine {
        index = text.isAny(index, "([") ? text.afterBrackets(index) : index + 1
      }
      if text.isWord(index, "as") {
        return (chain.uses, text.word(text.isAny(index + 1, "?!") ? index + 2 : index + 1))
      }
      guard text.isMark(index, ".") else { break }
      let name = text.isMark(index + 1, "$") ? index + 2 : index + 1
      guard let member = text.word(name) else { break }
      add(member, isCalled: text.isMark(name + 1, "("), to: &chain)
      index = name + 1
    }
    return (chain.uses, chain.type)
  }

  /// What is interpolated into the text at an index is made of.
  private func usesOfInterpolation(_ index: Int, _ body: Body) -> [FlowNode] {
    let words = text.interpolation(index)
    var (found, chain, isText) = ([FlowNode](), Chain?.none, false)
    for (place, word) in words.enumerated() {
      if word == SourceText.quote { isText.toggle() }
      guard !isText, word.first.map({ $0.isLetter || $0 == "_" }) == true else { continue }
      let isCalled = place + 1 < words.count && words[place + 1] == "\(UInt8(ascii: "("))"
      if place > 0, words[place - 1] == "\(UInt8(ascii: "."))", chain != nil {
        add(word, isCalled: isCalled, to: &chain!)
      } else {
        found += chain?.uses ?? []
        chain = start(word, isCalled: isCalled, body)
      }
    }
    return found + (chain?.uses ?? [])
  }

  /// The type for which brackets take what stands in them: `(row as! Boat)`. Nil for any other.
  func castType(inBracketsAt open: Int) -> String? {
    guard text.isMark(open, "(") else { return nil }
    let inside = text.inside(open)
    guard let cast = inside.prefix(Self.longestCast).first(where: { text.isWord($0, "as") }) else {
      return nil
    }
    return text.word(text.isAny(cast + 1, "?!") ? cast + 2 : cast + 1)
  }

  /// The name of the variable that stands for what brackets have in them.
  func name(ofBracketsAt open: Int) -> String { "(\(open))" }

  /// The type of an expression; nil where it is not known.
  func type(of range: Range<Int>, _ body: Body) -> String? {
    if let cast = range.first(where: { text.isWord($0, "as") }) {
      return text.word(text.isAny(cast + 1, "?!") ? cast + 2 : cast + 1)
    }
    guard
      let first = range.first(where: { text.word($0) != nil && !["try", "await"].contains(text.word($0)) })
    else { return nil }
    return chain(first, body).type
  }

  /// What a method is called of, before its name at an index.
  func receiver(
    before index: Int, _ range: Range<Int>, _ body: Body
  ) -> (type: String?, isOwn: Bool, isOfType: Bool, uses: [FlowNode]) {
    guard text.isMark(index - 1, ".") else { return (nil, true, body.isStatic, []) }
    // The beginning of the chain.
    var (start, steps) = (index, 0)
    while start > range.lowerBound, text.isMark(start - 1, ".") {
      steps += 1
      if steps > Self.mostNames { return (nil, false, false, []) }
      var place = start - 2
      while text.isAny(place, "?!") { place -= 1 }
      if text.isAny(place, ")]}") { place = opening(of: place) - 1 }
      while text.isAny(place, "?!") { place -= 1 }
      guard text.word(place) != nil else { return (nil, false, false, []) }
      start = place
      if text.isMark(start - 1, "$"), text.isMark(start - 2, ".") { start -= 1 }
    }
    let parts = chain(start, body)
    // The method's own name is the last of it.
    let isOwn = text.isWord(start, "self") && index == start + (text.isAny(start + 1, "?!") ? 3 : 2)
    var (type, uses) = (String?.none, [FlowNode]())
    for use in parts.uses {
      if case .member(let owner, let name) = use, FlowNode.plain(name) == text.word(index) {
        type = owner ?? type
      } else {
        uses.append(use)
      }
    }
    let isOfType = text.word(start)?.first?.isUppercase == true && index == start + 2
    return (isOwn ? body.owner : type, isOwn, isOfType, uses)
  }

  /// The bracket that opens what one at an index closes.
  func opening(of index: Int) -> Int {
    var (depth, place) = (0, index)
    while place > max(0, index - Self.longestReceiver) {
      if text.isAny(place, ")]}") { depth += 1 }
      if text.isAny(place, "([{") { depth -= 1 }
      if depth == 0 { return place }
      place -= 1
    }
    return index
  }
}
