import Diagnostics
import JSON

/// Validates the shape of a script against the table of keys, and reports all errors at once.
struct ScriptCheck {
  private(set) var findings: [Finding] = []
  private let file: String
  /// The maximum nesting depth of steps.
  private static let deepest = 32

  init(file: String) { self.file = file }

  mutating func check(_ root: JSONValue) {
    check(root, .object(ScriptKey.all), "the file", at: root.place, depth: 0)
  }

  mutating func tell(_ message: String, at place: JSONPlace?) {
    findings.append(Finding(.error, .value, message, at: SourceLocation(file: file, place)))
  }

  private mutating func check(
    _ value: JSONValue, _ shape: ScriptKey.Shape, _ name: String, at place: JSONPlace?, depth: Int
  ) {
    guard depth < Self.deepest else { return tell("\(name) is nested too deep in other steps", at: place) }
    guard shape.accepts(value) else {
      return tell("\(name) is \(value.phrase); expected \(shape.words)", at: place)
    }
    switch shape {
    case .text, .flag: break
    case .number(let range):
      if !range.contains(value.number ?? .nan) { outOfRange(value, shape, name, place) }
    case .count(let range):
      if value.number.flatMap({ Int(exactly: $0) }).map(range.contains) != true {
        outOfRange(value, shape, name, place)
      }
    case .word(let words): checkWord(value.string ?? "", words, name, place)
    case .list(let inner, let least):
      if value.items.count < least { tell("\(name) is empty; expected at least one", at: place) }
      for item in value.items { check(item, inner, name, at: item.place, depth: depth) }
    case .object(let keys): checkMembers(value, keys, name, place, depth)
    case .values:
      for member in value.members where !ScriptKey.Shape.isScalar(member.value) {
        tell(
          "\"\(member.key)\" is \(member.value.phrase); expected a text, a number or true or false",
          at: member.place)
      }
    case .step: checkStep(value, place, depth)
    case .either(let shapes):
      guard let shape = shapes.first(where: { $0.accepts(value) }) else { return }
      check(value, shape, name, at: place, depth: depth)
    }
  }

  private mutating func outOfRange(
    _ value: JSONValue, _ shape: ScriptKey.Shape, _ name: String, _ place: JSONPlace?
  ) {
    tell("\(name) is \(value.phrase); expected \(shape.words)", at: place)
  }

  private mutating func checkWord(_ text: String, _ words: [String], _ name: String, _ place: JSONPlace?) {
    if words.contains(text) { return }
    let hint =
      NearestName.of(text, in: words).map { "did you mean \"\($0)\"?" }
      ?? "it can be \(words.joined(separator: ", "))"
    tell("\(name) is \"\(text)\"; \(hint)", at: place)
  }

  private mutating func checkMembers(
    _ value: JSONValue, _ keys: [ScriptKey], _ name: String, _ place: JSONPlace?, _ depth: Int
  ) {
    for member in value.members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        let hint = FlowWorld.hint(member.key, among: keys.map(\.name))
        tell("no key \"\(member.key)\" is known here; \(hint)", at: member.place)
        continue
      }
      check(
        member.value, key.shape, "\"\(member.key)\"", at: member.value.place ?? member.place, depth: depth + 1
      )
    }
    for key in keys where key.isRequired && value[key.name] == nil {
      tell("\(name) has no \"\(key.name)\"", at: place)
    }
  }

  private mutating func checkStep(_ value: JSONValue, _ place: JSONPlace?, _ depth: Int) {
    if let text = value.string {
      do throws(FlowFault) { _ = try FlowStep(argument: text) } catch { tell(error.message, at: place) }
      return
    }
    checkMembers(value, ScriptKey.actions + ScriptKey.besides, "the step", place, depth)
    let names = ScriptKey.actions.map(\.name)
    let actions = value.members.map(\.key).filter(names.contains)
    if actions.isEmpty {
      tell("the step has no action; it can be \(names.joined(separator: ", "))", at: place)
    } else if actions.count > 1 {
      tell(
        "the step has \(actions.count) actions, \(actions.joined(separator: " and ")); expected one",
        at: place)
    }
    if value["steps"] != nil, value["repeat"] == nil { tell("\"steps\" requires \"repeat\"", at: place) }
    if value["repeat"] != nil, value["steps"] == nil { tell("\"repeat\" requires \"steps\"", at: place) }
    for key in ["dismiss", "back"] where value[key]?.flag == false {
      tell("\"\(key)\" is false; expected true", at: value[key]?.place)
    }
  }
}

extension ScriptKey.Shape {
  /// Whether a value has the right JSON type, regardless of its content.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.text, .string), (.word, .string), (.flag, .flag), (.list, .array), (.object, .object),
      (.values, .object), (.step, .string), (.step, .object):
      true
    case (.number, .number), (.number, .integer), (.count, .integer): true
    case (.either(let shapes), _): shapes.contains { $0.accepts(value) }
    default: false
    }
  }

  static func isScalar(_ value: JSONValue) -> Bool {
    switch value.content {
    case .string, .number, .integer, .flag: true
    default: false
    }
  }

  /// A description of the expected value.
  var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): words.joined(separator: " or ")
    case .list(let shape, _): "a list, each \(shape.words)"
    case .object, .values: "an object"
    case .step: "a step: an object, or a text such as tap:Details"
    case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
    }
  }
}
