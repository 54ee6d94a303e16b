import Diagnostics

/// A text of a document in another language: `"<object id>.<property>" = "<text>"`, as Interface Builder exports it.
public struct LocalizedText: Hashable, Sendable {
  /// The object id.
  public var objectID: String
  /// The property, as Interface Builder calls it: `text`, `normalTitle`, `segmentTitles[0]`.
  public var property: String
  /// The text.
  public var text: String
  /// Where it stands.
  public var location: SourceLocation

  /// A text for a key; nil where that names no property.
  public init?(key: String, text: String, at location: SourceLocation) {
    guard let dot = key.firstIndex(of: "."), dot != key.startIndex else { return nil }
    objectID = String(key[..<dot])
    property = String(key[key.index(after: dot)...])
    if property.isEmpty { return nil }
    (self.text, self.location) = (text, location)
  }
}

/// What became of a document's texts.
public struct LocalizationOutcome: Sendable {
  /// Texts for objects that are not in the document.
  public var strangers: [LocalizedText] = []
  /// Texts for objects that are there, but have no such text.
  public var misplaced: [LocalizedText] = []
  /// Texts whose key comes again; the last one is taken.
  public var repeated: [LocalizedText] = []
  /// Texts that were replaced.
  public var replaced = 0
  /// Texts of the document that stay as they are, in its order.
  public var untranslated: [SourceLocation] = []
}

extension InterfaceDocument {
  /// Puts texts in the place of those that the document has. To be done before it is instantiated.
  ///
  /// Texts of old documents (archives) are not found: these were translated as whole files.
  public func localize(_ texts: [LocalizedText]) -> LocalizationOutcome {
    var outcome = LocalizationOutcome()
    var byKey: [String: LocalizedText] = [:]
    for text in texts {
      if let before = byKey.updateValue(text, forKey: "\(text.objectID).\(text.property)") {
        outcome.repeated.append(before)
      }
    }
    var objects: Set<String> = []
    var used: Set<String> = []
    root.forEachObject { element, id in
      objects.insert(id)
      for place in element.localizablePlaces {
        let key = "\(id).\(place.property)"
        if let text = byKey[key] {
          place.replace(with: text.text)
          used.insert(key)
          outcome.replaced += 1
        } else if !place.text.allSatisfy(\.isWhitespace) {
          outcome.untranslated.append(
            SourceLocation(file: file, line: element.line, column: element.column))
        }
      }
    }
    for text in texts where !used.contains("\(text.objectID).\(text.property)") {
      if !objects.contains(text.objectID) {
        outcome.strangers.append(text)
      } else if !LocalizablePlace.unseen.contains(where: { text.property.hasPrefix($0) }) {
        outcome.misplaced.append(text)
      }
    }
    return outcome
  }

  /// Puts all texts into a language that nobody speaks.
  public func localize(_ language: PseudoLanguage) {
    root.forEachObject { element, _ in
      for place in element.localizablePlaces { place.replace(with: language.text(for: place.text)) }
      for place in element.attributedPlaces { place.replace(with: language.text(for: place.text)) }
    }
  }
}
