import Views

/// What of a view does not animate: it jumps to its new value when the animation begins, as UIKit sets it in the
/// animation block at once.
public struct SteppedValues: Hashable, Sendable {
  /// Whether it and all around it are in the layout.
  public var isInstalled: Bool
  /// Whether neither the view nor anything in it is drawn.
  public var isHidden: Bool
  /// What the class adds: texts, fonts, images.
  public var content: ViewContent
  /// How content is fitted.
  public var contentMode: ContentMode
  /// Whether subviews are cut at the bounds.
  public var clipsToBounds: Bool
  /// As `clipsToBounds`, of the layer.
  public var masksToBounds: Bool
  /// The colour of active content.
  public var tintColor: Color?
  /// What every control has.
  public var control: ControlState?

  /// The values that a view has now.
  public init(of view: View, isInstalled: Bool) {
    self.isInstalled = isInstalled
    isHidden = view.isHidden
    content = view.content
    contentMode = view.contentMode
    clipsToBounds = view.clipsToBounds
    masksToBounds = view.layer.masksToBounds
    tintColor = view.tintColor
    control = view.control
  }

  /// Gives a view these values; whether it is installed is not touched.
  public func apply(to view: View) {
    view.isHidden = isHidden
    if view.content != content { view.content = content }
    view.contentMode = contentMode
    view.clipsToBounds = clipsToBounds
    view.layer.masksToBounds = masksToBounds
    view.tintColor = tintColor
    view.control = control
  }

  /// A property that does not animate; the raw value is what reports call it.
  public enum Property: String, Hashable, Sendable {
    /// Whether the view is drawn at all, and what the class shows.
    case hidden, text, font, image, content
    /// How content is fitted.
    case contentMode = "content mode"
    /// Whether subviews are cut at the bounds: what nobody sees change.
    case clipping
    /// The colour of active content.
    case tintColor = "tint colour"
    /// What every control has.
    case controlState = "control state"
  }

  /// The properties in which two ends differ, in the order of this table.
  public func changes(to end: SteppedValues) -> [Property] {
    let isOfOneKind = content.kind == end.content.kind
    let rows: [(Property, Bool)] = [
      (.hidden, isHidden != end.isHidden), (.text, content.text != end.content.text),
      (.font, content.font != end.content.font), (.image, content.image != end.content.image),
      (
        .content,
        !isOfOneKind
          || (content != end.content && content.text == end.content.text && content.font == end.content.font
            && content.image == end.content.image)
      ),
      (.contentMode, contentMode != end.contentMode),
      (.clipping, clipsToBounds != end.clipsToBounds || masksToBounds != end.masksToBounds),
      (.tintColor, tintColor != end.tintColor), (.controlState, control != end.control),
    ]
    return rows.filter(\.1).map(\.0)
  }
}

extension ViewContent {
  /// The author's text, where there is one.
  fileprivate var text: String? {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.normal.title
    case .textField(let field): field.text + "\n" + field.placeholder
    case .textView(let textView): textView.text
    default: nil
    }
  }

  fileprivate var font: FontDescription? {
    switch self {
    case .label(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    case .textView(let textView): textView.font
    default: nil
    }
  }

  fileprivate var image: String? {
    switch self {
    case .imageView(let imageView): imageView.image?.name
    case .button(let button): button.normal.image?.name
    default: nil
    }
  }

  /// Which case it is, for the few that are compared.
  fileprivate var kind: String {
    switch self {
    case .label: "label"
    case .button: "button"
    case .textField: "field"
    case .textView: "text"
    case .imageView: "image"
    default: ""
    }
  }
}
