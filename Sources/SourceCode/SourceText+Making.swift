extension SourceText {
  /// The type of what an expression makes: `Theme()`, or `Theme.shared`, as far as names say it.
  func typeName(ofMade index: Int) -> String? {
    guard let name = word(index), name.first?.isUppercase == true else { return nil }
    if isMark(index + 1, "(") { return name }
    let isShared = isMark(index + 1, ".") && Self.sharedObjects.contains(word(index + 2) ?? "")
    return isShared && !isAny(index + 3, ".(") ? name : nil
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

/// How often each word stands in a file, found once it is asked for.
struct WordCounts {
  private var counts: [UInt64: Int]?

  /// Whether a word stands in a file only once: where a method is declared that nobody calls.
  mutating func isSingle(_ word: String, in text: SourceText) -> Bool {
    let counts = counts ?? Self.all(in: text)
    self.counts = counts
    return counts[SourceText.digest(of: word.utf8)] == 1
  }

  private static func all(in text: SourceText) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for piece in text.pieces {
      switch piece.token {
      case .word(let range): counts[SourceText.digest(of: text.tokens.text(range).utf8), default: 0] += 1
      case .text(let range):
        // Texts have code in them.
        for word in text.tokens.text(range).utf8.split(whereSeparator: { !SourceTokens.isInWord($0) }) {
          counts[SourceText.digest(of: word), default: 0] += 1
        }
      case .mark, .directive: break
      }
    }
    return counts
  }
}
