import Diagnostics
import Views

/// What size classes can change of one view: the values of `ViewProperty.all` that vary by them, and the hidden flag,
/// which belongs to the layout.
struct SizeClassAttributes: Equatable, Sendable {
  /// The properties, in the order of `values`.
  static let properties = ViewProperty.all.filter { $0.carriers.contains(.sizeClasses) }

  let isHidden: Bool
  private var values: [PropertyValue?]
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

  /// Takes over the value of a property.
  mutating func copy(_ property: Int, from other: SizeClassAttributes) {
    values[property] = other.values[property]
  }

  /// Gives a view the value of a property and notes it as written, unless the view has another than was written last.
  func apply(_ property: Int, to view: View, written: inout SizeClassAttributes) {
    let row = Self.properties[property]
    guard let value = values[property], row.read(view) == written.values[property] else { return }
    row.apply(value, view)
    written.values[property] = value
    view.places = places
  }
}
