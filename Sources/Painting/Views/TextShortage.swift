/// By how much a text does not fit.
public struct TextShortage: Hashable, Sendable {
  /// The points that its line lacks; 0 where its lines are broken.
  public var width = 0.0
  /// The points that its lines lack from top to bottom.
  public var height = 0.0

  /// A text that fits.
  public init() {}

  /// Takes the greater lengths of two shortages.
  mutating func include(_ other: TextShortage) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}
