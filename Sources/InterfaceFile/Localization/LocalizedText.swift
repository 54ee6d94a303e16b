import Diagnostics

/// A text of a document in another language: `"<object id>.<property>" = "<text>"`, as Interface Builder exports it.
package struct LocalizedText: Hashable, Sendable {
  package var objectID: String
  /// The property, as Interface Builder calls it: `text`, `normalTitle`, `segmentTitles[0]`.
  package var property: String
  package var text: String
  /// The place in its file.
  package var location: SourceLocation

  /// The key in its file.
  package var key: String { "\(objectID).\(property)" }

  /// Creates a text in the other language for a key such as `4eW-cB-JxY.normalTitle`, whose first dot ends the object
  /// ID; nil if the key has no object or no property.
  package init?(key: String, text: String, at location: SourceLocation) {
    guard let dot = key.firstIndex(of: "."), dot != key.startIndex else { return nil }
    objectID = String(key[..<dot])
    property = String(key[key.index(after: dot)...])
    if property.isEmpty { return nil }
    (self.text, self.location) = (text, location)
  }
}

/// The result of applying texts to a document.
package struct LocalizationOutcome: Sendable {
  /// The replaced texts, for `InterfaceDocument.instantiate`.
  package var texts = TextOverlay()
  /// Texts for objects that do not exist in the document.
  package var strangers: [LocalizedText] = []
  /// Texts for existing objects without such a text.
  package var misplaced: [LocalizedText] = []
  /// The objects of these, by ID.
  package var objects: [String: SourceLocation] = [:]
  /// Texts whose key is duplicated; the last value is used.
  package var repeated: [LocalizedText] = []
  /// The number of replaced texts of the document.
  package var replaced = 0
  /// Unchanged texts of the document, in its order.
  package var untranslated: [Untranslated] = []

  /// A text of the document without a translation.
  package struct Untranslated: Hashable, Sendable {
    package var key: String
    package var text: String
    /// The object in the document.
    package var location: SourceLocation
  }
}

extension InterfaceDocument {
  /// Finds the places in the document for texts in another language, and returns an overlay for instantiating it, and
  /// the texts that did not match.
  ///
  /// Texts of old documents (archives) are not supported: these were translated as whole files.
  package func localized(_ texts: [LocalizedText]) -> LocalizationOutcome {
    var outcome = LocalizationOutcome()
    var byKey: [String: LocalizedText] = [:]
    for text in texts {
      if let before = byKey.updateValue(text, forKey: text.key) {
        outcome.repeated.append(before)
      }
    }
    var objects: [String: SourceLocation] = [:]
    var used: Set<String> = []
    root.forEachObject { element, id in
      objects[id] = SourceLocation(file: file, line: element.line, column: element.column)
      for place in element.localizablePlaces {
        let key = "\(id).\(place.property)"
        if let text = byKey[key] {
          outcome.texts.replace(place, with: text.text)
          used.insert(key)
          outcome.replaced += 1
        } else if !place.text.allSatisfy(\.isWhitespace) {
          outcome.untranslated.append(
            .init(
              key: key, text: place.text,
              location: SourceLocation(file: file, line: element.line, column: element.column)))
        }
      }
    }
    for text in texts where !used.contains(text.key) {
      if objects[text.objectID] == nil {
        outcome.strangers.append(text)
      } else if !LocalizablePlace.unseen.contains(where: { text.property.hasPrefix($0) }) {
        outcome.misplaced.append(text)
        outcome.objects[text.objectID] = objects[text.objectID]
      }
    }
    return outcome
  }

  /// All texts in a pseudolanguage, as an overlay for instantiating the document.
  package func localized(_ language: PseudoLanguage) -> TextOverlay {
    var texts = TextOverlay()
    root.forEachObject { element, _ in
      for place in element.localizablePlaces + element.attributedPlaces {
        texts.replace(place, with: language.text(for: place.text))
      }
    }
    return texts
  }
}
