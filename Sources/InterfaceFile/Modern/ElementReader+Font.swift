import Views

extension ElementReader {
  /// The font of a `<fontDescription>` element.
  var fontValue: FontDescription? {
    let meta = word("size", Self.metaFonts, default: nil)
    let size = number("pointSize").map { max(0, $0) } ?? meta
    if let name = string("style") {
      _ = string("type")
      if let style = TextStyle(named: name, at: resources.textSize) { return FontDescription(style: style) }
      context.add(
        .badValue(name, of: "style", expected: "a text style that is known", used: "body", at: location))
      return TextStyle(named: "Body", at: resources.textSize).map(FontDescription.init(style:))
    }
    if let name = string("name") {
      _ = string("family")
      _ = string("type")
      if !FontNames.isSystem(name) { return FontDescription(name: name, size: size ?? 17) }
      return FontNames.systemFont(named: name, size: size ?? 17)
    }
    // 0 is the default size of fonts: a label each of 2 projects has the size of texts of 12 points.
    return systemFont(size: size == 0 ? 12 : size ?? 17)
  }

  private func systemFont(size: Double) -> FontDescription {
    var font = FontDescription(systemSize: size)
    switch word("type", Self.systemTypes, default: .plain) {
    case .plain: break
    case .bold: font.weight = .bold
    case .italic: font.isItalic = true
    }
    font.weight = fontWeight ?? font.weight
    return font
  }

  /// The attribute `weight`.
  var fontWeight: FontDescription.Weight? {
    let weights: [(String, FontDescription.Weight?)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    return word("weight", weights, default: nil)
  }

  private enum SystemType { case plain, bold, italic }

  private static let systemTypes: [(String, SystemType)] = [
    ("system", .plain), ("boldSystem", .bold), ("italicSystem", .italic),
  ]

  /// The sizes of `UIFont.systemFontSize` and related constants.
  private static let metaFonts: [(String, Double?)] = [
    ("system", 14), ("smallSystem", 12), ("label", 17), ("button", 15),
  ]
}

/// Names of the system font in files.
enum FontNames {
  static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".AppleSystemUI") || name.hasPrefix(".SFUI") || name.hasPrefix(".SFNS")
      || name.hasPrefix("SFUI") || name.hasPrefix("SFPro") || name.hasPrefix(".HelveticaNeueInterface")
      || name.hasPrefix(".LucidaGrande")
  }

  /// The system font that one of its names stands for. `size`: in points.
  static func systemFont(named name: String, size: Double) -> FontDescription {
    let style = name.lowercased()
    var font = FontDescription(
      systemSize: size, weight: weights.first { style.contains($0.0) }?.1 ?? .regular)
    font.isItalic = style.contains("italic") || style.contains("oblique")
    return font
  }

  private static let weights: [(String, FontDescription.Weight)] = [
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black), ("medium", .medium),
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light),
  ]
}
