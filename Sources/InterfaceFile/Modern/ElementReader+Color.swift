import Views

extension ElementReader {
  /// The colour that a `<color>` element stands for.
  ///
  /// A system name wins over the numbers beside it, which are what the name meant when the file was saved.
  /// Calibrated and device spaces are taken as sRGB, as Interface Builder writes its own constants so.
  var colorValue: Color? {
    let numbers = numericColor
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let value = string(name) else { continue }
      _ = string("xcode11CocoaTouchSystemColor")
      _ = string("cocoaTouchSystemColor")
      if let color = SystemColor(named: value) { return .system(color) }
      if let recorded = resources.systemColors[value] ?? numbers { return .named(value, recorded: recorded) }
      context.add(
        .badValue(value, of: name, expected: "a system colour that is known", used: "black", at: location))
      return .black
    }
    if let name = string("name") {
      _ = string("catalog")
      if let recorded = resources.namedColors[name] ?? numbers { return .named(name, recorded: recorded) }
      if let color = SystemColor(named: name) { return .system(color) }
      context.add(
        .badValue(name, of: "the colour's name", expected: "in <resources>", used: "black", at: location))
      return .black
    }
    if let numbers { return .fixed(numbers) }
    context.add(
      .badValue(
        string("colorSpace") ?? "", of: "the colour", expected: "numbers or a name", used: "the default",
        at: location))
    return nil
  }

  /// Whether the numbers are of Display P3; a space that is not known is a finding, and taken as sRGB.
  private var colorSpaceIsWide: Bool {
    let general = [
      "custom", "catalog", "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "sRGB",
    ].map { ($0, false) }
    let isWide = word("colorSpace", general + [("displayP3", true)], default: false)
    let custom = [
      "sRGB", "extendedSRGB", "genericGamma22GrayColorSpace", "extendedGray", "calibratedRGB",
      "calibratedWhite", "deviceRGB", "deviceWhite", "genericRGB",
    ].map { ($0, false) }
    return word("customColorSpace", custom + [("displayP3", true)], default: isWide)
  }

  /// The numbers of the element as sRGB; nil where it holds none.
  private var numericColor: RGBA? {
    let isWide = colorSpaceIsWide
    let alpha = number("alpha", default: 1)
    if let white = number("white") { return RGBA(white: white, alpha: alpha) }
    if element.peek("red") == nil, element.peek("green") == nil, element.peek("blue") == nil { return nil }
    let red = number("red", default: 0)
    let green = number("green", default: 0)
    let blue = number("blue", default: 0)
    guard isWide else { return RGBA(red: red, green: green, blue: blue, alpha: alpha) }
    return DisplayP3.toSRGB(red: red, green: green, blue: blue, alpha: alpha)
  }
}
