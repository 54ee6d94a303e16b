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
}
