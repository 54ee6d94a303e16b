// What methods and members return.
extension FlowReader {
  /// Notes that what a body returns differs with its code, of views and of values that say what these look like: of other objects nobody
  /// knows what of them is asked for. `type`: that of what it returns.
  mutating func noteResult(_ type: String?, _ target: FlowNode, _ body: inout Body) {
    guard let type, Self.valuesOfLooks.contains(type) || FlowNode.isOfView(type) else { return }
    let code = body.range
    left -= code.count
    guard left > 0, !code.isEmpty else { return }
    var start = code.lowerBound
    if text.isWord(start, "get"), text.isMark(start + 1, "{") { start += 2 }
    if text.isWord(start, "return") { start += 1 }
    if text.isWord(start, "switch") {
      note(StatementReader.cases(text, start, of: SourceValue.itself), of: body.owner, target, &body)
      if !body.cases.isEmpty { return }
    }
    // What it is for the cases of an enumeration that it is called with counts where it is called with these.
    if let asked = switchOverParameter(of: code, body) {
      note(StatementReader.cases(text, asked.index, of: asked.name), of: asked.type, target, &body)
      if !body.cases.isEmpty {
        let cases = text.inside(asked.index + 2)
        let ends = [code.lowerBound..<asked.index, cases.upperBound..<code.upperBound].map {
          text.digest(of: $0)
        }
        let others = cases.filter { index in !body.cases.contains { $0.range.contains(index) } }
        let fallback = others.first { text.isWord($0, "default") }.map {
          text.digest(of: $0..<cases.upperBound)
        }
        return add(
          code.lowerBound..<asked.index, ends[0] &* 31 &+ ends[1] &* 31 &+ (fallback ?? 0), target, body)
      }
    }
    // What lists have for keys counts where these are asked for.
    let entries = text.entries(in: code)
    add(
      code,
      entries.isEmpty
        ? text.digest(ofRenamed: code, omitted: body.omitted) : text.digest(of: code, besides: entries),
      target, body)
  }

  private mutating func add(
    _ range: Range<Int>, _ digest: UInt64, _ target: FlowNode, _ body: Body, _ key: FlowKey? = nil
  ) {
    flows.add(
      .init(
        target: target, uses: [], digest: digest, line: text.line(range.lowerBound), owner: body.owner,
        isStated: true, lines: lines(of: range), key: key))
  }

  /// Notes what runs for members of an enumeration alone.
  private mutating func note(
    _ branches: [StatementReader.Branch], of type: String, _ target: FlowNode, _ body: inout Body
  ) {
    for branch in branches where branch.condition.isTrue {
      for name in branch.condition.members {
        let key = FlowKey.member(type: type, name: name)
        flows.note(member: name, of: type)
        body.cases.append((branch.range, key))
        add(branch.range, text.digest(of: branch.range, omitted: body.omitted), target, body, key)
      }
    }
  }

  /// Where code asks, whatever happens, which case of an enumeration it is called with, the name that it has for that, and its type; nil for
  /// any other code.
  private func switchOverParameter(
    of code: Range<Int>, _ body: Body
  ) -> (index: Int, name: String, type: String)? {
    var index = code.lowerBound
    while index < code.upperBound {
      if text.isWord(index, "switch"), let name = text.word(index + 1), text.isMark(index + 2, "{"),
        body.parameters[name] != nil, let type = body.type(of: name)
      {
        return (index, name, type)
      }
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    return nil
  }

  /// The lines of some code, as many as are looked at.
  private func lines(of range: Range<Int>) -> [SourceFlows.Definition.Line] {
    var (found, start) = ([SourceFlows.Definition.Line](), range.lowerBound)
    for index in range.dropFirst() + [range.upperBound]
    where found.count < Self.mostLines && (index == range.upperBound || text.pieces[index].isFirstOnLine) {
      found.append(.init(number: text.line(start), digest: text.digest(of: start..<index)))
      start = index
    }
    return found
  }

  /// The most lines of a body that are told apart.
  private static let mostLines = 64

  private static let valuesOfLooks: Set<String> = [
    "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "UIColor",
    "UIFont", "UIImage", "CGColor", "CGFloat", "Float", "Double", "Int", "Bool", "BOOL", "NSInteger",
    "CGSize",
    "UIEdgeInsets", "CGRect", "UIBarButtonItem",
  ]
}
