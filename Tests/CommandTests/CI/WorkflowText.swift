/// A value of a workflow file: the part of YAML that ours use, read strictly. What is not in it is an error, so that no
/// file means something else to a host than to a test.
indirect enum WorkflowText: Equatable {
  case text(String)
  case list([WorkflowText])
  case map([Member])

  struct Member: Equatable {
    let key: String
    let value: WorkflowText
  }

  struct Failure: Error, CustomStringConvertible {
    let line: Int
    let reason: String
    var description: String { "line \(line): \(reason)" }
  }

  subscript(key: String) -> WorkflowText? {
    if case .map(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }
  var items: [WorkflowText] { if case .list(let items) = self { items } else { [] } }
  var members: [Member] { if case .map(let members) = self { members } else { [] } }
  var keys: [String] { members.map(\.key) }

  /// Reads a file's text.
  static func read(_ text: String) throws -> WorkflowText {
    var reader = WorkflowReader(text)
    let value = try reader.block(0)
    try reader.end()
    return value
  }
}

/// Lines by their indentation.
private struct WorkflowReader {
  private struct Line {
    let number: Int
    let indentation: Int
    let text: String
  }

  private let all: [String]
  private var rest: ArraySlice<Line>

  init(_ text: String) {
    all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    rest =
      all.enumerated().compactMap { index, line in
        let text = line.drop { $0 == " " }
        if text.isEmpty || text.hasPrefix("#") { return nil }
        return Line(number: index + 1, indentation: line.count - text.count, text: String(text))
      }[...]
  }

  private func failure(_ reason: String) -> WorkflowText.Failure {
    WorkflowText.Failure(line: rest.first?.number ?? all.count, reason: reason)
  }

  func end() throws { if !rest.isEmpty { throw failure("an indentation that belongs to nothing") } }

  /// The map or list at an indentation.
  mutating func block(_ indentation: Int) throws -> WorkflowText {
    guard let first = rest.first, first.indentation == indentation else { throw failure("nothing is here") }
    if first.text.contains("\t") { throw failure("a tab") }
    return first.text.hasPrefix("- ") ? try list(indentation) : try map(indentation)
  }

  private mutating func list(_ indentation: Int) throws -> WorkflowText {
    var items: [WorkflowText] = []
    while let line = rest.first, line.indentation == indentation, line.text.hasPrefix("- ") {
      // What follows the dash is a block of its own.
      let inner = Line(
        number: line.number, indentation: indentation + 2, text: String(line.text.dropFirst(2)))
      rest[rest.startIndex] = inner
      if inner.text.hasPrefix(" ") { throw failure("more than a space after a dash") }
      let isMap = inner.text.contains(": ") || inner.text.hasSuffix(":")
      if isMap {
        items.append(try map(indentation + 2))
      } else {
        rest.removeFirst()
        items.append(try scalar(inner.text))
      }
    }
    return .list(items)
  }

  private mutating func map(_ indentation: Int) throws -> WorkflowText {
    var members: [WorkflowText.Member] = []
    while let line = rest.first, line.indentation == indentation, !line.text.hasPrefix("- ") {
      let key = String(line.text.prefix { $0 != ":" })
      let isKey = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let after = line.text.dropFirst(key.count + 1)
      guard isKey, line.text.contains(":"), after.isEmpty || after.hasPrefix(" ") else {
        throw failure("no key: \(line.text)")
      }
      if members.contains(where: { $0.key == key }) { throw failure("\(key) is there twice") }
      let value = Self.withoutComment(String(after.drop { $0 == " " }))
      if value == "|" {
        members.append(.init(key: key, value: .text(try literal(line))))
        continue
      }
      rest.removeFirst()
      if !value.isEmpty {
        members.append(.init(key: key, value: try scalar(value)))
      } else if let next = rest.first, next.indentation > indentation {
        members.append(.init(key: key, value: try block(next.indentation)))
      } else {
        members.append(.init(key: key, value: .text("")))
      }
    }
    if members.isEmpty { throw failure("nothing is here") }
    return .map(members)
  }

  /// The text of the lines that are further in, as it is.
  private mutating func literal(_ line: Line) throws -> String {
    rest.removeFirst()
    let body = all[line.number...].prefix {
      $0.allSatisfy { $0 == " " } || Self.indentation(of: $0) > line.indentation
    }
    guard let first = body.first(where: { !$0.allSatisfy { $0 == " " } }) else {
      throw failure("no text after |")
    }
    let inner = Self.indentation(of: first)
    rest = rest.drop { $0.number <= line.number + body.count }
    return body.map { String($0.dropFirst(inner)) }.joined(separator: "\n") + "\n"
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func withoutComment(_ text: String) -> String {
    if text.hasPrefix("\"") || text.hasPrefix("'") { return text }
    guard let sign = text.firstRange(of: " #") else { return text }
    return String(text[..<sign.lowerBound]).trimmed
  }

  private func scalar(_ text: String) throws -> WorkflowText {
    if text == "{}" { return .map([]) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = text.dropFirst().dropLast().split(separator: ",")
      return .list(try parts.map { try scalar(String($0).trimmed) })
    }
    for quote in ["\"", "'"] where text.hasPrefix(quote) {
      let inner = text.dropFirst().dropLast()
      guard text.count > 1, text.hasSuffix(quote), !inner.contains(quote), !inner.contains("\\") else {
        throw failure("a quoted text with more than signs: \(text)")
      }
      return .text(String(inner))
    }
    // What has another meaning to YAML at the start of a text, or as a whole.
    if let sign = text.first, "&*!|>%@`{}[],?".contains(sign) {
      throw failure("begins with \(sign): \(text)")
    }
    if text.contains(": ") || text.contains(" #") { throw failure("needs quotes: \(text)") }
    return .text(text)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
