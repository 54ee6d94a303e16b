/// What is asked before a statement runs, in the branches around it and by guards before it.
struct Circumstances: Hashable, Sendable {
  /// What is asked, word by word, each after whether that has to be so, in no order of theirs: one asks the same in one branch or in two.
  /// Empty where nothing is.
  var words: String { parts.sorted().joined() }
  fileprivate var parts: Set<String> = []

  /// What is asked besides what is asked elsewhere, in the same words.
  func words(besides other: Circumstances?) -> String {
    parts.subtracting(other?.parts ?? []).sorted().joined()
  }

  /// The lines where it is asked, the innermost first.
  fileprivate(set) var lines: [Int] = []

  /// Nil where it is not known what is asked.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - index: Where the statement begins.
  ///   - body: The body of the method around.
  init?(_ text: SourceText, of index: Int, in body: Range<Int>) {
    guard index - body.lowerBound <= Self.farthest else { return nil }
    let first = body.lowerBound
    // `if (isOpen) show();`
    if text.isMark(index - 1, ")"), let open = text.opening(of: index - 1, from: first),
      text.isWord(open - 1, "if")
    {
      note(text, open..<index, isTrue: true)
    } else if text.isWord(index - 1, "else") {
      guard text.isMark(index - 2, "}") else { return nil }
      noteElse(text, closing: index - 2, from: first)
    }
    var (place, label) = (index - 1, Range<Int>?.none)
    while place >= first, lines.count < Self.most {
      if text.isAny(place, "})]") {
        guard let open = text.opening(of: place, from: first) else { return nil }
        if text.isMark(place, "}") { noteGuard(text, open, from: first) }
        place = open - 1
        continue
      }
      if text.isMark(place, "{") {
        noteBlock(text, place, label, from: first)
        label = nil
      } else if label == nil, text.isWord(place, "case") || text.isWord(place, "default"),
        text.isAny(place - 1, "{};") || text.pieces[place].isFirstOnLine,
        let colon = (place..<min(place + Self.longestLabel, index)).first(where: { text.isMark($0, ":") })
      {
        label = place..<colon
      }
      place -= 1
    }
  }

  /// The same with what is asked besides.
  func adding(_ text: SourceText, _ range: Range<Int>, isTrue: Bool) -> Circumstances {
    var all = self
    all.note(text, range, isTrue: isTrue)
    return all
  }

  /// Notes what a guard asks whose block ends before the statement. `open`: where a block begins that may be one's.
  private mutating func noteGuard(_ text: SourceText, _ open: Int, from first: Int) {
    guard text.isWord(open - 1, "else"), !text.isMark(open - 2, "}"),
      let head = Self.head(text, before: open - 1, from: first), text.isWord(head, "guard")
    else { return }
    note(text, head + 1..<open - 1, isTrue: true)
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
      noteWhole(text, head + 1..<open, isTrue: true)
      noteWhole(text, label, isTrue: true)
    default: return
    }
  }

  /// Notes that a block does not run which ends before `else`, and none that it is an alternative to.
  private mutating func noteElse(_ text: SourceText, closing: Int, from first: Int) {
    var closing = closing
    while lines.count < Self.most, let open = text.opening(of: closing, from: first),
      let head = Self.head(text, before: open, from: first), text.isWord(head, "if")
    {
      note(text, head + 1..<open, isTrue: false)
      guard text.isWord(head - 1, "else"), text.isMark(head - 2, "}") else { return }
      closing = head - 2
    }
  }

  /// Notes what is asked, part by part where each of them has to be so.
  private mutating func note(_ text: SourceText, _ range: Range<Int>, isTrue: Bool) {
    var range = range
    while text.isMark(range.lowerBound, "("), text.afterBrackets(range.lowerBound) == range.upperBound {
      range = text.inside(range.lowerBound)
    }
    guard isTrue, !range.isEmpty else { return noteWhole(text, range, isTrue: isTrue) }
    var (start, index) = (range.lowerBound, range.lowerBound)
    func isAnd(_ index: Int) -> Bool { text.isMark(index, "&") && text.isMark(index + 1, "&") }
    if range.contains(where: { text.isMark($0, "|") }) { return noteWhole(text, range, isTrue: true) }
    while index < range.upperBound {
      if text.isMark(index, ",") || isAnd(index) {
        noteWhole(text, start..<index, isTrue: true)
        index += isAnd(index) ? 2 : 1
        start = index
      } else {
        index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
      }
    }
    noteWhole(text, start..<max(start, range.upperBound), isTrue: true)
  }

  private mutating func noteWhole(_ text: SourceText, _ range: Range<Int>, isTrue: Bool) {
    guard !range.isEmpty, parts.count < Self.mostParts, text.isOfShortWords(range, Self.longestWord) else {
      return
    }
    var (range, isTrue) = (range, isTrue)
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
    let asked = text.objectiveCExpression(range).split(separator: " ").map { word in
      " " + SourceText.plain(String(word))
    }
    // Whether the object itself is still there is no matter of what it shows.
    if asked.last == Self.equals || asked.allSatisfy({ Self.ofItself.contains($0) }) { return }
    parts.insert((isTrue ? " +" : " -") + asked.joined())
  }

  /// The first word of a statement of which a block begins before an index; nil for one that asks nothing.
  private static func head(_ text: SourceText, before end: Int, from first: Int) -> Int? {
    var place = end - 1
    while place >= max(first, end - longestHead) {
      // A block before it ends another statement.
      if text.isMark(place, "}") { return nil }
      if text.isAny(place, ")]") {
        guard let open = text.opening(of: place, from: first) else { return nil }
        place = open - 1
        continue
      }
      if let word = text.word(place), heads.contains(word), !text.isAny(place - 1, ".#") { return place }
      if text.isAny(place, ";{") { return nil }
      place -= 1
    }
    return nil
  }

  private static let heads: Set<String> = [
    "if", "guard", "while", "switch", "for", "func", "do", "catch", "repeat",
  ]
  /// What code is made of that gets hold of the object itself, word by word, without its name: `let here = self`.
  private static let ofItself: Set<String> = [" let", " weakSelf", " strongSelf", " this"]
  private static let equals = " \(UInt8(ascii: "="))"
  private static let truths: Set<String> = ["nil", "true", "false", "YES", "NO"]
  private static let untrue: Set<String> = ["false", "NO"]
  /// How many tokens before a statement are looked at, those of the first words of one and of a label, and the most that is asked.
  private static let (farthest, longestHead, longestLabel, most) = (4_000, 128, 32, 8)
  /// The most parts that are asked, and the longest word of one that is told apart.
  private static let (mostParts, longestWord) = (32, 256)
}

