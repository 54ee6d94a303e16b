/// Where a document states something: an object, and what of it is stated on other lines, by keys.
package struct StatedPlaces: Hashable, Sendable {
  /// Where the object is opened.
  package private(set) var opening: SourceLocation
  private var places: [Place] = []

  private struct Place: Hashable, Sendable {
    var key: String
    var location: SourceLocation
  }

  /// No place but that of the object.
  package init(opening: SourceLocation) { self.opening = opening }

  /// Adds where a key is stated, unless it is on the line on which the object is opened; the first place counts. `key`:
  /// the key, such as `backgroundColor` or `segments[1].title`.
  package mutating func add(_ key: String, at location: SourceLocation) {
    if location.line != opening.line || location.file != opening.file {
      places.append(Place(key: key, location: location))
    }
  }

  /// Replaces where a key is stated: something other than the document gave it its value.
  package mutating func replace(_ key: String, by location: SourceLocation) {
    places.removeAll { $0.key == key }
    places.append(Place(key: key, location: location))
  }

  /// Returns the place of the first key that is stated on a line of its own; of an item that is not, that of its list.
  package func place(ofFirst keys: [String]) -> SourceLocation? {
    places.isEmpty ? nil : keys.lazy.compactMap(place).first
  }

  private func place(of key: String) -> SourceLocation? {
    if let place = places.first(where: { $0.key == key }) { return place.location }
    guard key.last == "]", let bracket = key.lastIndex(of: "[") else { return nil }
    return place(of: String(key[..<bracket]))
  }

  /// What is stated in other files than the object, such as by code, in order.
  package var foreign: [(key: String, location: SourceLocation)] {
    places.filter { $0.location.file != opening.file }.map { ($0.key, $0.location) }
  }

  /// Renames the files, such as to what messages call them.
  package mutating func renameFiles(_ name: (String) -> String) {
    opening.file = name(opening.file)
    for index in places.indices { places[index].location.file = name(places[index].location.file) }
  }
}
