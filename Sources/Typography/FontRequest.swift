/// The font that a document asks for.
public struct FontRequest: Hashable, Sendable {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The system font, San Francisco.
    case system
    /// A font by its PostScript name ("HelveticaNeue-Light") or family name ("Helvetica Neue").
    case named(String)
  }

  /// Where the letters come from.
  public var family: Family
  /// The weight; `.regular` leaves a named font at the weight that its name says.
  public var weight: FontWeight
  /// Whether slanted letters are wanted; `false` leaves a named font as its name says.
  public var isItalic: Bool
  /// The size in points.
  public var size: Double
  /// The distance of baselines in points that goes with a Dynamic Type text style, from Apple's table of text
  /// styles; `nil` is the font's own line height.
  public var leading: Double?

  /// A request from its parts; sizes are in points.
  public init(
    family: Family, weight: FontWeight = .regular, isItalic: Bool = false, size: Double,
    leading: Double? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.leading = leading
  }
}
