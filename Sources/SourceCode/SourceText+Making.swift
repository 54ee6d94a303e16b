extension SourceText {
  /// The type of a literal that is all of an expression; nil for anything else. `end`: the index after the expression.
  func literalType(_ index: Int, _ end: Int) -> String? {
    if index + 1 == end, literal(index) != nil { return "String" }
    guard let word = word(index) else { return nil }
    if word == "true" || word == "false" { return "Bool" }
    guard word.first?.isNumber == true else { return nil }
    return index + 1 == end ? "Int" : isMark(index + 1, ".") && index + 3 == end ? "Double" : nil
  }

  /// The type of what an expression makes: `Theme()`, or `Theme.shared`, as far as names say it.
  func typeName(ofMade index: Int) -> String? {
    guard let name = word(index), name.first?.isUppercase == true else { return nil }
    if isMark(index + 1, "(") { return name }
    let isShared = isMark(index + 1, ".") && Self.sharedObjects.contains(word(index + 2) ?? "")
    return isShared && !isAny(index + 3, ".(") ? name : nil
  }

  /// The type of which an expression is a case, or another member that is one: `Kind` of `Kind.large`. Nil for anything else.
  func typeName(ofCase index: Int) -> String? {
    guard let name = word(index), name.first?.isUppercase == true, isMark(index + 1, "."),
      word(index + 2)?.first?.isLowercase == true, !isAny(index + 3, ".(")
    else { return nil }
    return name
  }

  /// Whether an expression makes an object of nothing: `RoundLabel()`, `.init()`, or a closure that is called and does; not what is read of
  /// a xib.
  func isConstruction(_ index: Int, of type: String?) -> Bool {
    func isInitializer(_ index: Int) -> Bool {
      let isNamed =
        type != nil && word(index) == type || isMark(index, ".") && isWord(index + 1, "init")
      return isNamed && isMark(isMark(index, ".") ? index + 2 : index + 1, "(")
    }
    if isInitializer(index) { return true }
    guard isMark(index, "{"), isMark(afterBrackets(index), "(") else { return false }
    let body = inside(index)
    return body.contains(where: isInitializer)
      && !body.contains { word($0)?.lowercased().contains("nib") ?? false }
  }

  /// What types call the one object of theirs that all share.
  private static let sharedObjects: Set<String> = [
    "shared", "default", "standard", "current", "main", "instance",
  ]
}

extension SourceText {
  /// The words of some code, those of its texts, too, as numbers, but for the names of the functions that it declares.
  ///
  /// - Parameters:
  ///   - range: The code.
  ///   - besides: The parts of it that do not count, in their order.
  func words(in range: Range<Int>, besides: [Range<Int>] = []) -> Set<UInt64> {
    var words: Set<UInt64> = []
    var (index, next) = (range.lowerBound, 0)
    let end = min(range.upperBound, pieces.count)
    while index < end {
      while next < besides.count, besides[next].upperBound <= index { next += 1 }
      if next < besides.count, besides[next].contains(index) {
        index = besides[next].upperBound
        continue
      }
      switch pieces[index].token {
      case .word(let range):
        if !isWord(index - 1, "func") { words.insert(Self.digest(of: tokens.bytes(range))) }
      case .text(let range):
        // Texts have code in them.
        for word in tokens.bytes(range).split(whereSeparator: { !SourceTokens.isInWord($0) }) {
          words.insert(Self.digest(of: word))
        }
      case .mark, .directive: break
      }
      index += 1
    }
    return words
  }
}

extension SourceText {
  /// Whether a name in Objective-C is that of a variable that is declared without a value: `int first, second;`.
  func isDeclaration(of index: Int) -> Bool {
    var first = index
    while first > max(0, index - Self.longestDeclaration), word(first - 1) != nil || isAny(first - 1, "*,") {
      first -= 1
    }
    guard isAny(first - 1, ";{}"), first < index, let type = word(first) else { return false }
    return type != "return" && (word(first + 1) != nil || isMark(first + 1, "*"))
  }

  /// The class of which a new object has the name at an index: `let card = Card()`, `let card = Card.init()`; nil for anything else.
  func madeClass(_ index: Int) -> String? {
    // `let card: Card = Card()`
    let mark = isMark(index + 1, ":") && word(index + 2) != nil ? index + 3 : index + 1
    guard isMark(mark, "="), let type = word(mark + 1), type.first?.isUppercase == true else { return nil }
    let isInitializer = isMark(mark + 2, ".") && isWord(mark + 3, "init")
    return isMark(isInitializer ? mark + 4 : mark + 2, "(") ? type : nil
  }

  /// Whether a name is part of that of a message in Objective-C: `range` of `[text addAttribute:name value:font range:whole]`. In a choice
  /// a question stands before it.
  func isSelectorPart(_ index: Int) -> Bool { isMark(index + 1, ":") && !isMark(index - 1, "?") }

  /// The most tokens of a declaration of variables.
  private static let longestDeclaration = 32
}
