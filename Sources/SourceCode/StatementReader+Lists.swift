// Statements about each object of a list that is written there.
extension StatementReader {
  /// `["A", "B"].forEach { table.register(UINib(nibName: $0, bundle: nil), forCellReuseIdentifier: $0) }`
  static func registrations(_ text: SourceText, _ start: Int, isCertain: Bool) -> SourceStatement? {
    guard let (list, body) = listAndBody(text, start), list.count < 128 else { return nil }
    let names = list.compactMap { text.literal($0) }
    guard !names.isEmpty, body.count < 64,
      let call = body.first(where: { text.isWord($0, "register") && text.isMark($0 + 1, "(") }),
      body.contains(where: { text.isWord($0, "nibName") && text.isMark($0 + 2, "$") })
    else { return nil }
    let path = body.prefix { $0 < call }.compactMap { text.word($0) }.filter { $0 != "self" && $0 != "in" }
    return path.isEmpty ? nil : .registration(path: path, nibs: names, isCertain: isCertain)
  }

  /// What is between the brackets of a list, and between the braces of `forEach` after it; nil for anything else.
  private static func listAndBody(_ text: SourceText, _ start: Int) -> (list: Range<Int>, body: Range<Int>)? {
    let list = text.inside(start)
    let after = list.upperBound + 1
    guard text.isMark(after, "."), text.isWord(after + 1, "forEach"), text.isMark(after + 2, "{") else {
      return nil
    }
    return (list, text.inside(after + 2))
  }

  /// The most statements of a body that lists make.
  static let mostListed = 512

  /// What is done to each object of a list: `[first, second].forEach { $0.isHidden = true }`, and
  /// `for label in [first, second] { label.isHidden = true }`.
  static func assignments(
    _ text: SourceText, _ start: Int, _ isCertain: Bool, _ local: LocalConstants
  ) -> [SourceStatement] {
    let list: Range<Int>
    var body: Range<Int>
    // The name that each object has; nil for `$0`.
    var item: String?
    if text.isMark(start, "[") {
      guard let found = listAndBody(text, start) else { return [] }
      (list, body) = found
      // A name that the closure gives its argument.
      if body.count > 1, text.isWord(body.lowerBound + 1, "in") {
        item = text.word(body.lowerBound)
        body.removeFirst(2)
      }
    } else {
      guard text.isWord(start, "for"), text.isWord(start + 2, "in"), text.isMark(start + 3, "[") else {
        return []
      }
      (list, item) = (text.inside(start + 3), text.word(start + 1))
      guard text.isMark(list.upperBound + 1, "{") else { return [] }
      body = text.inside(list.upperBound + 1)
    }
    // Each object has a statement of its own for each of them: longer ones are no such code.
    guard list.count < 64, body.count < 64 else { return [] }
    let names = list.split { text.isMark($0, ",") }.map { part in
      part.filter { !text.isMark($0, "?") && !text.isMark($0, "!") }
    }
    let paths = names.compactMap { part -> [String]? in
      let path = part.compactMap { text.word($0) }
      // Words with signs between them, and nothing else.
      return path.count * 2 - 1 == part.count
        ? Array(path.first == "self" ? path.dropFirst() : path[...]) : nil
    }
    guard paths.count == names.count, !paths.isEmpty else { return [] }
    var result: [SourceStatement] = []
    var isCertain = isCertain
    var index = body.lowerBound
    while index < body.upperBound {
      if index == body.lowerBound || text.pieces[index].isFirstOnLine || text.isMark(index - 1, ";") {
        // What follows may not run.
        if ["guard", "return", "break", "continue"].contains(text.word(index)) { isCertain = false }
        if let (property, value) = assignment(to: item, text, index, body.upperBound, local) {
          let isSure = isCertain && !text.pieces[index].isConditional
          for path in paths {
            result.append(
              .assignment(
                .init(path: path + property, value: value, isCertain: isSure, line: text.line(index))))
          }
        }
      }
      // What stands in brackets is a branch, a loop or a closure, or an argument.
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    return result
  }

  /// The property that a statement gives a value, of an object with a name; nil for `$0`.
  private static func assignment(
    to item: String?, _ text: SourceText, _ start: Int, _ limit: Int, _ local: LocalConstants
  ) -> (property: [String], value: SourceValue?)? {
    guard item != nil || text.isMark(start, "$") else { return nil }
    var next = item == nil ? start + 1 : start
    guard text.word(next) == item ?? "0" else { return nil }
    next += 1
    var property: [String] = []
    while true {
      while text.isMark(next, "?") || text.isMark(next, "!") { next += 1 }
      guard text.isMark(next, "."), let name = text.word(next + 1) else { break }
      property.append(name)
      next += 2
    }
    guard !property.isEmpty, text.isMark(next, "="), !text.isMark(next + 1, "=") else { return nil }
    let end = max(min(endOfSwift(text, next + 1, limit: longestValue), limit), next + 1)
    return (property, local.value(of: next + 1..<end))
  }
}
