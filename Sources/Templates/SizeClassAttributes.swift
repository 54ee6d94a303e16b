import Views

/// The attributes of one view that size classes can change: the values of `ViewProperty.all` that vary by them, and the
/// hidden flag, which belongs to the layout.
struct SizeClassAttributes: Equatable, Sendable {
  /// The properties, in the order of `values`.
  static let properties = ViewProperty.all.filter(\.variesBySizeClass)

  let isHidden: Bool
  /// The places of the values in the document.
  let places: PropertyPlaces
  private var values: [any Hashable & Sendable]

  init(of view: View) {
    (isHidden, places) = (view.isHidden, view.places)
    values = Self.properties.map { $0.value(view) }
  }

  static func == (left: SizeClassAttributes, right: SizeClassAttributes) -> Bool {
    left.isHidden == right.isHidden && properties.indices.allSatisfy { left.agrees(with: right, in: $0) }
  }

  /// Whether a property has the same value in both.
  func agrees(with other: SizeClassAttributes, in property: Int) -> Bool {
    Self.properties[property].areEqual(values[property], other.values[property])
  }

  /// Copies the value of a property.
  mutating func copy(_ property: Int, from other: SizeClassAttributes) {
    values[property] = other.values[property]
  }

  /// Sets the value of a property of a view and records it as written, unless the view's value differs from the last
  /// one written.
  func apply(_ property: Int, to view: View, written: inout SizeClassAttributes) {
    let row = Self.properties[property]
    guard row.areEqual(row.value(view), written.values[property]) else { return }
    row.set(values[property], view)
    written.values[property] = values[property]
    view.places = places
  }
}
