import Views

extension ElementReader {
  /// Adds the `<preferredSymbolConfiguration>`, if any, to an image.
  ///
  /// Its colors, such as those of a palette, are ignored: symbols are drawn in one color.
  func configureSymbol(
    _ image: inout ImageReference?, key: String = "preferredSymbolConfiguration"
  ) {
    guard let element = child(key: key, named: "preferredSymbolConfiguration") else { return }
    var configuration = SymbolConfiguration()
    configuration.pointSize = element.number("pointSize").flatMap {
      $0 > 0 ? min($0, Self.largestSymbol) : nil
    }
    if let font = element.font(key: "fontDescription") {
      configuration.followsTextSize = configuration.pointSize == nil && font.textStyle != nil
      configuration.pointSize = configuration.pointSize ?? font.size
      configuration.weight = font.weight
    }
    configuration.weight = element.word("weight", Self.symbolWeights, default: nil) ?? configuration.weight
    configuration.scale = element.word("scale", Self.symbolScales, default: nil)
    element.takeTree()
    // Images of the project may be symbols too.
    image?.symbolConfiguration = configuration
  }

  /// No screen is larger, in points.
  private static let largestSymbol = 4096.0

  static let symbolScales: [(String, SymbolConfiguration.Scale?)] = [
    ("default", nil), ("unspecified", nil), ("small", .small), ("medium", .medium), ("large", .large),
  ]

  private static let symbolWeights: [(String, FontDescription.Weight?)] = [
    ("unspecified", nil), ("default", nil), ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light),
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}
