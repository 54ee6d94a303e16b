import InterfaceXML

/// Replacements for a document's own texts during reading: `InterfaceDocument.localized`.
package struct TextOverlay: Sendable {
  /// By the index of the attribute, or of the element whose content is the text.
  private var texts: [Int: String] = [:]

  /// Creates an overlay without replacements.
  package init() {}

  subscript(attribute: Element.Attribute) -> String? { texts.isEmpty ? nil : texts[attribute.number] }

  subscript(element: Element) -> String? { texts.isEmpty ? nil : texts[element.number] }

  mutating func replace(_ place: LocalizablePlace, with text: String) { texts[place.number] = text }
}
