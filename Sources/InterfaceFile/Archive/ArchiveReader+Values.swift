import InterfaceXML
import Views

extension ArchiveReader {
  /// A color; a system color's name takes precedence over the numbers beside it.
  ///
  /// Spaces 1 and 2 hold RGB, 3 and 4 white; calibrated values are assumed to be sRGB. An additional number is alpha.
  func color(_ key: String) -> Color? { object(key)?.colorValue }

  private var colorValue: Color {
    let numbers = numericColor
    if let name = string("IBUIColorCocoaTouchKeyPath") {
      if let system = SystemColor(named: name) { return .system(system) }
      if let numbers { return .named(name, recorded: numbers) }
    }
    if let numbers { return .fixed(numbers) }
    context.add(
      .badValue(
        string("NSColorSpace") ?? "", of: "NSColorSpace", expected: "a space with numbers", used: "black",
        at: location))
    return .black
  }

  /// The components of the color, black if they cannot be read; nil if there are none.
  private var numericColor: RGBA? {
    let black = RGBA(white: 0)
    if let value = value("NSWhite") {
      guard let white = floats(value, of: "NSWhite", atLeast: 1) else { return black }
      return RGBA(white: white[0], alpha: white.count > 1 ? white[1] : 1)
    }
    if let value = value("NSRGB") {
      guard let rgb = floats(value, of: "NSRGB", atLeast: 3) else { return black }
      return RGBA(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
    }
    return nil
  }

  /// The numbers of a `<bytes>` value: base 64 of ASCII numbers separated by white space and terminated by NUL.
  private func floats(_ value: Element, of key: String, atLeast count: Int) -> [Double]? {
    let text = Base64.decode(value.text).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let numbers = (text ?? "").split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    if let text, numbers.count >= count, numbers.count == text.split(separator: " ").count { return numbers }
    context.add(
      .badValue(
        text ?? value.text, of: key, expected: text == nil ? "base 64" : "numbers", used: "black",
        at: context.location(of: value)))
    return nil
  }

  /// A font: `IBUIFontDescription` if there is one, else `NSFont`; nil if the class default applies.
  func font() -> FontDescription? {
    let named = object("IBUIFont")
    let fontName = named?.string("NSName")
    if let description = object("IBUIFontDescription") { return description.describedFont(beside: named) }
    guard let named, let name = fontName else { return nil }
    let size = max(0, named.number("NSSize", default: 17))
    if FontNames.isSystem(name) {
      return FontNames.systemFont(named: name, size: size)
    }
    return FontDescription(name: name, size: size)
  }

  /// Types: 1 system, 2 bold system, 3 italic system; none for a named font. `font`: the one that stands beside it, whose size is that
  /// of descriptions that state none in points but a kind of size.
  private func describedFont(beside font: ArchiveReader?) -> FontDescription {
    let size = max(0, number("pointSize", default: font?.number("NSSize", default: 17) ?? 17))
    let type = int("type", default: 1)
    if let name = string("name"), !FontNames.isSystem(name) { return FontDescription(name: name, size: size) }
    var font = FontDescription(systemSize: size)
    switch type {
    case 0, 1: break
    case 2: font.weight = .bold
    case 3: font.isItalic = true
    default:
      context.add(
        .badValue(
          String(type), of: "type", expected: "a type that is known here", used: "the system font",
          at: location))
    }
    return font
  }
}
