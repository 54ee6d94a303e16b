/// The nine weights that UIKit names, by their CSS numbers.
public enum FontWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The thinnest weight that UIKit names.
  case ultraLight = 100
  /// Next to the thinnest.
  case thin = 200
  /// Thinner than text.
  case light = 300
  /// The weight of text.
  case regular = 400
  /// A little heavier than text.
  case medium = 500
  /// The weight of headlines.
  case semibold = 600
  /// The weight of `boldSystem`.
  case bold = 700
  /// Heavier than bold.
  case heavy = 800
  /// The heaviest.
  case black = 900

  /// Thinner weights come first.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
