import InterfaceXML

/// Texts that replace a document's own while it is read: `InterfaceDocument.localized`.
public struct TextOverlay: Sendable {
  /// By the number of the attribute, or of the element whose content it is.
  private var texts: [Int: String] = [:]

  /// No text is replaced.
  public init() {}

  subscript(attribute: Element.Attribute) -> String? { texts.isEmpty ? nil : texts[attribute.number] }

  subscript(element: Element) -> String? { texts.isEmpty ? nil : texts[element.number] }

  /// Replaces the text of a place.
  mutating func replace(_ place: LocalizablePlace, with text: String) { texts[place.number] = text }
}
