import Diagnostics
import Numerals

// Implemented here because Foundation's encoder fails at 512 levels, which views nested 256 deep reach, and sorts or
// shuffles keys; also, the command starts faster without Foundation.

extension JSONValue {
  /// The JSON text, terminated by a line feed. `isIndented`: whether each member and element is on a separate line,
  /// indented by two spaces per level up to level 64; otherwise everything is on one line without blanks.
  /// `keepsShortOnLine`: whether arrays without nested arrays and objects are on one line nevertheless, as are objects
  /// with a few such members, for people who read and edit the text.
  package func text(isIndented: Bool, keepsShortOnLine: Bool = false) -> String {
    var writer = JSONWriter(isIndented: isIndented, keepsShortOnLine: keepsShortOnLine)
    writer.write(self, depth: 0)
    return writer.text + "\n"
  }
}

extension JSONValue {
  /// Whether it is a nonempty array or object without nested arrays or objects.
  fileprivate var isFlat: Bool {
    let inner = members.map(\.value) + items
    return !inner.isEmpty
      && inner.allSatisfy {
        switch $0.content {
        case .object, .array: false
        default: true
        }
      }
  }
}

private struct JSONWriter {
  /// The maximum indentation, as that of deep values would otherwise make up most of the text: its length would grow
  /// quadratically with the depth.
  static let deepestIndent = 64

  let isIndented: Bool
  let keepsShortOnLine: Bool
  var text = ""

  init(isIndented: Bool, keepsShortOnLine: Bool = false) {
    self.isIndented = isIndented
    self.keepsShortOnLine = keepsShortOnLine
  }

  /// Writes a value on one line, with blanks, if it is flat and the line stays short.
  private mutating func writesOnLine(_ value: JSONValue, depth: Int) -> Bool {
    guard keepsShortOnLine, isIndented, value.isFlat else { return false }
    var writer = JSONWriter(isIndented: false)
    switch value.content {
    case .object(let members):
      let parts = members.map { member in
        writer.text = ""
        writer.write(member.key)
        writer.text += ": "
        writer.write(member.value, depth: 0)
        return writer.text
      }
      writer.text = "{ " + parts.joined(separator: ", ") + " }"
    case .array(let items):
      let parts = items.map { item in
        writer.text = ""
        writer.write(item, depth: 0)
        return writer.text
      }
      writer.text = "[" + parts.joined(separator: ", ") + "]"
    default: return false
    }
    guard writer.text.utf8.count + 2 * depth <= 100 else { return false }
    text += writer.text
    return true
  }

  mutating func write(_ value: JSONValue, depth: Int) {
    if writesOnLine(value, depth: depth) { return }
    switch value.content {
    case .object(let members): write(members, depth: depth)
    case .array(let items): write(items, depth: depth)
    case .string(let string): write(string)
    case .number(let number): text += number.isFinite ? Numeral.text(number) : "null"
    case .integer(let number): text += String(number)
    case .flag(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    }
  }

  private mutating func write(_ members: [JSONValue.Member], depth: Int) {
    text += "{"
    for (place, member) in members.enumerated() {
      startItem(place, depth)
      write(member.key)
      text += isIndented ? ": " : ":"
      write(member.value, depth: depth + 1)
    }
    if !members.isEmpty { startLine(depth) }
    text += "}"
  }

  private mutating func write(_ items: [JSONValue], depth: Int) {
    text += "["
    for (place, item) in items.enumerated() {
      startItem(place, depth)
      write(item, depth: depth + 1)
    }
    if !items.isEmpty { startLine(depth) }
    text += "]"
  }

  private mutating func startItem(_ place: Int, _ depth: Int) {
    if place > 0 { text += "," }
    startLine(depth + 1)
  }

  private mutating func startLine(_ depth: Int) {
    guard isIndented else { return }
    text += "\n"
    text += String(repeating: "  ", count: min(depth, Self.deepestIndent))
  }

  private mutating func write(_ string: String) {
    text += "\""
    var hashes = 0
    for scalar in string.unicodeScalars {
      defer { hashes = scalar == "#" ? hashes + 1 : 0 }
      switch scalar {
      // GitHub's runner interprets `##[` as the start of a command anywhere.
      case "[" where hashes >= 2: text += "\\u005b"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where PrintedText.isControl(scalar):
        text += "\\u" + Numeral.hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
