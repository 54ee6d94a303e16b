/// The numbers that code returns, as it states them.
struct ReturnedNumbers: Hashable, Sendable {
  /// The numbers, in their order: of a choice both.
  private(set) var stated: [Double] = []
  /// Whether it may return anything else.
  private(set) var isOpen = false

  /// The numbers one of which it returns; none where it may return anything else.
  var all: [Double] { isOpen ? [] : stated }
  /// Those that count something, whatever else it may return.
  var counts: [Double] { stated.filter { $0 != 0 } }

  init() {}

  /// Adds what other code of the same method returns.
  mutating func add(_ other: ReturnedNumbers) {
    stated += other.stated
    isOpen = isOpen || other.isOpen
  }

  /// - Parameters:
  ///   - body: What stands between the braces of a method.
  ///   - text: The file.
  init(in body: Range<Int>, of text: SourceText) {
    let returns = body.filter { text.isWord($0, "return") }
    // What is nothing but an expression returns that.
    for start in returns.isEmpty ? [body.lowerBound] : returns.map({ $0 + 1 }) {
      guard stated.count < Self.mostNumbers else {
        isOpen = true
        return
      }
      let numbers = Self.numbers(text, start)
      if numbers.isEmpty { isOpen = true }
      stated += numbers
    }
  }

  /// The numbers that an expression at an index is one of; none for any other.
  private static func numbers(_ text: SourceText, _ start: Int) -> [Double] {
    if let number = number(text, start), isEnd(text, start + 1) { return [number] }
    // `isOpen ? 4 : 3`
    var index = start
    while index < start + longestCondition, !isEnd(text, index) {
      if text.isMark(index, "?"), let first = number(text, index + 1), text.isMark(index + 2, ":") {
        guard let second = number(text, index + 3), isEnd(text, index + 4) else { return [] }
        return [first, second]
      }
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    return []
  }

  private static func number(_ text: SourceText, _ index: Int) -> Double? {
    guard case .number(let number)? = SourceExpression(text, index..<index + 1).value else { return nil }
    return number
  }

  private static func isEnd(_ text: SourceText, _ index: Int) -> Bool {
    guard text.pieces.indices.contains(index) else { return true }
    return text.isAny(index, "};") || text.pieces[index].isFirstOnLine && !text.isAny(index, "?:&|.+-*/")
  }

  /// The most numbers of a body, and tokens of what a choice asks for.
  private static let (mostNumbers, longestCondition) = (32, 64)
}
