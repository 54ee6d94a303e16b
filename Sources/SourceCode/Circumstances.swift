/// What is asked before a statement runs, in the branches around it.
struct Circumstances: Hashable, Sendable {
  /// What is asked, word by word, the innermost first, each after whether that has to be so; empty where nothing is.
  fileprivate(set) var words = ""
  /// The lines where it is asked.
  fileprivate(set) var lines: [Int] = []

  /// - Parameters:
  ///   - text: The file.
  ///   - index: Where the statement begins.
  ///   - body: The body of the method around.
  init(_ text: SourceText, of index: Int, in body: Range<Int>) {
    let first = max(body.lowerBound, index - Self.farthest)
    // `if (isOpen) show();`
    if text.isMark(index - 1, ")"), let open = text.opening(of: index - 1, from: first),
      text.isWord(open - 1, "if")
    {
      note(text, open..<index, isTrue: true)
    }
    var (place, depth, label) = (index - 1, 0, Range<Int>?.none)
    while place >= first, lines.count < Self.most {
      if text.isAny(place, "})]") {
        depth += 1
      } else if depth > 0 {
        if text.isAny(place, "{([") { depth -= 1 }
      } else if text.isMark(place, "{") {
        noteBlock(text, place, label, from: first)
        label = nil
      } else if label == nil, text.isWord(place, "case") || text.isWord(place, "default"),
        let colon = (place..<min(place + Self.longestLabel, index)).first(where: { text.isMark($0, ":") })
      {
        label = place..<colon
      }
      place -= 1
    }
  }

  /// Notes what is asked before a brace opens a block. `label`: that of a case that the statement is in, if it is one of `switch`.
  private mutating func noteBlock(_ text: SourceText, _ open: Int, _ label: Range<Int>?, from first: Int) {
    if text.isWord(open - 1, "else") {
      if text.isMark(open - 2, "}") {
        noteElse(text, closing: open - 2, from: first)
      } else if let head = Self.head(text, before: open - 1, from: first), text.isWord(head, "guard") {
        note(text, head + 1..<open - 1, isTrue: false)
      }
      return
    }
    guard let head = Self.head(text, before: open, from: first) else { return }
    switch text.word(head) {
    case "if", "while":
      note(text, head + 1..<open, isTrue: true)
      if text.isWord(head - 1, "else"), text.isMark(head - 2, "}") {
        noteElse(text, closing: head - 2, from: first)
      }
    case "switch":
      guard let label else { return }
      note(text, head + 1..<open, isTrue: true)
      note(text, label, isTrue: true)
    default: return
    }
  }

  /// Notes that a block does not run which ends before `else`, and none that it is an alternative to.
  private mutating func noteElse(_ text: SourceText, closing: Int, from first: Int) {
    guard lines.count < Self.most, let open = text.opening(of: closing, from: first),
      let head = Self.head(text, before: open, from: first), text.isWord(head, "if")
    else { return }
    note(text, head + 1..<open, isTrue: false)
    if text.isWord(head - 1, "else"), text.isMark(head - 2, "}") {
      noteElse(text, closing: head - 2, from: first)
    }
  }

  private mutating func note(_ text: SourceText, _ range: Range<Int>, isTrue: Bool) {
    var (range, isTrue) = (range, isTrue)
    while text.isMark(range.lowerBound, "("), text.afterBrackets(range.lowerBound) == range.upperBound {
      range = text.inside(range.lowerBound)
    }
    lines.append(text.line(range.lowerBound))
    // The opposite of the opposite is the same.
    if !range.contains(where: { text.isAny($0, "&|,?") }) {
      if text.isMark(range.lowerBound, "!") {
        (range, isTrue) = (range.dropFirst(), !isTrue)
      } else if range.count > 3, text.isMark(range.upperBound - 2, "=") {
        let isOther = text.isMark(range.upperBound - 3, "!")
        let last = text.word(range.upperBound - 1) ?? ""
        if isOther || text.isMark(range.upperBound - 3, "="), Self.truths.contains(last) {
          isTrue = isOther ? !isTrue : isTrue
          if Self.untrue.contains(last) { isTrue.toggle() }
          if last == "nil" { isTrue.toggle() }
          range = range.dropLast(3)
        }
      }
    }
    words += (isTrue ? " + " : " - ") + text.objectiveCExpression(range)
  }

