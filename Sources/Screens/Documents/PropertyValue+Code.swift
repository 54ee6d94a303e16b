import Views

extension PropertyValue {
  /// Whether it is of the same type as another.
  func isLike(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.color, .color), (.text, .text), (.image, .image),
      (.font, .font), (.insets, .insets), (.size, .size):
      true
    case (.other(let one), .other(let other)): one.isOfType(of: other)
    default: false
    }
  }

  /// Whether it can be a value of a property that has none.
  func fits(_ row: ViewProperty) -> Bool {
    // A value of another type is not taken.
    if row.effect == .accessibility { return true }
    return switch self {
    case .color: row.name.hasSuffix("olor")
    case .insets: row.name.hasSuffix("nset") || row.name.hasSuffix("nsets")
    case .number: row.name == "customSpacing"
    case .size: row.name == "intrinsicContentSize"
    case .image: row.name.hasSuffix("mage")
    case .nothing: row.name.hasSuffix("olor") || row.name.hasSuffix("mage")
    default: false
    }
  }
}
