import Geometry
import Numerals

/// The printed form of a view's content, field by field.
enum ContentListing {
  private static func text(of stack: StackView) -> String {
    "stack \(stack.axis) \(stack.distribution) \(stack.alignment)"
      + " spacing \(stack.usesStandardSpacing ? "standard" : number(stack.spacing))"
      + (stack.isBaselineRelative ? " by baselines" : "") + (stack.isMarginsRelative ? " in margins" : "")
  }

  static func lines(of content: ViewContent) -> [String] {
    switch content {
    case .plain, .container: []
    case .placeholder: ["placeholder"]
    case .stackView(let stack): [text(of: stack)]
    case .collectionView(let collection): collection.flow.map { [text(of: $0)] } ?? []
    case .unknown: ["unknown"]
    case .label(let label): lines(of: label)
    case .button(let button): lines(of: button)
    case .textField(let field): lines(of: field)
    case .textView(let view): lines(of: view)
    case .imageView(let view): ["image \(image(view.image)), highlighted \(image(view.highlightedImage))"]
    case .toggle(let toggle):
      [
        "\(toggle.isOn ? "on" : "off"), on \(color(toggle.onTintColor)), thumb \(color(toggle.thumbTintColor))"
      ]
    case .slider(let slider): lines(of: slider)
    case .segmentedControl(let control): lines(of: control)
    case .progressView(let view):
      [
        "progress \(number(view.progress))\(view.isBarStyle ? " bar" : ""),"
          + " done \(color(view.progressTintColor)), track \(color(view.trackTintColor))"
      ]
    case .tableView(let table): lines(of: table)
    case .stepper, .pageControl, .activityIndicator, .refreshControl, .pickerView, .datePicker, .colorWell,
      .calendarView, .visualEffect, .standIn:
      controlLines(of: content)
    case .searchBar, .navigationBar, .toolbar, .tabBar: barLines(of: content)
    case .tableViewCell(let cell):
      [
        "accessory \(cell.accessory), reuse \(cell.reuseIdentifier ?? "–"), style \(cell.style?.rawValue ?? "–")"
          + (cell.separatorInset.map { ", line inset \(insets($0))" } ?? "")
      ]
        + (cell.rowHeight.map { ["row height \(number($0))"] } ?? [])
        + (cell.ownViews.isEmpty ? [] : ["own views \(cell.ownViews.joined(separator: ", "))"])
        + (cell.list.map { ["list text \(quoted($0.text)) / \(quoted($0.secondaryText))"] } ?? [])
    }
  }

  private static func text(of flow: FlowLayout) -> String {
    "flow \(flow.isHorizontal ? "horizontal" : "vertical"), between lines \(number(flow.lineSpacing)),"
      + " cells \(number(flow.interitemSpacing)), insets \(insets(flow.sectionInset)) of \(flow.insetReference),"
      + " header \(size(flow.headerReferenceSize)), footer \(size(flow.footerReferenceSize))"
  }

  private static func lines(of label: Label) -> [String] {
    [
      "text \(quoted(label.text))", "font \(font(label.font)), color \(color(label.textColor))",
      "highlighted \(color(label.highlightedColor)), shadow \(color(label.shadowColor)) \(size(label.shadowOffset))",
      "\(label.alignment), lines \(label.numberOfLines), \(label.lineBreakMode),"
        + " \(label.adjustsFontSizeToFitWidth ? "shrinks to" : "keeps its size, least") \(number(label.minimumScaleFactor))"
        + (label.isEnabled ? "" : ", disabled") + (label.isHighlighted ? ", highlighted" : ""),
    ] + layout(of: label) + runs(of: label.attributedText)
  }

  private static func layout(of label: Label) -> [String] {
    var lines: [String] = []
    if label.preferredMaxLayoutWidth > 0 { lines.append("wraps at \(number(label.preferredMaxLayoutWidth))") }
    return lines
  }

  private static func lines(of button: Button) -> [String] {
    var lines = ["\(button.kind), font \(font(button.font)), \(button.lineBreakMode)"]
    lines.append(
      "insets content \(insets(button.contentInsets)) title \(insets(button.titleInsets))"
        + " image \(insets(button.imageInsets)), shadow \(size(button.titleShadowOffset))")
    let states = [
      ("normal", button.normal), ("highlighted", button.highlighted), ("disabled", button.disabled),
      ("selected", button.selected),
    ]
    for (name, state) in states where state != Button.Appearance() {
      lines.append(
        "\(name) \(state.title.map(quoted) ?? "–"), color \(color(state.titleColor)),"
          + " shadow \(color(state.titleShadowColor)), image \(image(state.image)),"
          + " background \(image(state.backgroundImage))")
      lines += runs(of: state.attributedTitle)
    }
    if let configuration = button.configuration { lines += self.lines(of: configuration) }
    return lines
  }

