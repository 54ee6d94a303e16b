import Diagnostics

/// Where a document states the properties of a view: the places of keyed elements inside the view's own, and of
/// attributes on lines of their own. Everything else is stated where the view is opened.
package struct PropertyPlaces: Sendable {
  private var places: [(key: String, location: SourceLocation)] = []

  /// No places yet.
  package init() {}

  /// Notes where a key of the document is stated; the first place counts.
  ///
  /// - Parameters:
  ///   - key: The key, such as `backgroundColor`, or a runtime attribute's key path.
  ///   - location: The place of its element or attribute.
  package mutating func add(_ key: String, at location: SourceLocation) { places.append((key, location)) }

  /// Returns the place of a key; nil if it is stated where the view is opened, or not at all.
  package subscript(key: String) -> SourceLocation? { places.first { $0.key == key }?.location }

  /// Returns the place of a property; nil if it is stated where the view is opened, or not at all.
  ///
  /// - Parameter property: The property's name in records and listings, such as `font` or `normal.title`.
  package func place(of property: String) -> SourceLocation? {
    if places.isEmpty { return nil }
    let steps = property.split(separator: ".").map(String.init)
    guard let first = steps.first, let last = steps.last else { return nil }
    for key in [property, first, last] + (Self.keys[last] ?? []) {
      if let place = self[key] { return place }
    }
    return nil
  }

  /// The keys of documents for fields that have other names.
  private static let keys = [
    "font": ["fontDescription"], "alignment": ["textAlignment"], "isEnabled": ["enabled"],
    "isSelected": ["selected"], "isHighlighted": ["highlighted"], "isOn": ["on"], "minimum": ["minValue"],
    "maximum": ["maxValue"], "clipsToBounds": ["clipsSubviews"], "highlightedColor": ["highlightedColor"],
    "contentInsets": ["contentEdgeInsets"], "isScrollEnabled": ["scrollEnabled"],
    "isSecure": ["secureTextEntry"], "separatorInset": ["separatorInset"],
  ]
}

/// A remark that is kept with a value and is no part of it: all annotations are equal.
package struct Annotation<Value: Sendable>: Hashable, Sendable {
  /// The remark.
  package var value: Value

  /// An annotation with a remark.
  package init(_ value: Value) { self.value = value }

  /// Always true.
  package static func == (left: Annotation, right: Annotation) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}
