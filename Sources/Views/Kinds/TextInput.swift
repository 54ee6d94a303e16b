/// The properties that `UITextField` adds to a view.
public struct TextField: Hashable, Sendable {
  /// The border style; the raw values are `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A thin rectangle.
    case line
    /// A beveled rectangle.
    case bezel
    /// A rounded white field.
    case roundedRect
  }

  /// When the clear button is visible; the raw values are `UITextField.ViewMode`.
  public enum ClearButtonMode: Int, Hashable, Sendable {
    /// Never, or at certain times.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The text. Setting it removes the styles of its runs.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// The placeholder of the empty field. Setting it removes the styles of its runs.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { attributedPlaceholder = nil } }
  }
  /// The border style.
  public var borderStyle = BorderStyle.none
  /// The font; for an attributed string the first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 17) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// The alignment.
  public var alignment = TextAlignment.natural
  /// When the clear button is visible.
  public var clearButtonMode = ClearButtonMode.never
  /// Whether the text shrinks to fit the width.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum font size, in points.
  public var minimumFontSize = 0.0
  /// Whether the text is shown as dots.
  public var isSecure = false
  /// The runs of a text with several styles; nil if font and color apply to all of it.
  public var attributedText: AttributedText?
  /// The runs of a placeholder with styles that differ from the field's.
  public var attributedPlaceholder: AttributedText?

  /// Creates a text field with UIKit's defaults.
  public init() {}
}

/// The properties that `UITextView` adds to a view.
public struct TextView: Hashable, Sendable {
  /// The text; that of an attributed string is the concatenation of its runs. Setting it removes the styles of its
  /// runs.
  public var text = "" {
    didSet { if text != oldValue { attributedText = nil } }
  }
  /// The font; for an attributed string the first run's. Setting it sets all runs.
  public var font = FontDescription(systemSize: 12) {
    didSet { if font != oldValue { attributedText?.set(font: font) } }
  }
  /// Color of the text. Setting it sets all runs.
  public var textColor = Color.system(.label) {
    didSet { if textColor != oldValue { attributedText?.set(color: textColor) } }
  }
  /// The alignment. Setting it sets all paragraphs.
  public var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { attributedText?.set(alignment: alignment) } }
  }
  /// Whether it is editable.
  public var isEditable = true
  /// The runs of a text with several styles; nil if font, color and alignment apply to all of it.
  public var attributedText: AttributedText?
  /// Whether it scrolls.
  public var isScrollEnabled = true

  /// Creates a text view with UIKit's defaults.
  public init() {}
}