extension SourceText {
  /// Whether no word or text of some code is longer than a number of bytes.
  fileprivate func isOfShortWords(_ range: Range<Int>, _ most: Int) -> Bool {
    range.clamped(to: pieces.indices).allSatisfy { index in
      switch pieces[index].token {
      case .word(let bytes), .text(let bytes): bytes.count <= most
      case .mark, .directive: true
      }
    }
  }

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
    /// The value, word by word, where it is told from others.
    var value: String
    /// What is asked, each in words of its own.
    var conditions: Set<String>
    var words: String { value + conditions.sorted().joined() }
    var place: Place
    var heads: [Place]
    /// What is asked where that is not known.
    static let unknown = "?"
  }

  /// Notes what is asked before a property is given a value. `words`: the value, word by word.
  mutating func note(
    _ value: SourceValue?, _ words: String, under circumstances: Circumstances?,
    of assignment: SourceStatement.Assignment, _ path: [String], in file: String
  ) {
    let known = asked[path] ?? []
    guard let circumstances else {
      if assignment.isAskedFor, known.count < Self.mostExpressions {
        asked[path, default: []].append(
          Asked(value: Asked.unknown, conditions: [], place: Place(file: file, line: 0), heads: []))
      }
      return
    }
    // What is empty is called in several ways.
    let stated = value.map { $0.isTold || !$0.isLiteral } ?? true ? words : ""
    let own = Asked(
      value: stated, conditions: circumstances.parts, place: Place(file: file, line: assignment.line),
      heads: circumstances.lines.map { Place(file: file, line: $0) })
    guard known.count < Self.mostExpressions, !known.contains(where: { $0.words == own.words }) else {
      return
    }
    asked[path, default: []].append(own)
  }

  /// The properties that code gives the same values as another version, but under other conditions. `besides`: those of which more is
  /// known.
  func conditionChanges(
    from older: StartingValues, besides known: Set<[String]>, _ normalized: (String, Bool) -> String
  ) -> [Change] {
    asked.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { path in
      guard !known.contains(path), let now = asked[path], let was = older.asked[path],
        Set(now.map(\.words)) != Set(was.map(\.words)),
        gives(path, theSameAs: older, normalized)
      else { return nil }
      let (before, after) = (
        Set(was.map { normalized($0.words, true) }), Set(now.map { normalized($0.words, false) })
      )
      if before == after || before.union(after).contains(Asked.unknown) { return nil }
      var change: Change
      if let other = now.first(where: { !before.contains(normalized($0.words, false)) }) {
        change = Change(path: path, kind: .isOther, place: other.place, calls: other.heads)
      } else if let gone = was.first(where: { !after.contains(normalized($0.words, true)) }) {
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
