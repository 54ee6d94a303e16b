import Views

extension Label {
  /// Reads a `<label>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var label = Label()
    label.text = reader.text("text") ?? ""
    if let font = reader.font(key: "fontDescription") { label.font = font }
    if let color = reader.color(key: "textColor") { label.textColor = color }
    label.highlightedColor = reader.color(key: "highlightedColor")
    label.shadowColor = reader.color(key: "shadowColor")
    if let offset = reader.size(key: "shadowOffset") { label.shadowOffset = offset }
    // Interface Builder leaves out `left`: 3,111 values in 65 projects, and none is `left`. Scene files leave out what UIKit has.
    label.alignment = reader.word(
      "textAlignment", alignmentWords, default: reader.context.isStrict ? .natural : .left)
    label.numberOfLines = max(0, reader.int("numberOfLines", default: 1))
    label.lineBreakMode = reader.word("lineBreakMode", lineBreakWords, default: .tailTruncation)
    label.adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit", default: true)
    let smallest = reader.number("minimumFontSize", default: 0)
    label.minimumScaleFactor = reader.number(
      "minimumScaleFactor", default: label.font.size > 0 ? smallest / label.font.size : 0)
    label.baselineAdjustment = reader.listedWord("baselineAdjustment", default: .alignBaselines)
    label.preferredMaxLayoutWidth = max(0, reader.number("preferredMaxLayoutWidth", default: 0))
    label.isEnabled = reader.bool("enabled", default: true)
    label.isHighlighted = reader.bool("highlighted", default: false)
    if let attributed = reader.attributedText(key: "attributedText", font: label.font, color: label.textColor)
    {
      label.text = attributed.text
      label.font = attributed.font ?? label.font
      label.textColor = attributed.color ?? label.textColor
      label.alignment = attributed.alignment ?? label.alignment
      label.attributedText = attributed.runs
    }
    return .label(label)
  }

  /// Reads an `IBUILabel`. Texts shrink unless the file specifies otherwise, as Interface Builder's labels did.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var label = Label()
    label.text = reader.string("IBUIText") ?? ""
    if let font = reader.font() { label.font = font }
    if let color = reader.color("IBUITextColor") { label.textColor = color }
    label.highlightedColor = reader.color("IBUIHighlightedColor")
    label.shadowColor = reader.color("IBUIShadowColor")
    if let offset = reader.size("IBUIShadowOffset") { label.shadowOffset = offset }
    label.alignment = reader.choice("IBUITextAlignment", default: .left)
    label.numberOfLines = max(0, reader.int("IBUINumberOfLines", default: 1))
    label.lineBreakMode = reader.choice("IBUILineBreakMode", default: .tailTruncation)
    label.adjustsFontSizeToFitWidth = reader.bool("IBUIAdjustsFontSizeToFit", default: true)
    let smallest = reader.number("IBUIMinimumFontSize", default: 0)
    label.minimumScaleFactor = reader.number(
      "IBUIMinimumScaleFactor", default: label.font.size > 0 ? smallest / label.font.size : 0)
    label.isEnabled = reader.bool("IBUIEnabled", default: true)
    label.isHighlighted = reader.bool("IBUIHighlighted", default: false)
    return .label(label)
  }
}
