import Diagnostics
import InterfaceXML

extension Element {
  /// The attributes that a person knows an object by, the first that it has.
  private static let titles = [
    "userLabel", "text", "title", "selector", "property", "identifier", "storyboardIdentifier", "customClass",
    "keyPath",
    "kind",
  ]

  /// The object in words: `label "Total"`.
  package var phrase: String {
    let own = Self.titles.lazy.compactMap { self.peek($0) }.first { !$0.isEmpty }
    let normal = name == "button" ? children.first { $0.peek("key") == "normal" } : nil
    let title = own ?? normal?.peek("title").flatMap { $0.isEmpty ? nil : $0 }
    return title.map { "\(name) \"\(PrintedText.shortened($0))\"" } ?? name
  }

  /// What it says besides its key and id: its attributes, or else its text; nil for nothing.
  var values: String? {
    let words = attributes.filter { !["key", "id"].contains($0.name) }.map { "\($0.name) \($0.value)" }
    return words.isEmpty ? (text.isEmpty ? nil : text) : words.joined(separator: ", ")
  }
}
