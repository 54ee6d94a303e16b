/// By how much a text does not fit.
package struct TextShortage: Hashable, Sendable {
  /// The missing width of a line in points; 0 if its lines are broken.
  package var width = 0.0
  /// The missing height of its lines in points.
  package var height = 0.0

  /// A text that fits.
  package init() {}

  /// Takes the greater of two shortages in each direction.
  mutating func include(_ other: TextShortage) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}
