import Diagnostics

/// Where a document states the properties of a view: the places of keyed elements inside the view's own, and of
/// attributes on lines of their own. Everything else is stated where the view is opened.
package struct PropertyPlaces: Sendable {
  /// Where the view is opened.
  package let opening: SourceLocation
  private var places: [(key: String, location: SourceLocation)] = []

  /// No place but that of the view.
  package init(opening: SourceLocation) { self.opening = opening }

  /// Adds where a key of the document is stated, unless it is on the line on which the view is opened; the first place counts.
  ///
  /// - Parameters:
  ///   - key: The key, such as `backgroundColor` or `segments[1].title`, or a runtime attribute's key path.
  ///   - location: The place of its element or attribute.
  package mutating func add(_ key: String, at location: SourceLocation) {
    if location.line != opening.line || location.file != opening.file { places.append((key, location)) }
  }

  /// Returns the place of a property, or of what contains it; the view's own where nothing else states it.
  ///
  /// - Parameters:
  ///   - path: The property's path in records and listings, such as `font` or `normal.title`.
  ///   - content: What the view's class adds.
  package func place(of path: String, in content: ViewContent) -> SourceLocation {
    if places.isEmpty { return opening }
    let row = ViewProperty.located(path, in: content)?.row
    let steps = path.split(separator: ".")
    let paths = (1...max(1, steps.count)).reversed().map { steps.prefix($0).joined(separator: ".") }
    let keys = paths + [row?.name ?? "", steps.last.map(String.init) ?? ""] + (row?.keys ?? [])
    return keys.lazy.compactMap(place).first ?? opening
  }

  private func place(of key: String) -> SourceLocation? {
    if let place = places.first(where: { $0.key == key }) { return place.location }
    guard key.last == "]", let bracket = key.lastIndex(of: "[") else { return nil }
    return place(of: String(key[..<bracket]))
  }
}

extension View {
  /// Where the document states a property that the view has now, by its path in records and listings: what the layout
  /// of a template gave is stated there.
  package func place(of path: String) -> SourceLocation {
    let row = ViewProperty.located(path, in: content)?.row
    let isOfLayout = row?.carriers.contains(.templates) ?? false
    return (isOfLayout ? layoutPlaces ?? places : places).place(of: path, in: content)
  }
}
