import Foundation

/// Whether a number was `true` or `false` in the text.
private func isBoolean(_ number: NSNumber) -> Bool { ["c", "B"].contains(String(cString: number.objCType)) }

/// A JSON text as a tree whose members may be reordered, repeated and invalid; it is written unchecked.
indirect enum SceneText {
  case object([Member])
  case array([SceneText])
  case string(String)
  /// The text of a number, `true`, `false` or `null`, or an invalid value.
  case word(String)

  struct Member {
    var key: String
    var value: SceneText
  }

  /// Parses a text; members are sorted by their keys. Invalid JSON becomes an empty object.
  init(_ text: String) {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    self = value.map(Self.init(value:)) ?? .object([])
  }

  private init(value: Any) {
    switch value {
    case let members as [String: Any]:
      self = .object(
        members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: SceneText(value: $0.value)) })
    case let elements as [Any]: self = .array(elements.map(SceneText.init(value:)))
    case let text as String: self = .string(text)
    case let number as NSNumber:
      self = .word(isBoolean(number) ? (number.boolValue ? "true" : "false") : number.stringValue)
    default: self = .word("null")
    }
  }

  /// The number of values in it, excluding itself.
  var children: [SceneText] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .string, .word: []
    }
  }

  /// The number of values, including itself.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Calls `change` with the value at an index in text order, itself being 0.
  mutating func change(at place: Int, _ change: (inout SceneText) -> Void) {
    if place == 0 { return change(&self) }
    var place = place - 1
    switch self {
    case .object(var members):
      for index in members.indices {
        let count = members[index].value.count
        if place < count {
          members[index].value.change(at: place, change)
          self = .object(members)
          return
        }
        place -= count
      }
    case .array(var elements):
      for index in elements.indices {
        let count = elements[index].count
        if place < count {
          elements[index].change(at: place, change)
          self = .array(elements)
          return
        }
        place -= count
      }
    case .string, .word: break
    }
  }

  /// The value at an index, as in `change`.
  func value(at place: Int) -> SceneText {
    var found = self
    var copy = self
    copy.change(at: place) { found = $0 }
    return found
  }

  /// The text.
  var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        result += (index > 0 ? "," : "") + Self.quoted(member.key) + ":"
        member.value.write(to: &result)
      }
      result += "}\n"
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += "," }
        element.write(to: &result)
      }
      result += "]"
    case .string(let text): result += Self.quoted(text)
    case .word(let word): result += word
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..<"\u{20}":
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
