/// Common properties of views under UIKit's names: the only code that knows where each class stores its text, title,
/// font and image.
///
/// Templates, matching, state changes, motion and printed names of views read them here; templates and state changes
/// write them. A property is nil for a class without it, and setting it there has no effect.
extension ViewContent {
  /// The text of a label, text field, text view or search bar.
  public var text: String? {
    get { label?.text ?? textField?.text ?? textView?.text ?? searchBar?.text }
    set {
      guard let newValue else { return }
      label?.text = newValue
      textField?.text = newValue
      textView?.text = newValue
      searchBar?.text = newValue
    }
  }

  /// Gives a label, text field, text view or search bar a text of one style, as assigning `text` does: the styled runs of its
  /// attributed text go (Apple's document of `UILabel.text`).
  package mutating func setPlainText(_ text: String) {
    self.text = text
    label?.attributedText = nil
    textField?.attributedText = nil
    textView?.attributedText = nil
  }

  /// The placeholder of a text field or search bar.
  public var placeholder: String? {
    get { textField?.placeholder ?? searchBar?.placeholder }
    set {
      guard let newValue else { return }
      textField?.placeholder = newValue
      searchBar?.placeholder = newValue
    }
  }

  /// The title of a button in its normal state (`Button.title`); nil inside for a button without one.
  public var title: String?? {
    get { button.map(\.title) }
    set { if let newValue { button?.title = newValue } }
  }

  /// The font of a label's, text field's or text view's text.
  public var font: FontDescription? {
    get { label?.font ?? textField?.font ?? textView?.font }
    set {
      guard let newValue else { return }
      label?.font = newValue
      textField?.font = newValue
      textView?.font = newValue
    }
  }

  /// The font of a button's title.
  public var titleFont: FontDescription? { button?.titleFont }

  /// The color of a label's, text field's or text view's text.
  public var textColor: Color? {
    get { label?.textColor ?? textField?.textColor ?? textView?.textColor }
    set {
      guard let newValue else { return }
      label?.textColor = newValue
      textField?.textColor = newValue
      textView?.textColor = newValue
    }
  }

  /// The maximum number of lines of a label; 0 for no limit.
  public var numberOfLines: Int? {
    get { label?.numberOfLines }
    set { if let newValue { label?.numberOfLines = newValue } }
  }

  /// The image of an image view; nil inside for one without.
  public var image: ImageReference?? {
    get { imageView.map(\.image) }
    set { if let newValue { imageView?.image = newValue } }
  }

  /// The image beside a button's title in its normal state (`Button.image`); nil inside for a button without one.
  public var titleImage: ImageReference?? { button.map(\.image) }

  /// The visible name of a view: a label's text, a button's title, a text field's text or placeholder, the name of an
  /// image view's image. The texts of text views are too long for that, and those of search bars temporary.
  public var caption: String? {
    switch self {
    case .label, .textField: text.flatMap { $0.isEmpty ? placeholder ?? "" : $0 }
    case .button: title ?? nil
    case .imageView: (image ?? nil)?.name
    default: nil
    }
  }
}
