import Geometry
import Views

extension Button {
  private static let kinds: [(String, Kind)] = [
    ("custom", .custom), ("roundedRect", .system), ("system", .system),
    ("detailDisclosure", .detailDisclosure),
    ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
  ]

  /// Reads a `<button>`. Without a font a system button's title has 15 points, a custom one's 18.
  static func content(_ reader: ElementReader) -> ViewContent {
    var button = Button()
    button.kind = reader.word("buttonType", kinds, default: .custom)
    button.font =
      reader.font(key: "fontDescription") ?? FontDescription(systemSize: button.kind == .custom ? 18 : 15)
    button.lineBreakMode = reader.word("lineBreakMode", lineBreakWords, default: .middleTruncation)
    button.contentInsets = reader.insets(key: "contentEdgeInsets") ?? .zero
    button.titleInsets = reader.insets(key: "titleEdgeInsets") ?? .zero
    button.imageInsets = reader.insets(key: "imageEdgeInsets") ?? .zero
    button.titleShadowOffset = reader.size(key: "titleShadowOffset") ?? .zero
    button.configuration = configuration(reader)
    readMenu(reader, into: &button)
    for state in reader.children(named: "state") { read(state, into: &button) }
    return .button(button)
  }

  /// Reads the menu of a pop-up button: it shows the title of the selected item, else the first one's, and chevrons if it
  /// has a configuration (Apple's documentation of `changesSelectionAsPrimaryAction`).
  private static func readMenu(_ reader: ElementReader, into button: inout Button) {
    let changes = reader.bool("changesSelectionAsPrimaryAction", default: false)
    let opens = reader.bool("showsMenuAsPrimaryAction", default: false)
    guard changes, opens, let menu = reader.child(key: "menu", named: "menu") else { return }
    let items = menu.element.children.filter { $0.name == "menuElements" }.flatMap(\.children)
    let titled = items.map(menu.reader).filter { $0.element.peek("title") != nil }
    let shown = titled.first { $0.element.peek("state") == "on" } ?? titled.first
    let title = shown?.text("title")
    menu.takeTree()
    guard let title else { return }
    button.title = title
    button.configuration?.showsPopUpIndicator = true
  }

  /// Reads a `<state>`; the font of the normal state's attributed title is the button's.
  private static func read(_ state: ElementReader, into button: inout Button) {
    let appearance = appearance(state, font: button.font)
    switch state.string("key") {
    case "normal":
      button.normal = appearance.look
      button.font = appearance.font ?? button.font
    case "highlighted": button.highlighted = appearance.look
    case "disabled": button.disabled = appearance.look
    case "selected": button.selected = appearance.look
    case let key:
      state.context.add(
        .badValue(
          key ?? "", of: "the state", expected: "a state that is known here", used: "none of it",
          at: state.location))
    }
  }

  private static func appearance(
    _ state: ElementReader, font: FontDescription
  ) -> (look: Appearance, font: FontDescription?) {
    var appearance = Appearance()
    appearance.title = state.text("title")
    appearance.titleColor = state.color(key: "titleColor")
    appearance.titleShadowColor = state.color(key: "titleShadowColor")
    appearance.image = state.image("image")
    appearance.backgroundImage = state.image("backgroundImage")
    let attributed = state.attributedText(key: "attributedTitle", font: font)
    if let attributed {
      appearance.title = attributed.text
      if attributed.runs == nil { appearance.titleColor = attributed.color ?? appearance.titleColor }
      appearance.attributedTitle = attributed.runs
    }
    state.configureSymbol(&appearance.image)
    for absent in state.children(named: "nil") { absent.takeTree() }
    return (appearance, attributed?.font)
  }

  private static func configuration(_ reader: ElementReader) -> Configuration? {
    guard let element = reader.child(key: "configuration", named: "buttonConfiguration") else { return nil }
    var configuration = Configuration(style: element.word("style", default: .plain))
    configuration.title = element.text("title")
    configuration.subtitle = element.text("subtitle")
    configuration.image = element.image("image")
    configuration.size = element.optionalWord("buttonSize")
    configuration.titleFont =
      element.font(key: "titleFontDescription") ?? element.resources.font(ofStyle: configuration.titleStyle)
    configuration.foregroundColor = element.color(key: "baseForegroundColor")
    configuration.backgroundColor = element.color(key: "baseBackgroundColor")
    configuration.cornerStyle = element.optionalWord("cornerStyle")
    let font =
      configuration.titleFont ?? TextStyle(named: configuration.titleStyle).map(FontDescription.init(style:))
    if let attributed = element.attributedText(
      key: "attributedTitle", font: font ?? FontDescription(systemSize: 17))
    {
      configuration.title = attributed.text
      configuration.titleFont = attributed.font ?? configuration.titleFont
      if attributed.runs == nil {
        configuration.foregroundColor = attributed.color ?? configuration.foregroundColor
      }
      configuration.attributedTitle = attributed.runs
    }
    configuration.contentInsets = element.insets(key: "contentInsets")
    configuration.imagePadding = element.number("imagePadding", default: 0)
    configuration.titlePadding = element.number("titlePadding", default: configuration.titlePadding)
    configuration.imagePlacement = element.optionalWord("imagePlacement")
    configuration.titleAlignment = element.optionalWord("titleAlignment")
    readBackground(element, into: &configuration)
    element.configureSymbol(&configuration.image, key: "preferredSymbolConfigurationForImage")
    return configuration
  }

  /// Reads the custom background of a configuration, which takes precedence over its style's.
  private static func readBackground(_ element: ElementReader, into configuration: inout Configuration) {
    guard let background = element.child(named: "backgroundConfiguration") else { return }
    configuration.backgroundColor = background.color(key: "backgroundColor") ?? configuration.backgroundColor
    configuration.cornerRadius = background.number("cornerRadius")
    configuration.strokeColor = background.color(key: "strokeColor")
    configuration.strokeWidth = background.number("strokeWidth", default: 0)
    configuration.backgroundImage = background.image("image")
    for name in ["visualEffect", "imageContentMode", "strokeOutset"] {
      _ = background.string(name)
      background.child(key: name)?.takeTree()
    }
  }

  /// Reads an `IBUIButton`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var button = Button()
    button.kind = reader.choice("IBUIButtonType", default: .custom)
    button.font = reader.font() ?? FontDescription(systemSize: button.kind == .custom ? 18 : 15)
    button.lineBreakMode = reader.choice("IBUILineBreakMode", default: .middleTruncation)
    button.contentInsets = reader.insets("IBUIContentEdgeInsets")
    button.titleInsets = reader.insets("IBUITitleEdgeInsets")
    button.imageInsets = reader.insets("IBUIImageEdgeInsets")
    button.titleShadowOffset = reader.size("IBUITitleShadowOffset") ?? .zero
    button.normal = appearance(reader, "Normal")
    button.highlighted = appearance(reader, "Highlighted")
    button.disabled = appearance(reader, "Disabled")
    button.selected = appearance(reader, "Selected")
    return .button(button)
  }

  private static func appearance(_ reader: ArchiveReader, _ state: String) -> Appearance {
    var appearance = Appearance()
    appearance.title = reader.string("IBUI\(state)Title")
    appearance.titleColor = reader.color("IBUI\(state)TitleColor")
    appearance.titleShadowColor = reader.color("IBUI\(state)TitleShadowColor")
    appearance.image = reader.image("IBUI\(state)Image")
    appearance.backgroundImage = reader.image("IBUI\(state)BackgroundImage")
    return appearance
  }
}
