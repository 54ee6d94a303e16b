/// What a method does where calls leave out the arguments that they may leave out: helpers get such parameters one by one, and do for all
/// callers of before what they did.
struct OmittedArguments {
  /// What the parameters are that may be left out, by the method's names for them.
  private var values: [String: Range<Int>] = [:]
  /// What does not run then, with the parameter that is asked for it: `if isBold { … }` where that is false.
  private(set) var blocks: [(range: Range<Int>, name: String)] = []

  init() {}

  /// - Parameters:
  ///   - parameters: Those of the method.
  ///   - body: Its code.
  ///   - text: The file.
  init(_ parameters: [SourceType.Parameter], _ body: Range<Int>, _ text: SourceText) {
    for parameter in parameters where parameter.hasUsual {
      values[parameter.name] = parameter.usualCode
    }
    if values.isEmpty { return }
    let unasked = Set(parameters.filter { [.flag(false), .nothing].contains($0.usual) }.map(\.name))
    for index in body where blocks.count < Self.mostBlocks && text.isWord(index, "if") {
      let isBound = text.isWord(index + 1, "let")
      guard let name = text.word(isBound ? index + 2 : index + 1), unasked.contains(name) else { continue }
      let open = isBound && text.isMark(index + 3, "=") ? index + 5 : isBound ? index + 3 : index + 2
      let end = text.afterBrackets(open)
      guard text.isMark(open, "{"), end <= body.upperBound, !text.isWord(end, "else") else { continue }
      blocks.append((index..<end, name))
    }
  }

  /// The code of what the parameter is whose name stands at an index; nil for any other word.
  func value(at index: Int, _ text: SourceText) -> Range<Int>? {
    guard !values.isEmpty, let name = text.word(index), let value = values[name],
      !text.isMark(index - 1, "."), !text.isMark(index + 1, ":") || !text.isAny(index - 1, "(,[")
    else { return nil }
    return value
  }

  private static let mostBlocks = 32
}
