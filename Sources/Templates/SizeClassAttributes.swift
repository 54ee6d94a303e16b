import Diagnostics
import Views

/// What size classes can change of one view: the values of `ViewProperty.all` that vary by them, and the hidden flag,
/// which belongs to the layout.
struct SizeClassAttributes: Equatable, Sendable {
  /// The properties, in the order of `values`.
  static let properties = ViewProperty.all.filter { $0.carriers.contains(.sizeClasses) }

  let isHidden: Bool
  private let values: [PropertyValue?]
  /// Where the document states the values.
  private let places: StatedPlaces

  init(of view: View) {
    (isHidden, places) = (view.isHidden, view.places)
    values = Self.properties.map { $0.read(view) }
  }

  static func == (left: SizeClassAttributes, right: SizeClassAttributes) -> Bool {
    left.isHidden == right.isHidden && left.values == right.values
  }

  /// Whether a property has the same value in both.
  func agrees(with other: SizeClassAttributes, in property: Int) -> Bool {
    values[property] == other.values[property]
  }

  /// Sets a view's hidden flag, and the values that differ from those of `own`.
  func apply(to view: View, unlike own: SizeClassAttributes) {
    view.isHidden = isHidden
    for (index, property) in Self.properties.enumerated() where !agrees(with: own, in: index) {
      guard let value = values[index] else { continue }
      property.apply(value, view)
      // The frame stays where it is stated.
      view.layoutPlaces = view.layoutPlaces ?? view.places
      view.places = places
    }
  }
}
