extension Button {
  /// The title used as the button's name: that of the normal state, else the configuration's. Setting it sets both.
  public var title: String? {
    get { normal.title ?? configuration?.title }
    set {
      normal.title = newValue
      configuration?.title = newValue
    }
  }

  /// The image used to identify the button: that of the normal state, else the configuration's.
  public var image: ImageReference? { normal.image ?? configuration?.image }

  /// The title shown in the normal state: with a configuration, only the configuration's.
  public var shownTitle: String? { configuration.map(\.title) ?? normal.title }

  /// The runs of `shownTitle`, if it has several styles.
  public var shownAttributedTitle: AttributedText? {
    configuration.map(\.attributedTitle) ?? normal.attributedTitle
  }

  /// The image shown in the normal state: a configuration's takes precedence over the state's.
  public var shownImage: ImageReference? { configuration?.image ?? normal.image }

  /// The type whose sign is shown, such as the info sign; nil where there is a title or an image instead. A button with a
  /// configuration keeps the sign of its type, as Xcode shows it in two projects.
  package var sign: Kind? {
    switch kind {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: break
    }
    guard let configuration else { return kind }
    let texts = [configuration.title, configuration.subtitle].compactMap(\.self)
    return texts.allSatisfy(\.isEmpty) && shownImage == nil ? kind : nil
  }

  /// The font of the title: a configuration's is its own or a text style, never the classic one.
  public var titleFont: FontDescription {
    guard let configuration else { return font }
    let style = TextStyle(named: configuration.titleStyle)
    return configuration.titleFont ?? style.map(FontDescription.init(style:)) ?? font
  }

  /// The names of the states whose contents `shown(in:)` does not use.
  package static func states(withoutPictureIn control: ControlState) -> [String] {
    let shown = state(in: control)
    return states.filter { $0.look != shown }.map(\.name)
  }

  private static let states: [(name: String, look: KeyPath<Button, Appearance> & Sendable)] = [
    ("disabled", \.disabled), ("selected", \.selected), ("highlighted", \.highlighted),
  ]

  private static func state(in control: ControlState) -> KeyPath<Button, Appearance> {
    !control.isEnabled
      ? \.disabled : control.isSelected ? \.selected : control.isHighlighted ? \.highlighted : \.normal
  }

  /// Returns the contents of a button without a configuration in a state, with defaults from the normal state.
  ///
  /// - Parameter control: The state; disabled takes precedence over selected, and that over highlighted.
  public func shown(in control: ControlState) -> Appearance {
    var shown = normal
    let state = self[keyPath: Self.state(in: control)]
    if state.title != nil {
      shown.title = state.title
      shown.attributedTitle = state.attributedTitle
    }
    shown.titleColor = state.titleColor ?? shown.titleColor
    shown.titleShadowColor = state.titleShadowColor ?? shown.titleShadowColor
    shown.image = state.image ?? shown.image
    shown.backgroundImage = state.backgroundImage ?? shown.backgroundImage
    return shown
  }
}
