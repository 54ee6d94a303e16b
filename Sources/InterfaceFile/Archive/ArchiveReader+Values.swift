import Views

extension ArchiveReader {
  /// A colour; a system colour's name wins over the numbers beside it.
  ///
  /// Spaces 1 and 2 hold RGB, 3 and 4 white; calibrated values are taken as sRGB. An additional number is alpha.
  func color(_ key: String) -> Color? {
    guard let color = object(key) else { return nil }
    if let name = color.string("IBUIColorCocoaTouchKeyPath"), let system = SystemColor(named: name) {
      return .system(system)
    }
    if let white = color.floats("NSWhite"), let first = white.first {
      return .fixed(RGBA(white: first, alpha: white.count > 1 ? white[1] : 1))
    }
    if let rgb = color.floats("NSRGB"), rgb.count >= 3 {
      return .fixed(RGBA(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1))
    }
    context.add(
      .badValue(
        color.string("NSColorSpace") ?? "", of: "NSColorSpace", expected: "a space with numbers",
        used: "black",
        at: color.location))
    return .black
  }

  /// The numbers of a `<bytes>` value: base 64 of ASCII numbers parted by blanks and ended by NUL.
  private func floats(_ key: String) -> [Double]? {
    guard let value = value(key) else { return nil }
    guard let bytes = Base64.decode(value.text) else {
      context.add(
        .badValue(value.text, of: key, expected: "base 64", used: "black", at: context.location(of: value)))
      return [0, 0, 0]
    }
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    let numbers = text.split(separator: " ").map { Double($0) }
    guard !numbers.isEmpty, !numbers.contains(where: { $0 == nil || !$0!.isFinite }) else {
      context.add(
        .badValue(text, of: key, expected: "numbers", used: "black", at: context.location(of: value)))
      return [0, 0, 0]
    }
    return numbers.compactMap(\.self)
  }

  /// A font: `IBUIFontDescription` where there is one, else `NSFont`; nil where the class default holds.
  func font() -> FontDescription? {
    let named = object("IBUIFont")
    if let description = object("IBUIFontDescription") { return description.describedFont }
    guard let named, let name = named.string("NSName") else { return nil }
    let size = max(0, named.number("NSSize", default: 17))
    if FontNames.isSystem(name) {
      return FontDescription(systemSize: size, weight: FontNames.systemWeight(of: name))
    }
    return FontDescription(name: name, size: size)
  }

  /// Types: 1 system, 2 bold system, 3 italic system; none for a font of its own name.
  private var describedFont: FontDescription {
    let size = max(0, number("pointSize", default: 17))
    if let name = string("name"), !FontNames.isSystem(name) { return FontDescription(name: name, size: size) }
    var font = FontDescription(systemSize: size)
    switch int("type", default: 1) {
    case 2: font.weight = .bold
    case 3: font.isItalic = true
    default: break
    }
    return font
  }
}
