import Diagnostics
import InterfaceXML

/// Rules about documents alone.
extension LintRule {
  static let documents: [LintRule] = [
    LintRule(
      "constraint-repeated", isDefault: true, "a constraint says the same as another one",
      remedy: "remove one of them", check: repeatedConstraints)
  ]

  /// Whether an object has an accessibility label, or is no accessibility element.
  static func isExempt(_ element: Element) -> Bool {
    if label(of: element) != nil || runtimeValue("accessibilityFormat", of: element) != nil { return true }
    return isAccessible(element) == false
  }

  static func label(of element: Element) -> String? {
    let own = element.children.first { $0.name == "accessibility" }
    if let label = own?.peek("label") { return label }
    // A label of several lines, or with characters that attributes cannot hold.
    if let text = own?.children.first(where: { $0.peek("key") == "label" }) { return text.decodedText }
    return runtimeValue("accessibilityLabel", of: element)
  }

  static func isAccessible(_ element: Element) -> Bool? {
    let own = element.children.first { $0.name == "accessibility" }
    return own?.children.lazy.compactMap { $0.peek("key") == "isElement" ? $0.peek("value") : nil }.first
      .map { $0 == "YES" }
      ?? own?.children.first { $0.name == "bool" && $0.peek("key") == "isElement" }
      .map { $0.peek("value") == "YES" }
  }

  static func runtimeValue(_ keyPath: String, of element: Element) -> String? {
    let list = element.children.first { $0.name == "userDefinedRuntimeAttributes" }
    guard let attribute = list?.children.first(where: { $0.peek("keyPath") == keyPath }) else { return nil }
    return attribute.peek("value") ?? attribute.children.first?.peek("value")
      ?? attribute.children.first?.decodedText
  }

  static func repeatedConstraints(_ subject: LintSubject) -> [LintIssue] {
    var seen: [[String?]: Element] = [:]
    return subject.elements("constraint").compactMap { index, constraint in
      guard let list = subject.nodes[index].parent, let owner = subject.nodes[list].parent else { return nil }
      // A placeholder is removed at build time; variations install one or the other.
      if constraint.peek("placeholder") == "YES" || constraint.peek("identifier") != nil { return nil }
      let isVaried = subject.nodes[owner].element.children.contains { $0.name == "variation" }
      if isVaried { return nil }
      let keys = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
      ]
      let value = [subject.nodes[owner].element.peek("id")] + keys.map { constraint.peek($0) }
      if let first = seen[value] {
        return subject.issue(
          "the constraint \(constraint.peek("id") ?? "") says the same as \(first.peek("id") ?? "") in line \(first.line)",
          at: index, isRemovable: true)
      }
      seen[value] = constraint
      return nil
    }
  }
}
