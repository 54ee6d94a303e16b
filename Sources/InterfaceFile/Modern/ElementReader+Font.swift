import Views

extension ElementReader {
  /// The font that a `<fontDescription>` element stands for.
  var fontValue: FontDescription? {
    let size = number("pointSize").map { max(0, $0) } ?? metaFontSize(string("size"))
    if let name = string("style") {
      _ = string("type")
      if let style = TextStyle(named: name) { return FontDescription(style: style) }
      context.add(
        .badValue(name, of: "style", expected: "a text style that is known", used: "body", at: location))
      return TextStyle(named: "Body").map(FontDescription.init(style:))
    }
    if let name = string("name") {
      _ = string("family")
      _ = string("type")
      if !FontNames.isSystem(name) { return FontDescription(name: name, size: size ?? 17) }
      return FontDescription(systemSize: size ?? 17, weight: FontNames.systemWeight(of: name))
    }
    return systemFont(size: size ?? 17)
  }

  private func systemFont(size: Double) -> FontDescription {
    var font = FontDescription(systemSize: size)
    switch string("type") ?? "system" {
    case "boldSystem": font.weight = .bold
    case "italicSystem": font.isItalic = true
    default: break
    }
    let weights: [(String, FontDescription.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    font.weight = word("weight", weights, default: font.weight)
    return font
  }

  /// The sizes of `UIFont.systemFontSize` and its kin.
  private func metaFontSize(_ name: String?) -> Double? {
    switch name {
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 15
    default: nil
    }
  }
}

/// Names by which files ask for the system's own font.
enum FontNames {
  static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".AppleSystemUI") || name.hasPrefix(".SFUI") || name.hasPrefix(".SFNS")
      || name.hasPrefix("SFUI") || name.hasPrefix("SFPro") || name.hasPrefix(".HelveticaNeueInterface")
      || name.hasPrefix(".LucidaGrande")
  }

  static func systemWeight(of name: String) -> FontDescription.Weight {
    let weights: [(String, FontDescription.Weight)] = [
      ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black), ("Medium", .medium),
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ]
    return weights.first { name.contains($0.0) }?.1 ?? .regular
  }
}
