import Diagnostics
import InterfaceXML
import JSON
import Numerals

extension Element {
  /// The element and its descendants, one line each: location, name, attributes, text.
  package var listing: String {
    var text = ""
    var waiting: [(element: Element, depth: Int)] = [(self, 0)]
    while let (element, depth) = waiting.popLast() {
      let attributes = element.attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
      let indent = String(repeating: "  ", count: depth)
      let content = element.ownText.map { " \"\(escaped($0))\"" } ?? ""
      text += "\(element.line):\(element.column)\t\(indent)\(element.name)\(attributes)\(content)\n"
      waiting.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
    }
    return text
  }

  /// The element as JSON; attributes are pairs, to preserve their order in the file.
  package var json: JSONValue {
    let pairs = attributes.map { JSONValue.array([.string($0.name), .string($0.value)]) }
    return .object([
      ("name", .string(name)), ("line", .integer(line)), ("column", .integer(column)),
      ("attributes", .array(pairs)), ("text", JSONValue(ownText)), ("children", .array(children.map(\.json))),
    ])
  }

  private var ownText: String? { children.isEmpty && !text.isEmpty ? text : nil }
}

/// Returns a number with at most four decimals, without trailing zeros.
package func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }

/// Returns text for a single line; see `PrintedText.escaped(_:quotes:)`.
package func escaped(_ text: String, quotes: Bool = true) -> String {
  PrintedText.escaped(text, quotes: quotes)
}
