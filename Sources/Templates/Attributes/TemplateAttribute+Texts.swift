import Geometry
import Views

extension TemplateAttribute {
  /// The properties of labels, text fields, text views, search bars, and of the titles of buttons.
  static let texts: [TemplateAttribute] = labels + textFields + textViews + searchBars + buttons

  private static let labels: [TemplateAttribute] = [
    of(\.label, "attributedText", \.wholeText), of(\.label, "text", \.text), of(\.label, "font", \.font),
    of(\.label, "textColor", \.textColor), of(\.label, "highlightedTextColor", \.highlightedColor),
    of(\.label, "shadowColor", \.shadowColor), of(\.label, "shadowOffset", \.shadowOffset),
    of(\.label, "textAlignment", \.alignment), of(\.label, "numberOfLines", \.numberOfLines),
    of(\.label, "lineBreakMode", \.lineBreakMode),
    of(\.label, "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
    of(\.label, "minimumScaleFactor", \.minimumScaleFactor),
    of(\.label, "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    of(\.label, "baselineAdjustment", \.baselineAdjustment), of(\.label, "enabled", \.isEnabled),
    of(\.label, "highlighted", \.isHighlighted),
  ]

  private static let textFields: [TemplateAttribute] = [
    of(\.textField, "attributedText", \.wholeText), of(\.textField, "text", \.text),
    of(\.textField, "attributedPlaceholder", \.wholePlaceholder),
    of(\.textField, "placeholder", \.placeholder),
    of(\.textField, "font", \.font), of(\.textField, "textColor", \.textColor),
    of(\.textField, "textAlignment", \.alignment), of(\.textField, "borderStyle", \.borderStyle),
    of(\.textField, "clearButtonMode", \.clearButtonMode),
    of(\.textField, "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
    of(\.textField, "minimumFontSize", \.minimumFontSize), of(\.textField, "secureTextEntry", \.isSecure),
  ]

  private static let textViews: [TemplateAttribute] = [
    of(\.textView, "attributedText", \.wholeText), of(\.textView, "text", \.text),
    of(\.textView, "font", \.font), of(\.textView, "textColor", \.textColor),
    of(\.textView, "textAlignment", \.alignment), of(\.textView, "editable", \.isEditable),
  ]

  private static let searchBars: [TemplateAttribute] = [
    of(\.searchBar, "text", \.text), of(\.searchBar, "placeholder", \.placeholder),
    of(\.searchBar, "prompt", \.prompt),
    of(\.searchBar, "searchBarStyle", \.isMinimal, no: "prominent", yes: "minimal"),
    of(\.searchBar, "showsCancelButton", \.showsCancelButton),
    of(\.searchBar, "showsBookmarkButton", \.showsBookmarkButton),
    of(\.searchBar, "showsSearchResultsButton", \.showsSearchResultsButton),
    of(\.searchBar, "showsScopeBar", \.showsScopeBar),
    of(\.searchBar, "scopeButtonTitles", \.scopeTitles),
    of(\.searchBar, "selectedScopeButtonIndex", \.selectedScope),
    of(\.searchBar, "barTintColor", \.look.barTintColor),
    of(\.searchBar, "barStyle", \.look.isBlack, no: "default", yes: "black"),
    of(\.searchBar, "translucent", \.look.isTranslucent),
  ]

  /// The contents of a button's states are set with methods, not key paths.
  private static let buttons: [TemplateAttribute] = [
    of(\.button, "configuration", \.configuration), of(\.button, "titleLabel.font", \.font),
    of(\.button, "titleLabel.lineBreakMode", \.lineBreakMode),
    of(\.button, "titleLabel.shadowOffset", \.titleShadowOffset),
    of(\.button, "contentEdgeInsets", \.contentInsets), of(\.button, "titleEdgeInsets", \.titleInsets),
    of(\.button, "imageEdgeInsets", \.imageInsets),
  ]
}

/// A text with its styles, as `NSAttributedString` stores both.
struct WholeText: TemplateCarried, Hashable {
  var text: String
  var font: FontDescription?
  var color: Color?
  var alignment: TextAlignment?
  var runs: AttributedText?

  /// A text and its styles; nil for properties that are not in the attributed string.
  init(
    _ text: String, _ font: FontDescription?, _ color: Color?, _ alignment: TextAlignment?,
    _ runs: AttributedText?
  ) {
    (self.text, self.font, self.color, self.alignment, self.runs) = (text, font, color, alignment, runs)
  }

  var templateValue: TemplateValue { .other(TemplateValue.Other(self, text: "\"\(text)\"")) }

  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: WholeText.self) else { return nil }
    self = own
  }
}

extension Label {
  fileprivate var wholeText: WholeText {
    get { WholeText(text, font, textColor, alignment, attributedText) }
    set {
      (text, font) = (newValue.text, newValue.font ?? font)
      (textColor, alignment) = (newValue.color ?? textColor, newValue.alignment ?? alignment)
      attributedText = newValue.runs
    }
  }
}

extension TextField {
  fileprivate var wholeText: WholeText {
    get { WholeText(text, font, textColor, alignment, attributedText) }
    set {
      (text, font) = (newValue.text, newValue.font ?? font)
      (textColor, alignment) = (newValue.color ?? textColor, newValue.alignment ?? alignment)
      attributedText = newValue.runs
    }
  }

  fileprivate var wholePlaceholder: WholeText {
    get { WholeText(placeholder, nil, nil, nil, attributedPlaceholder) }
    set { (placeholder, attributedPlaceholder) = (newValue.text, newValue.runs) }
  }
}

extension TextView {
  fileprivate var wholeText: WholeText {
    get { WholeText(text, font, textColor, alignment, attributedText) }
    set {
      (text, font) = (newValue.text, newValue.font ?? font)
      (textColor, alignment) = (newValue.color ?? textColor, newValue.alignment ?? alignment)
      attributedText = newValue.runs
    }
  }
}

extension Button.Configuration: TemplateCarried {
  var templateValue: TemplateValue { .other(TemplateValue.Other(self, text: "\(style)")) }
  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: Self.self) else { return nil }
    self = own
  }
}

extension Array: TemplateCarried where Element == String {
  var templateValue: TemplateValue {
    .other(TemplateValue.Other(self, text: map { "\"\($0)\"" }.joined(separator: ", ")))
  }
  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: [String].self) else { return nil }
    self = own
  }
}
