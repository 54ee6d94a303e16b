import Views

extension TextField {
  /// Reads a `<textField>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var field = TextField()
    field.text = reader.text("text") ?? ""
    field.placeholder = reader.text("placeholder") ?? ""
    field.borderStyle = reader.word(
      "borderStyle",
      [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)], default: .none)
    if let font = reader.font(key: "fontDescription") { field.font = font }
    if let color = reader.color(key: "textColor") { field.textColor = color }
    field.alignment = reader.word("textAlignment", alignmentWords, default: .left)
    field.clearButtonMode = reader.word(
      "clearButtonMode",
      [
        ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
        ("always", .always),
      ],
      default: .never)
    field.adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit", default: true)
    field.minimumFontSize = reader.number("minimumFontSize", default: 0)
    if let traits = reader.child(named: "textInputTraits") {
      field.isSecure = traits.bool("secureTextEntry", default: false)
      traits.takeTree()
    }
    if let attributed = reader.attributedText(key: "attributedText", font: field.font, color: field.textColor)
    {
      field.text = attributed.text
      field.font = attributed.font ?? field.font
      field.textColor = attributed.color ?? field.textColor
      field.alignment = attributed.alignment ?? field.alignment
      field.attributedText = attributed.runs
    }
    if let placeholder = reader.attributedText(key: "attributedPlaceholder", font: field.font) {
      field.placeholder = placeholder.text
      field.attributedPlaceholder = placeholder.styledRuns(otherThan: field.font)
    }
    return .textField(field)
  }

  /// Reads an `IBUITextField`. Without a font it has the system font at 12 points, as Interface Builder drew it then.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var field = TextField()
    field.text = reader.string("IBUIText") ?? ""
    field.placeholder = reader.string("IBUIPlaceholder") ?? ""
    field.borderStyle = reader.choice("IBUIBorderStyle", default: .none)
    field.font = reader.font() ?? FontDescription(systemSize: 12)
    if let color = reader.color("IBUITextColor") { field.textColor = color }
    field.alignment = reader.choice("IBUITextAlignment", default: .left)
    field.clearButtonMode = reader.choice("IBUIClearButtonMode", default: .never)
    field.adjustsFontSizeToFitWidth = reader.bool("IBUIAdjustsFontSizeToFit", default: true)
    field.minimumFontSize = reader.number("IBUIMinimumFontSize", default: 0)
    field.isSecure =
      reader.object("IBUITextInputTraits")?.bool("IBUISecureTextEntry", default: false) ?? false
    return .textField(field)
  }
}

extension TextView {
  /// Reads a `<textView>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var view = TextView()
    view.text = reader.text("text") ?? ""
    if let font = reader.font(key: "fontDescription") { view.font = font }
    if let color = reader.color(key: "textColor") { view.textColor = color }
    view.alignment = reader.word("textAlignment", alignmentWords, default: .left)
    view.isEditable = reader.bool("editable", default: true)
    view.isScrollEnabled = reader.bool("scrollEnabled", default: true)
    if let attributed = reader.attributedText(key: "attributedText", font: view.font, color: view.textColor) {
      view.text = attributed.text
      view.font = attributed.font ?? view.font
      view.textColor = attributed.color ?? view.textColor
      view.alignment = attributed.alignment ?? view.alignment
      view.attributedText = attributed.runs
    }
    return .textView(view)
  }

  /// Reads an `IBUITextView`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var view = TextView()
    view.text = reader.string("IBUIText") ?? ""
    if let font = reader.font() { view.font = font }
    if let color = reader.color("IBUITextColor") { view.textColor = color }
    view.alignment = reader.choice("IBUITextAlignment", default: .left)
    view.isEditable = reader.bool("IBUIEditable", default: true)
    view.isScrollEnabled = reader.bool("IBUIScrollEnabled", default: true)
    return .textView(view)
  }
}
