import Numerals
import Views

/// Short forms of values that Interface Builder writes as elements.
enum SceneValues {
  // MARK: Colors

  /// The element of a color: `#RRGGBB`, `#RRGGBBAA`, `asset:Name`, or a system color such as `systemBlue`; nil for
  /// anything else.
  static func color(_ text: String) -> SceneNode? {
    var node = SceneNode("color")
    if text.hasPrefix("#") {
      guard let bytes = bytes(text.dropFirst()), bytes.count == 3 || bytes.count == 4 else { return nil }
      for (name, byte) in zip(["red", "green", "blue", "alpha"], bytes + (bytes.count == 3 ? [255] : [])) {
        node[name] = Numeral.text(Double(byte) / 255)
      }
      node["colorSpace"] = "custom"
      node["customColorSpace"] = "sRGB"
      return node
    }
    if text.hasPrefix("asset:") {
      node["name"] = String(text.dropFirst(6))
      return node
    }
    let known = [text, text + "Color"].first { SystemColor(named: $0) != nil }
    guard let known else { return nil }
    node["systemColor"] = known
    return node
  }

  /// The short form of a color's element; nil if there is none.
  static func colorText(_ attributes: [(name: String, value: String)]) -> String? {
    var values = Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    values["key"] = nil
    if values.count == 1, let system = values["systemColor"], SystemColor(named: system) != nil {
      let short = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
      return color(short)?["systemColor"] == system
        ? short : color(system)?["systemColor"] == system ? system : nil
    }
    guard values["colorSpace"] == "custom", values["customColorSpace"] == "sRGB", values.count == 6,
      let short = hexadecimal(values)
    else { return nil }
    return short
  }

  /// The bytes of a color whose components are exactly representable.
  private static func hexadecimal(_ values: [String: String]) -> String? {
    var text = "#"
    for name in ["red", "green", "blue", "alpha"] {
      guard let written = values[name], let value = Double(written), (0...1).contains(value) else {
        return nil
      }
      let byte = (value * 255).rounded()
      guard Double(Numeral.text(byte / 255)) == value else { return nil }
      if name == "alpha", byte == 255 { break }
      text += Numeral.hexadecimal(UInt64(byte), digits: 2).uppercased()
    }
    return text
  }

  private static func bytes(_ digits: Substring) -> [UInt8]? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var rest = digits
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  // MARK: Fonts

  /// The element of a font: a text style (`headline`), `system 17`, `system 17 semibold`, `italic system 17`, or a
  /// font's name with its size (`Avenir-Book 15`); nil for anything else.
  static func font(_ text: String) -> SceneNode? {
    var node = SceneNode("fontDescription")
    var words = text.split(separator: " ").map(String.init)
    if words.count == 1, let style = styles.first(where: { $0 == words[0] }) {
      node["style"] = "UICTFontTextStyle" + styleSuffix(style)
      return node
    }
    let isItalic = words.first == "italic"
    if isItalic { words.removeFirst() }
    guard words.count >= 2, let size = Double(words[1]), size.isFinite, size >= 0 else { return nil }
    if words[0] == "system" {
      node["type"] = isItalic ? "italicSystem" : "system"
      if words.count == 3, weights.contains(words[2]) {
        node["weight"] = words[2]
      } else if words.count != 2 {
        return nil
      }
    } else {
      guard words.count == 2, !isItalic else { return nil }
      node["name"] = words[0]
    }
    node["pointSize"] = Numeral.text(size)
    return node
  }

  /// The short form of a font's element; nil if there is none.
  static func fontText(_ attributes: [(name: String, value: String)]) -> String? {
    var values = Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    values["key"] = nil
    var text: String?
    if values.count == 1, let style = values["style"] {
      text = styles.first { "UICTFontTextStyle" + styleSuffix($0) == style }
    } else if let size = values["pointSize"] {
      let kind = values["type"] == "italicSystem" ? "italic system" : "system"
      text = kind + " " + size + (values["weight"].map { " " + $0 } ?? "")
    }
    guard let text, let again = font(text), again.attributes.count == values.count,
      again.attributes.allSatisfy({ values[$0.name] == $0.value })
    else { return nil }
    return text
  }

  /// The notations of fonts, for messages.
  static let fontExamples = ["system 17", "system 17 semibold", "italic system 15"]

  static let styles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption1",
    "caption2",
  ]

  /// The suffix of Interface Builder's name of a text style.
  private static func styleSuffix(_ style: String) -> String {
    switch style {
    case "largeTitle": "Title0"
    case "subheadline": "Subhead"
    default: style.prefix(1).uppercased() + style.dropFirst()
    }
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  // MARK: Autoresizing masks

  /// The flexible edges and sizes, by the words of a scene file.
  static let flexible: [(word: String, attribute: String)] = [
    ("width", "widthSizable"), ("height", "heightSizable"), ("left", "flexibleMinX"),
    ("right", "flexibleMaxX"),
    ("top", "flexibleMinY"), ("bottom", "flexibleMaxY"),
  ]
}
