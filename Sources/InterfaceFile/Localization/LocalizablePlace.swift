import InterfaceXML

/// A localizable text of an object.
struct LocalizablePlace {
  /// Interface Builder's name of the property.
  let property: String
  let element: Element
  /// The attribute; nil if the text is the element's content.
  let attribute: Element.Attribute?

  /// Localizable properties that are never visible in a picture.
  static let unseen = [
    "accessibility", "ibShadowed", "ibExternal", "discoverabilityTitle", "userComment", "toolTip",
  ]

  /// The text in the document.
  var text: String { attribute?.value ?? element.decodedText }

  /// The index of the attribute or element.
  var number: Int { attribute?.number ?? element.number }
}

extension Element {
  /// The text properties of each kind of object, by the name of its element; controllers have a title.
  private static let ownProperties: [String: [String]] = [
    "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
    "searchBar": ["text", "placeholder", "prompt"], "barButtonItem": ["title"],
    "navigationItem": ["title", "prompt", "backButtonTitle"], "tabBarItem": ["title"], "switch": ["title"],
    "tableViewSection": ["headerTitle", "footerTitle"],
  ]
  /// The titles of a button, by state.
  private static let stateProperties = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle",
  ]

  /// Calls `body` with every object of a document, outer ones first.
  func forEachObject(_ body: (Element, String) -> Void) {
    var open = [self]
    while let element = open.popLast() {
      if let id = element.peek("id") { body(element, id) }
      open += element.children.reversed()
    }
  }

  /// The texts that belong to the object itself, in the order of the file.
  var localizablePlaces: [LocalizablePlace] {
    var places: [LocalizablePlace] = []
    let isController = name.hasSuffix("Controller")
    for property in Self.ownProperties[name] ?? (isController ? ["title"] : []) {
      places += self.places(property, of: property)
    }
    switch name {
    case "button":
      for child in children where child.name == "state" {
        guard let property = child.peek("key").flatMap({ Self.stateProperties[$0] }) else { continue }
        places += child.places("title", of: property)
      }
      for child in children where child.name == "buttonConfiguration" {
        let key = child.peek("key") ?? "configuration"
        for part in ["title", "subtitle"] { places += child.places(part, of: "\(key).\(part)") }
      }
    case "segmentedControl":
      let segments = children.first { $0.name == "segments" }?.children.filter { $0.name == "segment" } ?? []
      for (index, segment) in segments.enumerated() {
        places += segment.places("title", of: "segmentTitles[\(index)]")
      }
    case "searchBar":
      let titles = children.first { $0.name == "scopeButtonTitles" }?.children ?? []
      for (index, title) in titles.filter({ $0.name == "string" }).enumerated() {
        places.append(
          LocalizablePlace(property: "scopeButtonTitles[\(index)]", element: title, attribute: nil))
      }
    default: break
    }
    for child in children where child.name == "accessibility" {
      places +=
        child.places("label", of: "accessibilityLabel") + child.places("hint", of: "accessibilityHint")
    }
    return places
  }

  /// The fragments of an object's attributed texts.
  var attributedPlaces: [LocalizablePlace] {
    let holders = [self] + children.filter { ["state", "buttonConfiguration"].contains($0.name) }
    return holders.flatMap(\.children).filter { $0.name == "attributedString" }.flatMap(\.children)
      .filter { $0.name == "fragment" }.flatMap { $0.places("content", of: "content") }
  }

  /// A text as an attribute, or as a child element if it has line breaks.
  private func places(_ key: String, of property: String) -> [LocalizablePlace] {
    if let attribute = attribute(key) {
      return [LocalizablePlace(property: property, element: self, attribute: attribute)]
    }
    let child = children.first { ["string", "mutableString"].contains($0.name) && $0.peek("key") == key }
    return child.map { [LocalizablePlace(property: property, element: $0, attribute: nil)] } ?? []
  }
}
