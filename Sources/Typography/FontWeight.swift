/// The nine weights with UIKit names, by their CSS values.
public enum FontWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The lightest weight.
  case ultraLight = 100
  /// The second lightest weight.
  case thin = 200
  /// Lighter than text.
  case light = 300
  /// The weight of text.
  case regular = 400
  /// Slightly heavier than text.
  case medium = 500
  /// The weight of headlines.
  case semibold = 600
  /// The weight of `boldSystem`.
  case bold = 700
  /// Heavier than bold.
  case heavy = 800
  /// The heaviest weight.
  case black = 900

  /// Compares weights; lighter ones come first.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
