/// A color as records have it that is the same in every appearance: four numbers, or the name of one of UIKit's constants.
struct RecordedColor {
  private let components: [Double]

  /// The color of a property's value; nil for another value, or a color that depends on the appearance.
  init?(_ value: String) {
    if let constant = Self.constants[value] {
      components = constant
    } else {
      guard value.hasPrefix("rgba("), value.hasSuffix(")") else { return nil }
      let numbers = value.dropFirst(5).dropLast().split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      components = numbers
    }
  }

  /// How much of what is behind it it hides, from 0 to 1.
  var alpha: Double { components[3] }

  /// Whether nothing is seen through it.
  var isOpaque: Bool { alpha == 1 }

  /// Whether it draws nothing.
  var isClear: Bool { alpha == 0 }

  /// Whether it is drawn like another one, within a step of 8 bits.
  func isDrawn(like other: RecordedColor) -> Bool {
    if isClear, other.isClear { return true }
    return zip(components, other.components).allSatisfy { abs($0 - $1) < 1 / 255 }
  }

  /// From Apple's documentation of `UIColor`.
  private static let constants: [String: [Double]] = [
    "clear": [0, 0, 0, 0], "black": [0, 0, 0, 1], "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3, 1],
    "gray": [0.5, 0.5, 0.5, 1], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3, 1], "white": [1, 1, 1, 1],
    "red": [1, 0, 0, 1], "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1],
    "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1],
    "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1], "darkText": [0, 0, 0, 1],
    "lightText": [1, 1, 1, 0.6],
  ]
}

extension String {
  /// Whether a color of this value draws nothing.
  var isClear: Bool { RecordedColor(self)?.isDrawn(like: RecordedColor("clear")!) ?? false }

  /// Whether a property of this value is drawn as one of another.
  func isDrawn(like other: String) -> Bool {
    if self == other { return true }
    guard let own = RecordedColor(self), let other = RecordedColor(other) else { return false }
    return own.isDrawn(like: other)
  }
}
