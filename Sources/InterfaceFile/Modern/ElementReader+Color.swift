import Views

extension ElementReader {
  /// The color of a `<color>` element.
  ///
  /// A system name takes precedence over the numbers beside it, which are its value when the file was saved.
  var colorValue: Color? {
    let numbers = numericColor
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let value = string(name) else { continue }
      _ = string("xcode11CocoaTouchSystemColor")
      _ = string("cocoaTouchSystemColor")
      if let color = SystemColor(named: value) { return .system(color) }
      if let recorded = resources.systemColors[value] ?? numbers { return .named(value, recorded: recorded) }
      context.add(
        .badValue(value, of: name, expected: "a system color that is known", used: "black", at: location))
      return .black
    }
    if let name = string("name") {
      _ = string("catalog")
      if let recorded = resources.namedColors[name] ?? numbers { return .named(name, recorded: recorded) }
      if let color = SystemColor(named: name) { return .system(color) }
      context.add(
        .badValue(
          name, of: "the color's name", expected: "in <resources>",
          used: "that of the asset catalog, or black", at: location))
      return .named(name, recorded: RGBA(white: 0))
    }
    if let numbers { return .fixed(numbers) }
    context.add(
      .badValue(
        string("colorSpace") ?? "", of: "the color", expected: "numbers or a name", used: "the default",
        at: location))
    return nil
  }

  /// The interpretation of a color's numbers.
  private enum Space { case sRGB, displayP3, calibrated }

  /// The space of the numbers; an unknown one is a finding, and assumed to be sRGB.
  ///
  /// Calibrated spaces are converted in color-matched documents. In others, as in device spaces, the numbers reach the
  /// screen unchanged.
  private var space: Space {
    let calibrated = resources.isColorMatched ? Space.calibrated : .sRGB
    let spaces: [(String, Space)] = [
      ("calibratedRGB", calibrated), ("calibratedWhite", calibrated), ("deviceRGB", .sRGB),
      ("deviceWhite", .sRGB), ("sRGB", .sRGB), ("displayP3", .displayP3),
    ]
    let general = word("colorSpace", spaces + [("custom", .sRGB), ("catalog", .sRGB)], default: .sRGB)
    let custom: [(String, Space)] = [
      ("extendedSRGB", .sRGB), ("genericGamma22GrayColorSpace", .sRGB), ("extendedGray", .sRGB),
      ("genericRGB", calibrated),
    ]
    return word("customColorSpace", spaces + custom, default: general)
  }

  /// The numbers of the element as sRGB; nil if there are none.
  private var numericColor: RGBA? {
    let space = space
    let alpha = number("alpha", default: 1)
    if let white = number("white") {
      return space == .calibrated
        ? CalibratedColor.toSRGB(white: white, alpha: alpha) : RGBA(white: white, alpha: alpha)
    }
    if element.peek("red") == nil, element.peek("green") == nil, element.peek("blue") == nil { return nil }
    let red = number("red", default: 0)
    let green = number("green", default: 0)
    let blue = number("blue", default: 0)
    return switch space {
    case .sRGB: RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: DisplayP3.toSRGB(red: red, green: green, blue: blue, alpha: alpha)
    case .calibrated: CalibratedColor.toSRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