  private static func lines(of look: Button.Configuration) -> [String] {
    [
      "configuration \(look.style.rawValue) \(look.title.map(quoted) ?? "–") / \(look.subtitle.map(quoted) ?? "–"),"
        + " font \(look.titleFont.map(font) ?? "–"), image \(image(look.image))",
      "  foreground \(color(look.foregroundColor)), background \(color(look.backgroundColor))"
        + " \(image(look.backgroundImage)), stroke \(color(look.strokeColor)) \(number(look.strokeWidth))",
      "  corners \(look.cornerStyle?.rawValue ?? "–") \(look.cornerRadius.map(number) ?? "–"),"
        + " size \(look.size?.rawValue ?? "–"), insets \(look.contentInsets.map(insets) ?? "–"),"
        + " paddings \(number(look.imagePadding)) \(number(look.titlePadding)),"
        + " image \(look.imagePlacement?.rawValue ?? "–"), title \(look.titleAlignment?.rawValue ?? "–")",
    ] + runs(of: look.attributedTitle)
  }

  private static func lines(of field: TextField) -> [String] {
    [
      "text \(quoted(field.text)), placeholder \(quoted(field.placeholder)), border \(field.borderStyle)",
      "font \(font(field.font)), color \(color(field.textColor)), \(field.alignment)",
      "clear button \(field.clearButtonMode), \(field.adjustsFontSizeToFitWidth ? "shrinks to" : "keeps its size, least")"
        + " \(number(field.minimumFontSize))\(field.isSecure ? ", secure" : "")",
    ] + runs(of: field.attributedText) + runs(of: field.attributedPlaceholder, name: "placeholder run")
  }

  private static func lines(of view: TextView) -> [String] {
    [
      "text \(quoted(view.text))",
      "font \(font(view.font)), color \(color(view.textColor)), \(view.alignment)"
        + (view.isEditable ? ", editable" : "") + (view.isScrollEnabled ? ", scrolls" : ""),
    ] + runs(of: view.attributedText)
  }

  private static func lines(of slider: Slider) -> [String] {
    [
      "value \(number(slider.value)) of \(number(slider.minimum)) … \(number(slider.maximum)),"
        + " track \(color(slider.minimumTrackTintColor)) \(color(slider.maximumTrackTintColor)),"
        + " thumb \(color(slider.thumbTintColor))"
    ]
      + (slider.minimumImage == nil && slider.maximumImage == nil
        ? [] : ["images \(image(slider.minimumImage)), \(image(slider.maximumImage))"])
  }

  private static func lines(of control: SegmentedControl) -> [String] {
    let selected = control.selectedIndex.map(String.init) ?? "none"
    let segments = control.segments.map { segment in
      "segment \(segment.title.map(quoted) ?? "–"), image \(image(segment.image)),"
        + " width \(number(segment.width))\(segment.isEnabled ? "" : ", disabled")"
    }
    return [
      "selected \(selected)\(control.apportionsWidthsByContent ? ", by content" : "")"
        + (control.selectedTintColor.map { ", tint \(color($0))" } ?? "")
    ] + segments
  }

  private static func lines(of table: TableView) -> [String] {
    let sections = table.sections.map { section in
      "section \(section.header.map(quoted) ?? "–") / \(section.footer.map(quoted) ?? "–"),"
        + " \(section.cellCount) cells"
    }
    return [
      "\(table.style), rows \(number(table.rowHeight)), headers \(number(table.sectionHeaderHeight)),"
        + " footers \(number(table.sectionFooterHeight)),"
        + " separators \(table.hasSeparators ? "yes" : "no") \(color(table.separatorColor))"
        + (table.separatorInset.map { " inset \(insets($0))" } ?? "")
    ] + sections
  }

  // MARK: Words

  static func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }

  static func color(_ color: Color?) -> String {
    switch color {
    case nil: "–"
    case .fixed(let value): rgba(value)
    case .system(let color): color.name
    case .named(let name, let recorded): "\"\(name)\" (\(rgba(recorded)))"
    }
  }

  static func runtime(_ value: RuntimeAttribute.Value) -> String {
    switch value {
    case .boolean(let value): value ? "YES" : "NO"
    case .number(let value): number(value)
    case .string(let text): quoted(text)
    case .color(let value): color(value)
    case .other(let type, let text): "\(type) \(quoted(text))"
    case .null: "nil"
    }
  }

  static func font(_ font: FontDescription) -> String {
    var text = "system"
    if case .named(let name) = font.family { text = name }
    text += " \(number(font.size)) \(font.weight)"
    if font.isItalic { text += " italic" }
    if let style = font.textStyle { text += " (\(style.name))" }
    return text
  }

  static func image(_ image: ImageReference?) -> String {
    guard let image else { return "–" }
    let symbol = image.symbolConfiguration
    let words = [
      image.size.map(size), image.renderingMode?.rawValue, image.symbolScale?.rawValue,
      symbol?.pointSize.map { "at \(number($0))" },
      symbol?.weight.map { "\($0)" }, symbol?.scale.map { "preferably \($0)" },
      image.enlargement == 1 ? nil : "enlarged by \(number(image.enlargement))",
    ].compactMap(\.self)
    return (image.isSystem ? "symbol " : "") + ([image.name] + words).joined(separator: " ")
  }

  static func rgba(_ value: RGBA) -> String {
    "rgba(\([value.red, value.green, value.blue, value.alpha].map(number).joined(separator: " ")))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "(\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")))"
  }

  static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\n", with: "\\n").replacing("\u{1}", with: "\\u{1}") + "\""
  }
}
