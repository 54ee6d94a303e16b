import Views

extension StackView {
  /// Reads a `<stackView>`; the defaults are horizontal, fill, without spacing.
  ///
  /// A stack view with layout margins relative arrangement is recognized by its stored margins.
  static func content(_ reader: ElementReader) -> ViewContent {
    var stack = StackView()
    stack.axis = reader.word(
      "axis", [("horizontal", .horizontal), ("vertical", .vertical)], default: .horizontal)
    stack.distribution = reader.word(
      "distribution",
      [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
      ], default: .fill)
    stack.alignment = reader.word(
      "alignment",
      [
        ("fill", .fill), ("leading", .leading), ("top", .leading), ("firstBaseline", .firstBaseline),
        ("center", .center), ("trailing", .trailing), ("bottom", .trailing), ("lastBaseline", .lastBaseline),
      ], default: .fill)
    stack.spacing = reader.number("spacing", default: 0)
    stack.usesStandardSpacing = reader.string("spacingType") == "standard"
    stack.isBaselineRelative = reader.bool("baselineRelativeArrangement", default: false)
    let hasMargins = reader.element.children.contains {
      $0.peek("key") == "layoutMargins" || $0.peek("key") == "directionalLayoutMargins"
    }
    stack.isMarginsRelative = reader.bool("layoutMarginsRelativeArrangement", default: hasMargins)
    return .stackView(stack)
  }
}