  /// The first word of a statement of which a block begins before an index; nil for one that asks nothing.
  private static func head(_ text: SourceText, before end: Int, from first: Int) -> Int? {
    var place = end - 1
    while place >= max(first, end - longestHead) {
      if text.isAny(place, ")]}") {
        guard let open = text.opening(of: place, from: first) else { return nil }
        place = open - 1
        continue
      }
      if let word = text.word(place), heads.contains(word), !text.isMark(place - 1, ".") { return place }
      if text.isAny(place, ";{") { return nil }
      place -= 1
    }
    return nil
  }

  private static let heads: Set<String> = [
    "if", "guard", "while", "switch", "for", "func", "do", "catch", "repeat",
  ]
  private static let truths: Set<String> = ["nil", "true", "false", "YES", "NO"]
  private static let untrue: Set<String> = ["false", "NO"]
  /// How many tokens before a statement are looked at, those of the first words of one and of a label, and the most that is asked.
  private static let (farthest, longestHead, longestLabel, most) = (2_000, 128, 32, 8)
}

extension SourceText {
  /// The bracket that one at an index closes, not before another index; nil for none.
  fileprivate func opening(of index: Int, from first: Int) -> Int? {
    var (place, depth) = (index, 0)
    while place >= first {
      if isAny(place, ")]}") { depth += 1 }
      if isAny(place, "([{") {
        depth -= 1
        if depth == 0 { return place }
      }
      place -= 1
    }
    return nil
  }
}

extension StartingValues {
  /// What is asked before code gives a property a value, in which words, and where.
  struct Asked: Hashable {
    var words: String
    var place: Place
    var heads: [Place]
  }

  /// Notes what is asked before a property is given a value.
  mutating func noteCircumstances(
    of assignment: SourceStatement.Assignment, _ path: [String], in file: String
  ) {
    guard let circumstances = assignment.circumstances else { return }
    let known = asked[path] ?? []
    let stated = assignment.value.flatMap { $0.isTold ? "\($0)" : nil } ?? ""
    let words = stated + circumstances.words
    guard known.count < Self.mostExpressions, !known.contains(where: { $0.words == words }) else { return }
    let heads = circumstances.lines.map { Place(file: file, line: $0) }
    asked[path, default: []].append(
      Asked(words: words, place: Place(file: file, line: assignment.line), heads: heads))
  }

  /// The properties that code gives the same values as another version, but under other conditions. `besides`: those of which more is
  /// known.
  func conditionChanges(from older: StartingValues, besides known: Set<[String]>) -> [Change] {
    asked.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { path in
      guard !known.contains(path), let now = asked[path], let was = older.asked[path],
        Set((everything[path] ?? []).map(\.words)) == Set((older.everything[path] ?? []).map(\.words))
      else { return nil }
      let (before, after) = (Set(was.map(\.words)), Set(now.map(\.words)))
      if before == after { return nil }
      var change: Change
      if let other = now.first(where: { !before.contains($0.words) }) {
        change = Change(path: path, kind: .isOther, place: other.place, calls: other.heads)
      } else if let gone = was.first(where: { !after.contains($0.words) }) {
        change = Change(path: path, kind: .isGone, place: gone.place, isPart: true)
      } else {
        return nil
      }
      change.isOfCondition = true
      return change
    }
  }
}

extension SourceValue {
  /// Whether one may tell it from another value of the same property: what is empty is called in several ways.
  fileprivate var isTold: Bool {
    switch self {
    case .nothing, .text(""): false
    default: isLiteral
    }
  }
}
