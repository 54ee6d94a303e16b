import Diagnostics
import InterfaceXML

extension Element {
  /// The attributes that a person knows an object by, the first that it has.
  private static let titles = [
    "userLabel", "text", "title", "selector", "property", "identifier", "storyboardIdentifier", "customClass",
    "storyboardName", "keyPath", "kind",
  ]

  /// UIKit's class of an object of an archive, the format before Xcode 5: `UITabBarItem` for `IBUITabBarItem`; nil for any other element.
  package var archivedClass: String? {
    guard name == "object", let own = peek("class"), own.hasPrefix("IBUI") else { return nil }
    return String(own.dropFirst("IB".count))
  }

  /// The object in words: `label "Total"`, `UITabBarItem "Total"`.
  package var phrase: String {
    if let archivedClass {
      let title = children.first { ["IBUITitle", "IBUIText"].contains($0.peek("key") ?? "") }?.text ?? ""
      return title.isEmpty ? archivedClass : "\(archivedClass) \"\(PrintedText.shortened(title))\""
    }
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
