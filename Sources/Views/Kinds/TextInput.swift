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

  /// What was typed.
  public var text = ""
  /// What shows while nothing is typed.
  public var placeholder = ""
  /// The frame drawn around.
  public var borderStyle = BorderStyle.none
  /// The font.
  public var font = FontDescription(systemSize: 17)
  /// Colour of the text.
  public var textColor = Color.system(.label)
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

  /// A text field as UIKit makes one.
  public init() {}
}

/// What `UITextView` adds to a view.
public struct TextView: Hashable, Sendable {
  /// The text, runs of an attributed string joined.
  public var text = ""
  /// The font; of an attributed string its first run's.
  public var font = FontDescription(systemSize: 12)
  /// Colour of the text.
  public var textColor = Color.system(.label)
  /// Where lines stand.
  public var alignment = TextAlignment.natural
  /// Whether it can be typed into.
  public var isEditable = true
  /// How far lines stand apart; nil is as the font has it.
  public var spacing: LineSpacing?
  /// Whether it scrolls.
  public var isScrollEnabled = true

  /// A text view as UIKit makes one.
  public init() {}
}
