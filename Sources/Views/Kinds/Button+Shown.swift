extension Button {
  /// The title that the button is known by: that of the normal state, else the configuration's. Both are given the same.
  public var title: String? {
    get { normal.title ?? configuration?.title }
    set {
      normal.title = newValue
      configuration?.title = newValue
    }
  }

  /// The image that the button is known by: that of the normal state, else the configuration's.
  public var image: ImageReference? { normal.image ?? configuration?.image }

  /// The title that shows in the normal state: with a configuration, the configuration's alone.
  public var shownTitle: String? { configuration.map(\.title) ?? normal.title }

  /// The runs of `shownTitle`, where its parts differ in look.
  public var shownAttributedTitle: AttributedText? {
    configuration.map(\.attributedTitle) ?? normal.attributedTitle
  }

  /// The image that shows in the normal state: a configuration's goes before the state's.
  public var shownImage: ImageReference? { configuration?.image ?? normal.image }

  /// The font that the title is set in: a configuration's is its own or the text style Body, never the classic one.
  public var titleFont: FontDescription {
    guard let configuration else { return font }
    return configuration.titleFont ?? TextStyle(named: "Body").map(FontDescription.init(style:)) ?? font
  }

  /// Returns what a button without a configuration shows in a state; what the state leaves out is the normal state's.
  ///
  /// - Parameter control: The state; disabled goes before selected, and that before highlighted.
  public func shown(in control: ControlState) -> Appearance {
    var shown = normal
    let state =
      !control.isEnabled
      ? disabled : control.isSelected ? selected : control.isHighlighted ? highlighted : normal
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
