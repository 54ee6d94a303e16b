/// A font requested by a document.
public struct FontRequest: Hashable, Sendable {
  /// The font family.
  public enum Family: Hashable, Sendable {
    /// The system font, San Francisco.
    case system
    /// A font by its PostScript name ("HelveticaNeue-Light") or family name ("Helvetica Neue").
    case named(String)
  }

  package var family: Family
  /// The weight; `.regular` leaves a named font at the weight implied by its name.
  package var weight: FontWeight
  /// Whether italics are requested; `false` leaves a named font at the slope implied by its name.
  package var isItalic: Bool
  /// The size in points.
  package var size: Double
  /// The distance between baselines in points for a Dynamic Type text style, from Apple's table of text styles; `nil`
  /// for the font's own line height.
  package var leading: Double?

  package init(
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
