/// What `UITextField` adds to a view.
public struct TextField: Hashable, Sendable {
  /// The frame drawn around; the raw values are `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A thin rectangle.
    case line
    /// A sunken rectangle.
    case bezel
    /// A rounded white field.
    case roundedRect
  }

  /// When the clear button shows; the raw values are `UITextField.ViewMode`.
  public enum ClearButtonMode: Int, Hashable, Sendable {
    /// At no time, or at some.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// What was typed. Another text is set in one look.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// What shows while nothing is typed. Another text is set in one look.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { attributedPlaceholder = nil } }
  }
  /// The frame drawn around.
  public var borderStyle = BorderStyle.none
  /// The font; of an attributed string its first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 17) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// Where text stands.
  public var alignment = TextAlignment.natural
  /// When the clear button shows.
  public var clearButtonMode = ClearButtonMode.never
  /// Whether text shrinks to fit.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest size it shrinks to, points.
  public var minimumFontSize = 0.0
  /// Whether dots stand for what was typed.
  public var isSecure = false
  /// The runs of a text whose parts differ in look; nil where font and color say all.
  public var attributedText: AttributedText?
  /// The runs of a placeholder that looks different from the field's own.
  public var attributedPlaceholder: AttributedText?

  /// A text field as UIKit makes one.
  public init() {}
}

/// What `UITextView` adds to a view.
public struct TextView: Hashable, Sendable {
  /// The text, runs of an attributed string joined. Another text is set in one look.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// The font; of an attributed string its first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 12) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// Where lines stand. Setting it sets all paragraphs.
  public var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { attributedText?.set(alignment: alignment) } }
  }
  /// Whether it can be typed into.
  public var isEditable = true
  /// The runs of a text whose parts differ in look; nil where font, color and alignment say all.
  public var attributedText: AttributedText?
  /// Whether it scrolls.
  public var isScrollEnabled = true

  /// A text view as UIKit makes one.
  public init() {}
}
